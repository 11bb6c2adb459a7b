// Plays a game of every edition, and one with all its modules, and visits every page in the real browser:
//   node tests/browser/matrix.mjs [EDITION…]      for example "edition.colonies"
// SEED repeats a run; SITE names another folder. Fails if the page crashes or the console reports anything, and if a
// text of the mirror is empty or has an unfilled placeholder.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { openShell } from './support/chromium.mjs';
import { openSite } from './support/site.mjs';
import { chance, Table } from './support/table.mjs';
import { words } from './support/words.mjs';

// Keys of data/texts, chosen on the start page.
const ruleSets = [
    ['edition.classic'],
    ['edition.big_box'],
    ['edition.big_box', 'module.standard_bearers'],
    ['edition.2023'],
    ['edition.2023', 'module.new_regency', 'module.power_shift'],
    ['edition.intrigue'],
    ['edition.colonies'],
    ['edition.king_colonies'],
    ['edition.grandissimo'],
];

const small = { width: 800, height: 600, deviceScaleFactor: 0.25 };
const sizes = [
    { width: 390, height: 844, deviceScaleFactor: 0.5 },
    { width: 844, height: 390, deviceScaleFactor: 0.5 },
    { width: 1366, height: 768, deviceScaleFactor: 0.25 },
    { width: 2560, height: 1440, deviceScaleFactor: 0.2 },
];

// Matches a button whose label begins with the text, such as "Open: NAME" of a saved game.
const first = (key) => new RegExp(`^${words(key).source.slice(1, -1)}: `, 'u');

// Checks that the mirror's texts are complete and the page has not crashed. Returns the mirror.
async function look(table, station) {
    await table.quiet();
    const mirror = await table.mirror();
    const labels = [...mirror.answers, ...mirror.buttons].map(({ label }) => label);
    for (const said of [mirror.title, ...mirror.position, ...mirror.log, ...labels]) {
        assert.notEqual(said.trim(), '', `${station}: something is empty`);
    }
    for (const said of [mirror.prompt, mirror.notice, mirror.title, ...mirror.position, ...mirror.log, ...labels]) {
        assert.doesNotMatch(said, /[{}]|^[a-z_]+(\.[a-z_0-9]+)+$/, station);
    }
    assert.deepEqual(table.page.troubles, [], station);
    const isStopped = await table.page.evaluate(() => document.getElementById('trouble')?.hidden === false);
    assert(!isStopped, `${station}: the page has stopped`);
    return mirror;
}

async function press(table, key, station = key) {
    await table.pressNamed(words(key));
    return look(table, station);
}

async function close(table) {
    await table.dismiss();
    await look(table, 'the page below');
}

async function savedGames(table) {
    await press(table, 'menu.home', 'start page');
    await press(table, 'home.saves', 'saved games');
    await table.pressNamed(first('home.save_rename'));
    await look(table, 'rename');
    await press(table, 'button.cancel');
    await table.pressNamed(first('home.save_delete'));
    await look(table, 'delete');
    await press(table, 'home.undo_delete');
    await close(table);
    await table.resume();
    await look(table, 'the opened game');
}

async function pagesOfTheTable(table) {
    await press(table, 'rules.title', 'rules');
    await close(table);
    await press(table, 'settings.title', 'settings');
    await close(table);
    await press(table, 'table.share', 'share');
    await press(table, 'share.pass', 'pass on');
    await press(table, 'pass.stay');
    await press(table, 'table.share', 'share');
    await press(table, 'picture.title', 'post');
    await close(table);
    await press(table, 'analysis.title', 'analysis');
    await close(table);
    await press(table, 'puzzle.make', 'make a puzzle');
    await close(table);
    await press(table, 'editor.title', 'editor');
    for (const tab of ['editor.tab_board', 'editor.tab_round', 'editor.tab_rules', 'editor.tab_player']) {
        await press(table, tab);
    }
    await close(table);
}

async function history(table) {
    await press(table, 'table.history', 'looking back');
    await press(table, 'button.beginning', 'the beginning');
    await press(table, 'button.try_out', 'try-out');
    await table.lift();
    await press(table, 'button.end_try_out', 'back from the try-out');
    await table.lift();
    if (await table.has(words('button.return_now'))) await press(table, 'button.return_now');
    await table.lift();
}

async function atAllSizes(table) {
    for (const size of sizes) {
        await table.page.setViewport(size);
        await look(table, `table at ${size.width} × ${size.height}`);
    }
    await table.page.setViewport(small);
}

async function links(table, site) {
    const game = await table.page.evaluate(() => elgrande.link());
    await table.page.goto('about:blank');
    await table.go(`${site.address}#${game.slice(game.indexOf('#') + 1)}`);
    await table.lift();
    await look(table, 'a link');
}

// Plays the game to its end with random answers, and visits the pages there.
async function atTheEnd(table, seed) {
    await table.pressOn(seed, words('round.over'));
    await look(table, 'result');
    await press(table, 'button.look_at_board', 'the board at the end');
    await press(table, 'scoring.last', 'the last scoring');
    await close(table);
    await press(table, 'button.back_to_result');
    await press(table, 'button.rematch', 'a new game');
}

// Visits all pages with one rule set. Throws on any fault.
export async function visit(browser, site, rules, seed) {
    const table = await Table.open(browser, site.address, { viewport: small });
    try {
        const random = chance(seed);
        await look(table, 'start page');
        await table.start({ players: 3, rounds: 6, rules: rules.filter((key) => key !== 'edition.classic') });
        // Plays to the first turn in which neither part of a card has begun: most options are offered there.
        for (let i = 0; i < 400 && !(await isInTurn(table)); ++i) await table.answer(random);
        assert(await isInTurn(table), 'no turn begins');
        await table.saved();
        await look(table, 'table');
        await savedGames(table);
        await pagesOfTheTable(table);
        await history(table);
        await atAllSizes(table);
        await links(table, site);
        await atTheEnd(table, seed);
    } finally {
        await table.page.profile.close();
    }
}

// True in a turn whose player may still either place or act first.
async function isInTurn(table) {
    return table.has(words('puzzle.make')) && words('prompt.place_or_act').test((await table.mirror()).prompt);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
    console.log(`SEED=${seed}`);
    const site = await openSite(process.env.SITE ?? 'build/web/site');
    const browser = await openShell();
    const chosen = ruleSets.filter(([edition]) => process.argv.length < 3 || process.argv.includes(edition));
    let failed = 0;
    for (const rules of chosen) {
        try {
            await visit(browser, site, rules, seed);
            console.log(`${rules.join(', ')}: ok`);
        } catch (error) {
            ++failed;
            console.log(`${rules.join(', ')}: FAILED\n${error.stack}`);
        }
    }
    await browser.close();
    await site.close();
    console.log(`${chosen.length - failed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
}
