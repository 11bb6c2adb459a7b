// The program's three parts: what works without the later ones, and how they are fetched.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { takeFirstSteps } from '../support/first_steps.mjs';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const partOf = (site, name) => site.path(`elgrande-${name}.wasm`);
const troubleOf = (page) => page.evaluate(() => !document.getElementById('trouble').hidden && document.body.innerText);

async function needsNoMore(place, browser, site) {
    const untroubled = async (page) => {
        const hint = 'node tests/browser/profile-start.mjs names what is needed';
        assert.equal(await troubleOf(page), false, `a function of a later part was called: ${hint}`);
    };
    await takeFirstSteps(place, browser, site.address, () => {}, untroubled);
}

test('the start page needs the first part only', async ({ browser, site }) => {
    for (const name of ['table', 'deferred']) site.broken.add(partOf(site, name));
    await needsNoMore('start', browser, site);
});

test('a link and the first turns need no more than two parts', async ({ browser, site }) => {
    site.broken.add(partOf(site, 'deferred'));
    await needsNoMore('table', browser, site);
});

test('a link waits for the two parts that it needs', async ({ browser, site }) => {
    let send;
    const held = new Promise((done) => {
        send = done;
    });
    site.pieces = { path: partOf(site, 'table'), count: 1, before: () => held };
    const page = await openPage(browser);
    await page.goto(`${site.address}#${lateTable}`);
    const isDrawn = () => performance.getEntriesByName('elgrande-first-frame').length > 0;
    await page.waitForFunction(() => !document.getElementById('loading').hidden);
    assert.equal(await page.evaluate(isDrawn), false);
    send();
    await page.waitForFunction(isDrawn);
    assert.equal(await troubleOf(page), false);
    await page.profile.close();
});

for (const [name, part, button, shows] of [
    ['the table', 'table', 'home.start', async (table) => (await table.mirror()).answers.length > 0],
    ['the rules', 'deferred', 'home.rules', (table) => table.has(words('button.close'))],
]) {
    test(`${name}, asked for before its part has come, waits for it`, async ({ browser, site }) => {
        let asked = 0;
        site.pieces = {
            path: partOf(site, part),
            count: 1,
            // The page's first request is never answered, a second one at once.
            before: () => (++asked === 1 ? new Promise(() => {}) : null),
        };
        const table = new Table(await openPage(browser));
        // The file's cache entry is locked while the first request lasts, and a second one waits 20 seconds for it.
        await table.page.setCacheEnabled(false);
        await table.go(site.address);
        await table.pressNamed(words(button));
        assert(await shows(table));
        assert.deepEqual(table.page.troubles, []);
    });

    test(`${name}: a part that cannot be fetched is reported when it is needed`, async ({ browser, site }) => {
        site.broken.add(partOf(site, part));
        const table = await Table.open(browser, site.address);
        const { id } = await table.find(words(button));
        await table.page.evaluate(
            (wanted) => document.querySelector(`#mirror button[data-id="${wanted}"]`).click(),
            id,
        );
        assert.match(await troubleOf(table.page), /Not loaded[\s\S]*network/);
    });
}

test('a browser that compiles nothing at once starts with all parts', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            const { Module } = WebAssembly;
            WebAssembly.Module = class extends Module {
                constructor(bytes) {
                    if (bytes.byteLength > 4096) throw new RangeError('too large to be compiled at once');
                    super(bytes);
                }
            };
        },
    });
    await table.pressNamed(words('home.rules'));
    assert(await table.has(words('button.close')));
    assert.deepEqual(table.page.troubles, []);
});
