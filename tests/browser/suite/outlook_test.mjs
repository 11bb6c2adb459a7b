// Previews of scorings: on the map under the pointer and the focus, in the seats, and with the same words in the
// mirror.
import assert from 'node:assert/strict';
import { laptop } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// From data/golden, by "elgrande link": five players in round 4; Yellow takes a card and then places.
const taking = 'p1.NyeGBgFV5En5oFJnGNLLTpYRmjvWnWq5Czu-qYZPjNQSv2IIhulp5Qp0auw5l62pDUdvqh-H5kXXG-L1ITuBd3M_qUCn5Xq';

const label = 'Place one: Aragon';

async function openTable(browser, site, viewport = laptop) {
    const table = await Table.open(browser, `${site.address}#${taking}`, { viewport, seen: true });
    await table.quiet();
    return table;
}

async function openAtPlacing(browser, site) {
    const table = await openTable(browser, site);
    await table.answer();
    await table.quiet();
    return table;
}

// Returns the mirror's description beside an answer.
const about = (table, of) =>
    table.page.evaluate(
        (wanted) =>
            [...document.querySelectorAll('#mirror-answers button')].find((button) => button.textContent === wanted)
                ?.title,
        of,
    );

const notice = (table) => table.page.evaluate(() => document.getElementById('mirror-notice').textContent);

async function shoot(table, shots, name) {
    await table.quiet();
    await table.page.screenshot({ path: `${shots}/${name}.png` });
}

test('pointing at a region shows what it would pay after the answer, in the same words as the mirror', async ({
    browser,
    site,
    shots,
}) => {
    const table = await openAtPlacing(browser, site);
    const told = await about(table, label);
    // Four players tie for second place with one caballero each: one more makes Yellow first.
    assert.match(told, /^Aragon then: Yellow 5 \(\+1\), /u);
    const { id } = await table.find(/^Place one: Aragon$/u);
    const at = await table.target(id);
    await table.page.mouse.move(at.x, at.y);
    await new Promise((rested) => setTimeout(rested, 700));
    await shoot(table, shots, 'outlook-pointer-laptop');
    await table.page.keyboard.press('?'); // the note stays, and the mirror contains it
    await table.quiet();
    assert((await notice(table)).includes(told), await notice(table));
    await shoot(table, shots, 'outlook-note-laptop');
    assert.deepEqual(table.page.troubles, []);
});

test('the keyboard focus on a region shows the same preview as the pointer', async ({ browser, site, shots }) => {
    const table = await openAtPlacing(browser, site);
    const told = await about(table, label);
    const { id } = await table.find(/^Place one: Aragon$/u);
    const goal = await table.target(id);
    const focus = () => table.page.evaluate(() => elgrande.target(-1));
    const there = (at) => at && Math.abs(at.x - goal.x) <= 3 && Math.abs(at.y - goal.y) <= 3;
    await table.page.evaluate(() => document.getElementById('canvas').focus());
    // Arrow keys towards it, and randomly every now and then in case that leads nowhere.
    const random = chance(4);
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (let at = await focus(), i = 0; i < 300 && !there(at); ++i, at = await focus()) {
        const dx = goal.x - (at?.x ?? 0);
        const dy = goal.y - (at?.y ?? 0);
        const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
        const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
        const towards = Math.abs(dx) > Math.abs(dy) ? across : along;
        await table.page.keyboard.press(i < 6 ? towards : [towards, along, arrows[random(4)]][random(3)]);
        await table.quiet();
    }
    assert(there(await focus()), 'the arrows do not lead to Aragon');
    await shoot(table, shots, 'outlook-keyboard-laptop');
    await table.page.keyboard.press('?');
    await table.quiet();
    assert((await notice(table)).includes(told), await notice(table));
});

test('each seat shows what a scoring would bring now, and the regions show who would get it', async ({
    browser,
    site,
}) => {
    const table = await openTable(browser, site);
    const { position } = await table.mirror();
    for (const [player, points] of Object.entries({ Red: 15, Blue: 13, Green: 16, Yellow: 22, Purple: 16 })) {
        const line = position.find((said) => said.startsWith(`${player}: `));
        assert.match(line, new RegExp(`a general scoring now: ${points}\\b`, 'u'));
    }
    const granada = position.find((said) => said.startsWith('Granada ('));
    assert.match(granada, /\. Scored now, Granada pays Yellow 10$/u);
    const explained = await table.page.evaluate(() => document.getElementById('mirror-position').children[0].title);
    assert.match(explained, /power cards in hand: .*used: .*points: .*16/su);
});

test('pointing at a scoring card shows who scores; pointing at a seat shows its cards', async ({
    browser,
    site,
    shots,
}) => {
    const table = await openTable(browser, site);
    await table.page.mouse.move(1122, 420); // the card that scores the region with the fewest caballeros
    await new Promise((rested) => setTimeout(rested, 700));
    await shoot(table, shots, 'outlook-card-laptop');
    await table.page.keyboard.press('?');
    await table.quiet();
    assert.match(await notice(table), /Now: .*\d/u);
    await table.pressNamed(words('button.close'));
    await table.page.mouse.move(980, 120); // Blue's name
    await new Promise((rested) => setTimeout(rested, 700));
    await shoot(table, shots, 'outlook-seat-laptop');
    await table.page.keyboard.press('?');
    await table.quiet();
    assert.match(await notice(table), /Home region: Valencia.*power cards in hand: /su);
    assert.deepEqual(table.page.troubles, []);
});

test('the ranks on the map can be switched off, and stay off', async ({ browser, site }) => {
    const table = await openTable(browser, site);
    await table.pressNamed(words('settings.title'));
    const ranks = async () =>
        (await table.mirror()).buttons.filter(({ label }) => label.startsWith('Map ranks')).map(({ chosen }) => chosen);
    assert.deepEqual(await ranks(), ['false', 'true']);
    await table.press((await table.mirror()).buttons.find(({ label }) => label.startsWith('Map ranks')));
    await table.quiet();
    assert.deepEqual(await ranks(), ['true', 'false']);
    await table.page.reload();
    await table.started();
    await table.pressNamed(words('settings.title'));
    assert.deepEqual(await ranks(), ['true', 'false']);
});
