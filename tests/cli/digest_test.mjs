// The same games on every compiler: one digest over all of their states. ELGRANDE is the path of the program.
// The digests change with the rules, the cards and the generator, and then only: `node tests/cli/digest_test.mjs
// --print` prints them anew.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const file = 'tests/cli/digests.json';
const program = process.env.ELGRANDE ?? 'build/dev/elgrande';

function digest(edition, players) {
    const words = ['bench', '--edition', edition, '--players', players, '--games', '1000', '--seed', '1'];
    const [command, ...before] = program.endsWith('.js') ? [process.execPath, program] : [program];
    const { stdout, stderr } = spawnSync(command, [...before, ...words], { encoding: 'utf8' });
    const found = /^digest *(\S+)$/m.exec(stdout);
    assert(found, stderr || stdout);
    return found[1];
}

const games = ['classic', 'big-box', '2023'].flatMap((edition) =>
    ['2', '3', '4', '5'].map((players) => ({ edition, players, name: `${edition}, ${players} players` })),
);

if (process.argv.includes('--print')) {
    const now = games.map(({ edition, players, name }) => [name, digest(edition, players)]);
    console.log(JSON.stringify(Object.fromEntries(now), null, 4));
} else {
    const expected = JSON.parse(readFileSync(file, 'utf8'));
    for (const { edition, players, name } of games) {
        test(`1000 random games, ${name}`, () => {
            // Something depends on the compiler (order, padding, overflow, size_t), or the rules have changed.
            assert.equal(digest(edition, players), expected[name]);
        });
    }
}
