// Finishes the site in a folder that holds web/ and the program: node scripts/pack-page.mjs FOLDER
// - Lines of our scripts and styles that are only a comment go, and so does indentation: no text of these files spans
//   lines.
// - Every script, style and the program gets a hash of its contents into its name, and whoever names it says the new
//   one: a browser or server may keep such a file for ever, and parts of two versions never meet.
// - index.html is told the version and the true size of the program, sw.js the version and the files to keep.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const folder = process.argv[2];
const files = readdirSync(folder);
const read = (name) => readFileSync(join(folder, name), 'utf8');
const write = (name, text) => writeFileSync(join(folder, name), text);
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

for (const name of files.filter((file) => /^(?!elgrande).*\.(js|css)$/.test(file))) {
    const packed = read(name).split('\n').map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('//')).join('\n');
    if ((packed.match(/`/g)?.length ?? 0) % 2 !== 0) throw new Error(`${name}: a text spans lines`);
    write(name, `${packed}\n`);
}

const named = files.filter((name) => ['.js', '.css', '.wasm'].includes(extname(name)) && name !== 'sw.js');
const renamed = new Map();
const naming = [];

/// The text with the new names of all files that it names in quotes.
function withNewNames(text) {
    return text.replace(/(['"])(\.\/)?([\w-]+\.(?:js|css|wasm))\1/g, (found, quote, here = '', name) =>
        named.includes(name) ? `${quote}${here}${newName(name)}${quote}` : found);
}

/// The name of a file with the hash of what is in it after those that it names have theirs.
function newName(name) {
    if (naming.includes(name)) throw new Error(`${[...naming, name].join(' names ')}: a circle has no hash`);
    if (!renamed.has(name)) {
        naming.push(name);
        // What Emscripten writes names itself and its program; it is told both by the page.
        if (extname(name) !== '.wasm' && name !== 'elgrande.js') write(name, withNewNames(read(name)));
        const dot = name.lastIndexOf('.');
        renamed.set(name, `${name.slice(0, dot)}.${hash(readFileSync(join(folder, name)))}${name.slice(dot)}`);
        naming.pop();
    }
    return renamed.get(name);
}

/// `text` with `value` for the one `place` in it.
function fill(name, text, place, value) {
    if (text.split(place).length !== 2) throw new Error(`${name} must have ${place} once`);
    return text.replace(place, () => value);
}

let page = withNewNames(read('index.html'));
const bytes = readFileSync(join(folder, 'elgrande.wasm')).length;
page = fill('index.html', page, 'name="elgrande-wasm-bytes" content="0"',
    `name="elgrande-wasm-bytes" content="${bytes}"`);
const unused = named.filter((name) => !renamed.has(name));
if (unused.length > 0) throw new Error(`nobody names ${unused.join(', ')}`);
for (const [name, other] of renamed) renameSync(join(folder, name), join(folder, other));

const plain = files.filter((name) => !named.includes(name) && !['sw.js', 'index.html'].includes(name));
const contents = plain.map((name) => hash(readFileSync(join(folder, name))));
const version = hash([...renamed.values(), ...contents, page, read('sw.js')].join('\n'));
write('index.html', fill('index.html', page, 'name="elgrande-version" content=""',
    `name="elgrande-version" content="${version}"`));
let worker = fill('sw.js', read('sw.js'), "'VERSION'", `'${version}'`);
worker = fill('sw.js', worker, "['FILES']", JSON.stringify(['./', ...renamed.values(), ...plain].sort()));
write('sw.js', worker);
