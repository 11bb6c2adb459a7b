// Has questions of the program answered by thinker.js: in a worker, which lets the page draw; and where that does not
// start, dies or falls silent, in the page itself, a few milliseconds at a time.
const SILENCE_MS = 6000; // of a worker that has begun
const START_MS = 30000; // until it has come

export class Thinking {
    // `address` is that of thinker.js; `tell` gets (id, answer, beside): no answer where nothing can think.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.asked = null; // { id, question }
        this.worker = null;
        this.here = null; // a promise of the thinker in the page, once there is no worker
        this.heard = false;
    }

    ask(id, question) {
        this.asked = { id, question };
        if (this.here) {
            this.thinkHere();
            return;
        }
        this.beginWorker();
        this.worker?.postMessage(this.asked);
        this.watch();
    }

    cancel() {
        this.asked = null;
        clearTimeout(this.watching);
        this.worker?.postMessage({ id: 0 });
    }

    // What the worker answered makes no sense.
    distrust() {
        if (this.worker) {
            this.giveUpWorker();
        }
    }

    beginWorker() {
        if (this.worker) {
            return;
        }
        try {
            this.worker = new Worker(this.address);
            this.worker.onmessage = ({ data }) => this.hear(data);
            this.worker.onerror = (event) => {
                event.preventDefault();
                this.giveUpWorker();
            };
        } catch {
            this.giveUpWorker();
        }
    }

    hear(data) {
        if (data.failed) {
            this.giveUpWorker();
            return;
        }
        this.heard = true;
        clearTimeout(this.watching);
        if (this.asked && data.answer && data.id === this.asked.id) {
            this.asked = null;
            this.tell(data.id, data.answer, true);
        } else if (this.asked) {
            this.watch();
        }
    }

    watch() {
        clearTimeout(this.watching);
        this.watching = setTimeout(() => this.asked && this.giveUpWorker(), this.heard ? SILENCE_MS : START_MS);
    }

    giveUpWorker() {
        clearTimeout(this.watching);
        this.worker?.terminate();
        this.worker = null;
        this.bringHere();
        if (this.asked) {
            this.thinkHere();
        }
    }

    bringHere() {
        this.here ??= import(new URL(this.address, document.baseURI)).then(() => globalThis.elGrandeThinker.create());
    }

    async thinkHere() {
        const asked = this.asked;
        const wanted = () => this.asked === asked;
        let answer = null;
        try {
            this.bringHere();
            const thinker = await this.here;
            await this.last; // the thought before has seen that nobody wants it
            if (!wanted()) {
                return;
            }
            this.last = thinker.answer(asked.question, wanted, () => {});
            answer = await this.last;
        } catch (error) {
            console.warn(error);
            this.here = null; // the next question tries again, with a worker
            this.heard = false;
        }
        if (wanted()) {
            this.asked = null;
            this.tell(asked.id, answer, false);
        }
    }
}
