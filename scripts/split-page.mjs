// Splits the page's program in two with Binaryen's wasm-split, so that the start page waits for only half of it:
//   node scripts/split-page.mjs SCRIPT WASM ASSETS FOLDER WASM_SPLIT
// A run of the start page (scripts/start-page.mjs) shows which functions it calls. FOLDER gets elgrande.wasm with these
// and elgrande-deferred.wasm with the others; web/deferred.js joins them. SCRIPT and WASM are Emscripten's output,
// ASSETS is the folder of the other files that the page fetches, and WASM_SPLIT is the path of the tool.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runStartPage } from './start-page.mjs';

const [script, wasm, assets, folder, tool] = process.argv.slice(2);

// The WebAssembly features that our programs use; a module does not declare them.
const features = [
    'exception-handling',
    'bulk-memory',
    'sign-ext',
    'nontrapping-float-to-int',
    'mutable-globals',
    'multivalue',
].map((name) => `--enable-${name}`);

function split(...options) {
    // Discards the warnings of wasm-split: one for each imported function, as imports are in neither part.
    execFileSync(tool, [...features, wasm, ...options], { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 2 ** 28 });
}

// Returns the profile of an instrumented program. It is written to the end of the memory, which is unused.
function profileOf({ exports }) {
    const { buffer } = Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
    const room = 2 ** 16;
    const size = exports.__write_profile(buffer.byteLength - room, room);
    if (size > room) throw new Error(`the profile has ${size} bytes, more than ${room}`);
    return new Uint8Array(buffer, buffer.byteLength - room, size);
}

const work = mkdtempSync(join(tmpdir(), 'elgrande-split-'));
try {
    const [counting, profile] = ['counting.wasm', 'profile'].map((name) => join(work, name));
    split('--instrument', '-o', counting);
    const readAsset = (name) => readFileSync(join(assets, `${name}.txt`), 'utf8');
    const instance = await runStartPage(resolve(script), readFileSync(counting), readAsset);
    writeFileSync(profile, profileOf(instance));
    const parts = ['-o1', join(folder, 'elgrande.wasm'), '-o2', join(folder, 'elgrande-deferred.wasm')];
    // The prefix keeps new exports apart from those that Emscripten's script calls.
    split(`--profile=${profile}`, '--export-prefix=%', ...parts);
} finally {
    rmSync(work, { recursive: true });
}
