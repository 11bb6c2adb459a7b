// Saved games in IndexedDB: `records` holds bytes under [game, revision], `games` points to the newest revision of each
// game. A record is written before its pointer is switched, in one transaction; two generations stay. A write is
// under way before the caller goes on, and so before the picture of the action is drawn. No access is given up: one
// that takes long says so by calling `late`, and its answer still comes.
// A later version of the page may change the storage under another version number: this one then lets go of it.

const READY = 0;
const REFUSED = 1;
const FULL = 2;
const BROKEN = 3;
const SLOW = 4;
const OUTDATED = 5;
const WRITTEN = 0;
const NEWER_ELSEWHERE = 1;
const FAILED = 2;
const WAITING = 3;

const NONE = new Uint8Array(0);
const PATIENCE_MS = 8000;
const GRACE_MS = 500;

const promised = (request) =>
    new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });

// The reason comes with the abort; but where the whole storage is closed, as by a full disk, that event may not come.
const finished = (transaction) =>
    new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        transaction.onerror = ({ target }) => setTimeout(() => reject(transaction.error ?? target.error), GRACE_MS);
    });

// `work` is given what to call where it is known to take long.
async function unhurried(work, late) {
    const timer = setTimeout(late, PATIENCE_MS);
    try {
        return await work(late);
    } finally {
        clearTimeout(timer);
    }
}

const bytesOf = (value) => (value instanceof Uint8Array ? value : NONE);

// A disk without room has many names. Chromium's UnknownError is what reading and writing below IndexedDB fail with,
// and once the disk is full it tells no more than that.
const NO_ROOM = /quota|unknown|no_?(device_)?space|disk_?full|abort/i;

// Chromium's UnknownError, too, where cookies and site data are blocked.
const NOT_ALLOWED = /denied|permission|insecure|not allowed/i;

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
    const refusals = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'ReferenceError', 'TypeError'];
    return refusals.includes(error?.name) ? REFUSED : BROKEN;
}

export class GameStore {
    async open(late) {
        if (!this.database) {
            const request = indexedDB.open('elgrande', 1);
            request.onblocked = late; // another tab holds it
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

    begin(database, mode) {
        const transaction = database.transaction(['records', 'games'], mode);
        return {
            transaction,
            records: transaction.objectStore('records'),
            games: transaction.objectStore('games'),
        };
    }

    async read(records, key, pointer) {
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
            await unhurried(
                async (slow) => {
                    const store = this.begin(await this.open(slow), 'readonly');
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

    // One transaction that changes `game`; `work` returns the outcome.
    async change(game, late, work) {
        const answer = (outcome, state, detail = '') => ({ outcome, state, detail, game });
        try {
            return await unhurried(
                async (slow) => {
                    const database = this.database ?? (await this.open(slow));
                    const { transaction, records, games } = this.begin(database, 'readwrite');
                    const outcome = await work(records, games);
                    transaction.commit?.(); // without another turn of a page that may be busy drawing
                    await finished(transaction);
                    return answer(outcome, READY);
                },
                () => late(answer(WAITING, SLOW)),
            );
        } catch (error) {
            return answer(FAILED, stateOf(error), String(error));
        }
    }

    // Writes over revision `expected`, or over nothing. A game that is gone was deleted: it is written again.
    write(key, bytes, expected, late) {
        const game = { key, revision: expected + 1, time: Date.now(), newest: NONE, previous: NONE };
        return this.change(game, late, async (records, games) => {
            const pointer = await promised(games.get(key));
            if (pointer && pointer.revision !== expected) {
                Object.assign(game, await this.read(records, key, pointer));
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
        return this.change(game, late, async (records, games) => {
            games.delete(key);
            records.delete(IDBKeyRange.bound([key], [key, []]));
            return WRITTEN;
        });
    }
}
