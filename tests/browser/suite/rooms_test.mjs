// How the program opens rooms: web/rooms.js in pages, without the program.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packRoom, relaysOf } from '../../../scripts/pack-room.mjs';
import { openPage } from '../support/chromium.mjs';
import { folder, test } from '../support/fixture.mjs';
import { openSite } from '../support/site.mjs';

const TABLE = 0;
const GUEST = 1;
const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';

// platform::Introductions
const BY_CODE = 0;
const CUT_OFF = 3;
const ELSEWHERE = 4;

/// Calls work(site) with a copy of the site that has rooms.js and room.js beside it.
async function withRooms(work) {
    const copy = mkdtempSync(join(tmpdir(), 'elgrande-site-'));
    cpSync(folder, copy, { recursive: true });
    packRoom(copy, 'chrome97', relaysOf(''));
    execFileSync('esbuild', ['web/rooms.js', '--bundle', '--format=esm', `--outfile=${join(copy, 'rooms.js')}`], {
        stdio: ['ignore', 'ignore', 'pipe'],
    });
    const site = await openSite(copy);
    try {
        await work(site);
    } finally {
        await site.close();
        rmSync(copy, { recursive: true });
    }
}

/// Opens a room, `rooms`, in a tab of `profile`. Collects the states of introductions in `states`, and the answers to
/// requests in `answers`.
async function openTab(browser, site, context, side = TABLE, secret = SECRET) {
    const page = await openPage(browser, { context });
    await page.goto(site.address);
    await openIn(page, side, secret);
    return page;
}

function openIn(page, side = TABLE, secret = SECRET) {
    const open = async (ownSide, ownSecret) => {
        const { Rooms } = await import(new URL('rooms.js', document.baseURI));
        globalThis.states = [];
        globalThis.answers = [];
        const ignore = () => {};
        const tell = {
            opened: ignore,
            received: ignore,
            closed: ignore,
            changed: (state) => states.push(state),
            code: (number, outcome, code) => answers.push([number, outcome, code.length > 0]),
        };
        globalThis.rooms = new Rooms('room.js', tell);
        rooms.open(ownSide, ownSecret);
    };
    return page.evaluate(open, side, secret);
}

const polling = 50; // in ms: tabs in the background draw no frames
const state = (page, wanted) => page.waitForFunction((one) => states.at(-1) === one, { polling }, wanted);
const answer = (page) => page.waitForFunction(() => answers.length > 0, { polling });
const ask = (page) =>
    page.evaluate(() => {
        rooms.request('makeOffer', 1); // it is not awaited, as the room may open later
    });
const statesOf = (page) => page.evaluate(() => states);

test('one tab of a browser is the table of a room; another one follows when it closes', async ({ browser }) => {
    await withRooms(async (site) => {
        const profile = await browser.createBrowserContext();
        const first = await openTab(browser, site, profile);
        await state(first, BY_CODE);
        const second = await openTab(browser, site, profile);
        const third = await openTab(browser, site, profile);
        await Promise.all([state(second, ELSEWHERE), state(third, ELSEWHERE)]);
        await ask(second);

        const others = await Promise.all([
            openTab(browser, site, profile, GUEST),
            openTab(browser, site, profile, TABLE, SECRET.replace('A', 'B')),
            openTab(browser, site, undefined),
        ]);
        for (const page of others) await state(page, BY_CODE); // a guest, another room, another browser

        await third.evaluate(() => rooms.close()); // it waits no more
        assert.deepEqual(await statesOf(second), [ELSEWHERE]);
        await first.evaluate(() => rooms.close());
        await state(second, BY_CODE);
        await answer(second);
        assert.deepEqual(await second.evaluate(() => answers), [[1, 0, true]]);
        assert.deepEqual(await statesOf(third), [ELSEWHERE]);

        await openIn(first);
        await state(first, ELSEWHERE);
        await second.close(); // as if the tab had died
        await state(first, BY_CODE);
    });
});

test('a table that is reloaded or opened again has its room again', async ({ browser }) => {
    await withRooms(async (site) => {
        const page = await openTab(browser, site);
        await state(page, BY_CODE);
        await page.reload();
        await openIn(page);
        await state(page, BY_CODE);
        await page.evaluate((secret) => rooms.open(0, secret), SECRET);
        // On a slow machine the page may say meanwhile that another tab is the table.
        const opened = (byCode) => states.filter((each) => each === byCode).length === 2;
        await page.waitForFunction(opened, { polling }, BY_CODE);
    });
});

test('a browser that refuses locks opens rooms', async ({ browser }) => {
    await withRooms(async (site) => {
        const page = await openPage(browser, {
            before: () => {
                LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'));
            },
        });
        await page.goto(site.address);
        await openIn(page);
        await state(page, BY_CODE);
    });
});

test('a room whose script does not arrive opens when the network is back', async ({ browser }) => {
    await withRooms(async (site) => {
        site.broken.add('/room.js');
        const page = await openTab(browser, site);
        await ask(page);
        await state(page, CUT_OFF);
        assert.deepEqual(await page.evaluate(() => answers), []);
        site.broken.clear();
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await answer(page);
        assert.deepEqual(await page.evaluate(() => answers), [[1, 0, true]]);
        assert.equal((await statesOf(page)).at(-1), BY_CODE);
    });
});
