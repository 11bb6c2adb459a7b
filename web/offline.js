// Registers the service worker (sw.js), which makes the page work offline, and offers newer versions. The version never
// changes without the player's consent: a running game continues with the one with which it began.
const HOUR_MS = 3600000;
const mine = document.querySelector('meta[name="elgrande-version"]').content;

// Returns a promise of a worker's version.
function versionOf(worker) {
    return new Promise((told) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => told(data);
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
        const seen = (worker) => worker?.addEventListener('statechange', () => this.look());
        seen(this.registration.installing);
        this.registration.addEventListener('updatefound', () => seen(this.registration.installing));
        workers.addEventListener('controllerchange', () => this.judge(workers.controller));
        let asked = Date.now();
        document.addEventListener('visibilitychange', () => {
            if (!document.hidden && Date.now() - asked > HOUR_MS) {
                asked = Date.now();
                this.registration.update().catch(() => {});
            }
        });
        this.look();
    }

    look() {
        if (this.registration.waiting) {
            this.judge(this.registration.waiting);
        }
    }

    // Handles a worker that waits, or one that has taken over because a tab has asked for it. One with the
    // running version takes over at once.
    async judge(worker) {
        if ((await versionOf(worker)) === mine) {
            worker.postMessage('take over');
        } else if (this.chosen) {
            this.load();
        } else {
            this.offer(() => this.load());
        }
    }

    load() {
        this.chosen = true;
        if (this.registration.waiting) {
            this.registration.waiting.postMessage('take over'); // then `controllerchange` leads here again
        } else {
            location.reload();
        }
    }
}
