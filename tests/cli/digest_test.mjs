// Plays the same games with every compiler and compares one digest over all states. ELGRANDE is the path of the
// program. The digests change only with the rules, the cards and the random generator, those of the computer players
// also with their decisions. `node tests/cli/digest_test.mjs --print` prints them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const file = 'tests/cli/digests.json';
const program = process.env.ELGRANDE ?? 'build/dev/elgrande';

const random = (edition, players) => ['bench', '--edition', edition, '--players', players, '--games', '1000'];
const arena = (edition, players) => ['arena', '--edition', edition, '--players', players, '--games', '2'];

function digest(game) {
    const words = [...game, '--seed', '1'];
    const [command, ...before] = program.endsWith('.js') ? [process.execPath, program] : [program];
    const { stdout, stderr } = spawnSync(command, [...before, ...words], { encoding: 'utf8' });
    const found = /digest *(\S+)$/m.exec(stdout);
    assert(found, stderr || stdout);
    return found[1];
}

const games = ['classic', 'big-box', '2023'].flatMap((edition) =>
    ['2', '3', '4', '5'].map((players) => ({
        words: random(edition, players),
        title: `1000 random games, ${edition}, ${players} players`,
        name: `${edition}, ${players} players`,
    })),
);
for (const edition of ['classic', 'big-box', '2023', 'intrigue']) {
    const name = `computer players, ${edition}`;
    games.push({ words: [...arena(edition, '3'), '--playouts', '20'], title: name, name });
}

if (process.argv.includes('--print')) {
    const now = games.map(({ words, name }) => [name, digest(words)]);
    console.log(JSON.stringify(Object.fromEntries(now), null, 4));
} else {
    const expected = JSON.parse(readFileSync(file, 'utf8'));
    for (const { words, title, name } of games) {
        test(title, () => {
            // Something depends on the compiler (evaluation order, padding, overflow, size_t), or the rules have
            // changed.
            assert.equal(digest(words), expected[name]);
        });
    }
}
