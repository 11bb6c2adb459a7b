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
const baseGames = ['classic', 'big-box', '2023'];

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

test('each puzzle has the verdict and the ideas in its row, and meets the criteria unless it teaches', () => {
    assert.equal(judged.length, puzzles.length);
    puzzles.forEach((row, i) => {
        const { grade, value, next, greedy, best, objective, edition, card, ideas, link, good } = judged[i];
        const { teaches, ...expected } = row;
        // A puzzle also names the idea that it teaches if a greedy turn has it, too.
        const named = [...new Set([...ideas, ...(teaches ? [teaches] : [])])];
        assert.deepEqual({ grade, value, next, greedy, best, objective, edition, card, ideas: named, link }, expected);
        assert(good || teaches, `puzzle ${i + 1}: elgrande judge --in-words ${link}`);
        // The criteria ask others for a gap of 3 points, or in the last round for one that changes who leads.
        assert(!teaches || value - next >= 2, `puzzle ${i + 1}: the next turn is nearly as good`);
        assert(!teaches || value - greedy >= 2, `puzzle ${i + 1}: a greedy turn is nearly as good`);
    });
});

// Each number is what the collection has, so that the next one does not have less unnoticed. The criteria reject turns
// that are counting rather than an idea. What is left hinges on the choice of a card (a third), the King or a scoring;
// cards that move caballeros are rare, and so are good puzzles of expansions.
test('there are 246 puzzles, a dozen that teach, 44 or more of each grade, and some of expansions', () => {
    assert(puzzles.length >= 246);
    const taught = puzzles.flatMap(({ teaches }) => teaches ?? []);
    assert.equal(taught.length, 12);
    assert.equal(new Set(taught).size, 12);
    const base = puzzles.filter(({ edition }) => baseGames.includes(edition));
    for (const [grade, least] of [48, 47, 48, 45, 44].entries()) {
        assert(base.filter((row) => row.grade === grade + 1).length >= least, `grade ${grade + 1}`);
    }
    assert(judged.filter(({ edition }) => !baseGames.includes(edition)).length >= 14);
    assert.equal(new Set(judged.map(({ edition }) => edition)).size, 6);
    assert(new Set(judged.map(({ card }) => card)).size >= 26);
    assert.equal(new Set(judged.map(({ objective }) => objective)).size, 5);
    assert(new Set(puzzles.flatMap(({ ideas }) => ideas)).size >= 17);
});

test('puzzles that teach come first, then the others, both from easy to hard', () => {
    const order = puzzles.map(({ teaches, grade }) => (teaches ? grade : 10 + grade));
    const sorted = [...order].sort((a, b) => a - b);
    assert.deepEqual(order, sorted);
});

test('no two puzzles are alike, but for those that teach', () => {
    const others = puzzles.filter(({ teaches }) => !teaches);
    const file = join(folder, 'others.txt');
    writeFileSync(file, others.map(({ link }) => `${link}\n`).join(''));
    assert.equal(run('--list', file, '--choosy').stdout.trim().split('\n').length, others.length);
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
