// Runs the command-line program: its output, and its messages about bad input. ELGRANDE is its path.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const program = process.env.ELGRANDE;
const sample = 'data/golden/sample-game.elg';
const folder = mkdtempSync(join(tmpdir(), 'elgrande-'));
after(() => rmSync(folder, { recursive: true }));

function run(...words) {
    const [command, ...before] = program.endsWith('.js') ? [process.execPath, program] : [program];
    return spawnSync(command, [...before, ...words], { encoding: 'utf8' });
}

/** Returns what the program prints on success. */
function printed(...words) {
    const { status, stdout, stderr } = run(...words);
    assert.equal(stderr, '');
    assert.equal(status, 0);
    return stdout;
}

/** Returns the one line on stderr with which the program fails. */
function refused(...words) {
    const { status, stdout, stderr } = run(...words);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^elgrande: [^\n]+\n$/);
    return stderr;
}

function file(name, content) {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
}

test('replay prints the final position, as text and as JSON', () => {
    assert.match(printed('replay', sample), /Red \(Red\): 22 points, court 2, province 19/);
    const position = JSON.parse(printed('replay', sample, '--json'));
    assert.equal(position.finished, false);
    assert.equal(position.round, 4);
    assert.equal(position.king, 'Aragon');
    assert.deepEqual(
        position.players.map((player) => player.name),
        ['Red', 'Green', 'Blue', 'Yellow'],
    );
    assert.deepEqual(position.players[0], {
        name: 'Red',
        colour: 'Red',
        score: 22,
        court: 2,
        province: 19,
        home: 'Aragon',
        hand: [1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13],
        cards_in_hand: 11,
        used: [5, 9],
        bid: 9,
        vetoes: 0,
        vetoes_of_last_round: 0,
        disk: null,
    });
    assert.deepEqual(position.regions.Aragon, { Red: 5, Green: 1, Blue: 0, Yellow: 0 });
    assert.equal(Object.keys(position.regions).length, 9);
    assert.deepEqual(position.castillo, { Red: 0, Green: 0, Blue: 0, Yellow: 0 });
    assert.equal(position.boards['8/4/0'], 'Aragon');
    assert.deepEqual(position.winners, []);
});

test('replay names the winners of a finished game by their own names', () => {
    const position = JSON.parse(printed('replay', 'data/golden/five-players.elg', '--json'));
    assert.equal(position.finished, true);
    const best = Math.max(...position.players.map((player) => player.score));
    assert.deepEqual(
        position.winners,
        position.players.filter((player) => player.score === best).map((player) => player.name),
    );
    assert.ok(position.players.some((player) => player.name === 'Emi "the Grande"'));
});

test('best prints the best value of the turn and legal ways to reach it', () => {
    const before = readFileSync(sample, 'utf8').split('\n');
    const taking = before.findLastIndex((line) => / takes \d/.test(line));
    const begun = file('turn.elg', `${before.slice(0, taking).join('\n')}\n`);
    const given = file('card.elg', `${before.slice(0, taking + 1).join('\n')}\n`);
    const lines = printed('best', given, '--objective', 'lead').trimEnd().split('\n');
    assert.match(lines[0], /^lead -?\d+$/);
    assert.match(lines[1], /^next (-?\d+|none)$/);
    const [best, all] = [2, 3].map((line) => Number(lines[line].match(/^(?:best )?ends (\d+)$/)[1]));
    assert.ok(best > 0 && best <= all);
    assert.equal(lines[4], 'turn');
    assert.equal(lines.filter((line) => line === 'turn').length, Math.min(best, 64));
    const next = lines.indexOf('turn', 5);
    const turn = lines.slice(5, next < 0 ? undefined : next).map((line) => line.trim());
    printed('replay', file('played.elg', `${readFileSync(given, 'utf8')}${turn.join('\n')}\n`));
    const own = (path) => Number(printed('best', path).match(/^own-points (-?\d+)\n/)[1]);
    assert.ok(own(begun) >= own(given));
});

test('best refuses a position without a turn and an unknown objective', () => {
    assert.match(refused('best', 'data/golden/five-players.elg'), /does not end within a player's turn/);
    assert.match(refused('best', sample, '--objective', 'fun'), /unknown objective fun/);
});

test('legal lists one action a line, and nothing when the game is over', () => {
    const lines = printed('legal', sample).trimEnd().split('\n');
    assert.equal(lines.length, 11);
    assert.equal(lines[0], 'Green bids 1');
    assert.equal(printed('legal', 'data/golden/two-players.elg'), '');
});

test('links lead back to the same record', () => {
    const game = printed('link', 'data/golden/four-players.elg', '--game').trimEnd();
    assert.match(game, /^g1\.[A-Za-z0-9_-]{1,697}$/);
    const record = printed('open', game);
    assert.equal(printed('link', file('again.elg', record), '--game').trimEnd(), game);
    const position = printed('link', sample).trimEnd();
    assert.match(position, /^p1\.[A-Za-z0-9_-]{1,157}$/);
    const opened = file('position.elg', printed('open', position));
    assert.equal(printed('link', opened).trimEnd(), position);
    assert.equal(printed('replay', opened, '--json'), printed('replay', sample, '--json'));
});

test('a save holds the same game as its record, names included', () => {
    const save = join(folder, 'two.save');
    assert.equal(printed('save', 'data/golden/two-players.elg', save), '');
    assert.equal(printed('replay', save, '--json'), printed('replay', 'data/golden/two-players.elg', '--json'));
    assert.match(refused('save', sample, join(folder, 'nowhere', 'x')), /x: cannot be written/);
});

test('perft counts, bench measures, playout plays', () => {
    assert.equal(printed('perft', sample, '0'), '1\n');
    assert.equal(printed('perft', sample, '1'), '11\n');
    const bench = printed('bench', '--players', '3', '--games', '20', '--seed', '5');
    assert.match(bench, /^games 20$/m);
    assert.match(bench, /^digest [0-9a-f]{16}$/m);
    const again = printed('bench', '--seed', '5', '--games', '20', '--players', '3');
    assert.equal(/digest.*/.exec(again)[0], /digest.*/.exec(bench)[0]);
    const record = printed('playout', '--players', '3', '--short', '--seed', '9');
    assert.match(printed('replay', file('random.elg', record)), /^Game over after round 9/);
});

test('balance prints how often cards are taken and seats win', () => {
    const table = printed('balance', '--edition', 'colonies', '--players', '3', '--games', '2', '--seed', '5');
    // The King card is offered in each of the nine rounds of both games.
    assert.match(table, /^king +18 +[0-9.]+ % /m);
    assert.match(table, /^3 players, 2 games, victories of the seats:( [0-9.]+ %){3}, fair 33.3 %$/m);
    // Hands are random: in 20 games every card is in some hand.
    assert.match(printed('balance', '--edition', 'intrigue', '--games', '20', '--seed', '5'), /^place-five +/m);
    assert.match(refused('balance', '--games', '0'), /games/);
});

test('calibrate prints estimates and results by tenths, and what a turn of each player changes', () => {
    const few = ['--games', '2', '--estimate', '2', '--players', '3'];
    const lines = printed('calibrate', ...few, '--one', 'random-busy', '--others', 'easy')
        .trim()
        .split('\n');
    const tenths = lines.filter((line) => /^ *\d+ to +\d+ % +\d+ /.test(line));
    assert.equal(tenths.length, 10);
    const estimates = tenths.reduce((sum, line) => sum + Number(line.split('%')[1].trim().split(/ +/)[0]), 0);
    assert.equal(estimates, 2 * 27 * 3, 'one for each seat at each turn');
    assert.match(lines.at(-2), /^a turn of random-busy changes its own chance by [+-]\d+\.\d\d \+- .*, 18 turns$/);
    assert.match(lines.at(-1), /^a turn of easy changes its own chance by [+-]\d+\.\d\d \+- .*, 36 turns$/);
    assert.equal(printed('calibrate', ...few, '--jobs', '2'), printed('calibrate', ...few));
    assert.match(refused('calibrate', '--others', 'nobody'), /unknown player nobody/);
});

test('help describes every command', () => {
    const commands = 'replay legal link open save perft best bench arena balance calibrate puzzles judge playout';
    for (const command of commands.split(' ')) {
        assert.ok(printed('--help').includes(`elgrande ${command} `));
    }
});

test('bad input ends with status 1 and one line that says what is wrong', () => {
    const lines = readFileSync(sample, 'utf8').split('\n');
    const at = lines.indexOf('Green bids 11');
    lines[at] = 'Green bids 5';
    assert.match(refused('replay', file('bad.elg', lines.join('\n'))), new RegExp(`bad.elg: line ${at + 1}: `));
    assert.match(refused('replay', join(folder, 'nowhere.elg')), /nowhere.elg: cannot be read/);
    assert.match(refused('replay', file('empty.elg', '')), /empty/);
    assert.match(refused('replay', folder), /cannot be read|empty|first line/);
    assert.match(refused('judge', '--list', folder), /cannot be read|empty/);
    assert.match(refused('replay', file('huge.elg', '#'.repeat(1_000_000))), /larger than 64 KB/);
    assert.match(refused('replay', file('bytes.elg', Buffer.from([0xff, 0xfe, 0, 0x0a]))), /line 1: /);
    assert.match(refused('replay', file('save.bin', 'ELGR')), /save.bin: this save cannot be opened/);
    assert.match(refused('open', 'p1.nonsense'), /cut or mistyped/);
    assert.match(refused('open', 'p9.nonsense'), /newer version/);
    assert.match(refused('perft', sample, 'deep'), /DEPTH must be a number/);
    assert.match(refused('bench', '--players', '6'), /--players must be a number from 2 to 5/);
    assert.match(refused('bench', '--games'), /--games needs a value/);
    assert.match(refused('replay'), /expected a file/);
    assert.match(refused('replay', sample, 'more'), /unexpected argument more/);
    assert.match(refused('dance'), /unknown command dance/);
});

test('rules are chosen by name, and unknown or unfit ones are refused by name', () => {
    const digest = (...words) => /digest (\w+)/.exec(printed('bench', '--games', '20', ...words))[1];
    const digests = ['classic', 'big-box', '2023'].map((edition) => digest('--edition', edition, '--players', '3'));
    digests.push(digest('--edition', '2023', '--players', '3', '--modules', 'four-stacks,rivalries'));
    assert.equal(new Set(digests).size, 4);
    assert.match(refused('bench', '--edition', 'third'), /unknown edition third/);
    assert.match(refused('bench', '--modules', 'jester'), /unknown module jester/);
    assert.match(refused('bench', '--modules', 'rivalries'), /modules: not of this edition/);
    const record = printed('playout', '--edition', '2023', '--players', '2', '--seed', '5');
    assert.match(record, /^Edition: 2023$/m);
    const position = JSON.parse(printed('replay', file('dummy.elg', record), '--json'));
    const dummys = Object.values(position.regions).reduce((sum, region) => sum + region.dummy, 0);
    assert(dummys > 0 && dummys <= 30);
    const foreign = record.replace('Edition: 2023', 'Edition: 2042');
    assert.match(refused('replay', file('foreign.elg', foreign)), /line 2: .*edition.*2042/);
});

test('output that cannot be written is a failure', () => {
    const [command, ...before] = program.endsWith('.js') ? [process.execPath, program] : [program];
    for (const words of [['legal', sample], ['bench', '--games', '1'], ['--help']]) {
        const { status, stderr } = spawnSync(command, [...before, ...words], {
            encoding: 'utf8',
            stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
        });
        assert.equal(status, 1, words.join(' '));
        assert.match(stderr, /^elgrande: the output could not be written\n$/);
    }
});
