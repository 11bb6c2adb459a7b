// Packs data/rules/book.json, which says in which order the paragraphs of the rules stand, when each of them holds and
// what it explains, into words/topics.hpp and words/book_data.cpp. Their texts are packed with all others.
import fs from 'node:fs';
import path from 'node:path';
import { moduleBits } from './cards.mjs';
import { readJson } from './read-json.mjs';
import { pascal, readLanguages } from './texts.mjs';

const book = 'data/rules/book.json';
const circumstances = [
  'vetoes', 'open castillo', 'closed castillo', 'open hands', 'hidden hands', 'four stacks', 'five stacks', 'dummy',
];
const shows = { texts: 'Texts', cards: 'Cards', keys: 'Keys' };
const fields = ['id', 'explains', 'editions', 'players', 'rounds', 'modules', 'without', 'when', 'example'];

function readBook(root) {
  const { value: { chapters }, fail } = readJson(root, book);
  const english = readLanguages(root)[0].texts.rows;
  const editions = new Map(fs.readdirSync(path.join(root, 'data/editions'))
    .map((file) => readJson(root, `data/editions/${file}`).value).map(({ id, number }) => [id, number]));
  const bits = (names, numberOf, what, near) => (names ?? []).reduce((sum, name) => {
    const number = numberOf(name);
    if (number === undefined || number < 0) fail(`"${near}"`, `"${name}" is no ${what}`);
    return sum | (1 << number);
  }, 0);
  const keyOf = (id) => {
    if (!english.has(id)) fail(`"${id.split('.').at(-1)}"`, `data/rules/en.json has no "${id}"`);
    return `Key::${pascal(id)}`;
  };
  const all = chapters.flatMap(({ paragraphs }) => paragraphs);
  const topics = [...new Set(all.flatMap(({ explains }) => explains ?? []))];
  if (topics.length > 64) fail('', 'explains more than 64 things');
  const rows = [];
  const packed = chapters.map((chapter) => {
    const first = rows.length;
    if (!((chapter.shows ?? 'texts') in shows)) fail(`"${chapter.id}"`, `"shows" is none of ${Object.keys(shows)}`);
    for (const row of chapter.paragraphs) {
      const extra = Object.keys(row).find((field) => !fields.includes(field));
      if (extra) fail(`"${row.id}"`, `"${extra}" is none of ${fields.join(', ')}`);
      const modules = (names) => moduleBits(names ?? [], (message) => fail(`"${row.id}"`, message));
      const explains = (row.explains ?? []).reduce((sum, topic) => sum | (1n << BigInt(topics.indexOf(topic))), 0n);
      rows.push([
        keyOf(`rule.${chapter.id}.${row.id}`), bits(row.editions, (id) => editions.get(id), 'edition', row.id),
        bits(row.players, (n) => (n >= 2 && n <= 5 ? n : undefined), 'number of players', row.id), row.rounds ?? 0,
        modules(row.modules), modules(row.without),
        bits(row.when, (name) => circumstances.indexOf(name), 'case', row.id),
        row.example === true, `0x${explains.toString(16)}U`,
      ].join(', '));
    }
    return [keyOf(`rule.${chapter.id}`), first, rows.length - first, chapter.choice === true,
      `Shows::${shows[chapter.shows ?? 'texts']}`].join(', ');
  });
  return { topics, rows, packed };
}

export function pack(root) {
  const { topics, rows, packed } = readBook(root);
  const topicsFile = `// Written by scripts/pack/rules.mjs from ${book}.
#pragma once

#include <cstdint>

namespace elgrande::words
{

/// What the rules explain.
enum class Topic : std::uint8_t
{
${topics.map((topic) => `    ${pascal(topic)}`).join(',\n')}
};

inline constexpr int topic_count = ${topics.length};

/// When a paragraph holds.
enum class Circumstance : std::uint8_t
{
${circumstances.map((name) => `    ${pascal(name.replaceAll(' ', '-'))}`).join(',\n')}
};

} // namespace elgrande::words
`;
  const bookFile = `// Written by scripts/pack/rules.mjs from ${book}.
#include "words/book.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

constexpr std::array<Paragraph, ${rows.length}> paragraph_rows{{
${rows.map((row) => `    {${row}}`).join(',\n')}
}};

constexpr std::array<ChapterRow, ${packed.length}> chapter_rows{{
${packed.map((row) => `    {${row}}`).join(',\n')}
}};

} // namespace

std::span<const Paragraph> paragraphs()
{
    return paragraph_rows;
}

std::span<const ChapterRow> chapters()
{
    return chapter_rows;
}

} // namespace elgrande::words
`;
  return [{ file: 'words/topics.hpp', text: topicsFile }, { file: 'words/book_data.cpp', text: bookFile }];
}
