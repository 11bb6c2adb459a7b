// Checks data/ and packs it into C++ tables: node scripts/pack-data.mjs --out DIR
// Prints lines "file:line: reason" and fails if data are invalid. Unchanged files keep their modification time, and
// files of an earlier run that are no longer written are removed: DIR/packed.txt lists the files of the last run.
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

function packedBefore(list) {
    return fs.existsSync(list) ? fs.readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
}

try {
    const files = await packAll(root);
    for (const { file, text } of files) writeIfChanged(path.join(out, file), text);
    const list = path.join(out, 'packed.txt');
    const names = files.map(({ file }) => file);
    for (const file of packedBefore(list)) if (!names.includes(file)) fs.rmSync(path.join(out, file), { force: true });
    writeIfChanged(list, `${names.join('\n')}\n`);
} catch (error) {
    console.error(/^([^\s:]+:\d+|ajv is missing)\b/.test(error.message) ? error.message : error.stack);
    process.exit(1);
}
