// Measures random games per second, natively and as wasm under node: node scripts/bench-engine.mjs [--games N]
// The speed of machines varies, so the best of three runs counts, and a baseline of the same run is printed beside it:
// how many integers node hashes per second.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const flag = process.argv.indexOf('--games');
// Node starts with unoptimised code; with this many games that takes a small part of the time.
const games = flag > 0 ? Number(process.argv[flag + 1]) : 20000;
const goal = 5e6; // decisions a second, native, one core
const runs = 3;

/// Returns the number of integers that node hashes per second.
function baseline() {
    const steps = 1e8;
    const started = process.hrtime.bigint();
    let value = 1;
    for (let step = 0; step < steps; step++) value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) + step;
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    return value === 0.5 ? 0 : steps / seconds;
}

/// The measured rule sets: each edition with its fewest and its most players, and with all its modules.
const ruleSets = ['classic', 'big-box', '2023'].flatMap((edition) => {
    const { modules = [] } = JSON.parse(readFileSync(`data/editions/${edition}.json`, 'utf8'));
    const forFive = modules.filter((name) => name !== 'four-stacks'); // that module is for three players
    const sets = [2, 5].map((players) => ({ edition, players, modules: [] }));
    return forFive.length ? [...sets, { edition, players: 5, modules: forFive }] : sets;
});

/// Returns the decisions and games per second of the best of the runs: { decisions, games }.
function measure(command, { edition, players, modules }) {
    let best = null;
    for (let run = 0; run < runs; run++) {
        const words = ['bench', '--edition', edition, '--players', players, '--games', games, '--seed', 1].map(String);
        if (modules.length) words.push('--modules', modules.join(','));
        const { status, stdout, stderr } = spawnSync(command[0], [...command.slice(1), ...words], { encoding: 'utf8' });
        if (status !== 0) throw new Error(`${command.join(' ')} ${words.join(' ')}: ${stderr}`);
        const value = (unit) => {
            const found = stdout.match(new RegExp(`^${unit}\\s+([0-9.]+)`, 'm'));
            if (!found) throw new Error(`no line "${unit} NUMBER" in\n${stdout}`);
            return Number(found[1]);
        };
        const speed = { decisions: value('decisions/s'), games: value('games/s') };
        if (!best || speed.decisions > best.decisions) best = speed;
    }
    return best;
}

const steps = baseline();
const round = (value) => Math.round(value).toLocaleString('en').padStart(14);
console.log(`${games} random games per rule set, best of ${runs} runs`);
console.log(`baseline: ${(steps / 1e6).toFixed(0)} million integers hashed per second`);
console.log(
    'edition  players  modules ' +
        `${'decisions/s'.padStart(14)}${'games/s'.padStart(14)}` +
        `${'wasm dec./s'.padStart(14)}  wasm/native  baseline steps/decision  of the goal`,
);
for (const rules of ruleSets) {
    const native = measure(['build/release/elgrande'], rules);
    const wasm = measure([process.execPath, 'build/wasm-tests/elgrande.js'], rules);
    const modules = rules.modules.length ? 'all' : 'none';
    console.log(
        `${rules.edition.padEnd(9)}${String(rules.players).padEnd(9)}${modules.padEnd(8)}` +
            `${round(native.decisions)}${round(native.games)}${round(wasm.decisions)}` +
            `${(wasm.decisions / native.decisions).toFixed(2).padStart(13)}` +
            `${(steps / native.decisions).toFixed(0).padStart(25)}` +
            `${`${((100 * native.decisions) / goal).toFixed(0)} %`.padStart(13)}`,
    );
}
