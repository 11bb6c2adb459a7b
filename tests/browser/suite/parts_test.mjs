// The program's two parts: what the page can do without the second one, and when that is loaded.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const secondPart = (site) => site.path('elgrande-deferred.wasm');
const troubleOf = (page) => page.evaluate(() => !document.getElementById('trouble').hidden && document.body.innerText);

test('the start page needs only the first part', async ({ browser, site }) => {
    site.broken.add(secondPart(site));
    const table = await Table.open(browser, site.address);
    const { page } = table;
    const { width, height } = page.viewport();
    for (let x = 20; x < width; x += 90) {
        for (let y = 20; y < height; y += 90) await page.mouse.move(x, y);
    }
    await table.quiet();
    for (let i = 0; i < 12; ++i) await page.keyboard.press('Tab');
    for (const label of [/^Level: Hard$/, /^Level: Easy$/]) await table.clickNamed(label);
    for (const viewport of [
        { width: 390, height: 844 },
        { width: 2560, height: 1440 },
    ]) {
        await page.setViewport(viewport);
        await table.quiet();
        await page.mouse.wheel({ deltaY: 300 });
        await table.quiet();
    }
    assert.equal(await troubleOf(page), false, 'a visitor does what scripts/start-page.mjs does not');
});

test('a link waits for both parts', async ({ browser, site }) => {
    let send;
    const held = new Promise((done) => {
        send = done;
    });
    site.pieces = { path: secondPart(site), count: 1, before: () => held };
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

for (const [name, button, shows] of [
    ['the table', 'home.play_computers', async (table) => /^Round 1 /u.test((await table.mirror()).title)],
    ['the rules', 'home.rules', (table) => table.has(words('button.close'))],
]) {
    test(`${name}, requested before the second part has arrived, waits for it`, async ({ browser, site }) => {
        let asked = 0;
        site.pieces = {
            path: secondPart(site),
            count: 1,
            // The page's first request is not answered while the test lasts, another one at once.
            before: () => (++asked === 1 ? new Promise(() => {}) : null),
        };
        const table = new Table(await openPage(browser));
        // With the cache, another request for the file would wait 20 seconds for the first one.
        await table.page.setCacheEnabled(false);
        await table.go(site.address);
        await table.pressNamed(words(button));
        assert(await shows(table));
        assert.deepEqual(table.page.troubles, []);
    });

    test(`${name}: the page says so when the second part cannot be downloaded`, async ({ browser, site }) => {
        site.broken.add(secondPart(site));
        const table = await Table.open(browser, site.address);
        const { id } = await table.find(words(button));
        await table.page.evaluate(
            (wanted) => document.querySelector(`#mirror button[data-id="${wanted}"]`).click(),
            id,
        );
        assert.match(await troubleOf(table.page), /Not loaded[\s\S]*network/);
    });
}

test('a browser that cannot compile synchronously starts with both parts', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            const { Module } = WebAssembly;
            WebAssembly.Module = class extends Module {
                constructor(bytes) {
                    if (bytes.byteLength > 4096) throw new RangeError('too large to be compiled synchronously');
                    super(bytes);
                }
            };
        },
    });
    await table.pressNamed(words('home.rules'));
    assert(await table.has(words('button.close')));
    assert.deepEqual(table.page.troubles, []);
});
