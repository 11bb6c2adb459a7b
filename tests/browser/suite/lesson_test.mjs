// Lessons on the built page: played to the end by clicks on the canvas and by the mirror's buttons, left and resumed.
import assert from 'node:assert/strict';
import { laptop, phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Keys, onCanvas } from '../support/keys.mjs';
import { playFrom, stepsOf } from '../support/lesson.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Ways to act on the canvas.
const ways = {
    'clicks on a laptop': { viewport: laptop, hand: (table) => (button) => table.click(button) },
    'touches on a phone': { viewport: phone, hand: (table) => (button) => table.tap(button) },
    'keys alone': {
        viewport: laptop,
        hand: (table) => {
            const keys = new Keys(table, chance(12));
            return async (button) => {
                await keys.tabTo(onCanvas);
                return keys.enter(button);
            };
        },
    },
};

for (const [way, { viewport, hand }] of Object.entries(ways)) {
    test(`the first lesson by ${way}, and its game continues`, async ({ browser, site }) => {
        const table = await Table.open(browser, site.address, { viewport });
        const act = hand(table);
        await act(await table.find(words('home.learn')));
        const last = await playFrom(table, 0, act);
        assert.equal((await table.mirror()).prompt, last.says);
        await act(await table.find(words('learn.play_on')));
        const { title, answers } = await table.mirror();
        assert.match(title, /Round 4 of 9/);
        assert.ok(answers.length > 0);
        await table.saved();
        assert.deepEqual(table.page.troubles, []);
    });
}

test('the first lesson by the mirror; it continues at the same step after a reload and after it was left', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.learn'));
    for (let step = 0; step < 3; ++step) await table.pressNamed(words('learn.next'));
    const before = await table.mirror();
    await table.page.reload();
    await table.started();
    const after = await table.mirror();
    assert.equal(after.prompt, before.prompt);
    assert.deepEqual(after.position, before.position);
    await table.pressNamed(words('learn.leave'));
    await table.pressNamed(words('learn.go_on'));
    assert.equal((await table.mirror()).prompt, before.prompt);
    const last = await playFrom(table, 3, (button) => table.press(button));
    assert.equal((await table.mirror()).prompt, last.says);
    assert.deepEqual(table.page.troubles, []);
});

test('a wrong click shows the reason, and “back” returns to the previous step', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.learn'));
    const steps = stepsOf('first-game');
    const bid = steps.findIndex(({ id }) => id === 'bid');
    for (let step = 0; step < bid; ++step) await table.pressNamed(words('learn.next'));
    const { answers, position } = await table.mirror();
    const told = await table.click(answers.find(({ label }) => /\b13\b/.test(label)));
    assert.equal(told.notice, steps[bid].hint);
    assert.equal(told.prompt, steps[bid].says);
    assert.deepEqual(told.position, position);
    const back = await table.clickNamed(words('learn.back'));
    assert.equal(back.prompt, steps[bid - 1].says);
    assert.equal(back.notice, '');
    assert.deepEqual(table.page.troubles, []);
});

test('the keys N and B lead to the next and the previous step of a lesson', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.learn'));
    await table.page.focus('canvas');
    for (let step = 0; step < 4; ++step) {
        const before = await table.mirror();
        await table.page.keyboard.press('n');
        await table.changed(before);
    }
    const steps = stepsOf('first-game');
    assert.equal((await table.mirror()).prompt, steps[4].says);
    const before = await table.mirror();
    await table.page.keyboard.press('b');
    assert.equal((await table.changed(before)).prompt, steps[3].says);
});
