// Checks data/ and packs all of it: every file of scripts/pack that exports pack(root) returns [{ file, text }, …].
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check } from './schema.mjs';

const folder = path.dirname(fileURLToPath(import.meta.url));

/// Returns the files to write. Throws an error with lines "file:line: what is wrong".
export async function packAll(root) {
    const wrong = check(root);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const files = [];
    for (const name of fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.mjs'))
        .sort()) {
        const { pack } = await import(pathToFileURL(path.join(folder, name)));
        if (pack) files.push(...pack(root));
    }
    return files;
}
