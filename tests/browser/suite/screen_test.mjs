// A page that fills the screen, and a screen that stays on while a game runs.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// For `before` of openPage(): a wake lock that works in every browser, hidden or not. `globalThis.awake` tells what was
// asked and whether the screen is kept on; `hide()` hides the page or shows it again, as another tab would.
function keepsLocks() {
    globalThis.awake = { asked: [], held: 0 };
    const locks = new Set();
    const release = (lock) => {
        if (!locks.delete(lock)) return;
        globalThis.awake.held = locks.size;
        lock.dispatchEvent(new Event('release'));
    };
    const request = async (kind) => {
        const lock = new EventTarget();
        lock.release = async () => release(lock);
        locks.add(lock);
        globalThis.awake.asked.push(kind);
        globalThis.awake.held = locks.size;
        return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    globalThis.hide = (isHidden) => {
        Object.defineProperty(document, 'visibilityState', {
            value: isHidden ? 'hidden' : 'visible',
            configurable: true,
        });
        if (isHidden) [...locks].forEach(release); // browsers take the lock of a hidden page
        document.dispatchEvent(new Event('visibilitychange'));
    };
}

// For `before` of openPage(): a browser without wake locks and full screen.
function hasNeither() {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    Object.defineProperty(document, 'fullscreenEnabled', { value: false });
}

// For `before` of openPage(): a browser that refuses both.
function refusesBoth() {
    const refuse = (what) => () => {
        globalThis.refused.push(what);
        return Promise.reject(new DOMException('refused by the test', 'NotAllowedError'));
    };
    globalThis.refused = [];
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse('lock') } });
    Element.prototype.requestFullscreen = refuse('full screen');
}

const fillsScreen = (table, wanted) =>
    table.page.waitForFunction((fills) => Boolean(document.fullscreenElement) === fills, { polling: 20 }, wanted);

const keepsOn = (table, wanted) =>
    table.page.waitForFunction((held) => globalThis.awake.held === held, { polling: 20 }, wanted ? 1 : 0);

// Opens the menu of the table and clicks an entry there.
async function choose(table, entry) {
    await table.clickNamed(words('table.menu'));
    return table.clickNamed(words(entry));
}

test('an entry of the menu fills the screen, and another one returns to the window', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`);
    await table.lift();
    await choose(table, 'menu.full_screen');
    await fillsScreen(table, true);
    assert(!(await table.has(words('menu.resume')))); // the menu has closed
    await choose(table, 'menu.leave_full_screen');
    await fillsScreen(table, false);
    await table.clickNamed(words('table.menu'));
    assert(await table.has(words('menu.full_screen')));
    assert.deepEqual(table.page.troubles, []);
});

test('the screen is kept on while a game runs, not on the start page', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: keepsLocks });
    assert.deepEqual(await table.page.evaluate(() => globalThis.awake), { asked: [], held: 0 });
    await table.start();
    await keepsOn(table, true);
    await table.pressNamed(words('menu.home'));
    await keepsOn(table, false);
    await table.resume();
    await keepsOn(table, true);
    const asked = await table.page.evaluate(() => globalThis.awake.asked);
    assert.deepEqual(asked, ['screen', 'screen']);
    assert.deepEqual(table.page.troubles, []);
});

test('a page that was hidden keeps the screen on again when it is shown', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`, { before: keepsLocks });
    await keepsOn(table, true);
    await table.page.evaluate(() => globalThis.hide(true));
    await keepsOn(table, false);
    await table.page.evaluate(() => globalThis.hide(false));
    await keepsOn(table, true);
    assert.deepEqual(table.page.troubles, []);
});

test('where the browser has neither, the menu offers no full screen, and the game plays', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`, { before: hasNeither });
    await table.lift();
    await table.clickNamed(words('table.menu'));
    assert(await table.has(words('menu.resume')));
    assert(!(await table.has(words('menu.full_screen'))));
    await table.clickNamed(words('menu.resume'));
    await table.answer();
    assert.deepEqual(table.page.troubles, []);
});

test('where the browser refuses both, nothing changes, and the game plays', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`, { before: refusesBoth });
    await table.lift();
    await choose(table, 'menu.full_screen');
    await table.page.waitForFunction(() => globalThis.refused.includes('full screen'), { polling: 20 });
    await table.answer();
    await fillsScreen(table, false);
    const refused = await table.page.evaluate(() => globalThis.refused);
    assert.deepEqual(refused, ['lock', 'full screen']); // the lock is not asked for again and again
    assert.deepEqual(table.page.troubles, []);
});
