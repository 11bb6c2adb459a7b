// Links of tests/record/kept, which must open for ever.
import { readFileSync } from 'node:fs';

const rows = readFileSync(new URL('../../record/kept/links.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' '));

/// Returns the link with this name in tests/record/kept/links.txt, for example "sample-game/seen".
export function keptLink(name) {
    const row = rows.find(([known]) => known === name);
    if (!row) throw new Error(`tests/record/kept/links.txt has no ${name}`);
    return row[1];
}
