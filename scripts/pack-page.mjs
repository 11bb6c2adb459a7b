// Finishes the site in a folder that holds web/ and the program:
// node scripts/pack-page.mjs FOLDER BROWSERS [ADDRESS [RELAYS]]
// BROWSERS are the oldest supported ones in esbuild's notation: chrome97,firefox102,safari16
// - Bundles our scripts and Emscripten's as page.js, the second program's with thinker.js as brains.js, and what
//   connects several screens as room.js, by esbuild.
// - Minifies the style, too_old.js and start.js, and inlines them and the icon into index.html. esbuild lowers
//   too_old.js to ES5, and fails at syntax that it cannot lower, such as `let` and `const`.
// - Adds hashes of their contents to the names of page.js, the program and its assets (texts-de.txt, puzzles.txt, …),
//   and updates references to them: browsers and servers may cache such files for ever, and files of two versions
//   never mix.
// - Does the same for card.png, the page's og:image, which chats show beside a link. With ADDRESS, the address at which
//   the site will be served, its URL is absolute.
// - With RELAYS, a list for relaysOf() in pack-room.mjs, adds the script that introduces screens through them, and
//   allows connections to them in the page's policy.
// - Writes the version and the uncompressed size of the program into index.html, the version and the list of files into
//   sw.js. The list does not have room.js and relays.js, which few visitors need and which need a network anyway.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { allowRelays, packRoom, relaysOf } from './pack-room.mjs';

const [folder, browsers, address = '', relayList = ''] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name), 'utf8');
const write = (name, text) => writeFileSync(join(folder, name), text);
const digest = (bytes, coding) => createHash('sha256').update(bytes).digest(coding);
const hash = (bytes) => digest(bytes, 'hex').slice(0, 8);

/// Returns a script or style, minified by esbuild for the browsers `target`. `options` are further ones of esbuild.
function minify(text, target, ...options) {
    const common = ['--minify', '--charset=utf8', '--log-level=warning', `--target=${target}`];
    return execFileSync('esbuild', [...common, ...options], { input: text, cwd: folder, encoding: 'utf8' }).trim();
}

/// Returns `text`, the contents of the file `name`, with `place` replaced by `value`. Throws unless `place` occurs
/// exactly once.
function fill(name, text, place, value) {
    if (text.split(place).length !== 2) throw new Error(`${name} must contain ${place} exactly once`);
    return text.replace(place, () => value);
}

/// Adds the hash of its contents to the name of a file. Returns the new name.
function addHash(name) {
    const dot = name.lastIndexOf('.');
    const other = `${name.slice(0, dot)}.${hash(readFileSync(join(folder, name)))}${name.slice(dot)}`;
    renameSync(join(folder, name), join(folder, other));
    return other;
}

const thinker = minify(read('thinker.js'), browsers, '--bundle', '--format=iife');
const script = minify(read('page.js'), browsers, '--bundle', '--format=esm');
const early = read('start.js');
const versions = browsers.split(',').map((browser) => /^([a-z]+)(.+)$/.exec(browser));
const oldest = minify(
    versions.reduce((text, [, name, version]) => text.replaceAll(name.toUpperCase(), version), read('too_old.js')),
    'es5',
);
const style = minify(read('style.css'), browsers, '--loader=css');
for (const name of readdirSync(folder)) {
    if (['.js', '.css'].includes(extname(name)) && name !== 'sw.js') rmSync(join(folder, name));
}

const size = readFileSync(join(folder, 'elgrande.wasm')).length;
const [first, second] = ['elgrande.wasm', 'elgrande-deferred.wasm'].map(addHash);
// Chrome compiles a function of a script at its first call, on the main thread. Half of these are called at the start:
// this comment makes Chrome compile all of them during the download, which is faster.
write('page.js', `//# allFunctionsCalledOnLoad\n${script.replaceAll('elgrande-deferred.wasm', second)}`);
const scripts = addHash('page.js');
const start = minify(early.replaceAll('elgrande.wasm', first).replaceAll('page.js', scripts), browsers);

// The second program and its script.
write('brains.js', thinker.replaceAll('brains.wasm', addHash('brains.wasm')));

// Loaded when a room opens.
const relays = relaysOf(relayList);
const [, relaysName] = packRoom(folder, browsers, relays);

const assets = readdirSync(folder).filter((name) => /^((texts|guide)-\w+|puzzles)\.txt$/.test(name));
const addresses = Object.fromEntries(
    [...assets, 'brains.js', 'room.js'].map((name) => [name.slice(0, name.lastIndexOf('.')), addHash(name)]),
);

// Chats need an absolute URL for og:image. The address is checked, as it becomes part of the page.
if (address !== '' && !/^https?:\/\/[\w.:~%/-]+$/.test(address)) {
    throw new Error(`ELGRANDE_ADDRESS is not the address of a folder: ${address}`);
}
const base = address.replace(/([^/])$/, '$1/');
const card = addHash('card.png');
const icon = readFileSync(join(folder, 'icon-192.png'), 'base64');

let page = allowRelays(read('index.html'), relays);
const inline = [oldest, start].map((text) => `'sha256-${digest(text, 'base64')}'`);
for (const [place, value] of [
    ['<link rel="stylesheet" href="style.css">', `<style>${style}</style>`],
    ['<script src="too_old.js"></script>', `<script>${oldest}</script>`],
    ['<script src="start.js"></script>', `<script>${start}</script>`],
    // Inlined because a browser would fetch the icon before the program.
    ['rel="icon" href="icon-192.png"', `rel="icon" href="data:image/png;base64,${icon}"`],
    ['content="card.png"', `content="${base}${card}"`],
    ["script-src 'self'", `script-src 'self' ${inline.join(' ')}`],
    ['href="page.js"', `href="${scripts}"`],
    [
        '<script id="assets" type="application/json">{}',
        `<script id="assets" type="application/json">${JSON.stringify(addresses)}`,
    ],
    ['name="elgrande-wasm-bytes" content="0"', `name="elgrande-wasm-bytes" content="${size}"`],
])
    page = fill('index.html', page, place, value);

const files = readdirSync(folder)
    .filter(
        (name) =>
            !['sw.js', 'index.html', '404.html', 'embedding.html', card, addresses.room, relaysName].includes(name),
    )
    .sort();
const contents = files.map((name) => `${name} ${hash(readFileSync(join(folder, name)))}`);
const version = hash([...contents, page, read('sw.js')].join('\n'));
write(
    'index.html',
    fill('index.html', page, 'name="elgrande-version" content=""', `name="elgrande-version" content="${version}"`),
);
const worker = fill('sw.js', read('sw.js'), "'VERSION'", `'${version}'`);
write('sw.js', `${minify(fill('sw.js', worker, "['FILES']", JSON.stringify(['./', ...files])), browsers)}\n`);
