// Answers the program's questions with thinker.js in a worker, so that the page can draw meanwhile. A worker that
// crashes or does not respond is replaced. Without workers the page computes answers in slices of a few milliseconds,
// but refuses searches.
const SILENCE_MS = 6000; // a worker that reports nothing for this long counts as lost
const START_MS = 30000; // the same until its first report
const MOST_LOST = 2; // if more workers in a row are lost, the page computes answers itself

export class Thinking {
    // `address` is that of thinker.js. `tell` is called with (id, answer, beside): the answer is null if it cannot be
    // computed, and `beside` is true if a worker has computed it.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.asked = null; // the pending question: { id, question }
        this.worker = null;
        this.here = null; // a promise of the thinker in the page, if there are no workers
        this.heard = false; // true once the worker has reported anything
        this.lost = 0; // workers lost in a row
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

    // Call it if a worker's answer was invalid: from now on the page computes answers itself.
    distrust() {
        if (this.worker) {
            this.endWorker();
            this.bringHere();
        }
    }

    // Starts a worker if there is none, or the thinker in the page if that fails.
    beginWorker() {
        if (this.worker) {
            return;
        }
        try {
            this.worker = new Worker(this.address);
            this.worker.onmessage = ({ data }) => this.receive(data);
            this.worker.onerror = (event) => {
                event.preventDefault();
                this.loseWorker();
            };
        } catch {
            this.endWorker();
            this.bringHere();
        }
    }

    receive(data) {
        if (data.failed) {
            this.loseWorker();
            return;
        }
        this.heard = true;
        clearTimeout(this.watching);
        if (data.searches && data.searches !== this.asked?.id) {
            // The search is not wanted any more, but the worker receives no message before it ends.
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
            this.worker.onmessage = null; // ignores messages that are already sent
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
            await this.last; // waits until the previous question has stopped
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
