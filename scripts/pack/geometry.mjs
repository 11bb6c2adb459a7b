// Packs data/board/geometry.json into board/geometry_data.cpp, after checking what data/schema cannot express: that
// points are pairs and borders close.
import { readJson } from './read-json.mjs';
import { definition } from './schema.mjs';

const source = 'data/board/geometry.json';

/** Collects the points of all lines in one list. add() appends a line and returns its range [first, last + 1) of points
 * in C++; `way` leads to the line in the file. */
class Points {
    numbers = [];
    constructor(fail) {
        this.fail = fail;
    }

    add(list, ...way) {
        if (list.length % 2 !== 0) this.fail(way, 'points are pairs of numbers: x, y, x, y, …');
        const first = this.numbers.length / 2;
        this.numbers.push(...list);
        return `{${first}, ${this.numbers.length / 2}}`;
    }

    /** Returns the steps from point to point as bytes, x and y alternating: zigzag-encoded (the sign in the lowest bit)
     * in LEB128 (seven bits per byte, the lowest first; the eighth bit says that more follow). */
    steps() {
        const bytes = [];
        this.numbers.forEach((v, i) => {
            const step = v - (this.numbers[i - 2] ?? 0);
            let rest = step < 0 ? -2 * step - 1 : 2 * step;
            for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
            bytes.push(rest);
        });
        return bytes;
    }
}

function check_region(region, id, data, fail) {
    if (region.id !== id) fail('id', `the region here must be ${id}`);
    const stray = region.ring.find((arc) => (arc < 0 ? ~arc : arc) >= data.arcs.length);
    if (stray !== undefined) fail('ring', `no arc ${stray}`);
    const ends = region.ring.map((arc) => {
        const points = data.arcs[arc < 0 ? ~arc : arc];
        const pair = [points.slice(0, 2).join(), points.slice(-2).join()];
        return arc < 0 ? pair.reverse() : pair;
    });
    ends.forEach(([, end], i) => {
        if (end !== ends[(i + 1) % ends.length][0]) fail('ring', `the border of ${id} does not close`);
    });
}

const braces = (list) => `{${list.join(', ')}}`;

function wrapped(items, indent = '    ') {
    const lines = [''];
    for (const item of items) {
        const last = lines.length - 1;
        if (lines[last].length + `${item}`.length > 108) lines.push(`${item}, `);
        else lines[last] += `${item}, `;
    }
    return lines.map((line) => `${indent}${line.trimEnd()}`).join('\n');
}

/** @returns [{file, text}]; throws an error that begins with file:line. */
export function pack(root) {
    const { value: data, fail } = readJson(root, source);
    const order = definition(root, 'names', 'region').enum;
    const points = new Points(fail);
    const arcs = data.arcs.map((arc, i) => points.add(arc, 'arcs', i));
    const ring_arcs = [];
    const regions = data.regions.map((region, number) => {
        check_region(region, order[number], data, (field, message) => fail(['regions', number, field], message));
        const first_arc = ring_arcs.length;
        ring_arcs.push(...region.ring);
        const { id, name, board, stand, plots } = region;
        return (
            `    {"${id}", {${first_arc}, ${ring_arcs.length}}, ${braces(name)}, ${braces(board)}, ` +
            `${braces(stand)},\n     {${braces(plots.map(braces))}}},`
        );
    });
    const rings = data.land.map((ring, i) => points.add(ring, 'land', i));
    const { castillo } = data;
    const text = `// Written by scripts/pack/geometry.mjs from ${source}.
#include "board/geometry/geometry_data.hpp"

namespace elgrande::board::packed
{

namespace
{

constexpr std::uint8_t steps[] = {
${wrapped(points.steps())}
};

constexpr Range arcs[] = {
${wrapped(arcs)}
};

constexpr std::int16_t ring_arcs[] = {
${wrapped(ring_arcs)}
};

constexpr Range rings[] = {
${wrapped(rings)}
};

constexpr Region regions[] = {
${regions.join('\n')}
};

constexpr Board board_data{
    steps, arcs, ring_arcs, rings, regions, {0, ${rings.length}},
    ${braces(data.focus)}, ${braces(data.frame)},
    ${braces(castillo.name)}, ${braces(castillo.tower)}, ${braces(castillo.board)},
    {${braces(castillo.plots.map(braces))}},
    {${braces(data.aside.map(braces))}}, ${braces(data.compass)}};

} // namespace

const Board& board()
{
    return board_data;
}

} // namespace elgrande::board::packed
`;
    return [{ file: 'board/geometry_data.cpp', text }];
}
