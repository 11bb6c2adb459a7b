// Saved games in IndexedDB: `records` holds bytes under [game, revision], `games` points to the newest revision of each
// game. A record is written before its pointer is switched, in one transaction; two generations stay. A pointer names
// the tab that wrote it: a write that was given up as too slow may still have happened, and is no other tab's.

const READY = 0;
const REFUSED = 1;
const FULL = 2;
const BROKEN = 3;
const WRITTEN = 0;
const NEWER_ELSEWHERE = 1;
const FAILED = 2;

const NONE = new Uint8Array(0);
const ANSWER_WITHIN_MS = 8000;

const promised = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

const finished = (transaction) => new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
});

const inTime = (promise) => Promise.race([promise, new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the storage does not answer')), ANSWER_WITHIN_MS);
})]);

const bytesOf = (value) => (value instanceof Uint8Array ? value : NONE);

function stateOf(error) {
    if (error?.name === 'QuotaExceededError') {
        return FULL;
    }
    const refusals = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'ReferenceError', 'TypeError'];
    return refusals.includes(error?.name) ? REFUSED : BROKEN;
}

export class GameStore {
    tab = crypto.randomUUID?.() ?? String(Math.random());

    async open() {
        if (!this.database) {
            const request = indexedDB.open('elgrande', 1);
            request.onupgradeneeded = () => {
                request.result.createObjectStore('records');
                request.result.createObjectStore('games');
            };
            const database = await promised(request);
            const forget = () => { this.database = null; };
            database.onclose = forget;
            database.onversionchange = () => { database.close(); forget(); };
            this.database = database;
        }
        return this.database;
    }

    async begin(mode) {
        const transaction = (await this.open()).transaction(['records', 'games'], mode);
        return {
            transaction, records: transaction.objectStore('records'), games: transaction.objectStore('games')
        };
    }

    async read(records, key, pointer) {
        const record = async (revision) => bytesOf(revision ? await promised(records.get([key, revision])) : NONE);
        return {
            key, revision: Number(pointer.revision) || 0, time: Number(pointer.time) || 0,
            newest: await record(pointer.revision), previous: await record(pointer.previous)
        };
    }

    async list() {
        const games = [];
        try {
            await inTime((async () => {
                const store = await this.begin('readonly');
                const keys = await promised(store.games.getAllKeys());
                const pointers = await promised(store.games.getAll());
                for (let i = 0; i < keys.length; ++i) {
                    games.push(await this.read(store.records, String(keys[i]), pointers[i] ?? {}));
                }
            })());
            return { state: READY, detail: '', games };
        } catch (error) {
            return { state: stateOf(error), detail: String(error), games };
        }
    }

    // Writes over revision `expected`, or over nothing. A game that is gone was deleted: it is written again.
    async write(key, bytes, expected) {
        const game = { key, revision: expected + 1, time: Date.now(), newest: NONE, previous: NONE };
        try {
            return await inTime((async () => {
                const { transaction, records, games } = await this.begin('readwrite');
                const pointer = await promised(games.get(key));
                if (pointer && pointer.revision !== expected && pointer.tab !== this.tab) {
                    const there = await this.read(records, key, pointer);
                    return { outcome: NEWER_ELSEWHERE, state: READY, detail: '', game: there };
                }
                const previous = pointer ? pointer.revision : 0;
                game.revision = Math.max(expected, previous) + 1;
                records.put(bytes, [key, game.revision]);
                games.put({ revision: game.revision, previous, time: game.time, tab: this.tab }, key);
                if (pointer?.previous) {
                    records.delete([key, pointer.previous]);
                }
                await finished(transaction);
                return { outcome: WRITTEN, state: READY, detail: '', game };
            })());
        } catch (error) {
            return { outcome: FAILED, state: stateOf(error), detail: String(error), game };
        }
    }

    async erase(key) {
        const game = { key, revision: 0, time: 0, newest: NONE, previous: NONE };
        try {
            await inTime((async () => {
                const { transaction, records, games } = await this.begin('readwrite');
                games.delete(key);
                records.delete(IDBKeyRange.bound([key], [key, []]));
                await finished(transaction);
            })());
            return { outcome: WRITTEN, state: READY, detail: '', game };
        } catch (error) {
            return { outcome: FAILED, state: stateOf(error), detail: String(error), game };
        }
    }
}
