// Requests persistent storage. A browser that has not granted it may delete all data of the page when space is short.
import { settingsOf } from './embed.js';

// In the order of platform::Persistence, which says what they mean.
const NOT_REQUESTED = 1;
const GRANTED = 2;
const DENIED = 3;

const requestDay = 'elgrande.asked to keep'; // the setting with the day of the last request
const DAYS = 30; // until the next request, because some browsers ask the player
const today = () => Math.floor(Date.now() / 86_400_000);

// Returns true if the last request is recent. A day in the future does not count: the clock was wrong.
function hasAskedRecently() {
    try {
        const days = today() - Number(settingsOf('localStorage').getItem(requestDay) ?? Number.NaN);
        return days >= 0 && days < DAYS;
    } catch {
        return false;
    }
}

function rememberAsking() {
    try {
        settingsOf('localStorage').setItem(requestDay, String(today()));
    } catch {
        // Refused or full: the next visit asks again.
    }
}

// Returns true in Safari, which deletes stored data after seven days without a visit unless the page is installed.
export function deletesAfterAWeek() {
    const isSafari = /^Apple/.test(navigator.vendor) && /^(?:Mac|iP)/.test(navigator.platform);
    return isSafari && !navigator.standalone && !matchMedia('(display-mode: standalone)').matches;
}

export class Persistence {
    // `tell` is called with the number of a platform::Persistence by report() and ask().
    constructor(tell) {
        this.tell = tell;
        this.done = false; // true if this visit has asked
    }

    // Reports the current state, without a request.
    async report() {
        this.tell((await this.isGranted()) ? GRANTED : hasAskedRecently() ? DENIED : NOT_REQUESTED);
    }

    // Asks the browser, at most once per visit and month, and reports the state. Call it when a game was saved.
    async ask() {
        if (this.done) {
            return;
        }
        this.done = true;
        if (!(await this.isGranted()) && !hasAskedRecently()) {
            rememberAsking();
            try {
                await navigator.storage.persist();
            } catch {
                // Refused or not supported: report() says so.
            }
        }
        await this.report();
    }

    async isGranted() {
        try {
            return await navigator.storage.persisted();
        } catch {
            return false;
        }
    }
}
