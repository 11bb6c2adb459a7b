// Renews the collection of puzzles: node scripts/make-puzzles.mjs FILE… writes data/puzzles/collection.json.
// Each FILE has rows that `elgrande puzzles` printed. Many games are needed, of all editions and numbers of players,
// and most of them classic ones of three players. Present puzzles stay if they meet the criteria and are not alike, as
// players have their results for them. New ones fill each grade up to 48 puzzles of the base games and 5 of expansions,
// from as many cards, rules, objectives and ideas as possible. The first dozen, for newcomers, are from rounds 2 to 5
// of classic games of three players, and have one idea each; the present ones stay if there are not enough.
// ELGRANDE names the command-line program, by default build/release/elgrande.
// New puzzles also need lines in tests/record/kept/meanings.txt: build/dev/tests/test-record '[.make-kept]' adds them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.env.ELGRANDE ?? 'build/release/elgrande';
const collection = fileURLToPath(new URL('../data/puzzles/collection.json', import.meta.url));
const grades = [1, 2, 3, 4, 5];
const wantedOfBase = 48; // of each grade, from the base games
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

const isForNewcomers = ({ edition, players, round, ideas }) =>
    edition === 'classic' && players === 3 && round >= 2 && round <= 5 && ideas.length === 1;

const isEasier = (left, right) => left.grade - right.grade || left.hardness - right.hardness;

/// Returns a dozen puzzles from easy to hard: the easiest of each idea, then the easiest of the second ones, and so on.
function chooseLessons(rows) {
    const count = new Map();
    const numbered = rows
        .filter(isForNewcomers)
        .sort(isEasier)
        .map((row) => {
            const [idea] = row.ideas;
            count.set(idea, (count.get(idea) ?? 0) + 1);
            return { row: { ...row, teaches: idea }, number: count.get(idea) };
        });
    console.log(`for newcomers: ${[...count].map(([idea, number]) => `${idea} ${number}`).join(', ')}`);
    return numbered
        .sort((left, right) => left.number - right.number || isEasier(left.row, right.row))
        .slice(0, lessons)
        .map(({ row }) => row)
        .sort(isEasier);
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

const present = JSON.parse(readFileSync(collection, 'utf8')).puzzles;
const rows = process.argv.slice(2).flatMap((file) => readRows(readFileSync(file, 'utf8')));
const found = judge([...present, ...rows], '--choosy');
const newLessons = chooseLessons(found);
const presentLessons = found.flatMap((row) => {
    const { teaches } = present.find(({ link }) => link === row.link) ?? {};
    return teaches ? [{ ...row, teaches }] : [];
});
const taught = newLessons.length === lessons ? newLessons : presentLessons;
const rest = found.filter(({ link }) => !taught.some((row) => row.link === link));
const isPresent = (row) => present.some(({ link }) => link === row.link);
const isBase = ({ edition }) => baseGames.includes(edition);

/// Returns up to `wanted` of the rows, the present puzzles first.
function fill(rows, wanted) {
    const kept = rows.filter(isPresent);
    for (const feature of kept.flatMap(features)) often.set(feature, (often.get(feature) ?? 0) + 1);
    return [
        ...kept,
        ...take(
            rows.filter((row) => !isPresent(row)),
            wanted - kept.length,
        ),
    ];
}

const graded = grades.flatMap((grade) => {
    const ofGrade = rest.filter((row) => row.grade === grade);
    const base = fill(ofGrade.filter(isBase), wantedOfBase);
    const expansions = fill(
        ofGrade.filter((row) => !isBase(row)),
        wantedOfExpansions,
    );
    console.log(`grade ${grade}: ${base.length} of the base games, ${expansions.length} of expansions`);
    return [...base, ...expansions];
});
const lines = [...taught, ...graded].map(
    ({ grade, within, value, next, greedy, best, objective, edition, card, ideas, teaches, link }) =>
        JSON.stringify({ grade, within, value, next, greedy, best, objective, edition, card, ideas, teaches, link })
            .replaceAll('":', '": ')
            .replaceAll(',"', ', "'),
);
writeFileSync(
    collection,
    `{\n  "$schema": "../schema/puzzles.schema.json",\n  "puzzles": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`,
);
console.log(`${lines.length} of ${found.length}; ${[...often].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
