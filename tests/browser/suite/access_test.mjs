// Accessibility: axe-core finds no violation on any screen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openPage, phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Checks every rule of axe-core, best practices included. `where` is shown on failure.
async function isClean(page, where) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
    const broken = await page.evaluate(async () => {
        const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
        );
    });
    assert.deepEqual(broken, [], where);
}

// Shows the mirror as if the keyboard were in it, so that its colours are checked, too.
const reveal = (page) => page.evaluate(() => document.querySelector('#mirror button').focus({ focusVisible: true }));

test('axe finds nothing on the start page, the table, its dialogs and the end', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    const { page } = table;
    await isClean(page, 'start page');
    await reveal(page);
    await isClean(page, 'start page, by keyboard');
    await table.start({ players: 3, rounds: 6, hiddenHands: true });
    await isClean(page, 'first question');
    const seen = new Set();
    for (let step = 0; step < 60 && seen.size < 8; ++step) {
        const { prompt } = await table.answer((below) => (step * 7 + 3) % below);
        const kind = prompt.split(' ').slice(1, 3).join(' '); // "Red: place caballeros …"
        if (!seen.has(kind)) await isClean(page, prompt);
        seen.add(kind);
    }
    assert(seen.size > 5, [...seen].join('; '));
    for (const dialog of ['table.share', 'table.history', 'rules.title']) {
        await table.pressNamed(words(dialog));
        await isClean(page, dialog);
        await table.pressNamed(words(dialog === 'table.history' ? 'button.return_now' : 'button.close'));
    }
    for (const key of ['Escape', '?']) {
        const before = await table.mirror();
        await page.focus('#canvas');
        await page.keyboard.press(key);
        await table.changed(before);
        await isClean(page, `dialog of ${key}`);
        await table.pressNamed(words(key === '?' ? 'button.close' : 'menu.resume'));
    }
    const before = await table.mirror();
    await page.evaluate(() => {
        location.hash = '#nonsense';
    });
    await table.changed(before);
    await isClean(page, 'message');
    await table.dismiss();
    await table.pressOn(2, words('round.over'));
    await isClean(page, 'end');
});

test('axe finds nothing on a phone, in the other languages, and in error messages', async ({ browser, site }) => {
    for (const language of ['de', 'es']) {
        const table = await Table.open(browser, site.address, { viewport: phone });
        await table.pressNamed(new RegExp(language === 'de' ? '^Deutsch$' : '^Español$', 'u'));
        await isClean(table.page, language);
    }
    const page = await openPage(browser, {
        before: () => {
            HTMLCanvasElement.prototype.getContext = () => null;
        },
    });
    await page.goto(site.address);
    await page.waitForSelector('#trouble:not([hidden])');
    await isClean(page, 'no graphics');
});

test('a new line in a full log leaves the other elements unchanged, so that only it is announced', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    await table.start({ players: 2 });
    const { log } = await table.pressOn(3, /Round 5 /);
    assert.equal(log.length, 40);
    await table.page.evaluate(() => {
        globalThis.line = document.getElementById('mirror-log').lastElementChild;
    });
    let now = log;
    while (now.at(-1) === log.at(-1)) now = (await table.answer()).log;
    assert.equal(now.length, 40);
    const line = await table.page.evaluate(() => globalThis.line.isConnected && globalThis.line.textContent);
    assert.equal(line, log.at(-1));
});
