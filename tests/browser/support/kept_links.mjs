// Links of games that are kept for the tests of records.
import { readFileSync } from 'node:fs';

const rows = readFileSync(new URL('../../record/kept/links.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' '));

/// The link with a name of tests/record/kept/links.txt, as "sample-game/seen".
export function keptLink(name) {
    const row = rows.find(([known]) => known === name);
    if (!row) throw new Error(`tests/record/kept/links.txt has no ${name}`);
    return row[1];
}
