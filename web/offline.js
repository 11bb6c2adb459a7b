// Keeps the page for when there is no network (sw.js), and offers a newer version. Nothing is swapped unasked: a
// running game goes on with the version that it began with.
const HOUR_MS = 3600000;
const mine = document.querySelector('meta[name="elgrande-version"]').content;

function versionOf(worker) {
    return new Promise((told) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => told(data);
        worker.postMessage('version', [port2]);
    });
}

export class Offline {
    // `offer` is called when another version could be loaded, with what loads it.
    constructor(offer) {
        this.offer = offer;
        this.chosen = false;
    }

    async start() {
        const workers = navigator.serviceWorker;
        if (!workers) {
            return;
        }
        try {
            this.registration = await workers.register('sw.js', { updateViaCache: 'none' });
        } catch {
            return; // refused, or the network is gone: the page plays on without
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

    // A worker that waits, or that has taken over because this tab or another one wished it.
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
            this.registration.waiting.postMessage('take over'); // and it comes back here
        } else {
            location.reload();
        }
    }
}
