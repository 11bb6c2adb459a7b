// Makes the page's own files smaller without changing what they do: node scripts/pack-page.mjs FOLDER
// Lines that are only a comment go, and so does indentation: no text of these files spans lines.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
for (const name of readdirSync(folder).filter((file) => /^(?!elgrande).*\.(js|css)$/.test(file))) {
    const path = join(folder, name);
    const packed = readFileSync(path, 'utf8').split('\n').map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('//')).join('\n');
    if ((packed.match(/`/g)?.length ?? 0) % 2 !== 0) throw new Error(`${path}: a text spans lines`);
    writeFileSync(path, `${packed}\n`);
}
