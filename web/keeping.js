// How long the browser keeps what is saved: it may throw all of a page's data away when it needs room, unless it has
// promised not to.
import { settingsOf } from './embed.js';

// In the order of platform::Keeping.
const UNASKED = 1;
const PROMISED = 2;
const MAY_GO = 3;

const asked = 'elgrande.asked to keep'; // on which day
const DAYS = 30; // until it is asked once more: some browsers decide by themselves, others ask whoever plays
const today = () => Math.floor(Date.now() / 86_400_000);

// Was it asked so lately that it need not be asked again? A day to come is none on which it was.
function isAsked() {
    try {
        const days = today() - Number(settingsOf('localStorage').getItem(asked) ?? Number.NaN);
        return days >= 0 && days < DAYS;
    } catch {
        return false;
    }
}

function rememberAsking() {
    try {
        settingsOf('localStorage').setItem(asked, String(today()));
    } catch {
        // Refused or full: asked again in the next visit.
    }
}

// Safari deletes what scripts have stored after seven days without a visit, unless the page is installed.
export function forgetsInAWeek() {
    const isSafari = /^Apple/.test(navigator.vendor) && /^(?:Mac|iP)/.test(navigator.platform);
    return isSafari && !navigator.standalone && !matchMedia('(display-mode: standalone)').matches;
}

export class Keeping {
    // `tell` is called with what is known.
    constructor(tell) {
        this.tell = tell;
        this.done = false; // in this visit
    }

    async look() {
        this.tell((await this.isPromised()) ? PROMISED : isAsked() ? MAY_GO : UNASKED);
    }

    // Something was saved: from now on there is something to be kept.
    async ask() {
        if (this.done) {
            return;
        }
        this.done = true;
        if (!(await this.isPromised()) && !isAsked()) {
            rememberAsking();
            try {
                await navigator.storage.persist();
            } catch {
                // Refused, or unknown here: then nothing is promised.
            }
        }
        await this.look();
    }

    async isPromised() {
        try {
            return await navigator.storage.persisted();
        } catch {
            return false;
        }
    }
}
