// Runs the second program, which contains the engine and the computer players. In a worker it answers messages; if
// there are no workers, the page imports this file and calls it between frames (thinking.js).
import createBrains from './brains.js'; // Emscripten's script
import { cachedResponse } from './cached_response.js';

const inWorker = typeof WorkerGlobalScope !== 'undefined';
const SLICE_MS = inWorker ? 40 : 6; // the time before other tasks get a turn

// Waits for one turn of the event loop, so that messages arrive and frames are drawn. Uses no timer, because browsers
// throttle timers.
const pause = () =>
    new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(null);
    });

async function download(address) {
    const response = (await cachedResponse(address)) ?? (await fetch(address, { credentials: 'same-origin' }));
    if (!response.ok) {
        throw new Error(`${address}: ${response.status} ${response.statusText}`);
    }
    return response.arrayBuffer();
}

// A search is a single slice, however long it takes. The worker receives no messages meanwhile, but the search calls
// `reportSearch` to report that it is alive.
const REPORT_MS = 250; // the least time between two reports
let reportSearch = () => {};

// Returns a promise of the second program.
function open() {
    return new Promise((resolve, reject) => {
        createBrains({
            onAbort: reject,
            alive: () => reportSearch(),
            instantiateWasm(imports, done) {
                download('brains.wasm')
                    .then((bytes) => WebAssembly.instantiate(bytes, imports))
                    .then(({ instance, module }) => done(instance, module), reject);
                return {};
            },
        }).then(resolve, reject);
    });
}

export class Thinker {
    static async create() {
        return new Thinker(await open());
    }

    constructor(program) {
        this.program = program;
    }

    // Returns the answer; null if `wanted` has returned false. Calls `alive` after each slice. In the page it refuses
    // searches (returns null), because they would block it. Call it again only after the returned promise has settled.
    async answer(question, wanted, alive) {
        const { program } = this;
        const buffer = program._brains_buffer(question.length);
        program.HEAPU8.set(question, buffer);
        program._brains_begin();
        if (!inWorker && program._brains_searches()) {
            program._brains_stop();
            return null;
        }
        for (;;) {
            const until = performance.now() + SLICE_MS;
            while (performance.now() < until) {
                if (program._brains_think(1)) {
                    const length = program._brains_answer();
                    const at = program._brains_answer_bytes();
                    return program.HEAPU8.slice(at, at + length);
                }
            }
            alive();
            await pause();
            if (!wanted()) {
                program._brains_stop();
                return null;
            }
        }
    }
}

// Answers the messages of thinking.js, { id, question }, one at a time: each cancels the previous one, and one without
// a question only does that. Posts { id, answer }, and meanwhile { alive: true }, with `searches: id` during a search,
// or { failed } if the program cannot run.
function serve() {
    const opened = Thinker.create();
    opened.catch((error) => postMessage({ failed: String(error) }));
    let wanted = 0;
    let last = opened;
    globalThis.onmessage = ({ data }) => {
        wanted = data.id;
        const isWanted = () => wanted === data.id;
        last = last.then(async () => {
            const thinker = await opened;
            if (!isWanted() || !data.question) {
                return;
            }
            let lastReport = Number.NEGATIVE_INFINITY;
            reportSearch = () => {
                const now = performance.now();
                if (now - lastReport >= REPORT_MS) {
                    lastReport = now;
                    postMessage({ alive: true, searches: data.id });
                }
            };
            const answer = await thinker.answer(data.question, isWanted, () => postMessage({ alive: true }));
            if (answer) {
                postMessage({ id: data.id, answer });
            }
        });
        last.catch((error) => postMessage({ failed: String(error) }));
    };
}

if (inWorker) {
    serve();
} else {
    globalThis.elGrandeThinker = Thinker;
}
