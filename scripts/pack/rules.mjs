// Packs data/rules/book.json, which has the order of the paragraphs of the rules, when each of them applies, and what
// it explains, into words/topics.hpp and words/book_data.cpp. texts.mjs packs their texts.
import fs from 'node:fs';
import path from 'node:path';
import { bitsOf, modulesOf } from './cards.mjs';
import { readJson } from './read-json.mjs';
import { definition } from './schema.mjs';
import { keySpelling, pascal, readLanguages } from './texts.mjs';

const book = 'data/rules/book.json';
const keywordsFile = 'data/rules/words.json';
const shows = { texts: 'Texts', cards: 'Cards', keys: 'Keys' };

/// Reads and checks the keywords of paragraphs. Returns { paragraphs, checkIds(ids) }. texts.mjs packs the words.
function readWords(root, codes) {
    const { value, fail } = readJson(root, keywordsFile);
    const listed = (rows, way) => {
        const stray = Object.keys(rows).find((code) => !codes.includes(code));
        if (stray) fail([...way, stray], `"${stray}" is not a language`);
        const missing = codes.find((code) => rows[code] === undefined);
        if (missing) fail(way, `"${missing}" is missing`);
        return codes.map((code) => rows[code]);
    };
    const paragraphs = Object.entries(value.paragraphs).map(([id, rows]) => [id, listed(rows, ['paragraphs', id])]);
    const checkIds = (ids) => {
        const stray = Object.keys(value.paragraphs).find((id) => !ids.includes(id));
        if (stray) fail(['paragraphs', stray], `${book} has no paragraph "${stray}"`);
    };
    listed(value.ignored, ['ignored']);
    return { paragraphs: new Map(paragraphs), checkIds };
}

function readBook(root, circumstances, pictures) {
    const {
        value: { groups, chapters },
        fail,
    } = readJson(root, book);
    const languages = readLanguages(root);
    const english = languages[0].texts.rows;
    const spelled = keySpelling(languages);
    const modules = modulesOf(root);
    const editions = fs
        .readdirSync(path.join(root, 'data/editions'))
        .map((file) => readJson(root, `data/editions/${file}`).value)
        .sort((a, b) => a.number - b.number)
        .map(({ id }) => id);
    const editionsOf = (named, way) => {
        if (named === 'all') return undefined;
        const ids = Array.isArray(named) ? named : groups[named];
        if (!ids) fail(way, `"groups" has no "${named}"`);
        const stray = ids.find((id) => !editions.includes(id));
        if (stray) fail(way, `"${stray}" is not an edition`);
        return ids;
    };
    const keyOf = (id, way) => {
        if (!english.has(id)) fail(way, `data/rules/en.json has no "${id}"`);
        return spelled(id);
    };
    const all = chapters.flatMap(({ paragraphs }) => paragraphs);
    const words = readWords(
        root,
        languages.map(({ code }) => code),
    );
    const topics = [...new Set(all.flatMap(({ explains }) => explains ?? []))];
    if (topics.length > 64) fail([], 'explains more than 64 things');
    const rows = [];
    const packed = chapters.map((chapter, c) => {
        const first = rows.length;
        for (const [p, row] of chapter.paragraphs.entries()) {
            const way = ['chapters', c, 'paragraphs', p];
            const explains = (row.explains ?? []).reduce(
                (sum, topic) => sum | (1n << BigInt(topics.indexOf(topic))),
                0n,
            );
            rows.push(
                [
                    keyOf(`rule.${chapter.id}.${row.id}`, [...way, 'id']),
                    bitsOf(editionsOf(row.editions, [...way, 'editions']), editions),
                    bitsOf(row.players, [0, 1, 2, 3, 4, 5]),
                    row.rounds ?? 0,
                    bitsOf(row.modules, modules),
                    bitsOf(row.without, modules),
                    bitsOf(row.when, circumstances),
                    row.example === true,
                    `0x${explains.toString(16)}U`,
                    `Picture::${pascal(row.picture ?? 'none')}`,
                    words.paragraphs.has(`${chapter.id}.${row.id}`)
                        ? keyOf(`search.${chapter.id}.${row.id}`, way)
                        : 'std::nullopt',
                ].join(', '),
            );
        }
        return [
            keyOf(`rule.${chapter.id}`, ['chapters', c, 'id']),
            first,
            rows.length - first,
            chapter.choice === true,
            `ChapterContents::${shows[chapter.shows ?? 'texts']}`,
        ].join(', ');
    });
    words.checkIds(chapters.flatMap(({ id, paragraphs }) => paragraphs.map((row) => `${id}.${row.id}`)));
    const captions = pictures.map((id) =>
        [`rule.picture.${id}`, `rule.picture.${id}_seen`].map((key) => keyOf(key, [])).join(', '),
    );
    return { topics, rows, packed, captions };
}

export function pack(root) {
    const circumstances = definition(root, 'book', 'circumstance').enum;
    const pictures = definition(root, 'book', 'picture').enum;
    const { topics, rows, packed, captions } = readBook(root, circumstances, pictures);
    const topicsFile = `// Written by scripts/pack/rules.mjs from ${book}.
#pragma once

#include <cstdint>

namespace elgrande::words
{

/// The things that paragraphs of the rules explain.
enum class Topic : std::uint8_t
{
${topics.map((topic) => `    ${pascal(topic)}`).join(',\n')}
};

inline constexpr int topic_count = ${topics.length};

/// Conditions under which a paragraph applies.
enum class Circumstance : std::uint8_t
{
${circumstances.map((name) => `    ${pascal(name.replaceAll(' ', '-'))}`).join(',\n')}
};

/// The picture below a paragraph.
enum class Picture : std::uint8_t
{
    None,
${pictures.map((name) => `    ${pascal(name)}`).join(',\n')}
};

inline constexpr int picture_count = ${pictures.length}; ///< without None

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

constexpr std::array<PictureRow, ${captions.length}> picture_rows{{
${captions.map((row) => `    {${row}}`).join(',\n')}
}};

} // namespace

const PictureRow& row_of(Picture picture)
{
    return picture_rows[static_cast<std::size_t>(picture) - 1];
}

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
    return [
        { file: 'words/topics.hpp', text: topicsFile },
        { file: 'words/book_data.cpp', text: bookFile },
    ];
}
