// Prints the size of the site's files, raw and compressed: node scripts/size.mjs [FOLDER]
// Exits with 1 if the files needed for the first frame exceed the budget: for the start page these are the page, its
// script, the first part of the program and the texts of the language with the longest ones; for a link also the second
// part of the program. Everything else is fetched later.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const budgets = { start: 390_000, link: 915_000 }; // bytes, gzip

function* files(folder, prefix = '') {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
        const path = join(prefix, entry.name);
        if (entry.isDirectory()) yield* files(folder, path);
        else yield path;
    }
}

const folder = process.argv[2] ?? 'build/web/site';
if (!existsSync(join(folder, 'index.html'))) {
    console.error(`${folder} has no index.html: build the page first, with scripts/play --build`);
    process.exit(1);
}

const rows = [...files(folder)].sort().map((path) => {
    const bytes = readFileSync(join(folder, path));
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    return { path, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
});
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
rows.push({ path: 'the whole site', raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') });

const cell = (value) => value.toLocaleString('en').padStart(12);
console.log(`${'bytes'.padEnd(28)}${['raw', 'gzip', 'brotli'].map((name) => name.padStart(12)).join('')}`);
for (const row of rows) console.log(`${row.path.padEnd(28)}${cell(row.raw)}${cell(row.gzip)}${cell(row.brotli)}`);

const largest = (pattern) => Math.max(...rows.filter(({ path }) => pattern.test(path)).map(({ gzip }) => gzip));
const start = [/^index\.html$/, /^page\..*\.js$/, /^elgrande\..*\.wasm$/, /^texts-.*\.txt$/].reduce(
    (total, pattern) => total + largest(pattern),
    0,
);
const link = start + largest(/^elgrande-deferred\..*\.wasm$/);
const KB = (bytes) => `${(bytes / 1000).toFixed(0)} KB`;
console.log(`gzip, before the first frame of the start page: ${KB(start)}, budget ${KB(budgets.start)}`);
console.log(`gzip, before the first frame of a link: ${KB(link)}, budget ${KB(budgets.link)}`);
process.exit(start <= budgets.start && link <= budgets.link ? 0 : 1);
