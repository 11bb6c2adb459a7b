// Packs data/board/geometry.json into board/geometry_data.cpp, after checking that it is a board that can be played on.
import fs from 'node:fs';
import path from 'node:path';

const source = 'data/board/geometry.json';
const order = ['galicia', 'basque-country', 'aragon', 'catalonia', 'old-castile', 'new-castile', 'seville', 'granada',
  'valencia'];
const farthest = 30000; // tenths of a unit, so that coordinates fit 16 bits

/** Reads the file, and makes errors that name the line of the first place where `near` stands. */
function open(root) {
  const text = fs.readFileSync(path.join(root, source), 'utf8');
  const fail = (near, message) => {
    const at = near === '' ? 0 : Math.max(0, text.indexOf(near));
    throw new Error(`${source}:${text.slice(0, at).split('\n').length}: ${message}`);
  };
  try {
    return { data: JSON.parse(text), fail };
  } catch (error) {
    const at = Number(/position (\d+)/.exec(error.message)?.[1] ?? 0);
    throw new Error(`${source}:${text.slice(0, at).split('\n').length}: ${error.message}`);
  }
}

/** Collects all points in one list and hands out ranges of it. */
class Points {
  numbers = [];
  constructor(fail) { this.fail = fail; }

  add(list, near, least) {
    const whole = Array.isArray(list) && list.length % 2 === 0 && list.length >= 2 * least
      && list.every((v) => Number.isInteger(v) && Math.abs(v) <= farthest);
    if (!whole) this.fail(near, `expected at least ${least} points as whole numbers x, y, x, y, …`);
    const first = this.numbers.length / 2;
    this.numbers.push(...list);
    return `{${first}, ${this.numbers.length / 2}}`;
  }

  /** Steps from point to point: near zero, so mostly one byte. Seven bits a byte, lowest first, sign in the lowest. */
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

function check_region(region, number, data, fail) {
  const near = `"${order[number]}"`;
  if (region.id !== order[number]) fail(`"${region.id}"`, `region ${number} must be ${order[number]}`);
  for (const arc of region.ring)
    if (!Number.isInteger(arc) || (arc < 0 ? ~arc : arc) >= data.arcs.length) fail(near, `${region.id}: no arc ${arc}`);
  const ends = region.ring.map((arc) => {
    const points = data.arcs[arc < 0 ? ~arc : arc];
    const pair = [points.slice(0, 2).join(), points.slice(-2).join()];
    return arc < 0 ? pair.reverse() : pair;
  });
  ends.forEach(([, end], i) => {
    if (end !== ends[(i + 1) % ends.length][0]) fail(near, `${region.id}: the border does not close`);
  });
  if (region.plots.length !== 5) fail(near, `${region.id}: a plot for each of five seats`);
  const [columns, rows] = region.shape;
  if (!(columns >= 2 && rows >= 1 && columns * rows >= 3))
    fail(near, `${region.id}: plots need two columns and three cells or more`);
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
  const { data, fail } = open(root);
  if (!Array.isArray(data.regions) || data.regions.length !== order.length) {
    fail('"regions"', 'nine regions are needed');
  }
  const points = new Points(fail);
  const arcs = data.arcs.map((arc) => points.add(arc, '"arcs"', 2));
  const ring_arcs = [], rings = [];
  const regions = data.regions.map((region, number) => {
    check_region(region, number, data, fail);
    const first_arc = ring_arcs.length;
    ring_arcs.push(...region.ring);
    const { id, name, board, stand, shape, plots } = region;
    return `    {"${id}", {${first_arc}, ${ring_arcs.length}}, ${braces(name)}, ${braces(board)}, ${braces(shape)}, `
      + `${braces(stand)},\n     {${braces(plots.map(braces))}}},`;
  });
  const many = (list, near) => {
    const first = rings.length;
    list.forEach((ring) => rings.push(points.add(ring, near, 3)));
    return `{${first}, ${rings.length}}`;
  };
  const land = many(data.land, '"land"');
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
    steps, arcs, ring_arcs, rings, regions, ${land},
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
