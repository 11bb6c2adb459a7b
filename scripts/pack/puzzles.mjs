// Packs data/puzzles into a list with one line per puzzle: "GRADE LINK OBJECTIVE EDITION CARD", followed by the idea
// that it teaches in each language, each after a tab. The page fetches the list as site/puzzles.txt; native programs
// contain it as words/puzzles_data.cpp, see words/puzzles.hpp.
import { readJson } from './read-json.mjs';

const file = 'data/puzzles/collection.json';
const languages = ['en', 'de', 'es']; // in the order of words::Language

export function pack(root) {
    const { value, fail } = readJson(root, file);
    const links = new Set();
    value.puzzles.forEach(({ grade, link, teaches }, i) => {
        const before = value.puzzles[i - 1];
        if (links.has(link)) fail(['puzzles', i, 'link'], 'the puzzle appears twice');
        if (teaches && before && !before.teaches) fail(['puzzles', i, 'teaches'], 'puzzles that teach come first');
        if (!teaches && before && !before.teaches && grade < before.grade)
            fail(['puzzles', i, 'grade'], 'easier puzzles come first');
        links.add(link);
    });
    const lines = value.puzzles.map(({ grade, link, objective, edition, card, teaches }) => {
        const morals = teaches ? languages.map((language) => `\t${teaches[language]}`).join('') : '';
        return `${grade} ${link} ${objective} ${edition} ${card}${morals}\n`;
    });
    const source = `// Made by scripts/pack/puzzles.mjs from ${file}.
#include "words/puzzles.hpp"

namespace elgrande::words
{

std::string_view puzzle_list()
{
#ifdef ELGRANDE_TEXTS_APART
    return {};
#else
    return
${lines.map((line) => `        ${JSON.stringify(line)}`).join('\n')};
#endif
}

} // namespace elgrande::words
`;
    return [
        { file: 'words/puzzles_data.cpp', text: source },
        { file: 'site/puzzles.txt', text: lines.join('') },
    ];
}
