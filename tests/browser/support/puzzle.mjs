// Plays puzzles on the page by the mirror's buttons.
import assert from 'node:assert/strict';
import { words } from './words.mjs';

/// A puzzle whose best turn is worth 16; any other is worth at most 14.
export const grandePuzzle = 'z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC';

/// Gives answers until the turn is judged; choose(n, answers) returns the index of the answer to question n, from 0.
export async function playTurn(table, choose) {
    for (let asked = 0; asked < 60; ++asked) {
        const now = await table.mirror();
        if (now.answers.length === 0) return;
        await table.press(now.answers[choose(asked, now.answers)]);
        await table.quiet();
    }
    assert.fail('the turn does not end');
}

// Steps through the solution. Returns the number of steps.
async function watchSolution(table) {
    await table.pressNamed(words('puzzle.solution'));
    for (let step = 0; step < 60; ++step) {
        const { prompt } = await table.mirror();
        if (/The best turn: /u.test(prompt)) return step;
        await table.pressNamed(words('learn.next'));
        await table.quiet();
    }
    return assert.fail('the solution does not end');
}

/// Plays a wrong turn, asks for a hint, plays another turn, watches the solution, plays it, and leaves to the start
/// page. The table must show a puzzle.
export async function solveAtLast(table) {
    await table.comes(words('puzzle.hint'));
    await playTurn(table, () => 0);
    await table.says('prompt', /better was possible/u);
    await table.pressNamed(words('verdict.open'));
    await table.comes(words('verdict.all'));
    await table.pressNamed(words('button.close'));
    await table.comes(words('puzzle.hint'));
    await table.pressNamed(words('puzzle.hint'));
    await table.says('prompt', /Hint: /u);
    await playTurn(table, (_, answers) => answers.length - 1);
    await table.comes(words('puzzle.solution'));
    assert.ok((await watchSolution(table)) > 0);
    await table.pressNamed(words('puzzle.again'));
    await table.quiet(); // the buttons may come a frame after the prompt
    for (let step = 0; step < 60 && (await table.has(words('table.redo'))); ++step) {
        await table.pressNamed(words('table.redo'));
        await table.quiet();
    }
    await table.says('prompt', /^Right! /u);
    await table.pressNamed(words('puzzle.leave'));
    await table.pressNamed(words('button.close'));
    await table.comes(words('home.play_computers'));
}
