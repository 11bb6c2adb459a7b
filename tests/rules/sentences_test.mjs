// Checks the table in the README.md beside this file: every line of the booklet has a row, each row names an existing
// test case and its file, and the test case cites the line in a comment.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All numbers that "165, 168–170 and 173" stands for. */
function numbers(text) {
    const all = [];
    for (const [, from, to] of text.matchAll(/(\d+)(?:(?:–| to )(\d+))?/g)) {
        for (let line = Number(from); line <= Number(to ?? from); line += 1) all.push(line);
    }
    return all;
}

/** The rows of the table below a heading: lines of the booklet, and the tests as [file, title]. */
function rowsBelow(heading, readme) {
    const part = readme.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
    return [...part.matchAll(/^\| ([\d, –]+) \| (.*) \| (.*) \|$/gm)].map(([row, lines, , tests]) => ({
        row,
        lines: numbers(lines),
        tests: tests.split('<br>').flatMap((one) => {
            const found = one.match(/^`(tests\/[^`]+)`: "(.+)"$/);
            return found ? [[found[1], found[2]]] : [];
        }),
        free: tests === 'none',
    }));
}

/** Title → lines of the booklet that comments of the test case name. */
function testCases(source) {
    const starts = [...source.matchAll(/^TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)/gm)];
    return new Map(
        starts.map((start, i) => {
            const title = [...start[1].matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([piece]) => JSON.parse(piece)).join('');
            const body = source.slice(start.index, starts[i + 1]?.index);
            const comments = (body.match(/\/\/.*/g) ?? []).join('\n');
            const named = [...comments.matchAll(/\blines? (\d+(?:(?:, | and | to |–)\d+)*)/g)];
            return [title, named.flatMap(([, text]) => numbers(text))];
        }),
    );
}

/** What is wrong with the table below `heading`, which has rows for all lines from `first` to `last`. */
function faults(readme, heading, first, last, sourceOf) {
    const rows = rowsBelow(heading, readme);
    const said = [];
    for (let line = first; line <= last; line += 1) {
        if (!rows.some((row) => row.lines.includes(line))) said.push(`line ${line} has no row`);
    }
    for (const { row, lines, tests, free } of rows) {
        if (!free && tests.length === 0) said.push(`no test: ${row}`);
        for (const [file, title] of tests) {
            const source = sourceOf(file);
            const named = source === undefined ? undefined : testCases(source).get(title);
            if (source === undefined) said.push(`no such file: ${file}`);
            else if (named === undefined) said.push(`no such test case: ${file}: "${title}"`);
            else if (!lines.every((line) => named.includes(line))) said.push(`${file}: "${title}" names no ${lines}`);
        }
    }
    return said;
}

for (const [game, first, last] of [
    ['Intrigue & the King', 155, 191],
    ['Grand Inquisitor & the Colonies', 192, 267],
    ['The King & the Colonies', 268, 276],
    ['Grandissimo', 277, 400],
]) {
    test(`every line of ${game} has tests that name it`, () => {
        const readme = readFileSync(join(root, 'tests/rules/README.md'), 'utf8');
        const sourceOf = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
        assert.deepEqual(faults(readme, game, first, last, sourceOf), []);
    });
}

const source = `
TEST_CASE("a")
{
    // booklet lines 5, 6 and 8 to 9
}
TEST_CASE(
    "b \\"c\\" "
    "d")
{ // line 7
}
`;
const sourceOf = (file) => (file === 'tests/rules/a_test.cpp' ? source : undefined);
const said = (...rows) => faults(`# x\n\n## Game\n\n| line |\n${rows.join('\n')}\n\n## Next\n`, 'Game', 5, 9, sourceOf);
const whole = [
    '| 5 | this | `tests/rules/a_test.cpp`: "a" |',
    '| 6, 8–9 | that | `tests/rules/a_test.cpp`: "a" |',
    '| 7 | it | `tests/rules/a_test.cpp`: "b "c" d" |',
];

test('a table that is true is let pass', () => {
    assert.deepEqual(said(...whole), []);
    assert.deepEqual(said(...whole.slice(0, 2), '| 7 | a heading | none |'), []);
});

for (const [name, row, fault] of [
    ['a line without a row', '', 'line 7 has no row'],
    ['a row without a test', '| 7 | it | later |', 'no test: | 7 | it | later |'],
    ['a file that is not there', '| 7 | it | `tests/rules/b_test.cpp`: "a" |', 'no such file: tests/rules/b_test.cpp'],
    [
        'a test case that is not there',
        '| 7 | it | `tests/rules/a_test.cpp`: "c" |',
        'no such test case: tests/rules/a_test.cpp: "c"',
    ],
    [
        'a test case that names another line',
        '| 7 | it | `tests/rules/a_test.cpp`: "a" |',
        'tests/rules/a_test.cpp: "a" names no 7',
    ],
]) {
    test(`noticed: ${name}`, () => assert.deepEqual(said(...whole.slice(0, 2), row), [fault]));
}
