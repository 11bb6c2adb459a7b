// A whole game of Grandissimo and a round of Colonies by clicks on the canvas; the rest of the games with colonies by
// the mirror's buttons.
import assert from 'node:assert/strict';
import { sameDeal, small } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// A fixed deal in which Grandissimo's Portugal is reached.
const options = { viewport: small, before: sameDeal };

const isOver = ({ title, prompt }) => words('round.over').test(title) || words('prompt.game_over').test(prompt);

// Gives random answers until `isDone(mirror)`. Returns their labels.
async function playByClicks(table, random, isDone) {
    const answered = [];
    let mirror = await table.mirror();
    for (let step = 0; !isDone(mirror); ++step) {
        assert(step < 3000, 'the game does not end');
        const { answers } = mirror;
        const pick = answers.length > 0 ? answers[random(answers.length)] : await table.find(table.curtain);
        try {
            mirror = await table.click(pick);
        } catch (error) {
            throw new Error(`step ${step}, “${mirror.prompt}”, “${pick.label}”: ${error.message}`);
        }
        answered.push(pick.label);
    }
    return answered;
}

test('a whole game of Grandissimo by clicks on the canvas', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, options);
    await table.start({ players: 2, rounds: 6, rules: ['edition.grandissimo'] });
    const answered = await playByClicks(table, chance(3), isOver);
    assert(answered.some((label) => /: Portugal$/.test(label)));
    assert(answered.length > 60, `${answered.length} answers`);
    assert.deepEqual(table.page.troubles, []);
});

test('Grand Inquisitor & the Colonies: a round by clicks, the rest of the game by buttons', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, options);
    await table.start({ players: 3, rounds: 6, rules: ['edition.colonies'] });
    const { title } = await table.mirror();
    await playByClicks(table, chance(4), (mirror) => mirror.title !== title);
    await table.saved();
    assert(isOver(await table.pressOn(4, words('round.over'))));
    assert.deepEqual(table.page.troubles, []);
});

test('The King & the Colonies: a whole game by buttons', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, options);
    await table.start({ players: 3, rounds: 6, rules: ['edition.king_colonies'] });
    assert(isOver(await table.pressOn(6, words('round.over'))));
    assert.deepEqual(table.page.troubles, []);
});
