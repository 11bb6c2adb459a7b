// Accessibility: axe-core finds no violation on any screen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openPage, phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const fullLog = 40; // log_lines in src/screens/table/mirror_page.cpp: the mirror has the last lines of longer logs

// Fails if the page violates a rule that axe-core checks by default, best practices included. `where` is shown then.
async function assertNoViolations(page, where) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
    const broken = await page.evaluate(async () => {
        const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
        );
    });
    assert.deepEqual(broken, [], where);
}

// Moves the keyboard focus into the mirror, which makes it visible, so that its colours are checked, too.
const reveal = (page) => page.evaluate(() => document.querySelector('#mirror button').focus({ focusVisible: true }));

test('axe finds nothing on the start page, the table, its dialogs and the end', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    const { page } = table;
    await assertNoViolations(page, 'start page');
    await reveal(page);
    await assertNoViolations(page, 'start page, by keyboard');
    await table.start({ players: 3, rounds: 6, hiddenHands: true });
    await assertNoViolations(page, 'first question');
    const seen = new Set();
    for (let step = 0; step < 60 && seen.size < 8; ++step) {
        const { prompt } = await table.answer((below) => (step * 7 + 3) % below);
        const kind = prompt.split(' ').slice(1, 3).join(' '); // "Red: place caballeros …"
        if (!seen.has(kind)) await assertNoViolations(page, prompt);
        seen.add(kind);
    }
    assert(seen.size > 5, [...seen].join('; '));
    for (const dialog of ['table.share', 'table.history', 'rules.title']) {
        await table.pressNamed(words(dialog));
        await assertNoViolations(page, dialog);
        await table.pressNamed(words(dialog === 'table.history' ? 'button.return_now' : 'button.close'));
    }
    for (const key of ['Escape', '?']) {
        const before = await table.mirror();
        await page.focus('#canvas');
        await page.keyboard.press(key);
        await table.changed(before);
        await assertNoViolations(page, `dialog of ${key}`);
        await table.pressNamed(words(key === '?' ? 'button.close' : 'menu.resume'));
    }
    const before = await table.mirror();
    await page.evaluate(() => {
        location.hash = '#nonsense';
    });
    await table.changed(before);
    await assertNoViolations(page, 'message');
    await table.dismiss();
    await table.pressOn(2, words('round.over'));
    await assertNoViolations(page, 'end');
});

test('axe finds nothing on a phone, in the other languages, and in error messages', async ({ browser, site }) => {
    for (const language of ['de', 'es']) {
        const table = await Table.open(browser, site.address, { viewport: phone });
        await table.pressNamed(new RegExp(language === 'de' ? '^Deutsch$' : '^Español$', 'u'));
        await assertNoViolations(table.page, language);
    }
    const page = await openPage(browser, {
        before: () => {
            HTMLCanvasElement.prototype.getContext = () => null;
        },
    });
    await page.goto(site.address);
    await page.waitForSelector('#trouble:not([hidden])');
    await assertNoViolations(page, 'no graphics');
});

test('a new line in a full log leaves the other elements unchanged, so that only it is announced', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    await table.start({ players: 2 });
    const { log } = await table.pressOn(3, /Round 5 /);
    assert.equal(log.length, fullLog);
    await table.page.evaluate(() => {
        globalThis.lines = [...document.getElementById('mirror-log').children];
    });
    let now = log;
    while (now.at(-1) === log.at(-1)) now = (await table.answer()).log;
    assert.equal(now.length, fullLog);
    // The elements that are still in the log, with their texts.
    const kept = await table.page.evaluate(() =>
        globalThis.lines.filter((line) => line.isConnected).map((line) => line.textContent),
    );
    assert(kept.length > 0 && kept.length < fullLog, `${kept.length} lines`);
    assert.deepEqual(kept, log.slice(-kept.length));
    assert.deepEqual(kept, now.slice(0, kept.length));
});
