// Runs clang-tidy over src/ and tests/ as build/clang compiles them, in batches: node scripts/tidy.mjs [--analyzer].
// (build/release compiles each file alone, every night, which finds missing includes.) A batch that was clean is
// checked again only if it, a file that it includes, or .clang-tidy has changed; clean ones are remembered beside
// ccache's cache for a month after their last use, for all clones.
// The static analyzer (clang-analyzer-*) takes longer than all other checks together, so it runs only with --analyzer,
// as `scripts/test nightly` does.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, homedir } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const build = resolve(root, 'build/clang');
// Has an empty file for each clean object, a mark, whose name is the hash of everything that the check depends on.
const marks = resolve(process.env.XDG_CACHE_HOME ?? resolve(homedir(), '.cache'), 'elgrande-tidy');
mkdirSync(marks, { recursive: true });
const now = new Date();
for (const mark of readdirSync(marks).map((name) => resolve(marks, name))) {
    if (now - statSync(mark).mtime > 30 * 24 * 3600 * 1000) rmSync(mark);
}

/** Returns each object that ninja has built, with the files that it depends on. */
function dependencies() {
    const listed = spawnSync('ninja', ['-C', build, '-t', 'deps'], { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
    const result = new Map();
    let inputs = [];
    for (const line of listed.split('\n')) {
        if (line.startsWith('    ')) inputs.push(resolve(build, line.trim()));
        else if (line.includes(': #deps')) {
            inputs = [];
            result.set(line.split(':')[0], inputs);
        }
    }
    return result;
}

const contents = new Map();
function content(file) {
    if (!contents.has(file)) contents.set(file, readFileSync(file));
    return contents.get(file);
}

const analyzer = process.argv.includes('--analyzer');
const options = [
    // Batches include .cpp files.
    `--checks=-bugprone-suspicious-include${analyzer ? '' : ',-clang-analyzer-*'}`,
    // The analyzer treats the files of a batch as headers, so it must check headers, too.
    ...(analyzer ? ['--extra-arg=-Xclang', '--extra-arg=-analyzer-opt-analyze-headers'] : []),
];
const version = spawnSync('clang-tidy', ['--version'], { encoding: 'utf8' }).stdout;
const configurations = ['.clang-tidy', 'tests/.clang-tidy'].map((name) => content(resolve(root, name))).join();
const built = dependencies();
const waiting = [];

/** Returns our files in a batch (CMAKE_UNITY_BUILD), by their paths from the root, or the file itself if it is not a
 * batch. Files outside of src/ and tests/ are not ours. */
function ours_in(file) {
    const text = /\/Unity\/unity_\d+_cxx\.cxx$/.test(file) ? String(content(file)) : `#include "${file}"`;
    const all = Array.from(text.matchAll(/^#include "(\/.+\.cpp)"$/gm), ([, name]) => name);
    return all.map((name) => relative(root, name)).filter((name) => /^(src|tests)\//.test(name));
}

for (const { file, command, output } of JSON.parse(readFileSync(resolve(build, 'compile_commands.json'), 'utf8'))) {
    const files = ours_in(file);
    if (files.length === 0) continue;
    const object = output ?? command.match(/ -o (\S+)/)[1];
    const hash = createHash('sha256')
        .update(version)
        .update(options.join())
        .update(configurations)
        .update(command.replaceAll(root, ''));
    for (const input of built.get(object) ?? []) {
        // The compiler's headers change only with its version, which is part of the hash.
        // A batch contains the path of the clone.
        const text = () => (/\/Unity\//.test(input) ? String(content(input)).replaceAll(root, '') : content(input));
        if (input.startsWith(root)) hash.update(relative(root, input)).update(text());
    }
    const mark = resolve(marks, hash.digest('hex'));
    // An object that was never built has no list of includes.
    if (built.has(object) && existsSync(mark)) utimesSync(mark, now, now);
    else waiting.push({ file, files, mark: built.has(object) ? mark : null });
}

let failed = 0;
let done = 0;
const total = waiting.length;

// Batches are in the build tree, where clang-tidy does not find the configuration.
function configuration(files) {
    const folder = files[0].startsWith('tests/') ? 'tests/' : '';
    return [`--config-file=${folder}.clang-tidy`];
}

/** Runs clang-tidy in the repository's root. Returns its output if it failed, otherwise an empty string. */
function findings(words) {
    return new Promise((finished) => {
        const run = spawn('clang-tidy', words, { cwd: root });
        const said = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr']) run[stream].on('data', (text) => (said[stream] += text));
        run.on('close', (status) => finished(status === 0 ? '' : said.stdout || said.stderr || `status ${status}`));
    });
}

/** Checks a batch, or a file that is not in one, prints what is wrong, and marks it if it is clean. */
async function check({ file, files, mark }) {
    const is_batch = files[0] !== relative(root, file);
    const found = await findings(['--quiet', '-p', build, ...options, ...(is_batch ? configuration(files) : []), file]);
    done += 1;
    console.log(`[${done}/${total}] ${files.join(' ')}`);
    if (found !== '') {
        failed += 1;
        console.log(found);
    } else if (mark) writeFileSync(mark, '');
}

async function work() {
    while (waiting.length > 0) await check(waiting.shift());
}
await Promise.all(Array.from({ length: availableParallelism?.() ?? cpus().length }, work));
console.log(`clang-tidy: ${total} file(s) checked, ${failed} to fix`);
process.exit(failed === 0 ? 0 : 1);
