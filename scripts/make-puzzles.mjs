// Replaces the collection of puzzles: node scripts/make-puzzles.mjs [ELGRANDE] writes data/puzzles/collection.json.
// ELGRANDE is the command-line program, by default build/release/elgrande. It plays games between computer players by
// many rule sets and finds turns worth solving. Each grade gets the same number of them, from as many cards, rules and
// objectives as possible. Puzzles that teach an idea stay.
// New puzzles also need lines in tests/record/kept/meanings.txt: build/dev/tests/test-record '[.make-kept]' adds them.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = process.argv[2] ?? 'build/release/elgrande';
const wanted = 120; // puzzles, not counting those that teach
const grades = 5;
const longestSearch = 2_000_000; // ends of a turn; a browser takes long to search more

// Options of `elgrande puzzles`, and the number of games to play with each number of players.
const sources = [
    [[], 40],
    [['--edition', 'big-box'], 20],
    [['--edition', '2023'], 20],
    [['--edition', '2023', '--modules', 'new-regency'], 12],
    [['--edition', 'intrigue'], 20],
    [['--edition', 'colonies'], 12],
    [['--edition', 'king-colonies'], 12],
];

const found = [];
for (const [rules, games] of sources) {
    for (const players of [2, 3, 4, 5]) {
        const options = ['--players', String(players), '--games', String(games), ...rules];
        const output = execFileSync(program, ['puzzles', ...options], { encoding: 'utf8', maxBuffer: 1 << 26 });
        found.push(
            ...output
                .trim()
                .split('\n')
                .filter(Boolean)
                .map((line) => JSON.parse(line)),
        );
    }
}

// Repeatedly takes the puzzle whose features have been taken least often so far.
const taken = [];
const often = new Map();
// The card counts twice.
const features = ({ edition, players, card, objective }) => [edition, `${players} players`, card, card, objective];
const weight = (row) => features(row).reduce((sum, feature) => sum + (often.get(feature) ?? 0), 0);
for (let grade = 1; grade <= grades; ++grade) {
    const rest = found.filter((row) => row.grade === grade && row.ends <= longestSearch);
    for (let i = 0; i < wanted / grades && rest.length > 0; ++i) {
        const best = rest.reduce((least, row) => (weight(row) < weight(least) ? row : least));
        rest.splice(rest.indexOf(best), 1);
        for (const feature of features(best)) often.set(feature, (often.get(feature) ?? 0) + 1);
        taken.push(best);
    }
}
const file = fileURLToPath(new URL('../data/puzzles/collection.json', import.meta.url));
const teachers = JSON.parse(readFileSync(file, 'utf8')).puzzles.filter(({ teaches }) => teaches);
const chosen = taken.map(({ grade, value, next, greedy, best, objective, edition, card, ideas, link }) => ({
    grade,
    value,
    next,
    greedy,
    best,
    objective,
    edition,
    card,
    ideas,
    link,
}));
const rows = [...teachers, ...chosen].map((row) => JSON.stringify(row).replaceAll('":', '": ').replaceAll(',"', ', "'));
writeFileSync(
    file,
    `{\n  "$schema": "../schema/puzzles.schema.json",\n  "puzzles": [\n    ${rows.join(',\n    ')}\n  ]\n}\n`,
);
console.log(`${taken.length} of ${found.length}; ${[...often].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
