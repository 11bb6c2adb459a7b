// The safe start after a failed start of the program; core_test.mjs tests it in every engine.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { failFrames, safeGames, trouble, until } from '../support/safe_start.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const press = (page, id) => page.evaluate((name) => document.getElementById(name).click(), id);
const mark = (page) => page.evaluate(() => localStorage.getItem('elgrande.starts'));

/// Stores bytes as a saved game with this key, as the page would. The page must not have opened the database yet.
const storeGame = (page, key, bytes) =>
    page.evaluate(
        async (name, list) => {
            const request = indexedDB.open('elgrande', 1);
            request.onupgradeneeded = () => {
                request.result.createObjectStore('records');
                request.result.createObjectStore('games');
            };
            const database = await new Promise((done) => {
                request.onsuccess = () => done(request.result);
            });
            const transaction = database.transaction(['records', 'games'], 'readwrite');
            transaction.objectStore('records').put(new Uint8Array(list), [name, 1]);
            transaction.objectStore('games').put({ revision: 1, previous: 0, time: Date.UTC(2026, 8, 24) }, name);
            await new Promise((done) => {
                transaction.oncomplete = done;
            });
            database.close();
        },
        key,
        [...bytes],
    );

/// Returns a save of a future version: its envelope and a name.
const future = (name) => {
    const letters = new TextEncoder().encode(name);
    return [
        ...new TextEncoder().encode('ELGR'),
        1,
        200,
        0,
        ...Array(14).fill(0),
        letters.length,
        0,
        0,
        0,
        ...letters,
        1,
        2,
        3,
    ];
};

/// Opens a table with a game that has begun.
async function startGame(browser, site) {
    const table = await Table.open(browser, site.address);
    await table.start();
    return table;
}

test('a successful start does not count as unstable, nor does a page left before its saved games are read', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.page.waitForFunction(() => localStorage.getItem('elgrande.starts') === null);
    const other = await openPage(browser, {
        before: () => {
            if (sessionStorage.getItem('waits')) IDBFactory.prototype.open = () => ({});
        },
    });
    await other.goto(`${site.address}licenses.txt`);
    await other.evaluate(() => sessionStorage.setItem('waits', 'yes'));
    await other.goto(site.address);
    await other.waitForFunction(() => localStorage.getItem('elgrande.starts') === '1');
    await other.goto(`${site.address}licenses.txt`);
    assert.equal(await mark(other), null);
});

test('after two unstable starts the third is a safe start, in each language', async ({ browser, site }) => {
    const page = await openPage(browser);
    await page.goto(`${site.address}licenses.txt`);
    await storeGame(page, 'of-tomorrow', future('Löwe \u202eabc'));
    await storeGame(page, 'torn', [1, 2, 3]);
    const titles = { en: /^Safe start$/, de: /^Sicherer Start$/, es: /^Inicio seguro$/ };
    for (const [language, title] of Object.entries(titles)) {
        await page.evaluate((code) => {
            localStorage.setItem('elgrande.language', code);
            localStorage.setItem('elgrande.starts', '2');
        }, language);
        await page.goto(site.address);
        const { games } = await until(page, safeGames);
        assert.equal(games.length, 2);
        assert(games.some((game) => game.startsWith('Löwe \u202eabc · 2026-09-2')));
        assert.match(await page.evaluate(() => document.getElementById('safe-title').textContent), title);
        assert.equal(await page.evaluate(() => typeof globalThis.elgrande), 'undefined');
        await page.goto(`${site.address}licenses.txt`);
    }
});

test('if a setting is the cause, resetting the settings helps, and results and games stay', async ({
    browser,
    site,
}) => {
    const table = await startGame(browser, site);
    const { page } = table;
    await table.saved();
    await page.evaluate(() => {
        localStorage.setItem('elgrande.starts', '2');
        localStorage.setItem('elgrande.text size', '2');
        localStorage.setItem('elgrande.puzzle run', '7');
    });
    await page.reload();
    await until(page, safeGames);
    await table.reloads(() => press(page, 'safe-forget'));
    // The start page is shown although a game was open, and that game is still saved.
    assert(await table.has(words('home.play_computers')));
    assert.equal(await page.evaluate(() => localStorage.getItem('elgrande.text size')), null);
    assert.equal(await page.evaluate(() => localStorage.getItem('elgrande.puzzle run')), '7');
    await table.resume();
    assert((await table.mirror()).answers.length > 0);
});

test('after a crash at the table a reload continues the game, as announced; a button lists saved games', async ({
    browser,
    site,
}) => {
    const table = await startGame(browser, site);
    const { page } = table;
    const { position } = await table.answer();
    await table.saved();
    await page.waitForFunction(() => localStorage.getItem('elgrande.starts') === null);
    await page.evaluate(failFrames);
    await page.setViewport({ width: 640, height: 500 });
    assert.match(await until(page, trouble), /goes on from there/);
    await press(page, 'trouble-saves');
    assert.equal((await until(page, safeGames)).games.length, 1);
    await table.reloads(() => press(page, 'safe-retry'));
    await table.resume();
    assert.deepEqual((await table.mirror()).position, position);
});
