// Splits the page's program in two with Binaryen's wasm-split, so that the first frame waits for one of them only:
//   node scripts/split-page.mjs WASM SYMBOLS FOLDER WASM_SPLIT
// FOLDER gets elgrande.wasm with the rules and the functions whose names are in cmake/first_functions.txt, and
// elgrande-deferred.wasm with all others, which web/deferred.js joins to it. SYMBOLS is what emcc's --emit-symbol-map
// writes. tests/browser/profile-start.mjs finds the names.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/// What Emscripten's programs use; a module that is finished does not say it itself.
export const features = [
    'exception-handling',
    'bulk-memory',
    'sign-ext',
    'nontrapping-float-to-int',
    'mutable-globals',
    'reference-types',
    'multivalue',
].map((name) => `--enable-${name}`);

// A name without its template arguments and parameters.
function withoutArguments(text) {
    let out = '';
    let depth = 0;
    for (let i = 0; i < text.length; ++i) {
        const operator = depth === 0 && /^operator(?:<=>|<<|>>|<=|>=|->|\(\)|<|>)/.exec(text.slice(i));
        if (operator) {
            out += operator[0];
            i += operator[0].length - 1;
        } else if ('<('.includes(text[i])) ++depth;
        else if ('>)'.includes(text[i])) --depth;
        else if (depth === 0) out += text[i];
    }
    return out;
}

// The name under which a function is listed: of its class if it is a member of one of ours, else its own, without what
// differs from compiler to compiler: parameters, template arguments, numbers of copies.
function listedName(symbol) {
    const readable = symbol
        .replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/^byn\$mgfn-shared\$/, '')
        .replaceAll('(anonymous namespace)', '{anonymous}');
    const plain = withoutArguments(readable)
        .replace(/(?:[$.]\d+)+$/, '')
        .replace(/ const$/, '')
        .replace(/\[.*/, '')
        .trim();
    const name = plain.includes('operator') ? plain : plain.slice(plain.lastIndexOf(' ') + 1);
    const parts = name.split('::');
    const isMember = parts.length > 2 && parts[0] === 'elgrande' && /^[A-Z]/.test(parts.at(-2));
    return isMember ? parts.slice(0, -1).join('::') : name;
}

// The rules, their words, what the board draws and the cards' pictures: which of them are needed at first depends on
// the cards that are dealt. And the standard library's templates: of those that came out alike one name is left, which
// may be another one after any change.
const dealt = /^(?:elgrande::(?:board::|screens::scenes::|words::|\{anonymous\}::|[A-Z]|\w+$)|std::|_ZN?K?St)/;

function split(tool, wasm, folder, ...options) {
    const parts = ['elgrande', 'elgrande-deferred'].map((name) => join(folder, `${name}.wasm`));
    return execFileSync(tool, [...features, '--export-prefix=%', wasm, '-o1', parts[0], '-o2', parts[1], ...options], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'], // it warns of each imported function, which has no part to be in
    });
}

/// The names of the functions that `profile` has seen called in `wasm`, for cmake/first_functions.txt; `folder` is for
/// the two parts that come with it.
export function namesOf(wasm, profile, folder) {
    const told = split('wasm-split', wasm, folder, `--profile=${profile}`, '-v');
    const kept = /^Keeping functions: (.*)$/m.exec(told)[1].split(', ');
    return [...new Set(kept.map(listedName))].filter((name) => !dealt.test(name)).sort();
}

if (resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const [wasm, symbols, folder, tool] = process.argv.slice(2);
    const list = readFileSync(new URL('../cmake/first_functions.txt', import.meta.url), 'utf8');
    const listed = new Set(list.split('\n'));
    const isFirst = (name) => dealt.test(name) || listed.has(name);
    const names = readFileSync(symbols, 'utf8').trim().split('\n');
    const functions = names.map((line) => line.slice(line.indexOf(':') + 1));
    const response = join(folder, 'deferred.txt');
    writeFileSync(response, functions.filter((name) => !isFirst(listedName(name))).join('\n'));
    split(tool, wasm, folder, `--split-funcs=@${response}`);
    rmSync(response);
}
