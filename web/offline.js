// Registers the service worker (sw.js), which makes the page work offline, and offers newer versions. The version never
// changes without the player's consent: a running game stays on the version with which it began.
const HOUR_MS = 3600000;
const runningVersion = document.querySelector('meta[name="elgrande-version"]').content;

// Returns a promise of a worker's version.
function versionOf(worker) {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        worker.postMessage('version', [port2]);
    });
}

export class Offline {
    // `offer` is called when a newer version is ready, with a function that loads it.
    constructor(offer) {
        this.offer = offer;
        this.chosen = false; // true if the player has accepted the newer version
    }

    async start() {
        const workers = navigator.serviceWorker;
        if (!workers) {
            return;
        }
        try {
            this.registration = await workers.register('sw.js', { updateViaCache: 'none' });
        } catch {
            return; // refused, or no network: the page works without a worker
        }
        const watch = (worker) => worker?.addEventListener('statechange', () => this.checkWaiting());
        watch(this.registration.installing);
        this.registration.addEventListener('updatefound', () => watch(this.registration.installing));
        workers.addEventListener('controllerchange', () => this.handleWorker(workers.controller));
        let lastUpdate = Date.now();
        document.addEventListener('visibilitychange', () => {
            if (!document.hidden && Date.now() - lastUpdate > HOUR_MS) {
                lastUpdate = Date.now();
                this.registration.update().catch(() => {});
            }
        });
        this.checkWaiting();
    }

    checkWaiting() {
        if (this.registration.waiting) {
            this.handleWorker(this.registration.waiting);
        }
    }

    // Handles a worker that waits, or one that has taken over because a tab has asked for it. One with the running
    // version takes over at once; another version is loaded if the player has accepted it, otherwise offered.
    async handleWorker(worker) {
        if ((await versionOf(worker)) === runningVersion) {
            worker.postMessage('take over');
        } else if (this.chosen) {
            this.load();
        } else {
            this.offer(() => this.load());
        }
    }

    // Loads the newer version, which the player has accepted.
    load() {
        this.chosen = true;
        if (this.registration.waiting) {
            this.registration.waiting.postMessage('take over'); // then `controllerchange` leads here again
        } else {
            location.reload();
        }
    }
}
