// Saved games: the tab is killed, two tabs play one game, the browser refuses to store or has no room.
import assert from 'node:assert/strict';
import { openPage } from './chromium.mjs';
import { Table } from './table.mjs';
import { words } from './words.mjs';

async function openIn(profile, address) {
    const table = new Table(await openPage(null, { context: profile }));
    await table.go(address);
    return table;
}

// Two tabs on one game: the second plays on, then the first one, which asks what shall stay.
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
    assert.match(asked.prompt, /Game of /);
    assert.deepEqual(asked.answers, []);
    const labels = asked.buttons.map(({ label }) => label);
    assert.equal(labels.length, 2, String(labels));
    assert.match(labels[0], words('message.other_tab_keep'));
    assert.match(labels[1], words('message.other_tab_take'));
    return { first, second, ahead };
}

// What a fresh tab finds.
async function reopensAs({ page }, { position }) {
    const third = await openIn(page.profile, page.url());
    await third.resume();
    assert.deepEqual((await third.mirror()).position, position);
}

async function playsOn(table) {
    if (await table.has(words('home.start'))) await table.start();
    const before = await table.mirror();
    await table.answer();
    await table.answer();
    assert.notDeepEqual((await table.mirror()).position, before.position);
    assert.deepEqual(table.page.troubles, []);
}

export const tests = [
    {
        name: 'a killed tab loses no more than the action in which it died',
        async run({ browser, site }) {
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
            assert([written, last].some(({ position }) => JSON.stringify(position) === found), found);
        },
    },
    {
        name: 'two tabs on one game: the first is asked which state stays, and takes the newer one',
        async run({ browser, site }) {
            const { first, second, ahead } = await twoTabs(browser, site);
            await first.pressNamed(words('message.other_tab_take'));
            await first.says('title', /Round/);
            await first.lift();
            assert.deepEqual((await first.mirror()).position, ahead.position);
            await first.answer(); // goes on from there, and nobody is asked
            await first.saved();
            assert.match((await first.mirror()).title, /Round/);
            await reopensAs(second, await first.mirror());
        },
    },
    {
        name: 'two tabs on one game: the first is asked which state stays, and keeps its own',
        async run({ browser, site }) {
            const { first, second } = await twoTabs(browser, site);
            await first.pressNamed(words('message.other_tab_keep'));
            await first.saved();
            const kept = await first.says('title', /Round/);
            // Now the second tab is the one that is behind.
            await second.page.bringToFront();
            await second.press((await second.mirror()).answers[0]);
            await second.says('title', words('message.other_tab'));
            await reopensAs(second, kept);
        },
    },
    {
        name: 'refused storage is told and play goes on',
        async run({ browser, site }) {
            const table = await Table.open(browser, site.address, {
                before: () => {
                    const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
                    Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
                    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
                },
            });
            const told = await table.says('notice', words('message.storage_failed'));
            assert.match(told.notice, /SecurityError: refused/);
            await table.clickNamed(words('button.close'));
            assert.equal((await table.mirror()).notice, '');
            await playsOn(table);
            assert.equal((await table.mirror()).notice, ''); // said once
        },
    },
    {
        name: 'a full storage is told, play goes on, and the message goes when there is room again',
        async run({ browser, site }) {
            const table = await Table.open(browser, site.address, {
                before: () => {
                    const { put } = IDBObjectStore.prototype;
                    globalThis.full = true;
                    IDBObjectStore.prototype.put = function full(...values) {
                        if (globalThis.full) throw new DOMException('full', 'QuotaExceededError');
                        return put.apply(this, values);
                    };
                },
            });
            await table.start();
            await table.says('notice', words('message.storage_full'));
            await playsOn(table);
            assert.match((await table.mirror()).notice, words('message.storage_full'));
            await table.page.evaluate(() => { globalThis.full = false; });
            await table.answer();
            const { position } = await table.says('notice', /^$/);
            await table.saved();
            await table.page.reload();
            await table.started();
            await table.resume();
            assert.deepEqual((await table.mirror()).position, position);
        },
    },
    {
        name: 'a storage that takes long is told, and the message goes when it has written after all',
        async run({ browser, site }) {
            const table = await Table.open(browser, site.address, {
                before: () => {
                    // A transaction that has always one thing more to do before it ends.
                    const { transaction } = IDBDatabase.prototype;
                    IDBDatabase.prototype.transaction = function slow(...values) {
                        const made = transaction.apply(this, values);
                        const goOn = () => {
                            if (globalThis.slow) made.objectStore('games').count().onsuccess = goOn;
                        };
                        goOn();
                        return made;
                    };
                },
            });
            await table.start();
            await table.answer();
            await table.saved();
            await table.page.evaluate(() => { globalThis.slow = true; });
            await table.answer();
            await table.says('notice', words('message.storage_slow'));
            await table.answer();
            assert(await table.page.evaluate(() => elgrande.unsaved()));
            await table.page.evaluate(() => { globalThis.slow = false; });
            await table.says('notice', /^$/);
            // The next save counts on from the late one: no other tab is suspected.
            await table.answer();
            await table.saved();
            const { title, position } = await table.mirror();
            assert.match(title, /Round/);
            await table.page.reload();
            await table.started();
            await table.resume();
            assert.deepEqual((await table.mirror()).position, position);
            assert.deepEqual(table.page.troubles, []);
        },
    },
    {
        name: 'damaged saved bytes do not keep the page from starting, and stay where they are',
        async run({ browser, site }) {
            const table = await Table.open(browser, site.address);
            await table.start();
            for (let i = 0; i < 3; ++i) await table.answer();
            await table.saved();
            const damage = () => table.page.evaluate(async () => {
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
                await new Promise((done) => { transaction.oncomplete = done; });
                return new Promise((resolve) => {
                    database.transaction('records').objectStore('records').getAllKeys().onsuccess
                        = (event) => resolve(event.target.result.length);
                });
            });
            assert.equal(await damage(), 2);
            await table.page.reload();
            await table.started();
            assert((await table.mirror()).buttons.length > 0);
            assert.equal(await table.page.evaluate(async () => {
                const database = await new Promise((resolve) => {
                    indexedDB.open('elgrande').onsuccess = (event) => resolve(event.target.result);
                });
                return new Promise((resolve) => {
                    database.transaction('records').objectStore('records').count().onsuccess
                        = (event) => resolve(event.target.result);
                });
            }), 2);
            assert.deepEqual(table.page.troubles, []);
        },
    },
];
