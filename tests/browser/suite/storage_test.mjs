// Saved games: the tab is killed, two tabs play one game, the browser refuses to store or is full.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium, openPage } from '../support/chromium.mjs';
import { playAmongComputers, seatComputers } from '../support/court.mjs';
import { kills } from '../kills.mjs';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Opens the page in another tab of `profile`.
async function openIn(profile, address) {
    const table = new Table(await openPage(null, { context: profile }));
    await table.go(address);
    return table;
}

// Opens one game in two tabs: the second plays on, then the first, which asks which version to keep. Returns both and
// `ahead`, the mirror of the second.
async function twoTabs(browser, site) {
    const first = await Table.open(browser, site.address);
    await first.start();
    await first.answer();
    await first.saved();
    const second = await openIn(first.page.profile, site.address);
    await second.resume();
    for (let i = 0; i < 3; ++i) await second.answer();
    await second.saved();
    const ahead = await second.mirror();
    await first.page.bringToFront();
    await first.press((await first.mirror()).answers[0]);
    const asked = await first.says('title', words('message.other_tab'));
    assert.match(asked.prompt, words('message.other_tab_text'));
    assert.match(asked.prompt, /“Red, Blue/);
    assert.deepEqual(asked.answers, []);
    const labels = asked.buttons.map(({ label }) => label);
    assert.equal(labels.length, 2, String(labels));
    assert.match(labels[0], words('message.other_tab_keep'));
    assert.match(labels[1], words('message.other_tab_take'));
    return { first, second, ahead };
}

test('the write of an action begins before its press returns, and is one transaction', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    await table.saved();
    const { answers } = await table.mirror();
    const early = await table.page.evaluate((id) => {
        globalThis.writes = { transactions: 0, reads: 0, puts: 0 };
        const count = (kind, name, which, counts) => {
            const call = kind.prototype[name];
            kind.prototype[name] = function (...values) {
                globalThis.writes[which] += counts(...values) ? 1 : 0;
                return call.apply(this, values);
            };
        };
        count(IDBDatabase, 'transaction', 'transactions', (_, mode) => mode === 'readwrite');
        count(IDBObjectStore, 'get', 'reads', () => true);
        count(IDBObjectStore, 'put', 'puts', () => true);
        document.querySelector(`#mirror button[data-id="${id}"]`).click();
        return { ...globalThis.writes };
    }, answers[0].id);
    assert.deepEqual(early, { transactions: 1, reads: 1, puts: 0 });
    await table.saved();
    // The game, and the entry that names its newest revision.
    assert.deepEqual(await table.page.evaluate(() => globalThis.writes), { transactions: 1, reads: 1, puts: 2 });
});

test('a setting changed in one tab applies in another', async ({ browser, site }) => {
    const first = await Table.open(browser, site.address);
    await first.start();
    assert(await first.has(words('analysis.title')));
    const key = await first.page.evaluate(() => localStorage.getItem('elgrande.open'));
    const second = await openIn(first.page.profile, site.address);
    await second.page.evaluate((game) => localStorage.setItem('elgrande.without advice', game), key);
    await first.page.bringToFront();
    await first.page.mouse.move(300, 300);
    await first.quiet();
    assert.equal(await first.has(words('analysis.title')), false);
});

// Checks that a new tab opens the game in this position.
async function reopensAs({ page }, { position }) {
    const third = await openIn(page.profile, page.url());
    await third.resume();
    assert.deepEqual((await third.mirror()).position, position);
}

async function playsOn(table) {
    if (await table.has(words('home.play_computers'))) await table.start();
    const before = await table.mirror();
    await table.answer();
    await table.answer();
    assert.notDeepEqual((await table.mirror()).position, before.position);
    assert.deepEqual(table.page.troubles, []);
}

// Returns the whole content of IndexedDB as text.
const stored = ({ page }) =>
    page.evaluate(async () => {
        const database = await new Promise((resolve) => {
            indexedDB.open('elgrande').onsuccess = ({ target }) => resolve(target.result);
        });
        const all = (store, what) =>
            new Promise((resolve) => {
                database.transaction(store).objectStore(store)[what]().onsuccess = ({ target }) =>
                    resolve(target.result);
            });
        const dump = [];
        for (const store of database.objectStoreNames) {
            dump.push(await all(store, 'getAllKeys'), await all(store, 'getAll'));
        }
        database.close();
        return JSON.stringify(dump);
    });

const link = ({ page }) => page.evaluate(() => elgrande.link());

// For `before` of Table.open(): while `globalThis.full` is the name of an error, put() fails with that error.
function fillable() {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function full(...values) {
        if (globalThis.full) throw new DOMException('Internal error committing transaction.', globalThis.full);
        return put.apply(this, values);
    };
}

const fill = (table, name) =>
    table.page.evaluate((error) => {
        globalThis.full = error;
    }, name);

test('a reload, a second tab without input and an opened link change no stored byte', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    for (let i = 0; i < 3; ++i) await table.answer();
    await table.saved();
    const [game, bytes] = [await link(table), await stored(table)];
    for (let i = 0; i < 2; ++i) {
        await table.page.reload();
        await table.started();
        assert.equal(await link(table), game);
    }
    const second = await openIn(table.page.profile, site.address);
    assert.equal(await link(second), game);
    await second.saved();
    const third = await openIn(table.page.profile, `${site.address}#${lateTable}`);
    assert.notEqual(await link(third), game);
    await third.saved();
    assert.equal(await stored(table), bytes);
    // The other tab did not play, so no question appears here.
    await table.page.bringToFront();
    await table.answer();
    await table.saved();
    assert.match((await table.mirror()).title, /Round/);
    assert.notEqual(await stored(table), bytes);
});

test('an opened link stays in the address until something is played, then the game is saved', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, `${site.address}#${lateTable}`);
    assert.equal(new URL(table.page.url()).hash, `#${lateTable}`);
    const { position } = await table.mirror();
    await table.page.reload();
    await table.started();
    assert.deepEqual((await table.mirror()).position, position);
    assert.equal(await stored(table), '[[],[],[],[]]');
    await table.answer();
    await table.saved();
    assert.equal(new URL(table.page.url()).hash, '');
    const played = await link(table);
    await table.page.reload();
    await table.started();
    assert.equal(await link(table), played);
});

test('each of two tabs reloads into its own game', async ({ browser, site }) => {
    const first = await Table.open(browser, site.address);
    await first.start();
    await first.answer();
    await first.saved();
    const second = await openIn(first.page.profile, site.address);
    await second.pressNamed(words('menu.home'));
    await second.start({ players: 2 });
    await second.answer();
    await second.saved();
    const games = [await link(first), await link(second)];
    assert.notEqual(...games);
    for (const [i, table] of [first, second].entries()) {
        await table.page.bringToFront();
        await table.page.reload();
        await table.started();
        assert.equal(await link(table), games[i]);
    }
});

test('a save refused by a full disk counts as unsaved and is retried without a frame', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: fillable });
    await table.start();
    await table.answer();
    await table.saved();
    await fill(table, 'UnknownError'); // Chromium's error for a full disk
    for (let i = 0; i < 4; ++i) await table.answer();
    const { notice } = await table.says('notice', words('message.storage_full'));
    assert.doesNotMatch(notice, /Error/);
    await table.quiet();
    const frames = () => table.page.evaluate(() => elgrande.frames());
    const before = await frames();
    await new Promise((done) => setTimeout(done, 5000)); // the page retries within this time
    assert.equal(await frames(), before);
    assert(await table.page.evaluate(() => elgrande.unsaved()));
    await fill(table, '');
    await table.saved();
    await table.says('notice', /^$/);
    const game = await link(table);
    await table.page.reload();
    await table.started();
    assert.equal(await link(table), game);
});

test('leaving the page warns while something is unsaved, and returning to the tab saves it', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { before: fillable });
    await table.start();
    await fill(table, 'QuotaExceededError');
    await table.answer();
    const leave = () =>
        table.page.evaluate(() => {
            const event = new Event('beforeunload', { cancelable: true });
            window.dispatchEvent(event);
            return event.defaultPrevented;
        });
    assert(await leave());
    await fill(table, '');
    await table.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await table.saved();
    assert(!(await leave()));
});

test('a newer version of the storage is reported in our own words, and play continues', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    await table.answer();
    await table.saved();
    // Upgrades the database as a later version would; this page must close its connection.
    await table.page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                const request = indexedDB.open('elgrande', 2);
                request.onsuccess = () => {
                    request.result.close();
                    resolve();
                };
                request.onblocked = () => reject(new Error('blocked'));
                request.onerror = () => reject(request.error);
            }),
    );
    await table.answer();
    const { notice } = await table.says('notice', words('message.storage_outdated'));
    assert.doesNotMatch(notice, /Error/);
    await playsOn(table);
    assert(await table.page.evaluate(() => elgrande.unsaved()));
});

test('five hundred saved games are read in one go, and the newest are listed', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            globalThis.requests = 0;
            for (const name of ['get', 'getAll', 'getAllKeys', 'openCursor']) {
                const asked = IDBObjectStore.prototype[name];
                IDBObjectStore.prototype[name] = function counted(...values) {
                    ++globalThis.requests;
                    return asked.apply(this, values);
                };
            }
        },
    });
    await table.start();
    await table.answer();
    await table.saved();
    await table.pressNamed(words('menu.home'));
    await table.page.evaluate(async () => {
        const database = await new Promise((resolve) => {
            indexedDB.open('elgrande').onsuccess = ({ target }) => resolve(target.result);
        });
        const transaction = database.transaction(['records', 'games'], 'readwrite');
        const records = transaction.objectStore('records');
        records.getAll().onsuccess = ({
            target: {
                result: [bytes],
            },
        }) => {
            for (let i = 0; i < 499; ++i) {
                records.put(bytes, [`game-${i}`, 1]);
                transaction.objectStore('games').put({ revision: 1, previous: 0, time: i }, `game-${i}`);
            }
        };
        await new Promise((done) => {
            transaction.oncomplete = done;
        });
        database.close();
    });
    await table.page.reload();
    await table.started();
    await table.openSaves();
    await table.comes(words('home.older'));
    assert((await table.page.evaluate(() => globalThis.requests)) <= 4);
    const opening = async () =>
        (await table.mirror()).buttons.filter(({ label }) =>
            label.startsWith(`${words('home.save_open').source.slice(1, -1)}: `),
        ).length;
    const few = await opening();
    assert.equal(few, 12);
    await table.clickNamed(words('home.older'));
    assert.equal(await opening(), 2 * few);
    assert.deepEqual(table.page.troubles, []);
});

test('after a kill of the browser at most the last action is lost', async ({ site }) => {
    const seed = Date.now() % 2 ** 32;
    assert.equal(await kills(site, 4, seed, (line) => line.includes('FAILED') && console.log(line)), 4, `SEED=${seed}`);
});

test('after a kill of the tab at most the last action is lost', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    for (let i = 0; i < 6; ++i) await table.answer();
    await table.saved();
    const written = await table.mirror();
    const last = await table.answer();
    const { profile } = table.page;
    await table.page.close({ runBeforeUnload: false });
    const again = await openIn(profile, site.address);
    await again.resume();
    const found = JSON.stringify((await again.mirror()).position);
    assert(
        [written, last].some(({ position }) => JSON.stringify(position) === found),
        found,
    );
});

test('two tabs on one game: the first asks which state to keep, and takes the newer one', async ({ browser, site }) => {
    const { first, second, ahead } = await twoTabs(browser, site);
    await first.pressNamed(words('message.other_tab_take'));
    await first.says('title', /Round/);
    await first.lift();
    assert.deepEqual((await first.mirror()).position, ahead.position);
    await first.answer(); // plays on from there without a question
    await first.saved();
    assert.match((await first.mirror()).title, /Round/);
    await reopensAs(second, await first.mirror());
});

test('two tabs on one game: the first asks which state to keep, and keeps its own', async ({ browser, site }) => {
    const { first, second } = await twoTabs(browser, site);
    await first.pressNamed(words('message.other_tab_keep'));
    await first.saved();
    const kept = await first.says('title', /Round/);
    // Now the second tab is behind.
    await second.page.bringToFront();
    await second.press((await second.mirror()).answers[0]);
    await second.says('title', words('message.other_tab'));
    await reopensAs(second, kept);
});

test('refused storage is reported and play continues', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            const refuse = () => {
                throw new DOMException('refused', 'SecurityError');
            };
            Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
            Object.defineProperty(globalThis, 'localStorage', { get: refuse });
        },
    });
    const told = await table.says('notice', words('message.storage_refused'));
    assert.match(told.notice, /SecurityError: refused/);
    await table.clickNamed(words('button.close'));
    assert.equal((await table.mirror()).notice, '');
    await playsOn(table);
    assert.equal((await table.mirror()).notice, ''); // reported once
});

test('a browser without a database refuses storage, and an error of the page is not reported as a refusal', async ({
    browser,
    site,
}) => {
    const without = await Table.open(browser, site.address, {
        before: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    });
    await without.says('notice', words('message.storage_refused'));
    const broken = await Table.open(browser, site.address, {
        before: () => {
            IDBDatabase.prototype.transaction = () => undefined.oncomplete; // a TypeError
        },
    });
    await broken.says('notice', words('message.storage_failed'));
});

test('blocked cookies are reported, and downloads still work', async ({ site }) => {
    const userDataDir = mkdtempSync(join(tmpdir(), 'elgrande-blocked-'));
    mkdirSync(join(userDataDir, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(userDataDir, 'Default', 'Preferences'), JSON.stringify(preferences));
    const browser = await openChromium({ userDataDir });
    try {
        const table = new Table(await openPage(null, { context: browser }));
        await table.go(site.address);
        const refused = await table.page.evaluate(() => caches.match('a').then(() => '', String));
        assert.match(refused, /SecurityError/, 'the browser does not block storage');
        const { notice } = await table.says('notice', words('message.storage_refused'));
        assert.doesNotMatch(notice, /full/);
        await table.pressNamed(/^Deutsch$/);
        await table.comes(words('home.play_computers', 'de'));
        await table.pressNamed(/^English$/);
        await table.comes(words('home.play_computers'));
        await seatComputers(table);
        assert(!(await playAmongComputers(table, 3)));
        assert.equal(await table.page.evaluate(() => typeof globalThis.elGrandeThinker), 'undefined');
        await table.pressNamed(words('menu.home'));
        await table.pressNamed(words('puzzle.title'));
        await table.comes(words('puzzle.leave'));
        await table.pressNamed(words('puzzle.leave'));
        await table.comes(/^Puzzle of the day/u);
    } finally {
        await browser.close();
        rmSync(userDataDir, { recursive: true, force: true });
    }
});

/// For `before` of Table.open(): a browser that answers `globalThis.grants` to a request for persistent storage, and
/// counts the requests in `globalThis.askedToKeep`.
function askable() {
    globalThis.askedToKeep = 0;
    let kept = false;
    Object.defineProperty(navigator, 'storage', {
        value: {
            persisted: async () => kept,
            persist: async () => {
                ++globalThis.askedToKeep;
                kept = globalThis.grants ?? false;
                return kept;
            },
        },
    });
}

test('the first save asks the browser for persistent storage, and the settings show its answer', async ({
    browser,
    site,
}) => {
    for (const [before, answer] of [
        [`(${askable})(); globalThis.grants = true;`, 'settings.saves_promised'],
        [`(${askable})();`, 'settings.saves_may_go'],
    ]) {
        const table = await Table.open(browser, site.address, { before });
        const asked = () => table.page.evaluate(() => globalThis.askedToKeep);
        await table.pressNamed(words('settings.title'));
        await table.says('prompt', words('settings.saves_unasked'));
        await table.dismiss();
        assert.equal(await asked(), 0);
        await table.start();
        for (let i = 0; i < 3; ++i) await table.answer();
        await table.saved();
        await table.pressNamed(words('settings.title'));
        await table.says('prompt', words(answer));
        assert.equal(await asked(), 1);
        await table.dismiss();
        // A second visit does not ask again.
        await table.page.reload();
        await table.started();
        await table.answer();
        await table.saved();
        await table.pressNamed(words('settings.title'));
        await table.says('prompt', words('settings.saves_may_go')); // this browser has forgotten its promise
        assert.equal(await asked(), 0);
        await table.page.profile.close();
    }
});

test('in Safari the list of saved games warns that they are deleted after a week', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
            Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
        },
    });
    await table.start();
    await table.answer();
    await table.saved();
    await table.pressNamed(words('menu.home'));
    const page = () => table.page.evaluate(() => document.getElementById('mirror-page').textContent);
    assert.match(await page(), words('home.saves_week'));
});

test('full storage is reported, play continues, and the message disappears when there is room again', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, {
        before: `(${fillable})(); globalThis.full = 'QuotaExceededError';`,
    });
    await table.start();
    await table.says('notice', words('message.storage_full'));
    await playsOn(table);
    assert.match((await table.mirror()).notice, words('message.storage_full'));
    assert(await table.page.evaluate(() => elgrande.unsaved()));
    await fill(table, '');
    await table.answer();
    const { position } = await table.says('notice', /^$/);
    await table.saved();
    await table.page.reload();
    await table.started();
    await table.resume();
    assert.deepEqual((await table.mirror()).position, position);
});

test('slow storage is reported, and the message disappears once it has written', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            // A transaction that always has another request before it ends.
            const { transaction } = IDBDatabase.prototype;
            IDBDatabase.prototype.transaction = function slow(...values) {
                const made = transaction.apply(this, values);
                const goOn = () => {
                    if (globalThis.slow) made.objectStore('games').count().onsuccess = goOn;
                };
                goOn();
                return made;
            };
            const { commit } = IDBTransaction.prototype;
            IDBTransaction.prototype.commit = function late() {
                if (!globalThis.slow) commit.call(this);
            };
        },
    });
    await table.start();
    await table.answer();
    await table.saved();
    await table.page.evaluate(() => {
        globalThis.slow = true;
    });
    await table.answer();
    await table.says('notice', words('message.storage_slow'));
    await table.answer();
    assert(await table.page.evaluate(() => elgrande.unsaved()));
    await table.page.evaluate(() => {
        globalThis.slow = false;
    });
    await table.says('notice', /^$/);
    // The next save continues the late revision: no conflict with another tab is reported.
    await table.answer();
    await table.saved();
    const { title, position } = await table.mirror();
    assert.match(title, /Round/);
    await table.page.reload();
    await table.started();
    await table.resume();
    assert.deepEqual((await table.mirror()).position, position);
    assert.deepEqual(table.page.troubles, []);
});

test('damaged saves do not prevent the page from starting, and are left unchanged', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    for (let i = 0; i < 3; ++i) await table.answer();
    await table.saved();
    const damage = () =>
        table.page.evaluate(async () => {
            const database = await new Promise((resolve) => {
                indexedDB.open('elgrande').onsuccess = (event) => resolve(event.target.result);
            });
            const transaction = database.transaction('records', 'readwrite');
            const records = transaction.objectStore('records');
            records.openCursor().onsuccess = ({ target: { result: cursor } }) => {
                if (cursor) {
                    cursor.update(cursor.value.map((byte, i) => (i > 8 ? byte ^ 0x55 : byte)));
                    cursor.continue();
                }
            };
            await new Promise((done) => {
                transaction.oncomplete = done;
            });
            return new Promise((resolve) => {
                database.transaction('records').objectStore('records').getAllKeys().onsuccess = (event) =>
                    resolve(event.target.result.length);
            });
        });
    assert.equal(await damage(), 2);
    await table.page.reload();
    await table.started();
    assert((await table.mirror()).buttons.length > 0);
    assert.equal(
        await table.page.evaluate(async () => {
            const database = await new Promise((resolve) => {
                indexedDB.open('elgrande').onsuccess = (event) => resolve(event.target.result);
            });
            return new Promise((resolve) => {
                database.transaction('records').objectStore('records').count().onsuccess = (event) =>
                    resolve(event.target.result);
            });
        }),
        2,
    );
    assert.deepEqual(table.page.troubles, []);
});
