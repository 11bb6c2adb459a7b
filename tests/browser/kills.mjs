// Kills the whole browser soon after an action, reopens it on the same profile, and checks what is left:
//   node tests/browser/kills.mjs [COUNT]      200 by default
// SEED repeats a run; SITE names another folder. Only the last action may be lost, and the game must continue.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openShell, openPage, patience_ms } from './support/chromium.mjs';
import { openSite } from './support/site.mjs';
import { chance, Table } from './support/table.mjs';
import { words } from './support/words.mjs';

const maxDelay_ms = 300; // between an action and the kill
const small = { width: 800, height: 600, deviceScaleFactor: 0.25 };

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Kills the browser with all of its processes; they are one process group.
async function kill(browser) {
    const group = -browser.process().pid;
    process.kill(group, 'SIGKILL');
    // A busy machine needs time to end all processes.
    for (const end = Date.now() + patience_ms; Date.now() < end; await pause(10)) {
        try {
            process.kill(group, 0);
        } catch {
            return;
        }
    }
    throw new Error('the browser cannot be killed');
}

// Returns the whole game as a link, for comparison.
const gameOf = (table) => table.page.evaluate(() => elgrande.link());

// Waits until the page shows a game, and returns its link. The page may show first that it is loading one.
async function backInTheGame(table) {
    for (const end = Date.now() + patience_ms; Date.now() < end; await pause(50)) {
        const link = await gameOf(table);
        if (link !== '') return link;
    }
    return '';
}

// Starts a new game with another shuffle from any page, and waits until it is saved.
async function enter(table) {
    for (const way of ['button.new_game', 'menu.home']) {
        if (await table.has(words(way))) await table.pressNamed(words(way));
    }
    await table.pressNamed(words('home.all_games'));
    await table.pressNamed(words('home.start'));
    await table.saved();
}

// Presses a mirror button and kills the browser. Returns the link of the game after the press, or null if the browser
// died before it answered.
async function pressAndKill(browser, table, id, ms) {
    const pressed = table.page
        .evaluate((button) => {
            document.querySelector(`#mirror button[data-id="${button}"]`).click();
            return elgrande.link();
        }, id)
        .catch(() => null);
    await pause(ms);
    await kill(browser);
    return pressed;
}

// One run of the browser: checks what the previous run left, plays a little, and kills the browser. `expected` are the
// links that the previous run may have left (null: that run does not know its last link), or null in the first run.
// Returns { died, ms, expected }: when it was killed, and the links that the next run may find.
async function life(browser, site, random, expected) {
    const table = new Table(await openPage(null, { context: browser.defaultBrowserContext(), viewport: small }));
    await table.go(site.address);
    let game = expected ? await backInTheGame(table) : await gameOf(table);
    if (expected) {
        assert.notEqual(game, '', 'the start page is shown instead of the game');
        assert(
            expected.some((link) => link === game || (link === null && game !== expected[0])),
            `${game} is none of ${expected}`,
        );
    }
    const { answers } = await table.answer(random);
    const entering = game === '' || answers.length === 0 || random(6) === 0;
    if (entering) await enter(table);
    for (let actions = entering ? 0 : 1 + random(3); actions > 0; --actions) await table.answer(random);
    await table.lift();
    await table.saved();
    game = await gameOf(table);
    const next = (await table.mirror()).answers;
    const ms = random(maxDelay_ms + 1);
    const { troubles } = table.page;
    assert.deepEqual(troubles, []);
    if (entering || next.length === 0) {
        await pause(ms);
        await kill(browser);
        return { died: 'in a new game', ms, expected: [game] };
    }
    const after = await pressAndKill(browser, table, next[random(next.length)].id, ms);
    return { died: 'after an action', ms, expected: [game, after] };
}

// Kills the browser `count` + 1 times on one profile, and reports each run to `tell`. Returns the number of runs, of at
// most `count`, that found the expected game; a run after a failed one is not checked.
export async function kills(site, count, seed, tell = () => {}) {
    const random = chance(seed);
    const userDataDir = mkdtempSync(join(tmpdir(), 'elgrande-kills-'));
    let expected = null;
    let passed = 0;
    try {
        for (let i = 0; i <= count; ++i) {
            const browser = await openShell({ userDataDir });
            try {
                const left = await life(browser, site, random, expected);
                passed += expected ? 1 : 0;
                tell(`${i}: killed ${left.ms} ms ${left.died}`);
                ({ expected } = left);
            } catch (error) {
                tell(`${i}: FAILED\n${error.stack}`);
                expected = null;
                await kill(browser).catch(() => {});
            }
        }
    } finally {
        rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    }
    return passed;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const count = Number(process.argv[2] ?? 200);
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
    console.log(`SEED=${seed}`);
    const site = await openSite(process.env.SITE ?? 'build/web/site');
    const passed = await kills(site, count, seed, console.log);
    await site.close();
    console.log(`${passed} passed, ${count - passed} failed`);
    process.exit(passed === count ? 0 : 1);
}
