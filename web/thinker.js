// Runs the second program, which contains the engine and the computer players. In a worker it answers messages; if
// there are no workers, the page imports this file and calls it between frames (thinking.js).
import createBrains from './brains.js'; // Emscripten's script
import { keptResponse } from './kept_response.js';

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
    const response = (await keptResponse(address)) ?? (await fetch(address, { credentials: 'same-origin' }));
    if (!response.ok) {
        throw new Error(`${address}: ${response.status} ${response.statusText}`);
    }
    return response.arrayBuffer();
}

// A search is a single slice, however long it takes. The worker receives no messages meanwhile, but the search reports
// through `sign` that it is alive.
const SIGN_MS = 250;
let sign = () => {};

function open() {
    return new Promise((resolve, reject) => {
        createBrains({
            onAbort: reject,
            alive: () => sign(),
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

    // Returns the answer; null if `wanted` has returned false. Calls `alive` from time to time. In the page it refuses
    // searches (returns null), because they would block it.
    async answer(question, wanted, alive) {
        const { program } = this;
        const room = program._brains_room(question.length);
        program.HEAPU8.set(question, room);
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

// Answers messages, one question at a time: each message cancels the previous one.
function serve() {
    const opened = Thinker.create();
    opened.catch((error) => postMessage({ failed: String(error) }));
    let wanted = 0;
    let last = opened;
    globalThis.onmessage = ({ data }) => {
        wanted = data.id;
        const mine = () => wanted === data.id;
        last = last.then(async () => {
            const thinker = await opened;
            if (!mine() || !data.question) {
                return;
            }
            let signed = Number.NEGATIVE_INFINITY;
            sign = () => {
                const now = performance.now();
                if (now - signed >= SIGN_MS) {
                    signed = now;
                    postMessage({ alive: true, searches: data.id });
                }
            };
            const answer = await thinker.answer(data.question, mine, () => postMessage({ alive: true }));
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
