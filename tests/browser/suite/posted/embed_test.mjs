// The game in a frame of another page: silent, without storage, and reporting its height. The other page has another
// origin but is the same site, where browsers do not partition the storage of frames.
import assert from 'node:assert/strict';
import { openPage } from '../../support/chromium.mjs';
import { test } from '../../support/fixture.mjs';
import { serveFrame } from '../../support/site.mjs';
import { lateTable, Table } from '../../support/table.mjs';
import { words } from '../../support/words.mjs';

const puzzle = 'z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC';

async function frameOf(page, origin) {
    await page.waitForFunction(() => document.querySelector('iframe') !== null);
    for (;;) {
        const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().startsWith(origin));
        if (frame) return frame;
        await new Promise((later) => setTimeout(later, 50));
    }
}

const labels = (frame) =>
    frame.evaluate(() => [...document.querySelectorAll('#mirror button')].map((button) => button.textContent));

const comes = (frame, pattern) =>
    frame.waitForFunction(
        (source) =>
            [...document.querySelectorAll('#mirror button')].some((button) =>
                new RegExp(source, 'u').test(button.textContent),
            ),
        { polling: 50 },
        pattern.source,
    );

const press = (frame, pattern) =>
    frame.evaluate((source) => {
        const all = [...document.querySelectorAll('#mirror button')];
        all.find((button) => new RegExp(source, 'u').test(button.textContent)).click();
    }, pattern.source);

// Returns how much the frame has stored of each kind.
const stored = (frame) =>
    frame.evaluate(async () => ({
        databases: (await indexedDB.databases()).length,
        settings: localStorage.length + sessionStorage.length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));

test('embed: a puzzle in a page of another origin works, stores nothing, and opens in a tab', async (given) => {
    const { browser, site } = given;
    const host = await serveFrame(`${site.address}?embed#${puzzle}`);
    try {
        const page = await openPage(browser);
        await page.goto(host.address);
        const frame = await frameOf(page, site.address);
        await comes(frame, words('puzzle.hint'));
        assert.ok(!(await labels(frame)).some((label) => words('menu.home').test(label)));
        await page.waitForFunction(() => globalThis.told > 0);
        const told = await page.evaluate(() => [globalThis.told, globalThis.by]);
        assert.deepEqual(told, [525, new URL(site.address).origin]);
        await frame.evaluate(() => document.querySelector('#mirror-answers button').click());
        await comes(frame, words('table.undo'));
        assert.deepEqual(await stored(frame), { databases: 0, settings: 0, workers: 0 });
        const steps = () => frame.evaluate(() => history.length);
        const before = await steps();
        await press(frame, words('rules.title'));
        await press(frame, words('button.close'));
        assert.equal(await steps(), before, 'Back is that of the page around it');
        const whole = new Promise((opened) => {
            page.profile.once('targetcreated', opened);
        });
        await press(frame, words('embed.open'));
        assert.equal((await whole).url() || (await (await whole).page()).url(), `${site.address}#${puzzle}`);
        assert.deepEqual(page.troubles, []);
    } finally {
        host.close();
    }
});

test('embed: a frame, with or without ?embed, neither reads nor writes saved games', async (given) => {
    const { browser, site } = given;
    const own = await Table.open(browser, site.address);
    await own.start();
    await own.answer();
    await own.saved();
    const saves = (page) =>
        page.evaluate(async () => {
            const request = indexedDB.open('elgrande', 1);
            await new Promise((opened) => {
                request.onsuccess = opened;
            });
            const all = request.result.transaction('games').objectStore('games').getAllKeys();
            await new Promise((read) => {
                all.onsuccess = read;
            });
            request.result.close();
            return all.result;
        });
    const before = await saves(own.page);
    assert.equal(before.length, 1);
    for (const query of ['', '?embed']) {
        const host = await serveFrame(`${site.address}${query}#${lateTable}`);
        const page = await openPage(browser, { context: own.page.profile });
        await page.goto(host.address);
        const frame = await frameOf(page, site.address);
        await comes(frame, words('table.share'));
        if ((await labels(frame)).some((label) => words('button.ready').test(label))) {
            await press(frame, words('button.ready'));
        }
        await frame.waitForFunction(() => document.querySelector('#mirror-answers button') !== null);
        await frame.evaluate(() => document.querySelector('#mirror-answers button').click());
        await comes(frame, words('table.undo'));
        await frame.evaluate(() => new Promise((later) => setTimeout(later, 500)));
        assert.deepEqual(await saves(own.page), before);
        await page.close();
        host.close();
    }
});

test('embed: the game works without a message if the browser refuses all storage', async ({ browser, site }) => {
    site.before = () => {
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
                get() {
                    throw new DOMException('refused', 'SecurityError');
                },
            });
        }
    };
    const host = await serveFrame(`${site.address}?embed#${puzzle}`, 390);
    try {
        const page = await openPage(browser);
        await page.goto(host.address);
        const frame = await frameOf(page, site.address);
        await comes(frame, words('puzzle.hint'));
        assert.equal(await frame.evaluate(() => document.getElementById('mirror-notice').textContent), '');
        await page.waitForFunction(() => globalThis.told > 0);
        assert.equal(await page.evaluate(() => globalThis.told), 683);
    } finally {
        host.close();
    }
});

test('embed: the published example shows a puzzle', async ({ browser, site }) => {
    const page = await openPage(browser);
    await page.goto(`${site.address}embedding.html`);
    const frame = await frameOf(page, `${site.address}?embed`);
    await comes(frame, words('puzzle.hint'));
    await page.waitForFunction(() => document.querySelector('iframe').height !== '480');
    assert.match(await page.evaluate(() => document.getElementById('code').textContent), /addEventListener/u);
});
