// Embeds the typefaces of data/fonts in board/font_data.cpp, byte for byte.
import fs from 'node:fs';
import path from 'node:path';

const faces = ['regular', 'italic', 'bold', 'smallcaps'];

/** Returns the file as little-endian 32-bit words, because four bytes per number compile fast. */
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
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    return Array.from({ length: padded.length / 4 }, (_, i) => padded.readUInt32LE(4 * i));
}

function lines(words) {
    const list = words.map((word) => `0x${word.toString(16)}`);
    const rows = Array.from({ length: Math.ceil(list.length / 10) }, (_, i) => list.slice(10 * i, 10 * i + 10));
    return rows.map((row) => `    ${row.join(', ')},`).join('\n');
}

/// The same checksum as check_of() in src/board/lettering/type.cpp.
const checkOf = (words) => words.reduce((sum, word) => Math.imul(sum ^ word, 16777619), 2166136261) >>> 0;

/** @returns [{file, text}]; throws an error that begins with file:line. */
export function pack(root) {
    const files = faces.map((face) => read(root, face));
    const arrays = files.map((words, i) => `constexpr std::uint32_t ${faces[i]}_words[] = {\n${lines(words)}\n};\n`);
    const cases = files.map((words, i) => `    case ${i}: return {${faces[i]}_words, ${checkOf(words)}U};`);
    const text = `// Written by scripts/pack/fonts.mjs from data/fonts.
#include "board/lettering/font_data.hpp"

namespace elgrande::board::packed
{

namespace
{

${arrays.join('\n')}
} // namespace

FontFile font_file(int face)
{
    switch (face)
    {
${cases.join('\n')}
    default: return {{}, 0};
    }
}

} // namespace elgrande::board::packed
`;
    return [{ file: 'board/font_data.cpp', text }];
}
