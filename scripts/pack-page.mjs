// Finishes the site in a folder that holds web/ and the program: node scripts/pack-page.mjs FOLDER BROWSERS [ADDRESS]
// BROWSERS are the oldest ones that it is for, as esbuild calls them: chrome97,firefox102,safari16
// - Our scripts and Emscripten's become one, page.js; the style, too_old.js and start.js move into index.html: what
//   the first frame waits for are three files. Emscripten's script of the program that thinks becomes brains.js with
//   thinker.js. esbuild does the packing, and refuses a too_old.js that is not for all.
// - page.js, the program and its assets (texts-de.txt, puzzles.txt, …) get a hash of their contents into their names,
//   and whoever names them says the new one: a browser or server may keep such a file for ever, and parts of two
//   versions never meet.
// - card.png, which chats show beside a link, gets a hash, too, and its whole address if the site's is known.
// - index.html is told the version and the true size of the program, sw.js the version and the files to keep.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const [folder, browsers, address = ''] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name), 'utf8');
const write = (name, text) => writeFileSync(join(folder, name), text);
const digest = (bytes, coding) => createHash('sha256').update(bytes).digest(coding);
const hash = (bytes) => digest(bytes, 'hex').slice(0, 8);

function packed(text, target, ...options) {
    const common = ['--minify', '--charset=utf8', '--log-level=warning', `--target=${target}`];
    return execFileSync('esbuild', [...common, ...options], { input: text, cwd: folder, encoding: 'utf8' }).trim();
}

/// `text` with `value` for the one `place` in it.
function fill(name, text, place, value) {
    if (text.split(place).length !== 2) throw new Error(`${name} must have ${place} once`);
    return text.replace(place, () => value);
}

/// Gives a file the name with its hash, which it returns.
function hashed(name) {
    const dot = name.lastIndexOf('.');
    const other = `${name.slice(0, dot)}.${hash(readFileSync(join(folder, name)))}${name.slice(dot)}`;
    renameSync(join(folder, name), join(folder, other));
    return other;
}

const thinker = packed(read('thinker.js'), browsers, '--bundle', '--format=iife');
const script = packed(read('page.js'), browsers, '--bundle', '--format=esm');
const early = read('start.js');
const versions = browsers.split(',').map((browser) => /^([a-z]+)(.+)$/.exec(browser));
const oldest = packed(
    versions.reduce((text, [, name, version]) => text.replaceAll(name.toUpperCase(), version), read('too_old.js')),
    'es5',
);
const style = packed(read('style.css'), browsers, '--loader=css');
for (const name of readdirSync(folder)) {
    if (['.js', '.css'].includes(extname(name)) && name !== 'sw.js') rmSync(join(folder, name));
}

const size = readFileSync(join(folder, 'elgrande.wasm')).length;
const programs = ['elgrande.wasm', 'elgrande-table.wasm', 'elgrande-deferred.wasm'].map((name) => [name, hashed(name)]);
const named = (text) => programs.reduce((all, [name, other]) => all.replaceAll(name, other), text);
// Chrome compiles functions when they are called, on the page's thread. Half of these are called while it starts: told
// so, it compiles all of them beside the download, which is sooner. To other browsers it is a comment.
write('page.js', `//# allFunctionsCalledOnLoad\n${named(script)}`);
const scripts = hashed('page.js');
const start = packed(named(early).replaceAll('page.js', scripts), browsers);

// The program that thinks, and what lets it: neither is waited for.
write('brains.js', thinker.replaceAll('brains.wasm', hashed('brains.wasm')));

const assets = readdirSync(folder).filter((name) => /^((texts|guide)-\w+|puzzles)\.txt$/.test(name));
const addresses = Object.fromEntries(
    [...assets, 'brains.js'].map((name) => [name.slice(0, name.lastIndexOf('.')), hashed(name)]),
);

// Chats want a whole address. What may stand there is checked, as it becomes a part of the page.
if (address !== '' && !/^https?:\/\/[\w.:~%/-]+$/.test(address)) {
    throw new Error(`ELGRANDE_ADDRESS is no address of a folder: ${address}`);
}
const base = address.replace(/([^/])$/, '$1/');
const card = hashed('card.png');
const icon = readFileSync(join(folder, 'icon-192.png'), 'base64');

let page = read('index.html');
const inline = [oldest, start].map((text) => `'sha256-${digest(text, 'base64')}'`);
for (const [place, value] of [
    ['<link rel="stylesheet" href="style.css">', `<style>${style}</style>`],
    ['<script src="too_old.js"></script>', `<script>${oldest}</script>`],
    ['<script src="start.js"></script>', `<script>${start}</script>`],
    // A browser fetches the icon before the program has drawn.
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
    .filter((name) => !['sw.js', 'index.html', '404.html', 'embedding.html', card].includes(name))
    .sort();
const contents = files.map((name) => `${name} ${hash(readFileSync(join(folder, name)))}`);
const version = hash([...contents, page, read('sw.js')].join('\n'));
write(
    'index.html',
    fill('index.html', page, 'name="elgrande-version" content=""', `name="elgrande-version" content="${version}"`),
);
const worker = fill('sw.js', read('sw.js'), "'VERSION'", `'${version}'`);
write('sw.js', `${packed(fill('sw.js', worker, "['FILES']", JSON.stringify(['./', ...files])), browsers)}\n`);
