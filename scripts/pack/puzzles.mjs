// Packs data/puzzles into a list with one line per puzzle: "GRADE.WITHIN LINK OBJECTIVE EDITION CARD IDEAS", where
// WITHIN has two digits, and IDEAS are the ids of its ideas, joined by commas, or "-"; followed by the sentence about
// the idea that it teaches in each language, each after a tab. The page fetches the list as site/puzzles.txt; native
// programs contain it as words/puzzles_data.cpp, see words/puzzles.hpp.
import { readJson } from './read-json.mjs';
import { readLanguages } from './texts.mjs';

const file = 'data/puzzles/collection.json';

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
    const languages = readLanguages(root);
    const sentence = (idea, { texts }) => texts.rows.get(`idea.${idea.replaceAll('-', '_')}_says`)?.other;
    const lines = value.puzzles.map(({ grade, within, link, objective, edition, card, ideas = [], teaches }, i) => {
        for (const idea of ideas)
            if (!sentence(idea, languages[0])) fail(['puzzles', i, 'ideas'], `there is no text for the idea ${idea}`);
        if (teaches && !ideas.includes(teaches)) fail(['puzzles', i, 'teaches'], 'the puzzle does not have this idea');
        const morals = teaches ? languages.map((language) => `\t${sentence(teaches, language)}`).join('') : '';
        const level = `${grade}.${String(within).padStart(2, '0')}`;
        return `${level} ${link} ${objective} ${edition} ${card} ${ideas.join(',') || '-'}${morals}\n`;
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
