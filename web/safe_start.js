// A game that crashes the program at the start must not lock players out at every visit. Starts are counted until one
// has proved stable. If too many have failed, the next is a safe start: the page does not start the program, but lists
// the saved games, to download or delete them. The page that reports a crash offers the same list.
import { embedded, settingsOf } from './embed.js';
import { GameStore, WRITTEN } from './storage.js';
import { say } from './texts.js';

const element = (id) => document.getElementById(id);

const mark = 'elgrande.starts'; // the number of starts that have not proved stable
const tooMany = 2; // unstable starts in a row that lead to a safe start; a reported crash counts as this many
const enoughFrames = 10; // after this many animation frames since the saved games were drawn, a start is stable

// Returns the number of unstable starts. It is 0 if nothing can be stored, so every start is then a normal one.
function readStarts() {
    try {
        return Number(settingsOf('localStorage').getItem(mark)) || 0;
    } catch {
        return 0;
    }
}

function storeStarts(number) {
    try {
        const settings = settingsOf('localStorage');
        if (number > 0) {
            settings.setItem(mark, String(number));
        } else {
            settings.removeItem(mark);
        }
    } catch {
        // Refused or full.
    }
}

export class Starts {
    constructor() {
        this.before = readStarts(); // unstable starts before this one
        this.isRunning = false; // true from the first frame until a crash
        this.isStable = false; // true once this start has proved stable
    }

    // True if this start must be a safe one.
    isSafe() {
        return this.before >= tooMany;
    }

    // Call it before the first frame. Counts this start as unstable until awaitStable() has proved the opposite: it may
    // hang, or the browser may kill it.
    begin() {
        this.isRunning = true;
        storeStarts(this.before + 1);
        // Leaving the page early is not a failure.
        const uncount = () => this.isRunning && !this.isStable && storeStarts(this.before);
        window.addEventListener('pagehide', uncount);
        document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && uncount());
    }

    // Call it when a frame has shown the saved games. The start is stable if the browser draws enough frames after
    // that.
    awaitStable() {
        let frames = enoughFrames;
        const next = () => {
            if (frames-- > 0) {
                requestAnimationFrame(next);
            } else if (this.isRunning) {
                this.isStable = true;
                storeStarts(0);
            }
        };
        next();
    }

    // Call it after a crash. Returns true if the next start will be a safe one.
    recordCrash() {
        this.isRunning = false;
        if (!this.isStable) {
            storeStarts(tooMany);
        }
        return !this.isStable;
    }

    // Makes the next start a normal one.
    static reset() {
        storeStarts(0);
    }
}

// The offset of a game's name in its bytes: it is the first field after the envelope (src/record/envelope.cpp), four
// bytes of length followed by the letters.
const nameAt = 21;
const longestName = 64;

// Returns the name of the game in the bytes of a save; empty if it has none or the bytes are damaged.
function nameIn(bytes) {
    const start = nameAt + 4;
    const isSave = String.fromCharCode(...bytes.subarray(0, 4)) === 'ELGR';
    if (!isSave || bytes.length < start) {
        return '';
    }
    const length = new DataView(bytes.buffer, bytes.byteOffset + nameAt).getUint32(0, true);
    if (length > longestName || start + length > bytes.length) {
        return '';
    }
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, start + length));
    } catch {
        return ''; // damaged
    }
}

// Returns a time in ms since 1970 as "2026-09-24 18:05", like the program; empty if it is not a time.
function dateOf(time) {
    const date = new Date(time);
    const two = (number) => String(number).padStart(2, '0');
    const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
    return Number.isNaN(date.getTime()) ? '' : `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

function download(bytes, name) {
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
    anchor.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game'}.elgrande`;
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60000);
}

function button(label, name, press) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.setAttribute('aria-label', `${label}: ${name}`);
    made.onclick = () => press(made);
    return made;
}

function rowOf(game, store) {
    const bytes = game.newest.length > 0 ? game.newest : game.previous;
    const name = nameIn(bytes);
    const date = dateOf(game.time);
    const both = [name, date].filter(Boolean).join(' · ') || game.key;
    const row = document.createElement('li');
    const title = document.createElement('bdi'); // keeps a right-to-left name from reordering the rest
    title.textContent = both;
    const remove = async (pressed) => {
        // The first press asks, the second deletes.
        if (!pressed.dataset.sure) {
            pressed.dataset.sure = 'asked';
            pressed.textContent = say('Really delete?');
            pressed.setAttribute('aria-label', `${say('Really delete?')}: ${both}`);
            return;
        }
        const { outcome, detail } = await store.erase(game.key, () => {});
        if (outcome === WRITTEN) {
            row.remove();
            element('safe-told').textContent = `${say('Deleted')}: ${both}`;
        } else {
            element('safe-told').textContent = detail;
        }
    };
    row.append(
        title,
        button(say('Download'), both, () => download(bytes, both)),
        button(say('Delete'), both, remove),
    );
    return row;
}

async function list() {
    const store = new GameStore();
    const told = element('safe-told');
    const { games, detail } = await store.list(() => {
        told.textContent = say('The browser is taking long to answer.');
    });
    games.sort((one, other) => other.time - one.time);
    element('safe-games').replaceChildren(...games.map((game) => rowOf(game, store)));
    told.textContent = detail || (games.length === 0 ? say('No game is saved here.') : '');
}

// Deletes what may cause failed starts: settings, which game is open, and the link in the address. Keeps results of
// puzzles.
function forgetSettings() {
    for (const store of ['localStorage', 'sessionStorage']) {
        try {
            const settings = settingsOf(store);
            for (const name of Object.keys(settings)) {
                if (name.startsWith('elgrande.') && !name.startsWith('elgrande.puzzle ')) {
                    settings.removeItem(name);
                }
            }
        } catch {
            // Refused: there is nothing to delete.
        }
    }
    try {
        settingsOf('sessionStorage').setItem('elgrande.open', ''); // makes the program open the start page
    } catch {
        // Refused.
    }
    history.replaceState(null, '', location.pathname);
}

// Shows the saved games instead of the program. `isStart` is true in a safe start, false if the player has asked for
// the list after a crash.
export function showSavedGames(isStart) {
    const again = () => {
        Starts.reset();
        location.reload();
    };
    element('loading')?.remove();
    element('trouble').hidden = true;
    element('safe-title').textContent = isStart ? say('Safe start') : say('Saved games');
    element('safe-text').hidden = !isStart;
    element('safe-retry').onclick = again;
    element('safe-forget').onclick = () => {
        forgetSettings();
        again();
    };
    element('safe').hidden = false;
    element('safe-retry').focus();
    list();
}

// A frame in another page has no saved games.
export const hasSavedGames = !embedded;
