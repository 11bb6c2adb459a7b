// A table at which computers sit.
import { words } from './words.mjs';

const over = /El Grande$|share the victory/u;

/// From the start page into a game of one person and computers, who should play at once (elgrande.computers is 3).
export async function seatComputers(table, { levels = 1, players = 4 } = {}) {
    await table.start({
        players,
        rounds: 6,
        beforeStart: async () => {
            for (const name of ['Blue', 'Green', 'Yellow', 'Purple'].slice(0, players - 1)) {
                for (let i = 0; i < levels; ++i) await table.pressNamed(new RegExp(`^${name} is played by`, 'u'));
            }
        },
    });
}

/// Answers what the person is asked and waits for the others, `questions` times; is the game over?
export async function playAmongComputers(table, questions = 2000) {
    for (let asked = 0; asked < questions; ) {
        const now = await table.mirror();
        if (over.test(now.prompt)) return true;
        if (now.answers.length > 0) {
            await table.press(now.answers[asked % now.answers.length]);
            ++asked;
        } else if (now.title === words('scoring.last')) {
            await table.pressNamed(words('button.close')); // the others wait until its table is read
        } else {
            await table.changed(now);
        }
    }
    return false;
}

/// Goes into a page before its own scripts: the last worker is globalThis.lastWorker, so that it can be killed.
export function rememberWorkers() {
    localStorage.setItem('elgrande.computers', '3');
    const RealWorker = globalThis.Worker;
    globalThis.Worker = class extends RealWorker {
        constructor(...how) {
            super(...how);
            globalThis.lastWorker = this;
        }
    };
}

/// As the browser tells of a worker that broke.
export function killWorker() {
    globalThis.lastWorker.terminate();
    globalThis.lastWorker.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
}
