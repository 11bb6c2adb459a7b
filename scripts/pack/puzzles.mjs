// Packs data/puzzles into a list, a puzzle a line: "GRADE LINK". The page fetches it as site/puzzles.txt; native
// programs have it as words/puzzles_data.cpp, see words/puzzles.hpp.
import { readJson } from './read-json.mjs';

const file = 'data/puzzles/collection.json';

export function pack(root) {
    const { value, fail } = readJson(root, file);
    const links = new Set();
    value.puzzles.forEach(({ grade, link }, i) => {
        if (links.has(link)) fail(['puzzles', i, 'link'], 'the puzzle is there twice');
        if (i > 0 && grade < value.puzzles[i - 1].grade) fail(['puzzles', i, 'grade'], 'easier ones come first');
        links.add(link);
    });
    const lines = value.puzzles.map(({ grade, link }) => `${grade} ${link}\n`);
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
