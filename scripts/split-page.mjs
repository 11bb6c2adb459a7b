// Splits the page's program in three with Binaryen's wasm-split, so that the first frame waits for one of them only:
//   node scripts/split-page.mjs WASM SYMBOLS FOLDER WASM_SPLIT
// FOLDER gets elgrande.wasm with the functions whose names are in cmake/start_functions.txt; elgrande-table.wasm with
// the rules and those of cmake/table_functions.txt; and elgrande-deferred.wasm with the rest. What these call of the
// standard library goes with them. scripts/link-parts.mjs lets them meet in the table of functions, and web/parts.js
// joins them.
// SYMBOLS is what emcc's --emit-symbol-map writes. tests/browser/profile-start.mjs finds the names.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkByTable, withoutNames } from './link-parts.mjs';

/// What Emscripten's programs use; a module that is finished does not say it itself.
export const features = [
    'exception-handling',
    'bulk-memory',
    'sign-ext',
    'nontrapping-float-to-int',
    'mutable-globals',
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

// The name under which a function is listed, without what differs from compiler to compiler: parameters, template
// arguments, numbers of copies.
function nameOf(symbol) {
    const readable = symbol
        .replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/^byn\$mgfn-shared\$/, '')
        .replaceAll('(anonymous namespace)', '{anonymous}');
    const plain = withoutArguments(readable)
        .replace(/(?:[$.]\d+)+$/, '')
        .replace(/ const$/, '')
        .replace(/\[.*/, '')
        .trim();
    return plain.includes('operator') ? plain : plain.slice(plain.lastIndexOf(' ') + 1);
}

// That of its class if it is a member of one of ours.
function classOf(name) {
    const parts = name.split('::');
    const isMember = parts.length > 2 && parts[0] === 'elgrande' && /^[A-Z]/.test(parts.at(-2));
    return isMember ? parts.slice(0, -1).join('::') : name;
}

// The rules, their words, what the board draws and the cards' pictures: which of them a first turn needs depends on the
// cards that are dealt.
const dealt = /^elgrande::(?:board::|screens::scenes::|words::|\{anonymous\}::|[A-Z]|\w+$)/;

// The standard library's templates cannot be listed: of those that came out alike one name is left, which may be
// another one after any change.
const standard = /^(?:std::|_ZN?K?St)/;
const isStandard = (symbol) => standard.test(nameOf(symbol));

// Which functions of a program with names call which, and which of them are in its table, to be called by whoever
// has their number.
function callsOf(wasm, tool) {
    const graph = execFileSync(join(dirname(tool), 'wasm-opt'), [...features, wasm, '--print-call-graph'], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'], // it warns that it writes no program
    });
    const callees = new Map();
    for (const [, caller, callee] of graph.matchAll(/^ {2}"(.*)" -> "(.*)"; \/\/ call$/gm)) {
        if (!callees.has(caller)) callees.set(caller, []);
        callees.get(caller).push(callee);
    }
    if (callees.size === 0) throw new Error(`wasm-opt --print-call-graph told no calls of ${wasm}`);
    const inTable = [...graph.matchAll(/^ {2}"(.*)" \[style="filled, rounded"/gm)].map(([, name]) => name);
    return { callees, inTable: new Set(inTable) };
}

// Those symbols, and what of the standard library they call, directly or by the standard library.
function withStandard(symbols, callees) {
    const all = new Set(symbols);
    for (const symbol of all) {
        for (const callee of callees.get(symbol) ?? []) {
            if (isStandard(callee)) all.add(callee); // and is looked at in its turn
        }
    }
    return all;
}

// Of all that `wasm` has, `second` gets what the options say and `first` the rest.
function split(tool, wasm, first, second, ...options) {
    return execFileSync(tool, [...features, wasm, '-o1', first, '-o2', second, ...options], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'pipe'], // it warns of each imported function, which has no part to be in
    });
}

/// The names of the functions that `profile` has seen called in `wasm`; `folder` is for the two parts that come with
/// it.
export function namesOf(wasm, profile, folder) {
    const parts = ['called.wasm', 'not-called.wasm'].map((name) => join(folder, name));
    const told = split('wasm-split', wasm, ...parts, `--profile=${profile}`, '-v');
    const kept = /^Keeping functions: (.*)$/m.exec(told)[1].split(', ');
    return [...new Set(kept.map(nameOf))].filter((name) => !standard.test(name)).sort();
}

/// For the table's list: the classes of those that the first part does not need and that are listed at all. Which
/// functions of a class a turn needs depends on the cards that are dealt.
export function tableClassesOf(names, start) {
    const needed = names.filter((name) => !start.includes(name)).map(classOf);
    return [...new Set(needed)].filter((name) => !dealt.test(name)).sort();
}

// Which functions belong into the second part goes through a file: they are too many for a command line.
// Its prefix tells what one part has for another from what Emscripten's script calls, by names like Ka and $a.
function splitOff(tool, wasm, first, second, functions, prefix) {
    const response = `${second}.txt`;
    writeFileSync(response, functions.join('\n'));
    split(tool, wasm, first, second, `--export-prefix=${prefix}`, `--split-funcs=@${response}`);
    rmSync(response);
}

const listed = (name) => new Set(readFileSync(new URL(`../cmake/${name}`, import.meta.url), 'utf8').split('\n'));

if (resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const [wasm, symbols, folder, tool] = process.argv.slice(2);
    const file = (name) => join(folder, name);
    const lines = readFileSync(symbols, 'utf8').trim().split('\n');
    const names = lines.map((line) => line.slice(line.indexOf(':') + 1));
    const bytes = readFileSync(wasm);
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
    const own = names.slice(imports.filter(({ kind }) => kind === 'function').length);

    const { callees, inTable } = callsOf(wasm, tool);
    const startNames = listed('start_functions.txt');
    const tableClasses = listed('table_functions.txt');
    const isTableClass = (name) => tableClasses.has(name) || dealt.test(name);
    // Who calls what is in the table cannot be told.
    const isListedForStart = (symbol) => (isStandard(symbol) ? inTable.has(symbol) : startNames.has(nameOf(symbol)));
    const start = withStandard(own.filter(isListedForStart), callees);
    const isListedForTable = (symbol) => !isStandard(symbol) && isTableClass(classOf(nameOf(symbol)));
    const table = withStandard(own.filter(isListedForTable), callees);
    const isDeferred = (name) => !start.has(name) && !table.has(name);
    const numbers = (all, is) => [...all.keys()].filter((number) => is(all[number]));

    const [whole, both] = [file('whole.wasm'), file('start-and-table.wasm')];
    writeFileSync(whole, withoutNames(bytes));
    splitOff(tool, whole, both, file('elgrande-deferred.wasm'), numbers(own, isDeferred), '%');
    const left = own.filter((name) => !isDeferred(name)); // in the same order
    const later = numbers(left, (name) => !start.has(name));
    splitOff(tool, both, file('elgrande.wasm'), file('elgrande-table.wasm'), later, '#');
    for (const name of [whole, both]) rmSync(name);

    const parts = ['elgrande.wasm', 'elgrande-table.wasm', 'elgrande-deferred.wasm'].map(file);
    const [first, ...others] = parts.map((name) => readFileSync(name));
    const linked = linkByTable(first, others, (name) => /^[%#]/.test(name));
    for (const [i, bytes] of linked.entries()) writeFileSync(parts[i], bytes);
}
