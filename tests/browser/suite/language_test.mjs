// The languages of page and program; both change together.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const reads = (tags) => ({
    before: `Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(tags)} });`,
});

const spoken = (page) =>
    page.evaluate(() => [
        document.documentElement.lang,
        document.getElementById('answers-heading').textContent,
        document.getElementById('canvas').ariaLabel,
    ]);

test('the page and the game use the browser’s language, or the chosen one after a choice', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, reads(['fr', 'es-MX', 'en']));
    assert(await table.has(words('home.play_computers', 'es')));
    assert.deepEqual((await spoken(table.page)).slice(0, 2), ['es', 'Lo que puedes hacer']);
    await table.pressNamed(/^Deutsch$/);
    assert(await table.has(words('home.play_computers', 'de')));
    const german = await spoken(table.page);
    assert.deepEqual(german.slice(0, 2), ['de', 'Was du tun kannst']);
    await table.page.reload();
    await table.started();
    assert(await table.has(words('home.play_computers', 'de')));
    assert.deepEqual(await spoken(table.page), german);
    await table.pressNamed(/^English$/);
    assert.deepEqual((await spoken(table.page)).slice(0, 2), ['en', 'What you can do']);
    assert.deepEqual(table.page.troubles, []);
});

// Returns the languages whose texts the page has fetched.
const fetchedTexts = (page) =>
    page.evaluate(() =>
        performance
            .getEntriesByType('resource')
            .map(({ name }) => /texts-(\w+)\./.exec(name)?.[1])
            .filter(Boolean)
            .sort(),
    );

test('the texts of a language are fetched when it is chosen', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, reads(['de', 'en']));
    assert.deepEqual(await fetchedTexts(table.page), ['de']);
    await table.pressNamed(/^Español$/);
    assert(await table.has(words('home.play_computers', 'es')));
    assert.deepEqual(table.page.troubles, []);
});

test('texts that cannot be fetched are reported, and the language stays', async ({ browser, site }) => {
    site.broken.add(site.path('texts-de.txt'));
    const table = await Table.open(browser, site.address, reads(['en']));
    await table.pressNamed(/^Deutsch$/);
    assert.match((await table.mirror()).prompt, words('message.not_fetched', 'en'));
    await table.pressNamed(words('button.ok', 'en'));
    assert(await table.has(words('home.play_computers', 'en')));
    site.broken.clear();
    await table.pressNamed(/^Deutsch$/);
    assert(await table.has(words('home.play_computers', 'de')));
});

test('missing texts of the rules are fetched again until they arrive', async ({ browser, site }) => {
    site.broken.add(site.path('guide-en.txt'));
    const table = await Table.open(browser, site.address, reads(['en']));
    await table.pressNamed(words('home.rules', 'en'));
    const book = (pattern) =>
        table.page.waitForFunction(
            (source) => new RegExp(source).test(document.getElementById('mirror-page').textContent),
            {},
            pattern.source,
        );
    await book(words('message.coming', 'en'));
    site.broken.clear();
    await book(/Every player has 30 caballeros/);
});

test('if no texts can be fetched the page says that a part is missing', async ({ browser, site }) => {
    site.broken.add(site.path('texts-de.txt'));
    const page = await openPage(browser, reads(['de']));
    await page.goto(site.address);
    await page.waitForSelector('#trouble:not([hidden])');
    assert.match(await page.$eval('#trouble', (node) => node.innerText), /Nicht geladen[\s\S]*texts-de/);
});

test('errors before the game starts are reported in the browser’s language', async ({ browser, site }) => {
    site.broken.add(site.path('elgrande.wasm'));
    const page = await openPage(browser, reads(['de-AT']));
    await page.goto(site.address);
    await page.waitForSelector('#trouble:not([hidden])');
    assert.match(await page.$eval('#trouble', (node) => node.innerText), /Nicht geladen[\s\S]*Noch einmal/);
});
