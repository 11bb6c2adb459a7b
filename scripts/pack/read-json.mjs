// Reads a JSON file of data/ and tells the line of a mistake.
import fs from 'node:fs';
import path from 'node:path';

/// The JSON pointer to a value: pointerTo('cards', 3, 'id') is "/cards/3/id".
export const pointerTo = (...way) =>
    way.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/// The lines on which the values in valid JSON stand, by their pointers; those in objects where their names are.
/// Calls twice(name, line, first) for a name that an object has twice.
function linesOf(text, twice) {
    const lines = new Map([['', 1]]);
    const around = []; // the objects and lists that are open: { at: pointer, step: name or index }
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

/// Where JSON.parse stopped: its message tells the position or quotes what is around it.
function stopOf(text, message) {
    const [, position] = /position (\d+)/.exec(message) ?? [];
    if (position !== undefined) return Number(position);
    const [, cut, quoted] = /, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
    return quoted === undefined ? text.length : text.indexOf(quoted) + (cut ? 10 : 0);
}

// Of each text that was read, as several packers read the same files.
const linesOfTexts = new Map();

/// { value, lineOf(pointer), fail(way, message) }: fail throws "file:line: message" with the line of the value to which
/// the names and indices of `way` lead, or of the innermost that is there.
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
