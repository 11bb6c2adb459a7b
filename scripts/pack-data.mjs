// Checks data/ and packs it into C++ tables: node scripts/pack-data.mjs --out DIR
// Every file of scripts/pack exports pack(root), which returns [{ file, text }, …] with paths inside DIR.
// A wrong row ends the build with "file:line: what is wrong". Files that did not change keep their time.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const scripts = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(scripts);
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

const packers = fs.readdirSync(path.join(scripts, 'pack')).filter((name) => name.endsWith('.mjs')).sort();
try {
  for (const name of packers) {
    const packer = await import(pathToFileURL(path.join(scripts, 'pack', name)));
    if (!packer.pack) continue;
    for (const { file, text } of packer.pack(root)) writeIfChanged(path.join(out, file), text);
  }
} catch (error) {
  console.error(/^[^\s:]+:\d+: /.test(error.message) ? error.message : error.stack);
  process.exit(1);
}
