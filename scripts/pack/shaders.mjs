// Packs shaders/*.vert and *.frag into board/shaders.hpp and shaders.cpp: each as one string, after common first lines,
// with its includes expanded and without comments, redundant blanks and zeros.
import fs from 'node:fs';
import path from 'node:path';

const head = ['#version 300 es', 'precision highp float;', 'precision highp int;'];

/// Returns a line without redundant characters. Signs keep their blanks: "a - -b" must not become "a--b".
function dense(line) {
    if (line.startsWith('#')) return line;
    return line.replace(/\s*([*/=<>(){},;?:&|!])\s*/g, '$1').replace(/(?<![\w.])0\.(?=\d)/g, '.');
}

function read(folder, name, open) {
    const fail = (line, message) => {
        throw new Error(`shaders/${name}:${line}: ${message}`);
    };
    if (open.includes(name)) fail(1, 'includes itself');
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    if (!text.startsWith('// ')) fail(1, 'the first line must be a comment that says what the shader draws');
    return text.split('\n').flatMap((line, i) => {
        const bare = line.replace(/\/\/.*/, '').trim();
        const include = bare.match(/^#include "([\w.]+)"$/);
        if (!include) return bare === '' ? [] : [dense(bare)];
        if (!fs.existsSync(path.join(folder, include[1]))) fail(i + 1, `there is no shaders/${include[1]}`);
        return read(folder, include[1], [...open, name]);
    });
}

const pascal = (name) => name.replace(/(^|[-.])(\w)/g, (_, __, letter) => letter.toUpperCase());

/** @returns [{file, text}]; throws an error that begins with file:line. */
export function pack(root) {
    const folder = path.join(root, 'shaders');
    const names = fs
        .readdirSync(folder)
        .filter((name) => /\.(vert|frag)$/.test(name))
        .sort();
    const header = `// Written by scripts/pack/shaders.mjs from shaders/.
#pragma once

#include <cstdint>

namespace elgrande::board::packed
{

enum class Shader : std::uint8_t
{
${names.map((name) => `    ${pascal(name)},`).join('\n')}
};

struct ShaderSource
{
    const char* name;
    const char* text;
};

ShaderSource source(Shader shader);

} // namespace elgrande::board::packed
`;
    const cases = names.map((name) => {
        const lines = [...head, ...read(folder, name, [])];
        return `    case Shader::${pascal(name)}:
        return {"${name}",
${lines.map((line) => `                ${JSON.stringify(`${line}\n`)}`).join('\n')}};`;
    });
    const text = `// Written by scripts/pack/shaders.mjs from shaders/.
#include "board/shaders.hpp"

namespace elgrande::board::packed
{

ShaderSource source(Shader shader)
{
    switch (shader)
    {
${cases.join('\n')}
    }
    return {"", ""};
}

} // namespace elgrande::board::packed
`;
    return [
        { file: 'board/shaders.hpp', text: header },
        { file: 'board/shaders.cpp', text },
    ];
}
