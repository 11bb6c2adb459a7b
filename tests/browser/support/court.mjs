// Games with computer players.
import { words } from './words.mjs';

const over = /El Grande$|^Shared victory/u; // the prompt of a finished game

/// Starts a game of one person and computers of level `levels` (1 to 3) from the start page. They play without delay if
/// the caller has set the setting elgrande.computers to 3.
export async function seatComputers(table, { levels = 1, players = 4 } = {}) {
    await table.start({
        players,
        rounds: 6,
        beforeStart: async () => {
            const level = words(`court.${['easy', 'medium', 'hard'][levels - 1]}`).source.slice(1);
            for (const name of ['Blue', 'Green', 'Yellow', 'Purple'].slice(0, players - 1)) {
                await table.pressNamed(new RegExp(`^${name} is played by`, 'u')); // opens the list
                await table.pressNamed(new RegExp(`^${name} is played by: ${level}`, 'u'));
            }
        },
    });
}

/// Answers up to `questions` questions of the person and waits for the computers. Returns true if the game is over.
export async function playAmongComputers(table, questions = 2000) {
    for (let asked = 0; asked < questions; ) {
        const now = await table.mirror();
        if (over.test(now.prompt)) return true;
        if (now.answers.length > 0) {
            await table.press(now.answers[asked % now.answers.length]);
            ++asked;
        } else if (now.title === words('scoring.last')) {
            await table.pressNamed(words('button.close')); // the computers wait until the scoring table is closed
        } else {
            await table.changed(now);
        }
    }
    return false;
}

/// Runs in a page before the page's scripts: makes computers play without delay, and keeps the last worker in
/// globalThis.lastWorker, so that it can be killed.
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

/// Terminates the worker and sends the event of a crashed one.
export function killWorker() {
    globalThis.lastWorker.terminate();
    globalThis.lastWorker.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
}
