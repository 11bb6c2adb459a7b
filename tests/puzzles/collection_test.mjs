// Checks data/puzzles with the solver: the program named by ELGRANDE judges all of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';

const read = (name) => JSON.parse(readFileSync(fileURLToPath(new URL(`../../data/${name}`, import.meta.url)), 'utf8'));
const { puzzles } = read('puzzles/collection.json');
const expansions = ['intrigue', 'colonies', 'king-colonies'];

// Node runs a program that was built as wasm.
const program = process.env.ELGRANDE;
const command = program.endsWith('.js') ? [process.execPath, program] : [program];
const run = (...words) => spawnSync(command[0], [...command.slice(1), 'judge', ...words], { encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'elgrande-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'links.txt'), puzzles.map(({ link }) => `${link}\n`).join(''));
const { stdout, stderr, status } = run('--list', join(folder, 'links.txt'));
assert.equal(status, 0, stderr);
const judged = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('each puzzle has the verdict in its row, and its best value is 2 above the next and the greedy one', () => {
    assert.equal(judged.length, puzzles.length);
    puzzles.forEach((row, i) => {
        const { grade, value, next, greedy, best, objective, edition, card, link } = judged[i];
        const { ideas, teaches, ...expected } = row;
        const verdict = { grade, value, next, greedy, best, objective, edition, card, link };
        assert.deepEqual(verdict, expected, `puzzle ${i + 1}${teaches ? `, ${teaches}` : ''}`);
        assert(value - next >= 2, `puzzle ${i + 1}: the next turn is nearly as good`);
        assert(value - greedy >= 2, `puzzle ${i + 1}: a greedy turn is nearly as good`);
    });
});

test('there are at least 120 puzzles, with all grades and objectives, many cards and the expansions', () => {
    assert(puzzles.length >= 120);
    for (const grade of [1, 2, 3, 4, 5]) {
        assert(puzzles.filter((row) => row.grade === grade).length >= 20, `grade ${grade}`);
    }
    assert(judged.filter(({ edition }) => expansions.includes(edition)).length >= 10);
    assert(new Set(judged.map(({ edition }) => edition)).size >= 6);
    assert(new Set(judged.map(({ card }) => card)).size >= 40);
    assert.equal(new Set(judged.map(({ objective }) => objective)).size, 5);
});

test('a link that is not a puzzle is refused with a reason', () => {
    for (const [link, why] of [
        ['z1.AAAA', /cut or mistyped/],
        [read('puzzles/collection.json').puzzles[0].link.replace('z1', 'p1'), /cut or mistyped/],
        ['puzzle', /does not begin with/],
    ]) {
        const refused = run(link);
        assert.notEqual(refused.status, 0);
        assert.match(refused.stderr, why);
    }
});
