// Packs the texts of all languages into words/keys.hpp and words/texts_data.cpp, and into site/texts-<language>.txt and
// site/guide-<language>.txt, which the page fetches. The guide has the texts of the rules, the lessons and the editor,
// which are not needed at the start.
// Reads data/texts, data/rules, data/lessons and data/editor (a file for each language), and data/rules/words.json.
// Checks what data/schema cannot express: that English has every text and placeholder, and each card all of its texts.
// "texts" holds the texts of all editions, "editions" those that differ in one edition. Texts that a language lacks are
// taken from English; tests/words/texts_test.mjs lists them.
// Texts that C++ never names (those of cards, lessons and paragraphs of the rules) have a number, but no enumerator in
// keys.hpp, so adding or removing one recompiles only the packed data.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';

/// The language that has every text: the keys and placeholders of the others are checked against it.
const reference = 'en';
const forms = ['one', 'other'];
/// The placeholders for names of players: a text can have another form for "You" in the place of each.
export const namePlaceholders = ['player', 'other'];
const marks = { '<b>': '\x02', '<hi>': '\x03', '<you>': '\x0f', '</b>': '\x04', '</hi>': '\x04', '</you>': '\x04' };
const seatColours = ['red', 'blue', 'green', 'yellow', 'purple']; // as record::Colour counts
const cardParts = ['title', 'name', 'line', 'full'];
const cardKey = new RegExp(`^card\\.([a-z0-9-]+)\\.(${cardParts.join('|')})$`);
const lessonName = /^lesson\.[a-z0-9-]+(\.about)?$/; // shown on the start page
const firstOfGuide = 0x4000; // the number of the guide's first key
/// Keys without an enumerator, besides those of cards: C++ never names them.
const dataKey = /^(lesson\.|search\.(?!ignored$)|rule\.(?!cards\.))/;

/// Returns a text of a file as { by, one, other, you }. `by` is empty without plural forms; `you` has a text without
/// `you` for each name that can be "You".
function rowOf(text) {
    if (typeof text === 'string') return { by: '', other: text, you: {} };
    if (text.named === undefined) return { ...text, you: {} };
    const you = Object.entries(text.you).map(([name, form]) => [name, rowOf(form)]);
    return { ...rowOf(text.named), you: Object.fromEntries(you) };
}

/// Returns the texts of a file or of one edition in it: { fail, rows }. fail(key, message) throws with the key's line.
function rowsOf(file, way, rows) {
    const fail = (key, message) => file.fail([...way, key], `"${key}": ${message}`);
    return { fail, rows: new Map(Object.entries(rows).map(([key, text]) => [key, rowOf(text)])) };
}

function readFile(root, name, code) {
    const file = readJson(root, name);
    if (file.value.language !== code) file.fail(['language'], `"language" must be "${code}"`);
    return { ...file, texts: rowsOf(file, ['texts'], file.value.texts) };
}

/// Returns the words by which a search finds paragraphs, and those it ignores: "search.<paragraph>", "search.ignored".
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

/// Returns the forms of a row, without those for "You".
export const namedForms = (row) => forms.map((form) => row[form]).filter((text) => text !== undefined);

/// Returns all forms of a row.
export const formsOf = (row) => [row, ...Object.values(row.you)].flatMap(namedForms);

const placeholdersOf = (row) => {
    const found = formsOf(row).flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]));
    return new Set(row.by ? [...found, row.by] : found);
};

/// Checks a language against English: it may have only English texts, with the same placeholders.
function check(language, base) {
    const known = new Set(base.placeholders);
    for (const { rows, fail } of [language.texts, ...language.editions.values()]) {
        for (const [key, row] of rows) {
            const original = base.texts.rows.get(key);
            if (!original) fail(key, `${base.code}.json has no such text`);
            const allowed = rows === base.texts.rows ? known : placeholdersOf(original);
            for (const name of placeholdersOf(row))
                if (!allowed.has(name)) fail(key, `{${name}} is not a placeholder of this text`);
            for (const name of Object.keys(row.you))
                if (!namedForms(row).some((form) => form.includes(`{${name}}`)))
                    fail(key, `has a form for {${name}}, but not {${name}}`);
            if (namedForms(row).some((form) => form.includes('<you>'))) fail(key, '<you> is only for forms in "you"');
        }
    }
}

/// Checks that every card has all of its texts.
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

/// Returns all languages, English first. Throws at invalid texts, but not at texts missing in other languages.
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

/// Returns the keys of English in the order of their numbers, in two parts: `table` (site/texts) and `guide`. In each,
/// keys with an enumerator (`named`) come first. `table` ends with four keys per card, in the order of the card `ids`.
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

/// Returns a map from key to number.
function numbersOf({ table, guide }) {
    return new Map([...table.map((key, i) => [key, i]), ...guide.map((key, i) => [key, firstOfGuide + i])]);
}

/// Returns a function that spells a key in the packed C++.
export function keySpelling([base]) {
    const order = orderOf(base);
    const numbers = numbersOf(order);
    const named = new Set(order.named);
    return (key) => (named.has(key) ? `Key::${pascal(key)}` : `Key{${numbers.get(key)}}`);
}

/// Returns the keys that differ in an edition in any language: [{ edition, key }], sorted by key, then by edition.
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
        if (seen.has(pascal(key))) base.texts.fail(key, `is too similar to "${seen.get(pascal(key))}"`);
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

/// The first key of the guide; all following ones belong to it, too.
inline constexpr int first_of_guide = ${firstOfGuide};

/// Texts that C++ never names have numbers without an enumerator: see key_named().
enum class Key : std::uint16_t
{
${order.named.map((key) => `    ${pascal(key)}${key === order.guide[0] ? ' = first_of_guide' : ''}`).join(',\n')}
};

} // namespace elgrande::words
`;
}

/// One line of the packed texts; see words/texts.hpp.
function line(row) {
    const plural = ({ by, one, other }) => (by ? ['', by, one, other].join('\x01') : other);
    const you = Object.entries(row?.you ?? {}).flatMap(([name, form]) => [name, plural(form)]);
    return [row ? plural(row) : '', ...you].join('\x07').replace(/<\/?(b|hi|you)>/g, (tag) => marks[tag]);
}

/// Returns the lines of a language's two parts. Keys that differ in an edition follow the table's.
function linesOf(language, base, order, exceptions) {
    const said = (key) => language.texts.rows.get(key) ?? base.texts.rows.get(key);
    const exceptional = exceptions.map(({ edition, key }) => language.editions.get(edition)?.rows.get(key));
    return {
        texts: [...order.table.map(said), ...exceptional].map(line),
        guide: order.guide.map(said).map(line),
    };
}

/// Returns a line as a C++ string literal.
function literal(text) {
    const escaped = text.replace(/["\\]/g, '\\$&');
    const octal = (mark) => mark.charCodeAt(0).toString(8).padStart(3, '0');
    const marked = ['\x01', '\x07', ...new Set(Object.values(marks))].reduce(
        (words, mark) => words.replaceAll(mark, `" "\\${octal(mark)}" "`),
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
// The standard requires 65,536 characters per literal; all compilers that we use take more.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
${languages
    .map(
        (language) => `constexpr std::array<std::string_view, part_count> ${language.code}_texts{
${Object.values(linesOf(language, base, order, exceptions))
    .map((lines) => lines.map((text) => `    ${literal(text)}`).join('\n'))
    .join(',\n')}};
`,
    )
    .join('\n')}
#pragma GCC diagnostic pop
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

constexpr std::array<EditionWording, ${exceptions.length}> exception_rows{{
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

std::span<const std::string_view> editions_with_wordings()
{
    return edition_ids;
}

std::span<const EditionWording> edition_wordings()
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
