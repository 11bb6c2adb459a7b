// The program's two parts: what the page can do with the first one alone, and how the second one comes.
import assert from 'node:assert/strict';
import { takeFirstSteps } from '../support/first_steps.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const second = (site) => site.path('elgrande-deferred.wasm');
const troubleOf = (page) => page.evaluate(() => !document.getElementById('trouble').hidden && document.body.innerText);

test('the first minute needs the first part only', async ({ browser, site }) => {
    site.broken.add(second(site));
    await takeFirstSteps(
        browser,
        site.address,
        () => {},
        async (page) => {
            assert.equal(
                await troubleOf(page),
                false,
                'a function of the second part was called: node tests/browser/profile-start.mjs names what is needed',
            );
        },
    );
});

test('what is asked for before the second part has come waits for it', async ({ browser, site }) => {
    let asked = 0;
    site.pieces = {
        path: second(site),
        count: 1,
        // The page's first request is not answered while the test lasts, another one at once.
        before: () => (++asked === 1 ? new Promise(() => {}) : null),
    };
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.rules'));
    assert(await table.has(words('button.close')));
    assert.deepEqual(table.page.troubles, []);
});

test('a second part that is not to be had is told when it is needed', async ({ browser, site }) => {
    site.broken.add(second(site));
    const table = await Table.open(browser, site.address);
    const { id } = await table.find(words('home.rules'));
    await table.page.evaluate((wanted) => document.querySelector(`#mirror button[data-id="${wanted}"]`).click(), id);
    assert.match(await troubleOf(table.page), /Not loaded[\s\S]*network/);
});

test('a browser that compiles nothing at once starts with both parts', async ({ browser, site }) => {
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
