// A position is set up by touch and by keyboard, played, and posted.
import assert from 'node:assert/strict';
import { phone } from '../../support/chromium.mjs';
import { test } from '../../support/fixture.mjs';
import { lateTable, Table } from '../../support/table.mjs';
import { words } from '../../support/words.mjs';

const line = (position, place) => position.find((said) => said.startsWith(place));

test('editor: by touch; its link shows the same position in another profile', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`, { viewport: phone });
    await table.lift();
    await table.pressNamed(words('editor.title'));
    await table.comes(words('editor.play'));
    const session = await table.page.createCDPSession();
    const touch = (type, points) =>
        session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
            timestamp: Date.now() / 1000,
        });
    const tap = async (at) => {
        const before = await table.mirror();
        await Promise.all([touch('touchStart', [at]), touch('touchEnd', [])]);
        return table.changed(before);
    };
    const before = await table.mirror();
    const put = await tap({ x: 230, y: 225 }); // the middle of New Castile
    assert.notEqual(line(put.position, 'New Castile'), line(before.position, 'New Castile'));
    await tap(await table.target((await table.find(/^Blue$/u)).id));
    await tap(await table.target((await table.find(/^Points, \d+: more$/u)).id));
    const made = await table.mirror();
    assert.equal(made.notice, '');
    assert.equal(made.position.length, before.position.length);

    await tap(await table.target((await table.find(words('editor.link'))).id));
    const address = (await table.mirror()).prompt;
    const other = await Table.open(browser, address);
    await other.lift();
    const shown = await other.mirror();
    assert.equal(line(shown.position, 'New Castile'), line(made.position, 'New Castile'));
    assert.notEqual(shown.answers.length, 0);
    assert.deepEqual([table.page.troubles, other.page.troubles], [[], []]);
});

test('editor: by keyboard; an impossible position is reported and repaired, and the game continues from it', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.all_games'));
    await table.pressNamed(words('editor.title'));
    await table.comes(words('editor.play'));
    const { keyboard } = table.page;
    const key = async (name) => {
        const before = await table.mirror();
        await keyboard.press(name);
        return table.changed(before);
    };
    await table.page.focus('#canvas');
    const before = await table.mirror();
    // The map is to the left; + does nothing on a button.
    let put = before;
    for (let moves = 0; moves < 60 && JSON.stringify(put.position) === JSON.stringify(before.position); ++moves) {
        await keyboard.press(moves % 3 === 2 ? 'ArrowDown' : 'ArrowLeft');
        await table.quiet();
        await keyboard.press('+');
        await table.quiet();
        put = await table.mirror();
    }
    assert.notDeepEqual(put.position, before.position);
    const back = await key('u');
    assert.deepEqual(back.position, before.position);
    await key('r');

    const wrong = await table.pressNamed(/^Province, \d+: less$/u);
    assert.match(wrong.notice, words('editor.trouble.caballeros'));
    assert(!(await table.has(words('editor.play'))), 'an invalid position can be played');
    await table.reloads(() => table.page.evaluate(() => location.reload()));
    await table.pressNamed(words('home.all_games'));
    await table.pressNamed(words('editor.title'));
    await table.says('notice', words('editor.trouble.caballeros')); // the invalid draft was saved
    await table.pressNamed(new RegExp(words('editor.mend.province').source.slice(1), 'u'));
    await table.says('notice', /^$/u);
    await table.comes(words('editor.play')); // told a frame later: buttons are what was drawn last
    await table.pressNamed(words('editor.play'));
    await table.lift();
    assert.notEqual((await table.mirror()).answers.length, 0);
    await table.saved();
    assert.deepEqual(table.page.troubles, []);
});
