// Computer players in the page: they think in a worker; without workers the game continues. A whole game whose worker
// is killed runs in every engine (core_test.mjs).
import assert from 'node:assert/strict';
import { sameDeal } from '../support/chromium.mjs';
import { playAmongComputers, seatComputers } from '../support/court.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

/// Opens a game of one person and computers of the level `levels` (1 to 3), which play without delay.
async function openWithComputers(browser, site, { before = () => {}, levels = 1, players = 4 } = {}) {
    const table = await Table.open(browser, site.address, {
        before: `localStorage.setItem('elgrande.computers', '3'); (${before})();`,
    });
    await seatComputers(table, { levels, players });
    return table;
}

/// Runs in a page before the page's scripts. Records every question that a worker answers in globalThis.thoughts: the
/// time it took, the longest pause between two turns of the event loop meanwhile, and the number of frames drawn.
function watchThoughts() {
    globalThis.thoughts = [];
    let thought = null;
    const RealWorker = globalThis.Worker;
    globalThis.Worker = class extends RealWorker {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', ({ data }) => {
                if (thought && data.answer && data.id === thought.id) {
                    const took = performance.now() - thought.began;
                    const drawn = elgrande.frames() - thought.frames;
                    globalThis.thoughts.push({ took, drawn, longest: thought.longest });
                    thought = null;
                }
            });
        }
        postMessage(message, ...how) {
            super.postMessage(message, ...how);
            const began = performance.now();
            thought = message.id ? { id: message.id, began, last: began, longest: 0, frames: elgrande.frames() } : null;
        }
    };
    const turn = () => {
        const now = performance.now();
        if (thought) {
            thought.longest = Math.max(thought.longest, now - thought.last);
            thought.last = now;
        }
        setTimeout(turn);
    };
    turn();
}

test('the hardest level thinks in a worker, and the page draws only what was played', async ({ browser, site }) => {
    const table = await openWithComputers(browser, site, { levels: 3, before: watchThoughts });
    await playAmongComputers(table, 8);
    const [thoughts, here] = await table.page.evaluate(() => [thoughts, typeof globalThis.elGrandeThinker]);
    assert.equal(here, 'undefined', 'the page itself computed an answer');
    assert(thoughts.length >= 8, `only ${thoughts.length} questions were answered by the worker`);
    // Only the frames of the previous answer and of its log are drawn, however long the computation takes.
    for (const { drawn, took } of thoughts)
        assert(drawn <= 6, `${drawn} frames were drawn while the worker computed for ${took} ms`);
    const most = (what) => Math.round(Math.max(...thoughts.map((thought) => thought[what])));
    console.log(
        `${thoughts.length} thoughts, up to ${most('took')} ms, ${most('drawn')} frames, blocked ${most('longest')} ms`,
    );
});

test('without a worker that starts, or one that answers, the page computes the answers', async ({ browser, site }) => {
    const none = await openWithComputers(browser, site, {
        before: () => {
            globalThis.Worker = class {
                constructor() {
                    throw new Error('no workers here');
                }
            };
        },
    });
    await playAmongComputers(none, 8);
    assert.equal(await none.page.evaluate(() => typeof globalThis.elGrandeThinker), 'function');
    const silent = await openWithComputers(browser, site, {
        before: () => {
            globalThis.Worker = class {
                postMessage() {
                    setTimeout(() => this.onmessage?.({ data: { alive: true } }));
                }
                terminate() {}
            };
        },
    });
    await playAmongComputers(silent, 5);
    assert.equal(await silent.page.evaluate(() => typeof globalThis.elGrandeThinker), 'function');
});

test('the page waits for a slow worker as long as it reports', async ({ browser, site }) => {
    const table = await openWithComputers(browser, site, {
        before: () => {
            const RealWorker = globalThis.Worker;
            globalThis.Worker = class {
                constructor(...how) {
                    this.real = new RealWorker(...how);
                    this.real.onmessage = (event) => setTimeout(() => this.onmessage(event), 700);
                }
                postMessage(...what) {
                    this.real.postMessage(...what);
                }
                terminate() {
                    this.real.terminate();
                }
            };
        },
    });
    await playAmongComputers(table, 2);
    assert.equal(await table.page.evaluate(() => typeof globalThis.elGrandeThinker), 'undefined');
});

test('if the second program cannot be loaded the game waits, and continues once it can', async ({ browser, site }) => {
    site.broken.add(site.path('brains.wasm'));
    const table = await openWithComputers(browser, site);
    for (let now = await table.mirror(); now.answers.length > 0; ) now = await table.press(now.answers[0]);
    await table.page.waitForFunction(() => typeof globalThis.elGrandeThinker === 'function', { polling: 50 });
    const stuck = await table.mirror();
    site.broken.clear();
    await table.changed(stuck);
    await playAmongComputers(table, 5);
    assert(await table.has(words('table.undo')));
});

test('undo returns to the player’s last decision, before the answers of the computers', async ({ browser, site }) => {
    // In some other games the decision is the second half of a move, which is undone as a whole.
    const table = await openWithComputers(browser, site, { before: sameDeal });
    const nextQuestion = async () => {
        let now = await table.mirror();
        while (now.answers.length === 0) now = await table.changed(now);
        return now;
    };
    await playAmongComputers(table, 5);
    const before = await nextQuestion();
    await table.press(before.answers[0]);
    await nextQuestion();
    await table.pressNamed(words('table.undo'));
    if (await table.has(words('message.undo_yes'))) await table.pressNamed(words('message.undo_yes'));
    const now = await table.mirror();
    assert.equal(now.prompt, before.prompt);
    assert.deepEqual(now.position, before.position);
    assert.deepEqual(now.answers, before.answers);
    assert(await table.has(words('table.redo')));
    await table.pressNamed(words('table.redo'));
    await playAmongComputers(table, 3);
});
