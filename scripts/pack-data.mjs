// Checks data/ and packs it into C++ tables: node scripts/pack-data.mjs --out DIR
// Prints lines "file:line: reason" and fails if data are invalid. Unchanged files keep their modification time.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packAll } from './pack/pack-all.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const flag = process.argv.indexOf('--out');
const out = flag > 0 ? process.argv[flag + 1] : undefined;
if (!out) {
    console.error('usage: node scripts/pack-data.mjs --out DIR');
    process.exit(2);
}

function writeIfChanged(file, text) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
}

try {
    for (const { file, text } of await packAll(root)) writeIfChanged(path.join(out, file), text);
} catch (error) {
    console.error(/^([^\s:]+:\d+|ajv is missing)\b/.test(error.message) ? error.message : error.stack);
    process.exit(1);
}
