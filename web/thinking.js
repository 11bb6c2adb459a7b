// Has questions of the program answered by thinker.js: in a worker, which lets the page draw. One that dies or falls
// silent is replaced; where none is to be had the page thinks itself, a few milliseconds at a time, but searches
// nothing.
const SILENCE_MS = 6000; // of a worker that has begun
const START_MS = 30000; // until it has come
const MOST_LOST = 2; // workers one after the other, without an answer in between

export class Thinking {
    // `address` is that of thinker.js; `tell` gets (id, answer, beside): no answer where nothing can think.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.asked = null; // { id, question }
        this.worker = null;
        this.here = null; // a promise of the thinker in the page, once there is no worker
        this.heard = false;
        this.lost = 0;
    }

    ask(id, question) {
        this.asked = { id, question };
        this.pose();
    }

    pose() {
        if (!this.here) {
            this.beginWorker();
        }
        if (this.here) {
            this.thinkHere();
        } else {
            this.worker.postMessage(this.asked);
            this.watch();
        }
    }

    cancel() {
        this.asked = null;
        clearTimeout(this.watching);
        this.worker?.postMessage({ id: 0 });
    }

    // The worker's answer makes no sense.
    distrust() {
        if (this.worker) {
            this.endWorker();
            this.bringHere();
        }
    }

    // Afterwards there is one, or the page thinks itself.
    beginWorker() {
        if (this.worker) {
            return;
        }
        try {
            this.worker = new Worker(this.address);
            this.worker.onmessage = ({ data }) => this.hear(data);
            this.worker.onerror = (event) => {
                event.preventDefault();
                this.loseWorker();
            };
        } catch {
            this.endWorker();
            this.bringHere();
        }
    }

    hear(data) {
        if (data.failed) {
            this.loseWorker();
            return;
        }
        this.heard = true;
        clearTimeout(this.watching);
        if (data.searches && data.searches !== this.asked?.id) {
            // Nobody wants that any more, and it hears of nothing before it has ended.
            this.endWorker();
            if (this.asked) {
                this.pose();
            }
        } else if (this.asked && data.answer && data.id === this.asked.id) {
            this.asked = null;
            this.lost = 0;
            this.tell(data.id, data.answer, true);
        } else if (this.asked) {
            this.watch();
        }
    }

    watch() {
        clearTimeout(this.watching);
        this.watching = setTimeout(() => this.asked && this.loseWorker(), this.heard ? SILENCE_MS : START_MS);
    }

    endWorker() {
        clearTimeout(this.watching);
        if (this.worker) {
            this.worker.onmessage = null; // what it has said is on its way
            this.worker.onerror = null;
            this.worker.terminate();
            this.worker = null;
        }
        this.heard = false;
    }

    loseWorker() {
        this.endWorker();
        ++this.lost;
        if (this.lost > MOST_LOST) {
            this.bringHere();
        }
        if (this.asked) {
            this.pose();
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
            this.lost = 0;
        }
        if (wanted()) {
            this.asked = null;
            this.tell(asked.id, answer, false);
        }
    }
}
