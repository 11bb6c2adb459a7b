// Reads a JSON file of data/ and reports mistakes with their lines.
import fs from 'node:fs';
import path from 'node:path';

/// Returns the JSON pointer to a value: pointerTo('cards', 3, 'id') is "/cards/3/id".
export const pointerTo = (...way) =>
    way.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/// Returns the line of each value in valid JSON, by JSON pointer. A value in an object has the line of its name.
/// Calls twice(name, line, first) for a name that an object contains twice.
function linesOf(text, twice) {
    const lines = new Map([['', 1]]);
    const around = []; // the enclosing objects and lists: { at: pointer, step: name or index }
    let line = 1;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:\n]|[^\s"[\]{},:]+/g)) {
        const inner = around.at(-1);
        const here = () => (inner ? inner.at + pointerTo(inner.step) : '');
        const list = token === '[';
        if (token === '\n') ++line;
        else if (token === ']' || token === '}') around.pop();
        else if (token === ',') inner.step = inner.list ? inner.step + 1 : undefined;
        else if (inner && inner.step === undefined) {
            inner.step = JSON.parse(token);
            if (lines.has(here())) twice(inner.step, line, lines.get(here()));
            lines.set(here(), line);
        } else if (token !== ':') {
            if (!lines.has(here())) lines.set(here(), line);
            if (list || token === '{') around.push({ at: here(), list, step: list ? 0 : undefined });
        }
    }
    return lines;
}

/// Returns the position where JSON.parse stopped. Its message contains the position or quotes the text around it.
function stopOf(text, message) {
    const [, position] = /position (\d+)/.exec(message) ?? [];
    if (position !== undefined) return Number(position);
    const [, cut, quoted] = /, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
    const margin = 10; // characters that the message quotes before the position, if it begins with "..."
    return quoted === undefined ? text.length : text.indexOf(quoted) + (cut ? margin : 0);
}

// Cache of linesOf() by text, because several packers read the same files.
const linesOfTexts = new Map();

/// Returns { value, lineOf(pointer), fail(way, message) }. `way` is a list of names and indices that leads to a value;
/// fail() throws "file:line: message" with the line of that value, or of the innermost one that exists on the way.
/// Throws such an error if there is no file `name` in `root`, or if it is not valid JSON.
export function readJson(root, name) {
    const failAt = (line, message) => {
        throw new Error(`${name}:${line}: ${message}`);
    };
    const file = path.join(root, name);
    if (!fs.existsSync(file)) failAt(1, 'there is no such file');
    const text = fs.readFileSync(file, 'utf8');
    let value;
    try {
        value = JSON.parse(text);
    } catch (error) {
        failAt(text.slice(0, stopOf(text, error.message)).split('\n').length, error.message);
    }
    const twice = (key, line, first) => failAt(line, `"${key}" appears twice, first in line ${first}`);
    const lines = linesOfTexts.get(text) ?? linesOf(text, twice);
    linesOfTexts.set(text, lines);
    const lineOf = (pointer) => lines.get(pointer) ?? lineOf(pointer.slice(0, pointer.lastIndexOf('/')));
    return { value, lineOf, fail: (way, message) => failAt(lineOf(pointerTo(...way)), message) };
}
