// The page's choice of a worker (web/thinking.js), with fake workers and with real ones.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test as nodeTest } from 'node:test';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const source = readFileSync(new URL('../../../web/thinking.js', import.meta.url), 'utf8');
const { Thinking } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const answer = new Uint8Array([1]);

/// Replaces setTimeout() by a clock that stands still until run() lets seconds pass, or block() does so without calling
/// timers meanwhile: mock.timers of Node.js 18 loses timers.
function stopClock() {
    const real = { setTimeout, clearTimeout };
    const timers = new Map();
    let now = 0;
    let last = 0;
    globalThis.setTimeout = (call, ms) => {
        timers.set(++last, { call, due: now + ms });
        return last;
    };
    globalThis.clearTimeout = (id) => timers.delete(id);
    const block = (seconds) => {
        now += 1000 * seconds;
        for (const [id, { call, due }] of timers) {
            if (due <= now && timers.delete(id)) call();
        }
    };
    return {
        block,
        run(seconds) {
            for (let i = 0; i < seconds; ++i) block(1);
        },
        restore: () => Object.assign(globalThis, real),
    };
}

/// Returns a test that calls run({ workers, thinking, told, clock }) with a stopped clock. `workers` are all fake
/// workers created so far, and `told` the calls of the callback of `thinking`. The thinker in the page never loads;
/// `workers.here` is true once it has been requested.
function withFakeWorkers(run) {
    return () => {
        const workers = [];
        globalThis.Worker = class {
            constructor() {
                this.posted = [];
                workers.push(this);
            }
            postMessage(message) {
                this.posted.push(message);
            }
            terminate() {
                this.terminated = true;
            }
            says(data) {
                this.onmessage?.({ data });
            }
        };
        const clock = stopClock();
        const told = [];
        const thinking = new Thinking('thinker.js', (...what) => told.push(what));
        thinking.loadInPage = () => {
            workers.here = true;
            thinking.inPage ??= new Promise(() => {});
        };
        try {
            run({ workers, thinking, told, clock });
        } finally {
            clock.restore();
            delete globalThis.Worker;
        }
    };
}

nodeTest(
    'the page waits for a search as long as its worker reports progress',
    withFakeWorkers(({ workers, thinking, told, clock }) => {
        thinking.ask(1, answer);
        for (let i = 0; i < 20; ++i) {
            workers[0].says({ alive: true, searches: 1 });
            clock.run(5);
        }
        assert.equal(workers.length, 1);
        workers[0].says({ id: 1, answer });
        assert.deepEqual(told, [[1, answer, true]]);
    }),
);

nodeTest(
    'a worker that falls silent is replaced, and the new one gets the same question',
    withFakeWorkers(({ workers, thinking, told, clock }) => {
        thinking.ask(1, answer);
        workers[0].says({ alive: true, searches: 1 });
        clock.run(6);
        assert(workers[0].terminated);
        assert.equal(workers.length, 2);
        assert.equal(workers[1].posted[0].id, 1);
        workers[1].says({ id: 1, answer });
        assert.deepEqual(told, [[1, answer, true]]);
        assert(!workers.here);
    }),
);

nodeTest(
    "a page that was blocked reads its worker's reports before it replaces it",
    withFakeWorkers(({ workers, thinking, told, clock }) => {
        thinking.ask(1, answer);
        for (let i = 0; i < 5; ++i) {
            clock.block(60);
            workers[0].says({ alive: true, searches: 1 });
        }
        assert.equal(workers.length, 1);
        workers[0].says({ id: 1, answer });
        assert.deepEqual(told, [[1, answer, true]]);
    }),
);

nodeTest(
    'after three workers in a row have failed the page computes answers itself',
    withFakeWorkers(({ workers, thinking }) => {
        thinking.ask(1, answer);
        workers[0].says({ failed: 'broken' });
        workers[1].onerror({ preventDefault() {} });
        assert(!workers.here);
        workers[2].says({ failed: 'broken' });
        assert(workers.here);
        assert.equal(workers.length, 3);
    }),
);

nodeTest(
    'an answer resets the count of failed workers',
    withFakeWorkers(({ workers, thinking }) => {
        for (let i = 0; i < 6; ++i) {
            thinking.ask(2 * i + 1, answer);
            workers.at(-1).says({ failed: 'broken' });
            workers.at(-1).says({ id: 2 * i + 1, answer });
        }
        assert(!workers.here);
    }),
);

nodeTest(
    'a cancelled search is ended with its worker, and the next question starts a new one',
    withFakeWorkers(({ workers, thinking, told }) => {
        thinking.ask(1, answer);
        workers[0].says({ alive: true, searches: 1 });
        thinking.cancel();
        workers[0].says({ alive: true, searches: 1 });
        assert(workers[0].terminated);
        assert.equal(workers.length, 1);
        thinking.ask(2, answer);
        workers[1].says({ alive: true, searches: 2 });
        thinking.ask(3, answer);
        workers[1].says({ alive: true, searches: 2 });
        assert(workers[1].terminated);
        assert.deepEqual(
            workers[2].posted.map(({ id }) => id),
            [3],
        );
        workers[2].says({ id: 3, answer });
        assert.deepEqual(told, [[3, answer, true]]);
        assert(!workers.here);
    }),
);

nodeTest(
    'the next question replaces one that needs no search, and the worker stays',
    withFakeWorkers(({ workers, thinking, told }) => {
        thinking.ask(1, answer);
        workers[0].says({ alive: true });
        thinking.ask(2, answer);
        workers[0].says({ alive: true });
        workers[0].says({ id: 2, answer });
        assert.deepEqual(told, [[2, answer, true]]);
        assert.equal(workers.length, 1);
    }),
);

// data/golden/four-players.elg as printed by "elgrande link --game".
const finished =
    'g1.lgjvBAF__JAAAAAAAAoDO4xaBQcRusasLqOyvueqp7Xjpf-0YiSue1utTZ48zrNbnvNgtAUJ67ND' +
    'pBbI290HZOklGczE2MnYZasXqnjgD08jNszHOOOP2Mte1JVn3QUChUR0zgB3bIDMIenZZ5siHb_BMrQj';

// Opens the analysis of a turn of the finished game, which is a search.
async function analyseTurn(table) {
    const point = /^Round \d+, \w+ to play/u;
    await table.clickNamed(/^Analyse(: \d+ turning points)?$/u); // the label changes once chances are known
    await table.comes(point);
    await table.pressNamed(point);
    await table.pressNamed(words('chances.see'));
    await table.comes(words('button.return_now'));
    await table.pressNamed(words('analysis.title'));
}

test('the worker reports progress of its searches', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${finished}`, {
        before: () => {
            globalThis.signs = 0;
            const RealWorker = globalThis.Worker;
            globalThis.Worker = class extends RealWorker {
                constructor(...how) {
                    super(...how);
                    this.addEventListener('message', ({ data }) => {
                        globalThis.signs += data.searches ? 1 : 0;
                    });
                }
            };
        },
    });
    await analyseTurn(table);
    await table.comes(/^-?\d+: /u); // a best turn
    assert((await table.page.evaluate(() => globalThis.signs)) > 0);
    assert.deepEqual(table.page.troubles, []);
});

test('without workers the page refuses searches, says so, and continues the game', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${finished}`, {
        before: () => {
            globalThis.Worker = class {
                constructor() {
                    throw new Error('no workers here');
                }
            };
        },
    });
    await analyseTurn(table);
    const notHere = words('analysis.not_here').source.slice(1, -1);
    await table.says('prompt', new RegExp(notHere, 'u'));
    assert.equal(await table.page.evaluate(() => typeof globalThis.elGrandeThinker), 'function');
    assert.deepEqual(table.page.troubles, []);
});
