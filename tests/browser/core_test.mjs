// Runs the same tests in every browser engine: chromium, firefox and webkit, or only the one named by ENGINE. Tests
// that an engine cannot run under automation are skipped with the reason; on Debian 12 there are none.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { patience_ms } from './support/chromium.mjs';
import { killWorker, playAmongComputers, rememberWorkers, seatComputers } from './support/court.mjs';
import { engines } from './support/engines.mjs';
import { folder } from './support/fixture.mjs';
import { grandePuzzle, solveAtLast } from './support/puzzle.mjs';
import { also, keepCopied, listen } from './support/page_patches.mjs';
import { failFrames, failStart, keepDownloads, keptBytes, safeGames, trouble, until } from './support/safe_start.mjs';
import { playFrom } from './support/lesson.mjs';
import { answerOf, colour, enterAnswer, nextLink, openSeats } from './support/seats.mjs';
import { openSite, serveFrame } from './support/site.mjs';
import { keptLink } from './support/kept_links.mjs';
import { chance, lateTable, Table } from './support/table.mjs';
import { words } from './support/words.mjs';

const longest_ms = 900_000; // stops tests that hang; generous, because machines may be slow
const movingGame = '#g1.OhMFBAF7MAAAAAAAAAIvx2SlT059'; // a game in which a player moves caballeros

/// Thrown to skip a test that the engine cannot run.
class NotHere extends Error {}

const maxCrashes = 1; // allowed crashes of the browser in all tests of an engine together
// WebKit's driver throws either of these if the browser has crashed.
const isCrash = ({ name }) => name === 'NoSuchSessionError' || name === 'WebDriverError';

async function openTable(engine, site, fragment = '') {
    const table = new Table(await engine.fresh());
    await table.go(site.address + fragment);
    return table;
}

// Fails if the page has reported an error or a warning.
async function assertNoTroubles(table) {
    assert.deepEqual(await table.page.evaluate(() => globalThis.troubles), []);
}

async function playsOn(table) {
    const before = await table.mirror();
    await table.answer();
    await table.answer();
    assert.notDeepEqual((await table.mirror()).position, before.position);
}

// Reloads the page and checks that the game is unchanged.
async function continuesAfterReload(table) {
    const { position, answers } = await table.mirror();
    await table.saved();
    await table.page.reload();
    await table.started();
    // Storage may answer only after the start page is shown.
    for (const end = Date.now() + patience_ms; (await table.mirror()).position.length === 0 && Date.now() < end; ) {
        await table.resume();
    }
    const after = await table.mirror();
    assert.deepEqual(after.position, position);
    assert.deepEqual(after.answers, answers);
}

const tests = [];
const test = (name, run) => tests.push({ name, run });

test('a game is played by clicks on the canvas, continues after a reload, and is played to its end', async ({
    engine,
    site,
}) => {
    const table = await openTable(engine, site);
    await assertNoTroubles(table);
    await table.start({ players: 3, rounds: 6 });
    const random = chance(7);
    for (let i = 0; i < 12; ++i) {
        const { answers } = await table.mirror();
        await table.click(answers[random(answers.length)]);
    }
    await continuesAfterReload(table);
    await table.page.setViewport({ width: 600, height: 400 });
    const end = await table.pressOn(8, words('round.over'));
    assert(end.position.some((line) => /\d/.test(line)));
    await assertNoTroubles(table);
});

test('the link of a game opens it in another profile', async ({ engine, site }) => {
    site.before = also(keepCopied);
    const table = await openTable(engine, site);
    await table.start({ players: 4 });
    await table.answer();
    await table.answer();
    const { position } = await table.mirror();
    await table.pressNamed(words('table.share'));
    await table.pressNamed(words('button.copy'));
    const link = await table.page.evaluate(() => globalThis.copied);
    assert(link.startsWith(`${site.address}#`), link);
    const other = await openTable(engine, site, new URL(link).hash);
    await other.lift();
    assert.deepEqual((await other.mirror()).position, position);
    await assertNoTroubles(other);
});

test('links mangled by chats open and invalid ones are reported, on load and on hashchange', async ({
    engine,
    site,
}) => {
    const table = await openTable(engine, site, `#${lateTable}`);
    const shown = async () => (await table.mirror()).position;
    const late = await shown();
    const other = keptLink('sample-game/seen');
    await table.hash(`#${other}`);
    const sample = await shown();
    assert.notDeepEqual(sample, late);
    const all = (text) => [...text].map((letter) => `%${letter.codePointAt(0).toString(16)}`).join('');
    const half = (link, between) => link.slice(0, 60) + between + link.slice(60);
    // Changes that browsers make to an address; tests/record/link/ tests all others.
    const manglings = [
        (link) => `#${link}&utm_source=100%`,
        (link) => `#${all(link)}`,
        (link) => `##${link}.`,
        (link) => `#<${link}>`,
        (link) => `#${half(link, '%0D%0A')}`,
        (link) => `#${half(link, '\u200b')}`,
        (link) => `#${link.replaceAll('-', '%252D')}`,
        (link) => `#%20${link}“…`,
    ];
    for (const [i, mangle] of manglings.entries()) {
        const link = i % 2 ? other : lateTable;
        await table.hash(mangle(link));
        assert.deepEqual(await shown(), i % 2 ? sample : late, mangle(link));
    }
    for (const fragment of ['#100%', '#p1.abc%', '#%']) {
        await table.hash(fragment);
        await table.says('title', words('message.bad_link'));
        await table.dismiss();
        assert.deepEqual(await shown(), sample, fragment);
    }
    const addresses = ['?rate=100%&fbclid=IwAR2#LINK%', '?%23LINK', '?1%2523LINK%20', 'index.html?2#%23LINK'];
    for (const address of addresses) {
        await table.go(site.address + address.replace('LINK', lateTable));
        await table.lift();
        assert.deepEqual(await shown(), late, address);
        const left = await table.page.evaluate(() => location.href);
        // The address contains the position, once.
        assert(left.endsWith(`#${lateTable}`) && left.split(lateTable).length === 2, left);
        assert(!left.includes('%23'), left);
    }
    for (const fragment of ['?3#100%', '?4#p1.abc%']) {
        await table.go(site.address + fragment);
        await table.says('title', words('message.bad_link'));
        await table.dismiss();
    }
    await assertNoTroubles(table);
});

test('a drag moves the pressed piece or nothing, and no click leaves a focus ring around the canvas', async ({
    engine,
    site,
}) => {
    const table = await openTable(engine, site, movingGame);
    await table.lift();
    const before = await table.mirror();
    const [lift] = before.answers;
    const piece = await table.target(lift.id);
    await table.click(lift);
    const lifted = await table.mirror();
    const goals = [];
    for (const answer of lifted.answers) goals.push(await table.target(answer.id));
    const ring = () =>
        table.page.evaluate(() => {
            const canvas = document.getElementById('canvas');
            return [document.activeElement === canvas, getComputedStyle(canvas).outlineStyle];
        });
    assert.deepEqual(await ring(), [true, 'none']);
    await table.pressNamed(words('table.undo'));
    await table.drag(piece, { x: 24, y: 420 }); // the sea
    assert.deepEqual((await table.mirror()).position, before.position);
    assert.equal((await table.mirror()).prompt, before.prompt);
    await table.drag(piece, goals[0]);
    const dragged = await table.mirror();
    assert.notDeepEqual(dragged.position, before.position);
    await table.pressNamed(words('table.undo'));
    // Undo takes both the pick-up and the drop back, and redo repeats both.
    assert.deepEqual((await table.mirror()).position, before.position);
    await table.pressNamed(words('table.redo'));
    assert.deepEqual((await table.mirror()).position, dragged.position);
    await assertNoTroubles(table);
});

test('after a failed first frame nothing opens; saved games can be downloaded, deleted, and later played', async ({
    engine,
    site,
}) => {
    const table = await openTable(engine, site);
    const { page } = table;
    await table.start();
    await table.answer();
    await table.saved();
    const { position } = await table.mirror();
    site.before = also(failFrames);
    await page.reload();
    assert.match(await until(page, trouble), /while it started.*opens none of them/);
    site.before = `() => { (${also(keepDownloads)})(); (${failFrames})(); }`;
    await page.evaluate(() => document.getElementById('trouble-retry').click());
    const { games } = await until(page, safeGames);
    assert.equal(games.length, 1);
    assert.match(games[0], /^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    assert(!(await page.evaluate(() => globalThis.elgrande)), 'the program has started');
    await page.evaluate(() => document.querySelector('#safe-games button').click());
    const downloads = await until(page, () => globalThis.downloads.length > 0 && globalThis.downloads);
    assert.deepEqual(downloads, await page.evaluate(keptBytes));
    // The full start fails again and leads to another safe start; then the fault is removed.
    await page.evaluate(() => document.getElementById('safe-retry').click());
    await until(page, trouble);
    await page.evaluate(() => document.getElementById('trouble-saves').click());
    assert.deepEqual((await until(page, safeGames)).games, games);
    site.before = listen;
    await table.reloads(() => page.evaluate(() => document.getElementById('safe-retry').click()));
    await table.resume();
    assert.deepEqual((await table.mirror()).position, position);
    await playsOn(table);
    await assertNoTroubles(table);
    // Deleted games stay deleted.
    await table.saved();
    site.before = also(failStart);
    await page.reload();
    await until(page, trouble);
    await page.reload();
    await until(page, safeGames);
    await page.evaluate(() => {
        const remove = document.querySelector('#safe-games button:last-child');
        remove.click(); // asks for confirmation
        remove.click();
    });
    await until(page, () => !document.querySelector('#safe-games li'));
    assert.deepEqual(await page.evaluate(keptBytes), []);
});

test('refused storage is reported, and play continues', async ({ engine, site }) => {
    site.before = also(() => {
        const get = () => {
            throw new DOMException('refused', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'indexedDB', { get });
        Object.defineProperty(globalThis, 'localStorage', { get });
    });
    const table = await openTable(engine, site);
    await table.says('notice', words('message.storage_refused'));
    await table.start();
    await playsOn(table);
    await assertNoTroubles(table);
});

test('full storage is reported, play continues, and everything is saved once there is room again', async ({
    engine,
    site,
}) => {
    site.before = also(() => {
        const { put } = IDBObjectStore.prototype;
        globalThis.full = false;
        IDBObjectStore.prototype.put = function full(...values) {
            if (globalThis.full) throw new DOMException('full', 'QuotaExceededError');
            return put.apply(this, values);
        };
    });
    const table = await openTable(engine, site);
    await table.page.evaluate(() => {
        globalThis.full = true;
    });
    await table.start();
    await table.says('notice', words('message.storage_full'));
    await playsOn(table);
    await table.page.evaluate(() => {
        globalThis.full = false;
    });
    await table.answer();
    await table.says('notice', /^$/);
    await continuesAfterReload(table);
    await assertNoTroubles(table);
});

test('a lost WebGL context is restored, and the picture with it', async ({ engine, site }) => {
    site.before = listen; // paints, because this test compares pixels
    const table = await openTable(engine, site);
    await table.start();
    await table.quiet();
    const before = Buffer.from(await table.page.screenshot());
    assert(before.length > 20000, 'there is no picture');
    const there = await table.page.evaluate(async () => {
        const context = document.getElementById('canvas').getContext('webgl2');
        const losing = context.getExtension('WEBGL_lose_context');
        if (!losing) return false;
        const happens = (event) =>
            new Promise((done) => {
                document.getElementById('canvas').addEventListener(event, done, { once: true });
            });
        const lost = happens('webglcontextlost');
        losing.loseContext();
        await lost;
        await new Promise((later) => setTimeout(later, 50));
        const back = happens('webglcontextrestored');
        losing.restoreContext();
        await back;
        return true;
    });
    if (!there) throw new NotHere('it has no WEBGL_lose_context');
    await table.quiet();
    const after = Buffer.from(await table.page.screenshot());
    assert(Buffer.compare(before, after) === 0, 'the picture is another one');
    await playsOn(table);
});

test('without graphics the game continues as text, the hidden canvas takes no input, and a retry restores it', async ({
    engine,
    site,
}) => {
    site.before = listen; // paints, because this test compares pixels
    const table = await openTable(engine, site);
    await table.start();
    await table.answer();
    const first = (await table.mirror()).answers[0];
    const place = await table.target(first.id);
    const there = await table.page.evaluate(() => {
        const context = document.getElementById('canvas').getContext('webgl2');
        globalThis.losing = context.getExtension('WEBGL_lose_context');
        globalThis.losing?.loseContext();
        return Boolean(globalThis.losing);
    });
    if (!there) throw new NotHere('it has no WEBGL_lose_context');
    await table.page.waitForFunction(() => !document.getElementById('graphics').hidden);
    // The canvas is hidden and the mirror visible.
    const before = await table.mirror();
    // A real click could hit a button of the mirror, which lies there now.
    await table.page.evaluate(({ x: clientX, y: clientY }) => {
        const canvas = document.getElementById('canvas');
        for (const [type, buttons] of [
            ['pointerdown', 1],
            ['pointerup', 0],
        ]) {
            const how = { clientX, clientY, buttons, pointerId: 1, isPrimary: true, bubbles: true };
            canvas.dispatchEvent(new PointerEvent(type, how));
        }
    }, place);
    await table.page.keyboard?.press('Enter'); // WebKit's driver has no keyboard
    await table.quiet();
    assert.deepEqual(await table.mirror(), before);
    assert(
        await table.page.evaluate(() => {
            const button = document.querySelector('#mirror-answers button');
            button.scrollIntoView({ block: 'nearest' });
            const box = button.getBoundingClientRect();
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return there?.closest('#mirror-answers button') === button;
        }),
        'the answers cannot be seen',
    );
    const frames = await table.page.evaluate(() => elgrande.frames());
    await new Promise((later) => setTimeout(later, 300));
    assert.equal(await table.page.evaluate(() => elgrande.frames()), frames, 'it draws while nobody can see it');
    // Three presses must play three different answers: a press on a button of an earlier question does nothing. Some
    // engines update the mirror between two presses of a script.
    const labels = await table.page.evaluate(() => {
        const button = document.querySelector('#mirror-answers button');
        const read = new Set();
        for (let i = 0; i < 3; ++i) {
            read.add(button.textContent);
            button.click();
        }
        return [...read];
    });
    await table.changed(before);
    const { log } = await table.mirror();
    assert.equal(log.length, before.log.length + labels.length, `${labels}: ${log}`);
    await table.lift();
    await table.page.evaluate(() => globalThis.losing.restoreContext());
    await table.page.waitForFunction(() => document.getElementById('graphics').hidden);
    await table.quiet();
    assert(Buffer.from(await table.page.screenshot()).length > 20000, 'there is no picture');
    await playsOn(table);
    const { position, answers } = await table.mirror();
    await table.saved();
    await table.page.evaluate(() => globalThis.losing.loseContext());
    await table.page.waitForFunction(() => !document.getElementById('graphics').hidden);
    await table.reloads(() => table.page.evaluate(() => document.getElementById('graphics-retry').click()));
    assert(await table.page.evaluate(() => document.getElementById('graphics').hidden), 'the graphics are not back');
    for (const end = Date.now() + patience_ms; (await table.mirror()).position.length === 0 && Date.now() < end; ) {
        await table.resume();
    }
    assert.deepEqual((await table.mirror()).position, position);
    assert.deepEqual((await table.mirror()).answers, answers);
});

test('one person plays against three computers to the end, and their worker is killed during the game', async ({
    engine,
    site,
}) => {
    site.before = also(rememberWorkers);
    const table = await openTable(engine, site);
    await seatComputers(table);
    assert(!(await playAmongComputers(table, 12)));
    await table.page.evaluate(killWorker);
    assert(await playAmongComputers(table));
    // A new worker has replaced it.
    assert.equal(await table.page.evaluate(() => typeof globalThis.elGrandeThinker), 'undefined');
    await assertNoTroubles(table);
});

test('from the start page, a lesson is one click away, and the first bid against computers two', async ({
    engine,
    site,
}) => {
    site.before = also(rememberWorkers);
    const table = await openTable(engine, site);
    const { prompt: said } = await table.clickNamed(words('home.learn'));
    assert.notEqual((await table.clickNamed(words('learn.next'))).prompt, said);
    await table.pressNamed(words('learn.leave'));
    await table.clickNamed(words('home.play_computers'));
    const { answers } = await table.says('prompt', /^You: bid/u);
    await table.quiet();
    await table.click(answers[0]);
    const { log } = await table.mirror();
    assert(
        log.some((line) => /^You bid \d/u.test(line)),
        log.join('\n'),
    );
    await assertNoTroubles(table);
});

test('the first lesson is played to its end, and its game continues', async ({ engine, site }) => {
    const table = await openTable(engine, site);
    await table.pressNamed(words('home.learn'));
    const last = await playFrom(table, 0, (button) => table.press(button));
    assert.equal((await table.mirror()).prompt, last.says);
    await table.pressNamed(words('learn.play_on'));
    const { title, answers } = await table.mirror();
    assert.match(title, /Round 4 of 9/);
    assert.ok(answers.length > 0);
    await assertNoTroubles(table);
});

test('the menu offers to fill the screen only where the browser can', async ({ engine, site }) => {
    for (const can of [true, false]) {
        site.before = also(`() => Object.defineProperty(document, 'fullscreenEnabled', { value: ${can} })`);
        const table = await openTable(engine, site, `#${lateTable}`);
        await table.lift();
        await table.pressNamed(words('table.menu'));
        await table.comes(words('menu.resume'));
        assert.equal(await table.has(words('menu.full_screen')), can);
        await assertNoTroubles(table);
    }
});

test('all saved games are one click away, and the newest is continued by another', async ({ engine, site }) => {
    const table = await openTable(engine, site);
    await table.start();
    await table.answer();
    await table.saved();
    const { position } = await table.mirror();
    await table.pressNamed(words('menu.home'));
    await table.clickNamed(words('home.saves'));
    await table.says('title', words('home.saved_games'));
    await table.pressNamed(words('button.close'));
    await table.reloads(() => table.page.evaluate(() => location.reload()));
    await table.clickNamed(/^Continue: /u);
    await table.lift();
    assert.deepEqual((await table.mirror()).position, position);
    await assertNoTroubles(table);
});

test('without the server the page opens and the game continues', async ({ engine }) => {
    const site = await openSite(folder);
    try {
        const table = await openTable(engine, site);
        const kept = await table.page.evaluate(async (longest) => {
            if (!navigator.serviceWorker) return 'it has no service workers here';
            const registration = await Promise.race([
                navigator.serviceWorker.ready,
                new Promise((late) => setTimeout(late, longest)),
            ]);
            return registration ? '' : 'its service worker does not become active here';
        }, patience_ms);
        if (kept !== '') throw new NotHere(kept);
        await table.start();
        await table.answer();
        await table.saved();
        await site.close();
        await continuesAfterReload(table);
        await playsOn(table);
    } finally {
        await site.close();
    }
});

test('after many resizes the canvas fits its window', async ({ engine, site }) => {
    const table = await openTable(engine, site);
    await table.start();
    for (let i = 0; i < 25; ++i) {
        await table.page.setViewport({ width: 400 + ((i * 137) % 800), height: 380 + ((i * 71) % 400) });
    }
    // On a loaded machine the page learns the last size late.
    const sizes = () =>
        table.page.evaluate(() => {
            const canvas = document.getElementById('canvas');
            return [innerWidth * devicePixelRatio, innerHeight * devicePixelRatio, canvas.width, canvas.height];
        });
    const fits = ([across, down, ...pixels]) => Math.abs(across - pixels[0]) <= 1 && Math.abs(down - pixels[1]) <= 1;
    for (const end = Date.now() + patience_ms; !fits(await sizes()) && Date.now() < end; ) await table.quiet();
    await table.quiet();
    const last = await sizes();
    assert(fits(last), `window and canvas: ${last}`);
    await playsOn(table);
    await assertNoTroubles(table);
});

test('two tabs on one game: neither overwrites what the other one saved without asking', async ({ engine, site }) => {
    const first = await openTable(engine, site);
    await first.start();
    await first.answer();
    await first.saved();
    const second = new Table(await engine.second());
    await second.go(site.address);
    await second.resume();
    for (let i = 0; i < 3; ++i) await second.answer();
    await second.saved();
    const { position } = await second.mirror();
    await first.page.bringToFront();
    await first.press((await first.mirror()).answers[0]);
    await first.says('title', words('message.other_tab'));
    await first.pressNamed(words('message.other_tab_take'));
    await first.lift();
    assert.deepEqual((await first.mirror()).position, position);
    await assertNoTroubles(first);
});

test('a puzzle is made, and solved by its link: wrong, with a hint, and right', async ({ engine, site }) => {
    site.before = also(keepCopied);
    const table = await openTable(engine, site, `#${grandePuzzle}`);
    await table.comes(words('puzzle.make'));
    await table.quiet();
    await table.pressNamed(words('puzzle.make'));
    await table.says('prompt', /Grade \d/u);
    await table.quiet();
    await table.pressNamed(words('puzzle.make_number'));
    await table.quiet();
    await table.pressNamed(words('puzzle.make_best'));
    await table.pressNamed(words('button.copy'));
    await assertNoTroubles(table);
    const link = await table.page.evaluate(() => globalThis.copied);
    const other = await openTable(engine, site, new URL(link).hash);
    await solveAtLast(other);
    await assertNoTroubles(other);
});

test('at midnight the puzzle of the day changes', async ({ engine, site }) => {
    const at = (time) =>
        also(`() => {
            const begun = performance.now();
            Date.now = () => Date.UTC(${time}) + Math.floor(performance.now() - begun);
        }`);
    const daily = async (time) => {
        site.before = at(time);
        const table = await openTable(engine, site);
        await table.pressNamed(words('puzzle.title'));
        await table.comes(words('puzzle.hint'));
        await table.pressNamed(words('puzzle.leave'));
        await table.comes(words('puzzle.daily'));
        await table.pressNamed(words('puzzle.daily'));
        await table.comes(words('puzzle.hint'));
        await assertNoTroubles(table);
        return table.page.evaluate(() => location.hash);
    };
    const evening = await daily('2026, 10, 25, 23, 0');
    assert.match(evening, /^#z1\./u);
    assert.equal(await daily('2026, 10, 25, 0, 1'), evening);
    assert.notEqual(await daily('2026, 10, 26, 0, 1'), evening);
});

test('a page of another origin shows a puzzle in a frame and gets its height; nothing is stored', async ({
    engine,
    site,
}) => {
    site.before = () => {}; // the usual script would store a setting
    const table = await openTable(engine, site, `?embed#${grandePuzzle}`);
    await table.comes(words('puzzle.hint'));
    await table.press((await table.mirror()).answers[0]);
    await table.comes(words('table.undo'));
    assert.equal(await table.page.evaluate(() => localStorage.length + sessionStorage.length), 0);
    assert.equal(await table.page.evaluate(async () => (await indexedDB.databases()).length), 0);
    const other = await serveFrame(`${site.address}?embed#${grandePuzzle}`);
    await table.page.goto(other.address);
    await table.page.waitForFunction(() => globalThis.told > 0, { polling: 50 });
    other.close();
});

test('the browser’s Back closes what is open, one step at a time, and leaves the page from the start page', async ({
    engine,
    site,
}) => {
    const table = new Table(await engine.fresh());
    await table.page.goto(`${site.address}licenses.txt`);
    await table.go(site.address);
    const back = async () => {
        const before = await table.mirror();
        await table.page.evaluate(() => history.back());
        return table.changed(before);
    };
    const { title } = await table.mirror();
    for (const key of ['rules.title', 'settings.title', 'home.all_games', 'home.saves']) {
        await table.pressNamed(words(key));
        assert.equal((await back()).title, title, key);
    }
    await table.pressNamed(words('puzzle.title'));
    await table.comes(words('puzzle.hint'));
    assert.match((await back()).title, words('puzzle.title'), 'out of a puzzle to the list');
    assert.equal((await back()).title, title, 'out of the list of puzzles');
    await table.pressNamed(words('home.learn')); // begins the first lesson: nobody has played here yet
    assert.equal((await back()).title, title, 'out of a lesson');
    await table.start({ players: 2 });
    const game = await table.mirror();
    await table.pressNamed(words('settings.title'));
    assert.deepEqual((await back()).answers, game.answers);
    await table.pressNamed(words('settings.title'));
    await table.pressNamed(words('button.close'));
    await table.saved();
    await table.reloads(() => table.page.evaluate(() => location.reload()));
    await table.resume();
    assert.deepEqual((await table.mirror()).answers, game.answers, 'it goes on after a reload');
    assert.equal((await back()).title, title, 'out of a game');
    await assertNoTroubles(table);
    await table.page.evaluate(() => history.back());
    await table.page.waitForFunction(() => location.pathname.endsWith('licenses.txt'), { polling: 50 });
});

test('a link stays in the address while Back closes dialogs, until its game is closed', async ({ engine, site }) => {
    const table = await openTable(engine, site, `#${lateTable}`);
    const hash = () => table.page.evaluate(() => location.hash);
    const back = async () => {
        const before = await table.mirror();
        await table.page.evaluate(() => history.back());
        return table.changed(before);
    };
    const late = await table.mirror();
    await table.pressNamed(words('table.share'));
    assert.deepEqual((await back()).position, late.position);
    assert.equal(await hash(), `#${lateTable}`);
    const other = keptLink('sample-game/seen');
    await table.hash(`#${other}`);
    const sample = await table.mirror();
    assert.notDeepEqual(sample.position, late.position);
    await table.pressNamed(words('rules.title'));
    assert.deepEqual((await back()).position, sample.position);
    assert.equal(await hash(), `#${other}`);
    assert.equal((await back()).position.length, 0);
    assert.equal(await hash(), '');
    await assertNoTroubles(table);
});

/// Connects a phone in a profile of its own to a table by codes; it takes the first free seat. Its answer is entered
/// after `wait_ms`. Returns the phone and the link that it has opened.
async function connectPhone(engine, table, linkBefore, wait_ms) {
    const link = await nextLink(table, linkBefore);
    const phone = new Table(await engine.other());
    await phone.go(link);
    const answer = await answerOf(phone);
    await new Promise((late) => setTimeout(late, wait_ms));
    await table.page.bringToFront();
    await enterAnswer(table, answer);
    await phone.page.bringToFront();
    await phone.says('prompt', words('seat_page.pick'));
    const { label } = await phone.find(colour);
    await phone.pressNamed(colour);
    await phone.says('title', words('round.of'));
    await table.page.bringToFront();
    await table.says('position', new RegExp(label, 'u'));
    return { phone, link };
}

test('a table and two phones connect by codes, and both answer; without WebRTC the page says so', async ({
    engine,
    site,
}) => {
    const table = await openTable(engine, site);
    if (!(await table.page.evaluate(() => typeof RTCPeerConnection === 'function'))) {
        assert(!(await table.has(words('room.title'))));
        await table.hash('#r1.AbCdEfGhIjKlMnOpQrStUw');
        await table.says('prompt', words('room.not_here'));
        await table.dismiss();
        await table.start();
        await playsOn(table);
        await assertNoTroubles(table);
        return;
    }
    await openSeats(table);
    const first = await connectPhone(engine, table, '', 12_000); // longer than Firefox waits by itself
    const second = await connectPhone(engine, table, first.link, 0);
    await table.pressNamed(words('button.close'));
    const phones = [first.phone, second.phone];
    const waiting = new Set(phones);
    for (let step = 0; waiting.size > 0; ++step) {
        assert(step < 80, 'a phone is never asked');
        await table.page.bringToFront();
        await table.quiet();
        for (const phone of phones) {
            if ((await phone.mirror()).answers.length === 0) continue;
            await phone.page.bringToFront();
            await phone.answer();
            waiting.delete(phone);
        }
        await table.page.bringToFront();
        await table.answer();
    }
    for (const screen of [table, ...phones]) await assertNoTroubles(screen);
});

for (const name of process.env.ENGINE ? [process.env.ENGINE] : Object.keys(engines)) {
    describe(name, () => {
        let engine;
        let site;
        let crashes = 0;
        before(async () => {
            site = await openSite(folder);
            engine = await engines[name]();
        });
        after(async () => {
            await engine?.close();
            await site?.close();
        });
        const runs = async (run, context) => {
            site.mend();
            site.before = also(() => {});
            try {
                await run({ engine, site });
            } catch (error) {
                if (error instanceof NotHere) return context.skip(error.message);
                // WebKitGTK 2.50 crashes about once in a few hundred of these tests, in its WebAssembly interpreter (a
                // null pointer on return from a call). If the page were at fault, it would crash again.
                if (!isCrash(error) || ++crashes > maxCrashes) throw error;
                context.diagnostic(`the browser crashed, and the test is repeated: ${error.name}`);
                await runs(run, context);
            }
        };
        for (const { name: what, run } of tests) {
            it(what, { timeout: longest_ms }, (context) => runs(run, context));
        }
    });
}
