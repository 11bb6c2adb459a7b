// The page inside another site's page (an iframe), with or without `?embed`. It opens no storage and saves nothing, so
// that the surrounding page cannot reach saved games. It can be opened in a tab.
export const embedded = window.top !== window || new URLSearchParams(location.search).has('embed');

const READY = 0; // as in storage.js
const WRITTEN = 0;
const NONE = new Uint8Array(0);

// Returns the storage named "localStorage" or "sessionStorage". Throws if the browser refuses it, and in a frame.
export function settingsOf(store) {
    if (embedded) {
        throw new Error('a frame remembers nothing');
    }
    return window[store];
}

// Replaces GameStore (storage.js) in a frame: every write succeeds, and nothing is stored.
export class NoStore {
    async list() {
        return { state: READY, detail: '', games: [] };
    }

    async write(key, _bytes, expected) {
        return this.done(key, expected + 1);
    }

    async erase(key) {
        return this.done(key, 0);
    }

    done(key, revision) {
        const game = { key, revision, time: Date.now(), newest: NONE, previous: NONE };
        return { outcome: WRITTEN, state: READY, detail: '', game };
    }
}

// Returns the height of the frame at which the table looks best at this width, both in CSS pixels.
function heightFor(width) {
    return width < 600
        ? Math.round(Math.min(844, 1.75 * width))
        : Math.round(Math.min(900, Math.max(480, 0.75 * width)));
}

// Tells the surrounding page the best height of the frame, which reveals nothing about the player.
export function tellSize() {
    if (window.parent === window) {
        return;
    }
    let told = 0;
    const tell = () => {
        const height = heightFor(window.innerWidth);
        if (height !== told) {
            told = height;
            window.parent.postMessage({ elgrande: 'size', height }, '*');
        }
    };
    window.addEventListener('resize', tell);
    tell();
}
