// Replaces the collection of puzzles: node scripts/make-puzzles.mjs FILE… writes data/puzzles/collection.json.
// Each FILE has rows that `elgrande puzzles` printed. Many games are needed, of all editions and numbers of players,
// and most of them classic ones of three players. Each grade gets at most 44 puzzles of the base games and 5 of
// expansions, fewer if not enough were found; from as many cards, rules, objectives and ideas as possible. The first
// dozen, for newcomers, are from rounds 2 to 5 of classic games of three players, and teach one idea each; if there are
// not enough, the present twelve, which are also from other games, are kept. ELGRANDE names the command-line program,
// by default build/release/elgrande.
// New puzzles also need lines in tests/record/kept/meanings.txt: build/dev/tests/test-record '[.make-kept]' adds them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.env.ELGRANDE ?? 'build/release/elgrande';
const collection = fileURLToPath(new URL('../data/puzzles/collection.json', import.meta.url));
const grades = [1, 2, 3, 4, 5];
const wantedOfBase = 44; // of each grade, from the base games
const wantedOfExpansions = 5;
const baseGames = ['classic', 'big-box', '2023'];
const lessons = 12; // puzzles that teach an idea
const seldomAlone = 3; // of each grade: puzzles whose only idea is in which order to place and act
const orders = ['act-first', 'act-last', 'no-action'];

const readRows = (text) =>
    text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));

/// Judges the puzzles anew, as the program may have changed. With `--choosy` returns only the rows of good ones, of
/// which no two are alike.
function judge(rows, ...options) {
    const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
    const links = join(folder, 'links.txt');
    writeFileSync(links, rows.map(({ link }) => `${link}\n`).join(''));
    const words = ['judge', '--list', links, ...options];
    const judged = readRows(execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 27 }));
    rmSync(folder, { recursive: true });
    return judged;
}

const isForNewcomers = ({ edition, players, round, moves }) =>
    edition === 'classic' && players === 3 && round >= 2 && round <= 5 && moves <= 5;

/// Returns a puzzle for each idea, as pure and easy as possible; the rarest ideas choose first.
function chooseLessons(rows) {
    const byIdea = new Map();
    for (const row of rows.filter(isForNewcomers)) {
        for (const idea of row.ideas) byIdea.set(idea, [...(byIdea.get(idea) ?? []), row]);
    }
    console.log(`for newcomers: ${[...byIdea].map(([idea, all]) => `${idea} ${all.length}`).join(', ')}`);
    const chosen = [];
    for (const [idea, all] of [...byIdea].sort(([, left], [, right]) => left.length - right.length)) {
        const free = all.filter((row) => !chosen.some(({ link }) => link === row.link));
        free.sort((a, b) => a.ideas.length - b.ideas.length || a.grade - b.grade || a.moves - b.moves);
        if (free.length > 0 && chosen.length < lessons) chosen.push({ ...free[0], teaches: idea });
    }
    return chosen.sort((a, b) => a.grade - b.grade || a.moves - b.moves);
}

const often = new Map();
const features = ({ edition, players, card, objective, ideas }) => [
    edition,
    `${players} players`,
    card,
    card, // counts twice
    objective,
    ...ideas,
];

/// Repeatedly takes the puzzle whose features have been taken least often so far.
function take(rows, wanted) {
    const weight = (row) => {
        const all = features(row);
        return all.reduce((sum, feature) => sum + (often.get(feature) ?? 0), 0) / all.length;
    };
    const rest = [...rows];
    const taken = [];
    let alone = 0;
    while (taken.length < wanted && rest.length > 0) {
        const best = rest.reduce((least, row) => (weight(row) < weight(least) ? row : least));
        rest.splice(rest.indexOf(best), 1);
        const isAlone = best.ideas.every((idea) => orders.includes(idea));
        if (isAlone && ++alone > seldomAlone) continue;
        for (const feature of features(best)) often.set(feature, (often.get(feature) ?? 0) + 1);
        taken.push(best);
    }
    return taken;
}

/// Returns the present puzzles that teach, each with the idea that it teaches, from easy to hard.
function presentLessons() {
    const present = JSON.parse(readFileSync(collection, 'utf8')).puzzles.filter(({ teaches }) => teaches);
    return judge(present)
        .map((row, i) => {
            const { teaches } = present[i];
            return { ...row, ideas: [...new Set([...row.ideas, teaches])], teaches };
        })
        .sort((a, b) => a.grade - b.grade);
}

const rows = process.argv.slice(2).flatMap((file) => readRows(readFileSync(file, 'utf8')));
const found = judge(rows, '--choosy');
const newLessons = chooseLessons(found);
const taught = newLessons.length === lessons ? newLessons : presentLessons();
const rest = found.filter(({ link }) => !taught.some((row) => row.link === link));
const isBase = ({ edition }) => baseGames.includes(edition);
const graded = grades.flatMap((grade) => {
    const ofGrade = rest.filter((row) => row.grade === grade);
    const base = take(ofGrade.filter(isBase), wantedOfBase);
    const expansions = take(
        ofGrade.filter((row) => !isBase(row)),
        wantedOfExpansions,
    );
    console.log(`grade ${grade}: ${base.length} of the base games, ${expansions.length} of expansions`);
    return [...base, ...expansions];
});
const lines = [...taught, ...graded].map(
    ({ grade, value, next, greedy, best, objective, edition, card, ideas, teaches, link }) =>
        JSON.stringify({ grade, value, next, greedy, best, objective, edition, card, ideas, teaches, link })
            .replaceAll('":', '": ')
            .replaceAll(',"', ', "'),
);
writeFileSync(
    collection,
    `{\n  "$schema": "../schema/puzzles.schema.json",\n  "puzzles": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`,
);
console.log(`${lines.length} of ${found.length}; ${[...often].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
