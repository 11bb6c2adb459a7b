// Letters over the board as a browser paints it; tests/board/contrast_test.cpp and tests/app/contrast_test.cpp do the
// same natively, on more screens.
import assert from 'node:assert/strict';
import { laptop, openPage, phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { readLetters, watchLetters } from '../support/letters.mjs';
import { lateTable, Table } from '../support/table.mjs';

const least = 4.5;
const sizes = { laptop, 'a big screen': { width: 2560, height: 1440 }, 'a phone': phone };
const web = (colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function told({ x, y, height, ink, behind, contrast: found }) {
    const [at, tall] = [`${x.toFixed(0)}, ${y.toFixed(0)}`, height.toFixed(0)];
    return `${found.toFixed(2)}: ${web(ink)} on ${web(behind)}, ${tall} high, at ${at}`;
}

async function openLit(browser, address, viewport, light) {
    const table = new Table(await openPage(browser, { viewport, before: watchLetters }));
    await table.page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: light },
    ]);
    await table.go(address);
    await table.lift();
    await table.answer(); // it is saved now, and the address no longer opens the link again
    await table.saved();
    await table.page.reload(); // the message that a link was opened is gone
    await table.started();
    await table.resume();
    await table.quiet();
    return table;
}

for (const [size, viewport] of Object.entries(sizes)) {
    for (const [light, words] of [
        ['light', 'by day'],
        ['dark', 'by candle light'],
    ]) {
        test(`contrast: every letter over the painted board, ${size}, ${words}`, async ({ browser, site }) => {
            const table = await openLit(browser, `${site.address}#${lateTable}`, viewport, light);
            const letters = (await readLetters(table.page)).filter(({ seen }) => seen);
            assert(letters.length > 400, `only ${letters.length} letters`);
            assert.deepEqual(letters.filter(({ contrast }) => contrast < least).map(told), []);
        });
    }
}
