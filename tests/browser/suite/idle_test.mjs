// Nothing is drawn while nothing happens.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';

const idle_ms = 5000;

// Returns the number of frames drawn in five idle seconds.
async function idleFrames(table) {
    await table.quiet();
    const frames = () => table.page.evaluate(() => elgrande.frames());
    const before = await frames();
    await new Promise((done) => setTimeout(done, idle_ms));
    return (await frames()) - before;
}

test('no frame is drawn in five idle seconds on the start page', async ({ browser, site }) => {
    assert.equal(await idleFrames(await Table.open(browser, site.address)), 0);
});

test('no frame is drawn in five idle seconds at the table, and a few after one event', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    await table.answer();
    assert.equal(await idleFrames(table), 0);
    const before = await table.page.evaluate(() => elgrande.frames());
    await table.page.keyboard.press('Shift');
    await table.page.mouse.move(300, 300);
    await table.quiet();
    const drawn = (await table.page.evaluate(() => elgrande.frames())) - before;
    assert(drawn > 0 && drawn < 40, `${drawn} frames after a move of the mouse`);
});

test('the WebGL state cached by the page matches WebGL', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`);
    const frames = () => table.page.evaluate(() => elgrande.frames());
    // While the board is being made, and after that.
    for (let last = -1, now = 0; last !== now; [last, now] = [now, await frames()]) {
        const { cached, actual } = await table.page.evaluate(() => {
            const context = document.getElementById('canvas').getContext('webgl2');
            const names = ['VIEWPORT', 'SCISSOR_BOX'];
            for (const side of ['SRC', 'DST']) names.push(`BLEND_${side}_RGB`, `BLEND_${side}_ALPHA`);
            names.push('BLEND_EQUATION_RGB', 'BLEND_EQUATION_ALPHA');
            const answers = (ask) => names.map((name) => `${name} ${ask.call(context, context[name])}`);
            return {
                cached: answers(context.getParameter),
                actual: answers(WebGL2RenderingContext.prototype.getParameter),
            };
        });
        assert.deepEqual(cached, actual);
    }
});
