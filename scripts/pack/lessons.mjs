// Packs data/lessons/<lesson>.json and the records that they play into words/lessons_data.cpp; see words/lessons.hpp.
// texts.mjs packs the texts of the steps. tests/app/lesson/lesson_test.cpp checks that the records can be played.
import fs from 'node:fs';
import path from 'node:path';
import { bitsOf, editionEnumerator, modulesOf } from './cards.mjs';
import { readJson } from './read-json.mjs';
import { definition } from './schema.mjs';
import { keySpelling, pascal, readLanguages } from './texts.mjs';

const folder = 'data/lessons';
/// Places of expansions that a lesson may highlight.
const beyondSpain = ['france', 'portugal', 'ship', 'america', 'mediterranean'];

/// Returns a record without comments and blank lines; its edition, modules and number of players; and its actions in
/// order, spelled as in the file.
function readRecord(root, name) {
    const lines = fs
        .readFileSync(path.join(root, name), 'utf8')
        .split(/\r?\n/)
        .map((line) => line.replace(/#.*/, '').trim())
        .filter((line) => line !== '');
    const stated = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    return {
        text: lines.join('\n'),
        edition: stated('Edition').toLowerCase(),
        modules: stated('Modules').split(', '),
        players: lines.filter((line) => line.startsWith('Player: ')).length,
        actions: lines.slice(1).filter((line) => !line.includes(':')),
    };
}

/// Returns a highlight as words::Light.
function lightOf(light, places, refuse) {
    const [what, number] = light.split(' ');
    if (number) return `{Light::Kind::${pascal(what)}, ${number}}`;
    if (light === 'king') return '{Light::Kind::King}';
    if (!places.includes(light)) refuse(`"${light}" is not a place`);
    return `{Light::Kind::Place, 0, Place::${pascal(light)}}`;
}

/// Returns the steps as words::LessonStep, with the moments at which they begin and end. A moment is the number of
/// actions of the record that have been played.
function packSteps({ id, steps }, record, { keyOf, places, fail }) {
    let moment = 0;
    return steps.map((step, i) => {
        const refuse = (message) => fail(['steps', i], message);
        const ways = ['plays', 'asks', 'before'].filter((way) => step[way] !== undefined);
        if (step.times && step.plays === undefined) refuse('"times" goes with "plays"');
        if (ways.length > 1) refuse(`a step has only one of ${ways.map((way) => `"${way}"`).join(' and ')}`);
        const line = step[ways[0]];
        let found = line === undefined ? moment : record.actions.indexOf(line, moment);
        for (let time = 1; time < (step.times ?? 1) && found >= 0; ++time)
            found = record.actions.indexOf(line, found + 1);
        if (found < 0) refuse(`the record has no such line from here on: "${line}"`);
        if (step.asks !== undefined && found !== moment) refuse(`the next line is "${record.actions[moment]}"`);
        const begins = step.plays !== undefined ? moment : found;
        moment = step.plays !== undefined || step.asks !== undefined ? found + 1 : found;
        const says = keyOf(`${id}.${step.id}`, ['steps', i]);
        const hint = step.asks !== undefined ? keyOf(`${id}.${step.id}.hint`, ['steps', i]) : says;
        const lights = (step.lights ?? []).map((light) => lightOf(light, places, refuse));
        if (lights.length > 3) refuse('more than 3 lights');
        return `{${says}, ${hint}, ${begins}, ${moment}, ${step.asks !== undefined}, {{${lights.join(', ')}}}}`;
    });
}

/// Returns what the lesson teaches as the fields of words::LessonRow: edition, modules, players.
function packTeaches({ teaches, record: name }, record, modules, fail) {
    const refuse = (what) => fail(['teaches', what], `${name} has other ${what}`);
    if (teaches.edition !== record.edition) fail(['teaches', 'edition'], `${name} is of "${record.edition}"`);
    if (teaches.modules?.some((module) => !record.modules.includes(module))) refuse('modules');
    if (teaches.players !== undefined && teaches.players !== record.players) refuse('players');
    const bits = bitsOf(teaches.modules, modules);
    return `Edition::${editionEnumerator(teaches.edition)}, Modules{${bits}}, ${teaches.players ?? 0}`;
}

function readLesson(root, name, { english, spelled, places }) {
    const { value, fail } = readJson(root, name);
    const keyOf = (id, way) => {
        if (!english.has(`lesson.${id}`)) fail(way, `data/lessons/en.json has no "lesson.${id}"`);
        return spelled(`lesson.${id}`);
    };
    if (`${folder}/${value.id}.json` !== name) fail(['id'], `"id" must be "${path.basename(name, '.json')}"`);
    if (!fs.existsSync(path.join(root, value.record))) fail(['record'], `there is no ${value.record}`);
    const twice = value.steps.findIndex(({ id }, i) => value.steps.findIndex((step) => step.id === id) < i);
    if (twice >= 0) fail(['steps', twice], `the step "${value.steps[twice].id}" appears twice`);
    const record = readRecord(root, value.record);
    return {
        ...value,
        fail,
        name: pascal(value.id),
        title: keyOf(value.id, ['id']),
        about: keyOf(`${value.id}.about`, ['id']),
        taught: packTeaches(value, record, modulesOf(root), fail),
        text: record.text,
        packed: packSteps(value, record, { keyOf, places, fail }),
    };
}

/// Returns all lessons, sorted by the numbers of their editions, then by their own.
export function readLessons(root) {
    const languages = readLanguages(root);
    const english = languages[0].texts.rows;
    const spelled = keySpelling(languages);
    const places = [...definition(root, 'names', 'region').enum, 'castillo', ...beyondSpain];
    const editions = new Map(
        fs
            .readdirSync(path.join(root, 'data/editions'))
            .map((file) => readJson(root, `data/editions/${file}`).value)
            .map(({ id, number }) => [id, number]),
    );
    const orderOf = ({ teaches, number }) => 100 * editions.get(teaches.edition) + number;
    const lessons = fs
        .readdirSync(path.join(root, folder))
        .filter((file) => /^[^.]{3,}\.json$/.test(file))
        .map((file) => readLesson(root, `${folder}/${file}`, { english, spelled, places }))
        .sort((a, b) => orderOf(a) - orderOf(b));
    for (const [i, lesson] of lessons.entries()) {
        const before = lessons[i - 1];
        if (i > 0 && orderOf(before) === orderOf(lesson)) {
            lesson.fail(['number'], `${lesson.number} is the number of "${before.id}", of the same edition`);
        }
    }
    return lessons;
}

export function pack(root) {
    const lessons = readLessons(root);
    const quoted = (text) =>
        text
            .split('\n')
            .map((line) => `    ${JSON.stringify(`${line}\n`)}`)
            .join('\n');
    const text = `// Written by scripts/pack/lessons.mjs from ${folder}.
#include "words/lessons.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

${lessons
    .map(
        (lesson) => `constexpr std::string_view record_of_${lesson.name} =
${quoted(lesson.text)};

constexpr std::array<LessonStep, ${lesson.packed.length}> steps_of_${lesson.name}{{
${lesson.packed.map((step) => `    ${step}`).join(',\n')}
}};
`,
    )
    .join('\n')}
constexpr std::array<LessonRow, ${lessons.length}> rows{{
${lessons
    .map(
        (lesson) =>
            `    {"${lesson.id}", ${lesson.title}, ${lesson.about}, ${lesson.taught}, record_of_${lesson.name}, ` +
            `steps_of_${lesson.name}, ${lesson['plays on'] === true}}`,
    )
    .join(',\n')}
}};

} // namespace

std::span<const LessonRow> lessons()
{
    return rows;
}

} // namespace elgrande::words
`;
    return [{ file: 'words/lessons_data.cpp', text }];
}
