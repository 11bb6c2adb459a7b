// Packs data/texts/*.json, the rules of the game, data/rules/<language>.json, what the lessons and the position editor
// say, data/lessons/<language>.json and data/editor/<language>.json, and the words of data/rules/words.json into
// words/keys.hpp, words/texts_data.cpp, site/texts-<language>.txt and site/guide-<language>.txt, which the page
// fetches, after checking what data/schema cannot say: that languages and cards have the same texts. The guide is what
// the rules, the lessons and the editor say: nobody needs it at once.
// "texts" holds what is said in every edition, "editions" what one edition says otherwise.
// Texts of which only data/ knows, those of cards, paragraphs of the rules and lessons, have no enumerator in keys.hpp:
// when such a text is added or removed, nothing but the packed data is compiled again.
// What another language lacks is said in English; tests/words/texts_test.mjs tells what that is.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';

/// English has every text: its keys and placeholders are the measure for the other languages.
const reference = 'en';
const forms = ['one', 'other'];
const marks = { '<b>': '\x02', '<hi>': '\x03', '</b>': '\x04', '</hi>': '\x04' };
const seatColours = ['red', 'blue', 'green', 'yellow', 'purple']; // as record::Colour counts
const cardParts = ['title', 'name', 'line', 'full'];
const cardKey = new RegExp(`^card\\.([a-z0-9-]+)\\.(${cardParts.join('|')})$`);
const lessonName = /^lesson\.[a-z0-9-]+(\.about)?$/; // the start page says it
const firstOfGuide = 0x4000; // the keys of the guide have numbers of their own
const dataKey = /^(lesson\.|search\.(?!ignored$)|rule\.(?!cards\.))/;

/// The texts of a file, or of one edition in it, by key; fail(key, message) tells the line of the key.
function rowsOf(file, way, rows) {
    const fail = (key, message) => file.fail([...way, key], `"${key}": ${message}`);
    const texts = Object.entries(rows).map(([key, row]) => [
        key,
        typeof row === 'string' ? { by: '', other: row } : row,
    ]);
    return { fail, rows: new Map(texts) };
}

function readFile(root, name, code) {
    const file = readJson(root, name);
    if (file.value.language !== code) file.fail(['language'], `"language" must be "${code}"`);
    return { ...file, texts: rowsOf(file, ['texts'], file.value.texts) };
}

/// By which paragraphs of the rules are found, and what a search leaves out: "search.<paragraph>", "search.ignored".
function wordsOf(root, code) {
    const file = readJson(root, 'data/rules/words.json');
    const { paragraphs, ignored } = file.value;
    const all = Object.entries({ ignored, ...paragraphs }).filter(([, rows]) => rows[reference] && rows[code]);
    return rowsOf(file, ['paragraphs'], Object.fromEntries(all.map(([id, rows]) => [`search.${id}`, rows[code]])));
}

function readLanguage(root, code, editionIds) {
    const file = readFile(root, `data/texts/${code}.json`, code);
    const {
        value: { name, placeholders, editions = {} },
        texts,
    } = file;
    const words = wordsOf(root, code);
    const others = ['rules', 'lessons', 'editor'].map(
        (folder) => readFile(root, `data/${folder}/${code}.json`, code).texts,
    );
    const guide = [...others, words].flatMap(({ rows }) => [...rows.keys()]).filter((key) => !lessonName.test(key));
    const stray = Object.keys(editions).find((id) => !editionIds.includes(id));
    if (stray) file.fail(['editions', stray], `data/editions has no "${stray}"`);
    const exceptions = Object.entries(editions).map(([id, rows]) => [id, rowsOf(file, ['editions', id], rows)]);
    return {
        code,
        name,
        placeholders,
        guide: new Set(guide),
        editions: new Map(exceptions),
        texts: {
            fail: (key, message) => (others.find(({ rows }) => rows.has(key)) ?? texts).fail(key, message),
            rows: new Map([texts, ...others, words].flatMap(({ rows }) => [...rows])),
        },
    };
}

const textsOf = (row) => forms.map((form) => row[form]).filter((text) => text !== undefined);
const placeholdersOf = (row) => {
    const found = textsOf(row).flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]));
    return new Set(row.by ? [...found, row.by] : found);
};

/// English says each text, and with which placeholders.
function check(language, base) {
    const known = new Set(base.placeholders);
    for (const { rows, fail } of [language.texts, ...language.editions.values()]) {
        for (const [key, row] of rows) {
            const original = base.texts.rows.get(key);
            if (!original) fail(key, `${base.code}.json has no such text`);
            const allowed = rows === base.texts.rows ? known : placeholdersOf(original);
            for (const name of placeholdersOf(row))
                if (!allowed.has(name)) fail(key, `{${name}} is not a placeholder of this text`);
        }
    }
}

/// Every card has a name, a line and an explanation.
function checkCards(root, base) {
    for (const file of fs.readdirSync(path.join(root, 'data/cards')).sort()) {
        if (!file.endsWith('.json')) continue;
        const { value, fail } = readJson(root, `data/cards/${file}`);
        for (const [i, { id }] of value.cards.entries()) {
            for (const part of cardParts) {
                const key = `card.${id}.${part}`;
                if (!base.texts.rows.has(key)) fail(['cards', i], `data/texts/${reference}.json has no "${key}"`);
            }
        }
    }
}

/// All languages, English first. Throws at what is wrong, but not at what another language lacks.
export function readLanguages(root) {
    const editionIds = fs
        .readdirSync(path.join(root, 'data/editions'))
        .map((file) => readJson(root, `data/editions/${file}`).value.id);
    const languages = fs
        .readdirSync(path.join(root, 'data/texts'))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort((a, b) => (b === reference) - (a === reference) || (a < b ? -1 : 1))
        .map((code) => readLanguage(root, code, editionIds));
    for (const language of languages) check(language, languages[0]);
    checkCards(root, languages[0]);
    return languages;
}

export const pascal = (key) =>
    key
        .split(/[._-]/)
        .map((word) => word[0].toUpperCase() + word.slice(1))
        .join('');

/// The keys of both parts, the table's and the guide's, in the order of their numbers: those with an enumerator come
/// first. At the end of the table's are the cards', four a card, in the order of the cards' ids.
function orderOf(base) {
    const keys = [...base.texts.rows.keys()].filter((key) => !cardKey.test(key));
    const ids = [...new Set([...base.texts.rows.keys()].map((key) => cardKey.exec(key)?.[1]))].filter(Boolean).sort();
    const cards = ids.flatMap((id) => cardParts.map((part) => `card.${id}.${part}`));
    for (const key of cards) {
        if (!base.texts.rows.has(key)) base.texts.fail(key, 'is missing');
    }
    const named = keys.filter((key) => !dataKey.test(key));
    const others = keys.filter((key) => dataKey.test(key));
    const isGuide = (key) => base.guide.has(key);
    const isTable = (key) => !base.guide.has(key);
    const table = [...named.filter(isTable), ...others.filter(isTable), ...cards];
    const guide = [...named.filter(isGuide), ...others.filter(isGuide)];
    return { ids, named, table, guide, firstCard: table.length - cards.length };
}

/// The number of each key.
function numbersOf({ table, guide }) {
    return new Map([...table.map((key, i) => [key, i]), ...guide.map((key, i) => [key, firstOfGuide + i])]);
}

/// How C++ that is written by the packer names keys.
export function keySpelling([base]) {
    const order = orderOf(base);
    const numbers = numbersOf(order);
    const named = new Set(order.named);
    return (key) => (named.has(key) ? `Key::${pascal(key)}` : `Key{${numbers.get(key)}}`);
}

/// What any language calls otherwise in an edition: [{ edition, key }], by key, then by edition.
function exceptionsOf(languages, order) {
    const found = new Map();
    for (const { editions } of languages) {
        for (const [edition, { rows }] of editions) {
            for (const key of rows.keys()) found.set(`${key} ${edition}`, { edition, key });
        }
    }
    const place = numbersOf(order);
    return [...found.values()].sort((a, b) => place.get(a.key) - place.get(b.key) || (a.edition < b.edition ? -1 : 1));
}

function keysFile(base, languages, order) {
    const seen = new Map();
    for (const key of order.named) {
        if (seen.has(pascal(key))) base.texts.fail(key, `is too like "${seen.get(pascal(key))}"`);
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

/// From here on they are texts of the guide.
inline constexpr int first_of_guide = ${firstOfGuide};

/// Texts that only data/ knows have numbers without a name: see key_named().
enum class Key : std::uint16_t
{
${order.named.map((key) => `    ${pascal(key)}${key === order.guide[0] ? ' = first_of_guide' : ''}`).join(',\n')}
};

} // namespace elgrande::words
`;
}

/// One line of the packed texts; see words/texts.hpp.
function line(row) {
    const parts = row?.by ? ['', row.by, row.one, row.other] : [row?.other ?? ''];
    return parts.join('\x01').replace(/<\/?(b|hi)>/g, (tag) => marks[tag]);
}

/// What a language says, in two parts.
function linesOf(language, base, order, exceptions) {
    const said = (key) => language.texts.rows.get(key) ?? base.texts.rows.get(key);
    const exceptional = exceptions.map(({ edition, key }) => language.editions.get(edition)?.rows.get(key));
    return {
        texts: [...order.table.map(said), ...exceptional].map(line),
        guide: order.guide.map(said).map(line),
    };
}

/// A line as C++ spells it.
function literal(text) {
    const escaped = text.replace(/["\\]/g, '\\$&');
    const marked = ['\x01', ...new Set(Object.values(marks))].reduce(
        (words, mark) => words.replaceAll(mark, `" "\\00${mark.charCodeAt(0)}" "`),
        escaped,
    );
    return `"${marked}\\n"`;
}

function textsFile(base, languages, order) {
    const spelled = keySpelling(languages);
    const exceptions = exceptionsOf(languages, order);
    const editions = [...new Set(exceptions.map(({ edition }) => edition))].sort();
    return `// Written by scripts/pack/texts.mjs from data/texts.
#include "words/texts.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

#ifdef ELGRANDE_TEXTS_APART
${languages.map(({ code }) => `constexpr std::array<std::string_view, part_count> ${code}_texts;`).join('\n')}
#else
${languages
    .map(
        (language) => `constexpr std::array<std::string_view, part_count> ${language.code}_texts{
${Object.values(linesOf(language, base, order, exceptions))
    .map((lines) => lines.map((text) => `    ${literal(text)}`).join('\n'))
    .join(',\n')}};
`,
    )
    .join('\n')}
#endif

constexpr std::array<LanguageRow, language_count> language_rows{{
${languages
    .map(({ code, name, texts }) => {
        const colours = seatColours.map((colour) => `"${texts.rows.get(`colour.${colour}`).other}"`).join(', ');
        return `    {"${code}", "${name}", {{${colours}}}, ${code}_texts}`;
    })
    .join(',\n')}
}};

constexpr std::array<std::string_view, ${order.ids.length}> card_ids{{
${order.ids.map((id) => `    "${id}"`).join(',\n')}
}};

constexpr std::array<std::string_view, ${editions.length}> edition_ids{{${editions.map((id) => `"${id}"`).join(', ')}}};

constexpr std::array<Exception, ${exceptions.length}> exception_rows{{
${exceptions.map(({ edition, key }) => `    {${spelled(key)}, ${editions.indexOf(edition)}}`).join(',\n')}
}};

${Object.entries({ table: order.table, guide: order.guide })
    .map(
        ([part, keys]) => `constexpr std::array<std::string_view, ${keys.length}> ${part}_names{{
${keys.map((key) => `    "${key}"`).join(',\n')}
}};
`,
    )
    .join('\n')}
} // namespace

const LanguageRow& language_row(Language language)
{
    return language_rows[static_cast<std::size_t>(language)];
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

std::span<const std::string_view> key_names(TextPart part)
{
    return part == TextPart::Table ? std::span<const std::string_view>(table_names) : guide_names;
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
        ...languages.flatMap((language) =>
            Object.entries(linesOf(language, base, order, exceptionsOf(languages, order))).map(([part, lines]) => ({
                file: `site/${part}-${language.code}.txt`,
                text: lines.map((text) => `${text}\n`).join(''),
            })),
        ),
    ];
}
