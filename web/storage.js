// Saved games in IndexedDB: `records` has bytes under [game, revision], `games` a pointer to each game's two newest
// revisions. One transaction writes a record and its pointer, and deletes the third newest record. Once the database is
// open, a write begins before the call returns, and so before the frame of the action is drawn. No access is abandoned:
// if one takes long, `late` is called, and the result still follows. A later version of the page may open the database
// with a higher version number; this one then closes its connection.

// In the order of platform::StorageState.
const READY = 0;
const REFUSED = 1;
const FULL = 2;
const BROKEN = 3;
const SLOW = 4;
const OUTDATED = 5;
// In the order of platform::WriteOutcome.
export const WRITTEN = 0;
const NEWER_ELSEWHERE = 1;
const FAILED = 2;
const WAITING = 3;

const NONE = new Uint8Array(0);
const LATE_MS = 8000; // an access that takes longer is reported as late
const ABORT_TIMEOUT_MS = 500; // how long to wait for the abort event after an error

const promised = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

// Waits for the abort event after an error, because it has the reason, but not for long: it may never come if the
// browser closes the whole database, as with a full disk.
const finished = (transaction) =>
    new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        transaction.onerror = ({ target }) =>
            setTimeout(() => reject(transaction.error ?? target.error), ABORT_TIMEOUT_MS);
    });

// Returns the result of `work`, and calls `late` first if it takes long. `work` gets `late` as well, so that it can
// report a delay before the timeout.
async function reportIfLate(work, late) {
    const timer = setTimeout(late, LATE_MS);
    try {
        return await work(late);
    } finally {
        clearTimeout(timer);
    }
}

const bytesOf = (value) => (value instanceof Uint8Array ? value : NONE);

// Browsers report a full disk in many ways. Chromium reports only an UnknownError, which means that a read or write of
// the disk has failed.
const NO_ROOM = /quota|unknown|no_?(device_)?space|disk_?full|abort/i;

// If cookies and site data are blocked, Chromium also reports an UnknownError, so the message must be tested first.
const NOT_ALLOWED = /denied|permission|insecure|not allowed/i;

// Returns the state of the storage after an error.
function stateOf(error) {
    if (error?.name === 'VersionError') {
        return OUTDATED;
    }
    if (NOT_ALLOWED.test(error?.message)) {
        return REFUSED;
    }
    if (NO_ROOM.test(error?.name) || NO_ROOM.test(error?.message)) {
        return FULL;
    }
    return ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error?.name) ? REFUSED : BROKEN;
}

// Requests the database. A browser that refuses storage may also leave `indexedDB` out.
function requestDatabase() {
    try {
        return indexedDB.open('elgrande', 1);
    } catch (error) {
        throw error instanceof DOMException ? error : new DOMException(String(error), 'NotAllowedError');
    }
}

// list() returns { state, detail, games }, write() and erase() { outcome, state, detail, game }, where a game is
// { key, revision, time, newest, previous }: see platform::StoredGame. Errors are reported in `state` and `detail`, not
// thrown. If an access takes long, `late` gets such an object with the state SLOW, perhaps more than once, before the
// result.
export class GameStore {
    async #open(late) {
        if (!this.database) {
            const request = requestDatabase();
            request.onblocked = late; // another tab has the database open
            request.onupgradeneeded = () => {
                request.result.createObjectStore('records');
                request.result.createObjectStore('games');
            };
            const database = await promised(request);
            const forget = () => {
                this.database = null;
            };
            database.onclose = forget;
            database.onversionchange = () => {
                database.close();
                forget();
            };
            this.database = database;
        }
        return this.database;
    }

    #begin(database, mode) {
        const transaction = database.transaction(['records', 'games'], mode);
        return {
            transaction,
            records: transaction.objectStore('records'),
            games: transaction.objectStore('games'),
        };
    }

    async #read(records, key, pointer) {
        const record = async (revision) => bytesOf(revision ? await promised(records.get([key, revision])) : NONE);
        return {
            key,
            revision: Number(pointer.revision) || 0,
            time: Number(pointer.time) || 0,
            newest: await record(pointer.revision),
            previous: await record(pointer.previous),
        };
    }

    async list(late) {
        const games = [];
        const answer = (state, detail) => ({ state, detail, games });
        try {
            await reportIfLate(
                async (slow) => {
                    const store = this.#begin(await this.#open(slow), 'readonly');
                    const [keys, pointers, places, records] = await Promise.all(
                        [
                            store.games.getAllKeys(),
                            store.games.getAll(),
                            store.records.getAllKeys(),
                            store.records.getAll(),
                        ].map(promised),
                    );
                    const found = new Map(places.map((place, i) => [String(place), bytesOf(records[i])]));
                    const record = (key, revision) => (revision && found.get(String([key, revision]))) || NONE;
                    keys.forEach((key, i) => {
                        const { revision, previous, time } = pointers[i] ?? {};
                        games.push({
                            key: String(key),
                            revision: Number(revision) || 0,
                            time: Number(time) || 0,
                            newest: record(key, revision),
                            previous: record(key, previous),
                        });
                    });
                },
                () => late(answer(SLOW, '')),
            );
            return answer(READY, '');
        } catch (error) {
            return answer(stateOf(error), String(error));
        }
    }

    // Runs one transaction that changes `game`; `work` returns its outcome.
    async #change(game, late, work) {
        const answer = (outcome, state, detail = '') => ({ outcome, state, detail, game });
        try {
            return await reportIfLate(
                async (slow) => {
                    const database = this.database ?? (await this.#open(slow));
                    const { transaction, records, games } = this.#begin(database, 'readwrite');
                    const outcome = await work(records, games);
                    transaction.commit?.(); // now, because the page may be busy drawing
                    await finished(transaction);
                    return answer(outcome, READY);
                },
                () => late(answer(WAITING, SLOW)),
            );
        } catch (error) {
            return answer(FAILED, stateOf(error), String(error));
        }
    }

    // Writes a game if its stored revision is still `expected` or if nothing is stored under `key`. Otherwise the
    // outcome is NEWER_ELSEWHERE, with the stored game.
    write(key, bytes, expected, late) {
        const game = { key, revision: expected + 1, time: Date.now(), newest: NONE, previous: NONE };
        return this.#change(game, late, async (records, games) => {
            const pointer = await promised(games.get(key));
            if (pointer && pointer.revision !== expected) {
                Object.assign(game, await this.#read(records, key, pointer));
                return NEWER_ELSEWHERE;
            }
            records.put(bytes, [key, game.revision]);
            games.put({ revision: game.revision, previous: pointer ? expected : 0, time: game.time }, key);
            if (pointer?.previous) {
                records.delete([key, pointer.previous]);
            }
            return WRITTEN;
        });
    }

    erase(key, late) {
        const game = { key, revision: 0, time: 0, newest: NONE, previous: NONE };
        return this.#change(game, late, async (records, games) => {
            games.delete(key);
            records.delete(IDBKeyRange.bound([key], [key, []]));
            return WRITTEN;
        });
    }
}
