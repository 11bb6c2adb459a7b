// A game that stops before its first picture has lasted must not lock its players out at every visit. Starts are
// counted until they have lasted; when one has failed, the next one is a safe start: nothing is opened, and the page
// itself lists the saved games, to be downloaded and deleted. The same list is offered where the program has stopped.
import { embedded, settingsOf } from './embed.js';
import { GameStore } from './storage.js';
import { say } from './texts.js';

const element = (id) => document.getElementById(id);

const mark = 'elgrande.starts'; // that have begun and of which no picture has lasted yet
const tooMany = 2; // starts without any report; one that reported a failure is enough
const enoughFrames = 10; // of the browser, after the saved games are listed and drawn

// Where nothing is remembered every start is in full.
function kept() {
    try {
        return Number(settingsOf('localStorage').getItem(mark)) || 0;
    } catch {
        return 0;
    }
}

function keep(number) {
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
        this.before = kept();
        this.going = false; // the first frame is being drawn, or was
        this.lasted = false;
    }

    isSafe() {
        return this.before >= tooMany;
    }

    // The first frame comes: whoever is not heard of after this has stood still, or was killed by the browser.
    began() {
        this.going = true;
        keep(this.before + 1);
        // Who leaves has not failed.
        const left = () => this.going && !this.lasted && keep(this.before);
        window.addEventListener('pagehide', left);
        document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && left());
    }

    // A frame has shown the saved games. That lasts if the browser has time to draw.
    shown() {
        let frames = enoughFrames;
        const next = () => {
            if (frames-- > 0) {
                requestAnimationFrame(next);
            } else if (this.going) {
                this.lasted = true;
                keep(0);
            }
        };
        next();
    }

    // Returns whether the next start will be a safe one.
    failed() {
        this.going = false;
        if (!this.lasted) {
            keep(tooMany);
        }
        return !this.lasted;
    }

    static forgive() {
        keep(0);
    }
}

// The name of a game, in its bytes: src/record/envelope.cpp, and the first field of save_fields.hpp. Its
// length has four bytes, then come the letters.
const nameAt = 21;
const longestName = 64;

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

// "2026-09-24 18:05", as the program writes it.
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
    const title = document.createElement('bdi'); // a name in another direction turns nothing around
    title.textContent = both;
    const remove = async (pressed) => {
        if (!pressed.dataset.sure) {
            pressed.dataset.sure = 'asked';
            pressed.textContent = say('Really delete?');
            pressed.setAttribute('aria-label', `${say('Really delete?')}: ${both}`);
            return;
        }
        const { outcome, detail } = await store.erase(game.key, () => {});
        if (outcome === 0) {
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

// Settings, what was on the table and the link in the address may be what the start fails of. Results are no settings.
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
            // Refused: there is nothing to be forgotten.
        }
    }
    try {
        settingsOf('sessionStorage').setItem('elgrande.open', ''); // the start page, whatever was saved last
    } catch {
        // Refused.
    }
    history.replaceState(null, '', location.pathname);
}

// `isStart`: the last start has failed; else the list is what was asked for.
export function showSavedGames(isStart) {
    const again = () => {
        Starts.forgive();
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
