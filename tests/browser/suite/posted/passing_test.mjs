// A game played by link, from device to device and back, by clicks and by the system's share dialog.
import assert from 'node:assert/strict';
import { test } from '../../support/fixture.mjs';
import { Table } from '../../support/table.mjs';
import { words } from '../../support/words.mjs';

// A fake share dialog that records what it gets.
const sharing = {
    before: `navigator.share = async (given) => {
        if (!navigator.userActivation.isActive) throw new DOMException('not by a click', 'NotAllowedError');
        globalThis.shared = given;
    };`,
};

// Opens the dialog if necessary, sends the game and closes it.
async function pass(table) {
    if (!words('pass.title').test((await table.mirror()).title)) {
        await table.clickNamed(words('table.share'));
        await table.clickNamed(words('share.pass'));
    }
    await table.clickNamed(words('pass.send'));
    await table.says('prompt', words('pass.sent'));
    const given = await table.page.evaluate(() => globalThis.shared);
    await table.clickNamed(words('pass.stay'));
    return given;
}

// Waits until the replay of what happened meanwhile has ended.
async function catchUp(table) {
    for (const end = Date.now() + 60000; Date.now() < end; ) {
        const now = await table.mirror();
        if (now.answers.length > 0) return now;
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error('it never comes to the question');
}

test('a game goes by link to another device and back, and stays one saved game', async ({ browser, site }) => {
    const ana = await Table.open(browser, site.address, sharing);
    await ana.start({ players: 2 });
    await ana.answer();
    const there = await pass(ana);
    assert.match(there.url, /#t1\.[\w-]+$/);
    assert(there.url.length < 900 + site.address.length);
    assert.match(there.text, words('pass.next'));

    const bea = await Table.open(browser, there.url, sharing);
    const asked = await catchUp(bea);
    assert.deepEqual(asked.position, (await ana.mirror()).position);
    await bea.saved();
    await bea.click(asked.answers[0]);
    await bea.says('title', words('pass.title')); // opens by itself
    const back = await pass(bea);
    const { position } = await bea.mirror();

    await ana.hash(new URL(back.url).hash);
    assert.deepEqual((await catchUp(ana)).position, position);
    await ana.saved();
    await ana.pressNamed(words('menu.home'));
    await ana.openSaves();
    const saved = (await ana.mirror()).buttons.filter(({ label }) => label.startsWith('Delete: '));
    assert.equal(saved.length, 1);
    assert.deepEqual([...ana.page.troubles, ...bea.page.troubles], []);
});
