// A whole game of Grandissimo and a round of Colonies by clicks on the canvas; the rest of the games with colonies by
// the mirror's buttons.
import assert from 'node:assert/strict';
import { sameDeal, small } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { chance, isOver, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// A fixed deal in which Grandissimo's Portugal is reached.
const options = { viewport: small, before: sameDeal };

test('a whole game of Grandissimo by clicks on the canvas', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, options);
    await table.start({ players: 2, rounds: 6, rules: ['edition.grandissimo'] });
    const answered = await table.playByClicks(chance(3), isOver);
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
    await table.playByClicks(chance(4), (mirror) => mirror.title !== title);
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
