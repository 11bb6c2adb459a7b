// Packs the typefaces of data/fonts into board/font_data.cpp, laid out anew so that what looks alike stands together:
// a download compresses it to four fifths of the TrueType files. src/board/typeface.cpp makes TrueType of it again.
//
// A face is 7 lengths of two bytes (little-endian, as all numbers), then what they are the lengths of:
//   tables    cmap, hhea and head as they are, each behind its length
//   advances  of all glyphs, the low bytes, then the high bytes
//   contours  of each glyph: how many, or 255 for a composite one; then how many points each contour has
//   points    of all glyphs, one byte each: on + 2 · (sign of dx + 3 · sign of dy), signs being 0 none, 1 plus, 2 minus
//   dx, dy    where they are not 0: |d| − 1 up to 250, else 251 and |d| in two bytes
//   parts     of composite glyphs, as they are behind the number of contours: their box, then part after part
import fs from 'node:fs';
import path from 'node:path';

const faces = ['regular', 'italic', 'bold', 'smallcaps'];
const flag = { on: 1, xShort: 2, yShort: 4, repeat: 8, xSame: 16, ySame: 32 };
const part = { words: 1, scale: 8, more: 32, scaleXy: 64, scale2x2: 128, program: 256 };

/** The bytes as the words of a little-endian machine, as all our targets are: four bytes a number compile fast. */
function words(bytes) {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  bytes.copy(padded);
  const list = [];
  for (let i = 0; i < padded.length; i += 4) list.push(`0x${padded.readUInt32LE(i).toString(16)}`);
  const lines = [];
  for (let i = 0; i < list.length; i += 10) lines.push(`    ${list.slice(i, i + 10).join(', ')},`);
  return lines.join('\n');
}

/// As check_of() of src/board/typeface.cpp.
function checkOf(bytes) {
  let sum = 2166136261;
  for (let i = 0; i + 4 <= bytes.length; i += 4) sum = Math.imul(sum ^ bytes.readUInt32LE(i), 16777619);
  return sum >>> 0;
}

const short = (number) => [number & 255, number >> 8];
const step = (d) => (d === 0 ? [] : Math.abs(d) <= 251 ? [Math.abs(d) - 1] : [251, ...short(Math.abs(d))]);
const sign = (d) => (d === 0 ? 0 : d > 0 ? 1 : 2);

function tablesOf(bytes, fail) {
  const tables = {};
  for (let i = 0; i < bytes.readUInt16BE(4); ++i) {
    const row = 12 + 16 * i;
    const begin = bytes.readUInt32BE(row + 8);
    tables[bytes.toString('latin1', row, row + 4)] = bytes.subarray(begin, begin + bytes.readUInt32BE(row + 12));
  }
  for (const name of ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']) {
    if (!tables[name]) fail(`has no table ${name}`);
  }
  return tables;
}

/** Appends a glyph of outlines to the streams. */
function packOutlines(glyph, contours, streams) {
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + 2 * i));
  ends.forEach((end, i) => streams.contours.push(end - (i > 0 ? ends[i - 1] : -1)));
  const count = ends.at(-1) + 1;
  let at = 12 + 2 * contours + glyph.readUInt16BE(10 + 2 * contours);
  const flags = [];
  while (flags.length < count) {
    const bits = glyph[at++];
    const times = bits & flag.repeat ? glyph[at++] : 0;
    for (let i = 0; i <= times; ++i) flags.push(bits);
  }
  const read = (isShort, same) => flags.map((bits) => {
    if (bits & isShort) return bits & same ? glyph[at++] : -glyph[at++];
    if (bits & same) return 0;
    at += 2;
    return glyph.readInt16BE(at - 2);
  });
  const dx = read(flag.xShort, flag.xSame);
  const dy = read(flag.yShort, flag.ySame);
  flags.forEach((bits, i) => streams.points.push((bits & flag.on) + 2 * (sign(dx[i]) + 3 * sign(dy[i]))));
  dx.forEach((d) => streams.dx.push(...step(d)));
  dy.forEach((d) => streams.dy.push(...step(d)));
}

function packParts(glyph, streams, fail) {
  let at = 10;
  for (let bits = part.more; bits & part.more;) {
    bits = glyph.readUInt16BE(at);
    if (bits & part.program) fail('has a composite glyph with instructions');
    const scale = bits & part.scale ? 2 : bits & part.scaleXy ? 4 : bits & part.scale2x2 ? 8 : 0;
    at += (bits & part.words ? 8 : 6) + scale;
  }
  streams.parts.push(...glyph.subarray(2, at));
}

function packFace(bytes, fail) {
  const { cmap, glyf, head, hhea, hmtx, loca, maxp } = tablesOf(bytes, fail);
  const count = maxp.readUInt16BE(4);
  const measured = hhea.readUInt16BE(34);
  const isLong = head.readInt16BE(50) === 1;
  const begin = (i) => (isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const streams = { tables: [], advances: [], contours: [], points: [], dx: [], dy: [], parts: [] };
  for (const table of [cmap, hhea, head]) streams.tables.push(...short(table.length), ...table);
  const advances = Array.from({ length: count }, (_, i) => hmtx.readUInt16BE(4 * Math.min(i, measured - 1)));
  streams.advances.push(...advances.map((advance) => advance & 255), ...advances.map((advance) => advance >> 8));
  for (let i = 0; i < count; ++i) {
    const glyph = glyf.subarray(begin(i), begin(i + 1));
    const contours = glyph.length === 0 ? 0 : glyph.readInt16BE(0);
    streams.contours.push(contours < 0 ? 255 : contours);
    if (contours > 0) packOutlines(glyph, contours, streams);
    if (contours < 0) packParts(glyph, streams, fail);
  }
  const list = Object.values(streams);
  if (list.some((stream) => stream.length > 0xffff || stream.some((byte) => !(byte >= 0 && byte <= 255)))) {
    fail('does not fit the layout of scripts/pack/fonts.mjs');
  }
  return Buffer.from([...list.flatMap((stream) => short(stream.length)), ...list.flat()]);
}

function read(root, face) {
  const file = `data/fonts/${face}.ttf`;
  const fail = (message) => {
    throw new Error(`${file}:1: ${message}`);
  };
  let bytes;
  try {
    bytes = fs.readFileSync(path.join(root, file));
  } catch (error) {
    fail(error.message);
  }
  if (bytes.length < 12 || bytes.readUInt32BE(0) !== 0x00010000) fail('not a TrueType font');
  return packFace(bytes, fail);
}

/** @returns [{file, text}]; throws an error that begins with file:line. */
export function pack(root) {
  const arrays = [], sizes = [], checks = [];
  for (const face of faces) {
    const bytes = read(root, face);
    arrays.push(`constexpr std::uint32_t ${face}_words[] = {\n${words(bytes)}\n};\n`);
    sizes.push(bytes.length);
    checks.push(checkOf(bytes));
  }
  const text = `// Written by scripts/pack/fonts.mjs from data/fonts.
#include "board/font_data.hpp"

namespace elgrande::board::packed
{

namespace
{

${arrays.join('\n')}
} // namespace

FontBytes font_bytes(int face)
{
    switch (face)
    {
${faces.map((face, i) => `    case ${i}: return {${face}_words, ${sizes[i]}, ${checks[i]}U};`).join('\n')}
    default: return {nullptr, 0, 0};
    }
}

} // namespace elgrande::board::packed
`;
  return [{ file: 'board/font_data.cpp', text }];
}
