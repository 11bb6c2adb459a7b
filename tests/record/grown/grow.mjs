// Makes a copy of rules and records with additions: node grow.mjs ROOT OUT. Its data have more cards, in other orders;
// its program has one more place and one more kind of action among the others. tests/record/kept_test.cpp is also
// compiled with it: everything written earlier must open and keep its meaning.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [root, out] = process.argv.slice(2);
const mark = path.join(out, 'grown.stamp');

const at = (name) => path.join(out, name);
const read = (name) => fs.readFileSync(at(name), 'utf8');
const written = new Map();
const write = (name, text) => written.set(name, text);
const source = (name) => fs.readFileSync(path.join(root, name), 'utf8');

/// Returns the files below a folder, by their paths in the project.
const below = (folder) =>
    fs
        .readdirSync(path.join(root, folder), { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? below(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));

/// Replaces a text that must occur exactly once.
function edit(name, from, to) {
    const text = written.get(name);
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`tests/record/grown/grow.mjs: ${name} has not one ${from}`);
    write(name, parts.join(to));
}

function editJson(name, change) {
    const value = JSON.parse(written.get(name));
    change(value);
    write(name, JSON.stringify(value, null, 2));
}

for (const folder of ['src/rules', 'src/record', 'scripts', 'data/cards', 'data/editions', 'data/schema']) {
    for (const name of below(folder).filter((file) => !file.includes('node_modules'))) write(name, source(name));
}
write('data/modifiers.json', source('data/modifiers.json'));

// --- cards: one more in each stack, in the middle of the rows, whose order is reversed

const card = (number, stack, more = {}) => ({
    number,
    id: `grown-${stack}`,
    stack,
    copies: 1,
    effect: { move: { any: 1 } },
    source: 'tests/record/grown',
    ...more,
});
const addedIn = {
    classic: [1, 2, 3, 4].map((stack) => [stack]),
    'big-box': [1, 2, 3, 4].map((stack) => [stack]),
    2023: [1, 2, 3, 4].map((stack) => [stack]),
    colonies: [[7, { places: 2 }]],
    grandissimo: [[6, { places: 2 }]],
};
for (const [name, rows] of Object.entries(addedIn)) {
    editJson(`data/cards/${name}.json`, (file) => {
        const last = file.cards.length;
        file.cards.reverse();
        for (const [i, [stack, more]] of rows.entries()) {
            file.cards.splice(5 + 3 * i, 0, card(last + 1 + i, stack, more));
        }
    });
}
// A set of power cards has no room for one more own card, so the new card is one that lies beside the board.
editJson('data/cards/intrigue.json', (file) => {
    const beside = { number: file.cards.length + 1, id: 'grown', effect: { move: { any: 1 } }, source: 'tests/record' };
    file.cards.splice(-1, 0, beside);
});
editJson('data/modifiers.json', (file) => file.modifiers.reverse());
edit('src/rules/cards/card.hpp', /stack_slots = \d+;/, 'stack_slots = 14;');
edit('src/rules/state.hpp', 'sizeof(State) <= 768', 'sizeof(State) <= 800');

// --- a place where caballeros can stand, before others in the enum

edit('src/rules/place.hpp', '    Mediterranean,\n', '    Mediterranean,\n    Grown,\n');
edit('src/rules/place.hpp', 'board_place_count = 15;', 'board_place_count = 16;');
edit(
    'src/rules/place.hpp',
    /PlaceRow\{Place::Mediterranean, [^}]*\},/,
    'PlaceRow{Place::Mediterranean, PlaceKind::Overseas, 18}, PlaceRow{Place::Grown, PlaceKind::Overseas, 19},',
);
edit('src/record/notation/words.cpp', '"Mediterranean",', '"Mediterranean", "Grown",');

// --- a kind of action, before most others in the enum

edit('src/rules/action.hpp', /\n {4}Recall,/, '\n    Grown,\n    Recall,');
edit(
    'src/rules/action.hpp',
    '    {.kind = ActionKind::Recall,',
    '    {.kind = ActionKind::Grown, .wire = 100},\n    {.kind = ActionKind::Recall,',
);

for (const [name, text] of written) {
    if (fs.existsSync(at(name)) && read(name) === text) continue;
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), text);
}
const { check } = await import(pathToFileURL(at('scripts/pack/schema.mjs')));
const wrong = check(out).filter((line) => line.startsWith('data/cards') || line.startsWith('data/modifiers'));
if (wrong.length > 0) throw new Error(wrong.join('\n'));
const { pack } = await import(pathToFileURL(at('scripts/pack/cards.mjs')));
for (const { file, text } of pack(out)) {
    fs.mkdirSync(path.dirname(at(`generated/${file}`)), { recursive: true });
    if (!fs.existsSync(at(`generated/${file}`)) || read(`generated/${file}`) !== text)
        fs.writeFileSync(at(`generated/${file}`), text);
}
// Files that the project no longer has would be compiled, too.
for (const entry of fs.readdirSync(at('src'), { recursive: true, withFileTypes: true })) {
    const file = path.relative(out, path.join(entry.parentPath ?? entry.path, entry.name));
    if (entry.isFile() && !written.has(file)) fs.rmSync(at(file));
}
fs.writeFileSync(mark, '');
