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
const list = join(folder, 'links.txt');
writeFileSync(list, puzzles.map(({ link }) => `${link}\n`).join(''));
const { stdout, stderr, status } = run('--list', list);
assert.equal(status, 0, stderr);
const judged = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('each puzzle has the verdict and the ideas in its row, and meets the criteria', () => {
    assert.equal(judged.length, puzzles.length);
    puzzles.forEach((row, i) => {
        const { grade, within, value, next, greedy, best, objective, edition, card, ideas, link, good } = judged[i];
        const { teaches, ...expected } = row;
        assert.deepEqual({ grade, within, value, next, greedy, best, objective, edition, card, ideas, link }, expected);
        assert(good, `puzzle ${i + 1}: elgrande judge --in-words ${link}`);
    });
});

test('the dozen for newcomers are from rounds 2 to 5 of classic games of three, and win by one idea', () => {
    const taught = puzzles.flatMap(({ teaches }, i) => (teaches ? { teaches, ...judged[i] } : []));
    assert.equal(taught.length, 12);
    for (const { teaches, edition, players, round, ideas, value, next, greedy, link } of taught) {
        const why = `${teaches}: elgrande judge --in-words ${link}`;
        assert.equal(edition, 'classic', why);
        assert.equal(players, 3, why);
        assert(round >= 2 && round <= 5, why);
        assert.deepEqual(ideas, [teaches], why); // all best turns have it, a greedy turn does not
        assert(value - next >= 3, why);
        assert(value - greedy >= 3, why);
    }
    for (const { teaches } of taught) assert(taught.filter((row) => row.teaches === teaches).length <= 2, teaches);
    assert(new Set(taught.map(({ teaches }) => teaches)).size >= 10);
});

// Each number is what the collection has, so that the next one does not have less unnoticed. The criteria reject turns
// that are counting rather than an idea. What is left hinges on the choice of a card (a third), the King or a scoring;
// cards that move caballeros are rare, and so are good puzzles of expansions.
test('there are 265 puzzles, 48 or more of each grade, and some of expansions', () => {
    assert(puzzles.length >= 265);
    const base = puzzles.filter(({ edition }) => baseGames.includes(edition));
    for (const [grade, least] of [53, 52, 48, 49, 50].entries()) {
        assert(base.filter((row) => row.grade === grade + 1).length >= least, `grade ${grade + 1}`);
    }
    assert(judged.filter(({ edition }) => !baseGames.includes(edition)).length >= 13);
    assert.equal(new Set(judged.map(({ edition }) => edition)).size, 6);
    assert(new Set(judged.map(({ card }) => card)).size >= 23);
    assert.equal(new Set(judged.map(({ objective }) => objective)).size, 5);
    assert(new Set(puzzles.flatMap(({ ideas }) => ideas)).size >= 16);
});

test('puzzles that teach come first, then the others, both from easy to hard', () => {
    const order = puzzles.map(({ teaches, grade }) => (teaches ? grade : 10 + grade));
    const sorted = [...order].sort((a, b) => a - b);
    assert.deepEqual(order, sorted);
});

test('no two puzzles are alike, and each row says how far the nearest one is', () => {
    assert.equal(run('--list', list, '--choosy').stdout.trim().split('\n').length, puzzles.length);
    // The same board with another objective and another card would be 16 apart.
    for (const { nearest, link } of judged) assert(nearest > 16, link);
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
