// Lessons on the built page: played to the end by clicks on the canvas and by the mirror's buttons, left and resumed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../../data/lessons/${path}.json`, import.meta.url), 'utf8'));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text) => text.replace(/<\/?\w+>/g, '');

// Returns the texts of the lesson's steps.
function stepsOf(id, language = 'en') {
    const { texts } = read(language);
    return read(id).steps.map((step) => ({
        ...step,
        says: plain(texts[`lesson.${id}.${step.id}`]),
        hint: step.asks && plain(texts[`lesson.${id}.${step.id}.hint`]),
    }));
}

// The mirror's labels of the first lesson's expected answers.
const wanted = {
    bid: /\b11\b/,
    recruit: /\b1\b/,
    card: /King/,
    'place-first': /Galicia/,
    'place-rival': /Aragon/,
    'place-home': /Old Castile/,
    'place-castillo': /Castillo/,
    'place-last': /Castillo/,
    act: /King/,
    'move-king': /Valencia/,
    disk: /Basque/,
};

// Plays the first lesson from a step on; `act` is Table.prototype.click or press.
async function playFrom(table, first, act) {
    const steps = stepsOf('first-game');
    for (const step of steps.slice(first, -1)) {
        const now = await table.says('prompt', new RegExp(`^${escaped(step.says)}$`, 'u'));
        const answer = step.asks && now.answers.find(({ label }) => wanted[step.id].test(label));
        if (step.asks) assert.ok(answer, `${step.id}: ${now.answers.map(({ label }) => label)}`);
        try {
            await act.call(table, answer ?? (await table.find(words('learn.next'))));
        } catch (error) {
            throw new Error(`${step.id}: ${error.message}`);
        }
        await table.quiet();
        if (step.id === 'disk') await table.page.keyboard.press('Escape'); // closes the table of secret disks
    }
    return steps.at(-1);
}

const viewports = {
    laptop: { width: 1366, height: 768 },
    phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

for (const [size, viewport] of Object.entries(viewports)) {
    test(`the first lesson by clicks on the canvas of a ${size}, and its game continues`, async ({ browser, site }) => {
        const table = await Table.open(browser, site.address, { viewport });
        await table.clickNamed(words('home.learn'));
        const last = await playFrom(table, 0, table.click);
        assert.equal((await table.mirror()).prompt, last.says);
        await table.clickNamed(words('learn.play_on'));
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
    const last = await playFrom(table, 3, table.press);
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
