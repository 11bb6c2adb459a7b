// Packs data/texts/*.json and the rules of the game, data/rules/<language>.json, into words/keys.hpp and
// words/texts_data.cpp, after checking every row.
// A text stands on one line: "key": "text" or "key": { "by": "placeholder", "one": "text", "other": "text" }.
// {name} is a placeholder, <b>…</b> is bold, <hi>…</hi> is lit.
// "texts" holds what is said in every edition, "editions" what one edition says otherwise.
// What another language lacks is said in English; tests/words/texts_test.mjs tells what that is.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';

/// English has every text: its keys and placeholders are the measure for the other languages.
const reference = 'en';
const forms = ['one', 'other'];
const marks = { '<b>': '\\002', '<hi>': '\\003', '</b>': '\\004', '</hi>': '\\004' };
const cardParts = ['title', 'name', 'line', 'full'];
const cardKey = new RegExp(`^card\\.([a-z0-9-]+)\\.(${cardParts.join('|')})$`);

function readFile(root, name, code) {
  const { value, text } = readJson(root, name);
  const lines = new Map();
  const failAt = (line, message) => {
    throw new Error(`${name}:${line}: ${message}`);
  };
  let section = '';
  text.split('\n').forEach((row, i) => {
    const [, indent, key, opens] = /^( {2,6})"((?:[^"\\]|\\.)+)":\s*(\{$)?/.exec(row) ?? [];
    if (key === undefined) return;
    if (opens) section = indent.length === 2 ? key : `editions/${key}`;
    const id = opens ? section : `${section}/${JSON.parse(`"${key}"`)}`;
    if (lines.has(id)) failAt(i + 1, `"${key}" is there twice, first in line ${lines.get(id)}`);
    lines.set(id, i + 1);
  });
  if (value.language !== code) failAt(1, `"language" must be "${code}"`);
  const read = (where, rows) => {
    const fail = (key, message) => failAt(lines.get(`${where}/${key}`) ?? 1, `"${key}": ${message}`);
    const texts = Object.entries(rows ?? {}).map(([key, row]) => [key, readText(key, row, fail)]);
    return { fail, rows: new Map(texts) };
  };
  return { value, failAt, read, texts: read('texts', value.texts) };
}

function readLanguage(root, code) {
  const { value, failAt, read, texts } = readFile(root, `data/texts/${code}.json`, code);
  const rules = readFile(root, `data/rules/${code}.json`, code).texts;
  if (!value.name) failAt(1, '"name" of the language is missing');
  for (const key of rules.rows.keys()) {
    if (!key.startsWith('rule.') || texts.rows.has(key)) rules.fail(key, 'must begin with "rule." and stand only here');
  }
  const exceptions = Object.entries(value.editions ?? {}).map(([id, rows]) => [id, read(`editions/${id}`, rows)]);
  return {
    code, name: value.name, placeholders: value.placeholders, failAt, editions: new Map(exceptions),
    texts: {
      fail: (key, message) => (rules.rows.has(key) ? rules : texts).fail(key, message),
      rows: new Map([...texts.rows, ...rules.rows]),
    },
  };
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

function check(language, base, editionIds) {
  const known = new Set(base.placeholders);
  const checkRows = ({ rows, fail }) => {
    for (const [key, row] of rows) {
      const original = base.texts.rows.get(key);
      if (!original) fail(key, `${base.code}.json has no such text`);
      checkText(key, row, rows === base.texts.rows ? known : placeholdersOf(original), fail);
    }
  };
  checkRows(language.texts);
  for (const [id, edition] of language.editions) {
    if (!editionIds.includes(id)) language.failAt(1, `"editions": data/editions has no "${id}"`);
    checkRows(edition);
  }
}

/// Every card has a name, a line and an explanation.
function checkCards(root, base) {
  const folder = path.join(root, 'data/cards');
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []) {
    if (!file.endsWith('.json')) continue;
    const { value, fail } = readJson(root, `data/cards/${file}`);
    for (const { id } of value.cards) {
      for (const part of cardParts) {
        const key = `card.${id}.${part}`;
        if (!base.texts.rows.has(key)) fail(`"${id}"`, `data/texts/${reference}.json has no "${key}"`);
      }
    }
  }
}

/// All languages, English first. Throws at what is wrong, but not at what another language lacks.
export function readLanguages(root) {
  const editionIds = fs.readdirSync(path.join(root, 'data/editions'))
    .map((file) => readJson(root, `data/editions/${file}`).value.id);
  const languages = fs.readdirSync(path.join(root, 'data/texts'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort((a, b) => (b === reference) - (a === reference) || (a < b ? -1 : 1))
    .map((code) => readLanguage(root, code));
  languages.forEach((language) => check(language, languages[0], editionIds));
  checkCards(root, languages[0]);
  return languages;
}

export const pascal = (key) => key.split(/[._-]/).map((word) => word[0].toUpperCase() + word.slice(1)).join('');

/// The texts of the cards come last, four a card, in the order of the cards' ids.
function orderOf(base) {
  const keys = [...base.texts.rows.keys()];
  const ids = [...new Set(keys.map((key) => cardKey.exec(key)?.[1]).filter((id) => id !== undefined))].sort();
  const cards = ids.flatMap((id) => cardParts.map((part) => `card.${id}.${part}`));
  cards.forEach((key) => base.texts.rows.has(key) || base.failAt(1, `"${key}" is missing`));
  return { ids, keys: [...keys.filter((key) => !cardKey.test(key)), ...cards], firstCard: keys.length - cards.length };
}

/// What any language calls otherwise in an edition: [{ edition, key }], by key, then by edition.
function exceptionsOf(languages, order) {
  const found = new Map();
  for (const { editions } of languages) {
    for (const [edition, { rows }] of editions) {
      for (const key of rows.keys()) found.set(`${key} ${edition}`, { edition, key });
    }
  }
  const place = new Map(order.keys.map((key, i) => [key, i]));
  return [...found.values()].sort((a, b) => place.get(a.key) - place.get(b.key) || (a.edition < b.edition ? -1 : 1));
}

function keysFile(base, languages, order) {
  const seen = new Map();
  for (const key of order.keys) {
    if (seen.has(pascal(key))) base.texts.fail(key, `is too like "${seen.get(pascal(key))}"`);
    seen.set(pascal(key), key);
  }
  const lines = order.keys.length + exceptionsOf(languages, order).length;
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
${order.keys.map((key) => `    ${pascal(key)}`).join(',\n')}
};

inline constexpr int key_count = ${order.keys.length};

/// All that one language says: the texts of all keys, then the exceptions.
inline constexpr int text_count = ${lines};

} // namespace elgrande::words
`;
}

/// One line of the packed texts; see words/texts.hpp.
function line(row) {
  const parts = row?.by ? ['', row.by, row.one, row.other] : [row?.other ?? ''];
  const escaped = parts.map((part) => part.replace(/["\\]/g, '\\$&')).join('" "\\001" "');
  return `"${escaped.replace(/<\/?(b|hi)>/g, (tag) => `" "${marks[tag]}" "`)}\\n"`;
}

function textsFile(base, languages, order) {
  const exceptions = exceptionsOf(languages, order);
  const editions = [...new Set(exceptions.map(({ edition }) => edition))].sort();
  const linesOf = (language) => [
    ...order.keys.map((key) => language.texts.rows.get(key) ?? base.texts.rows.get(key)),
    ...exceptions.map(({ edition, key }) => language.editions.get(edition)?.rows.get(key)),
  ].map((row) => `    ${line(row)}`).join('\n');
  return `// Written by scripts/pack/texts.mjs from data/texts.
#include "words/texts.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

${languages.map((language) => `constexpr std::string_view ${language.code}_texts =
${linesOf(language)};
`).join('\n')}
constexpr std::array<LanguageRow, language_count> rows{{
${languages.map(({ code, name }) => `    {"${code}", "${name}", ${code}_texts}`).join(',\n')}
}};

constexpr std::array<std::string_view, ${order.ids.length}> card_ids{{
${order.ids.map((id) => `    "${id}"`).join(',\n')}
}};

constexpr std::array<std::string_view, ${editions.length}> edition_ids{{${editions.map((id) => `"${id}"`).join(', ')}}};

constexpr std::array<Exception, ${exceptions.length}> exception_rows{{
${exceptions.map(({ edition, key }) => `    {Key::${pascal(key)}, ${editions.indexOf(edition)}}`).join(',\n')}
}};

constexpr std::array<std::string_view, key_count> names{{
${order.keys.map((key) => `    "${key}"`).join(',\n')}
}};

} // namespace

const LanguageRow& language_row(Language language)
{
    return rows[static_cast<std::size_t>(language)];
}

CardTexts card_texts()
{
    return {static_cast<Key>(${order.firstCard}), card_ids};
}

std::span<const std::string_view> exceptional_editions()
{
    return edition_ids;
}

std::span<const Exception> exceptions()
{
    return exception_rows;
}

std::span<const std::string_view> key_names()
{
    return names;
}

} // namespace elgrande::words
`;
}

export function pack(root) {
  const languages = readLanguages(root);
  const [base] = languages;
  const order = orderOf(base);
  return [
    { file: 'words/keys.hpp', text: keysFile(base, languages, order) },
    { file: 'words/texts_data.cpp', text: textsFile(base, languages, order) },
  ];
}
