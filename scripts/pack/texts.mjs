// Packs data/texts/*.json into words/keys.hpp and words/texts_data.cpp, after checking every row.
// A text stands on one line: "key": "text" or "key": { "by": "placeholder", "one": "text", "other": "text" }.
// {name} is a placeholder, <b>…</b> is bold, <hi>…</hi> is lit.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';

/// English has every text: its keys and placeholders are the measure for the other languages.
const reference = 'en';
const forms = ['one', 'other'];
const marks = { '<b>': '\\002', '<hi>': '\\003', '</b>': '\\004', '</hi>': '\\004' };

function readLanguage(root, code) {
  const name = `data/texts/${code}.json`;
  const { value, text } = readJson(root, name);
  const lines = new Map();
  const failAt = (line, message) => {
    throw new Error(`${name}:${line}: ${message}`);
  };
  text.split('\n').forEach((row, i) => {
    const key = /^\s{4}"([^"]+)":/.exec(row)?.[1];
    if (key === undefined) return;
    if (lines.has(key)) failAt(i + 1, `"${key}" is there twice, first in line ${lines.get(key)}`);
    lines.set(key, i + 1);
  });
  const fail = (key, message) => failAt(lines.get(key) ?? 1, `"${key}": ${message}`);
  if (value.language !== code) failAt(1, `"language" must be "${code}"`);
  if (!value.name) failAt(1, '"name" of the language is missing');
  const texts = new Map(Object.entries(value.texts ?? {}).map(([key, row]) => [key, readText(key, row, fail)]));
  for (const key of texts.keys()) if (!lines.has(key)) failAt(1, `"${key}" must stand at the beginning of a line`);
  return { code, name: value.name, placeholders: value.placeholders, texts, fail, failAt };
}

function readText(key, row, fail) {
  if (!/^[a-z0-9_]+([.-][a-z0-9_]+)+$/.test(key)) fail(key, 'is no key: small letters, digits and dots');
  if (typeof row === 'string') return { by: '', other: row };
  const extra = Object.keys(row).find((field) => field !== 'by' && !forms.includes(field));
  if (extra) fail(key, `"${extra}" is neither "by" nor a plural form`);
  if (!row.by || !forms.every((form) => typeof row[form] === 'string')) fail(key, 'needs "by", "one" and "other"');
  return row;
}

const textsOf = (row) => forms.map((form) => row[form]).filter((text) => text !== undefined);
const placeholdersOf = (row) => {
  const found = textsOf(row).flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]));
  return new Set(row.by ? [...found, row.by] : found);
};

function checkText(key, row, allowed, fail) {
  for (const text of textsOf(row)) {
    if (text === '') fail(key, 'is empty');
    if (/[\u0000-\u001f\u007f]/.test(text)) fail(key, 'holds a control character');
    if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) fail(key, 'has a brace without its pair');
    const open = text.match(/<[^>]*>/g) ?? [];
    for (const tag of open) if (!(tag in marks)) fail(key, `${tag} is no mark: <b> or <hi>`);
    if (!/^([^<]|<b>[^<]*<\/b>|<hi>[^<]*<\/hi>)*$/.test(text)) fail(key, 'has a mark without its pair');
  }
  for (const name of placeholdersOf(row)) if (!allowed.has(name)) fail(key, `{${name}} is no placeholder here`);
}

function check(language, base) {
  const known = new Set(base.placeholders);
  for (const [key, row] of language.texts) {
    const original = base.texts.get(key);
    if (!original) language.fail(key, `${base.code}.json has no such text`);
    checkText(key, row, language === base ? known : placeholdersOf(original), language.fail);
  }
  for (const key of base.texts.keys()) if (!language.texts.has(key)) language.failAt(1, `"${key}" is missing`);
}

/// Every card has a name, a line and an explanation.
function checkCards(root, base) {
  const folder = path.join(root, 'data/cards');
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []) {
    if (!file.endsWith('.json')) continue;
    const { value, fail } = readJson(root, `data/cards/${file}`);
    for (const { id } of value) {
      for (const part of ['title', 'name', 'line', 'full']) {
        const key = `card.${id}.${part}`;
        if (!base.texts.has(key)) fail(`"${id}"`, `data/texts/${reference}.json has no "${key}"`);
      }
    }
  }
}

const pascal = (key) => key.split(/[._-]/).map((word) => word[0].toUpperCase() + word.slice(1)).join('');

function literal(text) {
  if (text === undefined) return '{}';
  const escaped = text.replace(/["\\]/g, '\\$&').replace(/<\/?(b|hi)>/g, (tag) => `" "${marks[tag]}" "`);
  return `"${escaped}"`.replace(/ ""$/, '').replace(/^"" /, '');
}

function keysFile(base, languages) {
  const keys = [...base.texts.keys()];
  const seen = new Map();
  for (const key of keys) {
    if (seen.has(pascal(key))) base.fail(key, `is too like "${seen.get(pascal(key))}"`);
    seen.set(pascal(key), key);
  }
  return `// Written by scripts/pack/texts.mjs from data/texts.
#pragma once

#include <cstdint>

namespace elgrande::words
{

enum class Language : std::uint8_t
{
${languages.map(({ code }) => `    ${pascal(code)}`).join(',\n')}
};

inline constexpr int language_count = ${languages.length};

enum class Key : std::uint16_t
{
${keys.map((key) => `    ${pascal(key)}`).join(',\n')}
};

inline constexpr int key_count = ${keys.length};

} // namespace elgrande::words
`;
}

function textsFile(base, languages) {
  const keys = [...base.texts.keys()];
  const table = ({ code, texts }) => `constexpr std::array<Text, key_count> ${code}{{
${keys.map((key) => texts.get(key)).map((row) =>
    `    {${row.by ? literal(row.by) : '{}'}, ${literal(row.one)}, ${literal(row.other)}}`).join(',\n')}
}};
`;
  return `// Written by scripts/pack/texts.mjs from data/texts.
#include "words/texts.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

${languages.map(table).join('\n')}
constexpr std::array<std::string_view, key_count> names{{
${keys.map((key) => `    "${key}"`).join(',\n')}
}};

constexpr std::array<LanguageRow, language_count> rows{{
${languages.map(({ code, name }) => `    {"${code}", ${literal(name)}, ${code}}`).join(',\n')}
}};

} // namespace

const LanguageRow& language_row(Language language)
{
    return rows[static_cast<std::size_t>(language)];
}

std::span<const std::string_view> key_names()
{
    return names;
}

} // namespace elgrande::words
`;
}

export function pack(root) {
  const codes = fs.readdirSync(path.join(root, 'data/texts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort((a, b) => (b === reference) - (a === reference) || (a < b ? -1 : 1));
  const languages = codes.map((code) => readLanguage(root, code));
  const [base] = languages;
  languages.forEach((language) => check(language, base));
  checkCards(root, base);
  return [
    { file: 'words/keys.hpp', text: keysFile(base, languages) },
    { file: 'words/texts_data.cpp', text: textsFile(base, languages) },
  ];
}
