// Packs the typefaces of data/fonts into board/font_data.cpp.
import fs from 'node:fs';
import path from 'node:path';

const faces = ['regular', 'italic', 'bold', 'smallcaps'];

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

function read(root, face) {
  const file = `data/fonts/${face}.ttf`;
  let bytes;
  try {
    bytes = fs.readFileSync(path.join(root, file));
  } catch (error) {
    throw new Error(`${file}:1: ${error.message}`);
  }
  if (bytes.length < 12 || bytes.readUInt32BE(0) !== 0x00010000) throw new Error(`${file}:1: not a TrueType font`);
  return bytes;
}

/** @returns [{file, text}]; throws an error that begins with file:line. */
export function pack(root) {
  const arrays = [], sizes = [];
  for (const face of faces) {
    const bytes = read(root, face);
    arrays.push(`constexpr std::uint32_t ${face}_words[] = {\n${words(bytes)}\n};\n`);
    sizes.push(bytes.length);
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
${faces.map((face, i) => `    case ${i}: return {${face}_words, ${sizes[i]}};`).join('\n')}
    default: return {nullptr, 0};
    }
}

} // namespace elgrande::board::packed
`;
  return [{ file: 'board/font_data.cpp', text }];
}
