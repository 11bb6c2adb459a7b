// Saved games: the tab is killed, two tabs play one game, the browser refuses to store or has no room.
import assert from 'node:assert/strict';
import { openPage } from './chromium.mjs';
import { Table } from './table.mjs';

async function openIn(profile, address) {
    const table = new Table(await openPage(null, { context: profile }));
    await table.go(address);
    return table;
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
        name: 'two tabs on one game: the newer save is noticed and both moments survive',
        async run({ browser, site }) {
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
            await first.answer(); // meets the second tab's save
            await first.quiet();
            const third = await openIn(first.page.profile, site.address);
            await third.resume();
            const newest = await third.mirror();
            assert(newest.log.length >= ahead.log.length || newest.buttons.length > 0);
            const kept = await third.page.evaluate(async () => {
                const database = await new Promise((resolve) => {
                    indexedDB.open('elgrande').onsuccess = (event) => resolve(event.target.result);
                });
                return new Promise((resolve) => {
                    database.transaction('games').objectStore('games').getAll().onsuccess = (event) => {
                        resolve(event.target.result.map(({ revision }) => revision));
                    };
                });
            });
            // The second tab's game was not overwritten: its revision is among those kept.
            assert(Math.max(...kept) >= 4, JSON.stringify(kept));
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
            await table.start();
            const before = await table.mirror();
            await table.answer();
            await table.answer();
            assert.notDeepEqual((await table.mirror()).position, before.position);
            assert.deepEqual(table.page.troubles, []);
        },
    },
    {
        name: 'a full storage is told and play goes on',
        async run({ browser, site }) {
            const table = await Table.open(browser, site.address, {
                before: () => {
                    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
                },
            });
            await table.start();
            const before = await table.mirror();
            await table.answer();
            await table.answer();
            assert.notDeepEqual((await table.mirror()).position, before.position);
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
