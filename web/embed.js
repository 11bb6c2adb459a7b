// A quiet frame in somebody else's page: `?embed`, and every page that stands in a frame. It opens no storage and
// remembers nothing, so nobody's saved games are in reach of the page around it; it can be opened in full.
export const embedded = window.top !== window || new URLSearchParams(location.search).has('embed');

const READY = 0;
const WRITTEN = 0;
const NONE = new Uint8Array(0);

// One of the browser's stores of settings, "localStorage" or "sessionStorage"; throws as a browser that refuses does.
export function settingsOf(store) {
    if (embedded) {
        throw new Error('a frame remembers nothing');
    }
    return window[store];
}

// In place of storage.js: everything is written and nothing kept.
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

// As high as the table is well laid out at this width.
function heightFor(width) {
    return width < 600
        ? Math.round(Math.min(844, 1.75 * width))
        : Math.round(Math.min(900, Math.max(440, 0.64 * width)));
}

// Tells the page around the frame how high it should be; that tells nothing of who looks at it.
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
