// Answers the program's questions with thinker.js in a worker, so that the page can draw meanwhile. A worker that
// crashes or does not respond is replaced. Without workers the page computes answers in slices of a few milliseconds,
// but refuses searches.
// The silence of a worker is counted in ticks of a timer: while the page itself is blocked or frozen, reports that have
// arrived wait like the timer does, and a single long timer would end before they are read.
const TICK_MS = 1000;
const SILENT_TICKS = 6; // a worker is replaced if it reports nothing for this long
const START_TICKS = 30; // the same before its first report, as it must first download the program
const MAX_LOST = 2; // if more workers in a row are lost, the page computes answers itself

export class Thinking {
    // `address` is that of thinker.js. `tell` is called with (id, answer, byWorker): the answer is null if it cannot be
    // computed, and `byWorker` is true if a worker has computed it.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.pending = null; // the question without an answer: { id, question }
        this.worker = null;
        this.inPage = null; // a promise of the thinker in the page, if there are no workers
        this.hasReported = false; // true once the worker has reported anything
        this.lost = 0; // workers lost in a row
    }

    // Replaces the pending question. `tell` is called once with its answer, unless cancel() or another ask() comes
    // first. `id` is not 0.
    ask(id, question) {
        this.pending = { id, question };
        this.sendPending();
    }

    // Passes the pending question to the worker or to the thinker in the page.
    sendPending() {
        if (!this.inPage) {
            this.startWorker();
        }
        if (this.inPage) {
            this.answerInPage();
        } else {
            this.worker.postMessage(this.pending);
            this.watch();
        }
    }

    // Cancels the pending question, if there is one.
    cancel() {
        this.pending = null;
        clearTimeout(this.watching);
        this.worker?.postMessage({ id: 0 });
    }

    // Call it if a worker's answer was invalid: from now on the page computes answers itself.
    distrust() {
        if (this.worker) {
            this.endWorker();
            this.loadInPage();
        }
    }

    // Starts a worker if there is none, or loads the thinker into the page if that fails.
    startWorker() {
        if (this.worker) {
            return;
        }
        try {
            this.worker = new Worker(this.address);
            this.worker.onmessage = ({ data }) => this.receive(data);
            this.worker.onerror = (event) => {
                event.preventDefault();
                this.replaceWorker();
            };
        } catch {
            this.endWorker();
            this.loadInPage();
        }
    }

    receive(data) {
        if (data.failed) {
            this.replaceWorker();
            return;
        }
        this.hasReported = true;
        clearTimeout(this.watching);
        if (data.searches && data.searches !== this.pending?.id) {
            // The search is not wanted any more, but the worker receives no message before it ends.
            this.endWorker();
            if (this.pending) {
                this.sendPending();
            }
        } else if (this.pending && data.answer && data.id === this.pending.id) {
            this.pending = null;
            this.lost = 0;
            this.tell(data.id, data.answer, true);
        } else if (this.pending) {
            this.watch();
        }
    }

    // Replaces the worker if it reports nothing from now on.
    watch() {
        clearTimeout(this.watching);
        let left = this.hasReported ? SILENT_TICKS : START_TICKS;
        const tick = () => {
            if (this.pending && --left === 0) {
                this.replaceWorker();
            } else if (this.pending) {
                this.watching = setTimeout(tick, TICK_MS);
            }
        };
        this.watching = setTimeout(tick, TICK_MS);
    }

    endWorker() {
        clearTimeout(this.watching);
        if (this.worker) {
            this.worker.onmessage = null; // ignores messages that are already sent
            this.worker.onerror = null;
            this.worker.terminate();
            this.worker = null;
        }
        this.hasReported = false;
    }

    // Ends a worker that has failed, and passes the pending question to a new one, or to the page after too many.
    replaceWorker() {
        this.endWorker();
        ++this.lost;
        if (this.lost > MAX_LOST) {
            this.loadInPage();
        }
        if (this.pending) {
            this.sendPending();
        }
    }

    loadInPage() {
        this.inPage ??= import(new URL(this.address, document.baseURI)).then(() => globalThis.elGrandeThinker.create());
    }

    async answerInPage() {
        const asked = this.pending;
        const wanted = () => this.pending === asked;
        let answer = null;
        try {
            this.loadInPage();
            const thinker = await this.inPage;
            await this.last; // waits until the previous question has stopped
            if (!wanted()) {
                return;
            }
            this.last = thinker.answer(asked.question, wanted, () => {});
            answer = await this.last;
        } catch (error) {
            console.warn(error);
            this.inPage = null; // the next question tries again, with a worker
            this.lost = 0;
        }
        if (wanted()) {
            this.pending = null;
            this.tell(asked.id, answer, false);
        }
    }
}
