// Packs editions and their action cards into rules/catalogue_data.inc, after checking what data/schema cannot express.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';
import { definition } from './schema.mjs';

const allOfThem = 'all_of_them'; // rules/cards/card.hpp

/// The places where caballeros can stand, in the order of enum Place.
const placesOnBoard = [
    'galicia',
    'basque-country',
    'aragon',
    'catalonia',
    'old-castile',
    'new-castile',
    'seville',
    'granada',
    'valencia',
    'castillo',
    'france',
    'portugal',
    'ship',
    'america',
    'mediterranean',
];

const kingGoes = {
    'any region': 'Anywhere',
    neighbour: 'ToNeighbour',
    abroad: 'Abroad',
    castillo: 'ToCastillo',
    fewest: 'ToFewest',
    most: 'ToMost',
    grande: 'ToAnyGrande',
};
const scorings = {
    chosen: 'Chosen',
    'first values': 'FirstValues',
    castillo: 'Castillo',
    'first ranks': 'FirstRanks',
    most: 'Most',
    fewest: 'Fewest',
    'unique disks': 'UniqueDisks',
    'own two': 'OwnTwo',
    listed: 'Listed',
};

/// The verbs of data/schema/effect.schema.json whose enumerator or arguments have other names in C++: the enumerator,
/// and the fields of struct Effect for the arguments. For all others the enumerator is the name in CamelCase, and the
/// fields are the arguments: { "call back": { "count": 2 } } is {.verb = Verb::CallBack, .count = 2}.
const verbs = {
    move: [
        'Move',
        ({ own, foreign, any, black, from, inquisitor }) => ({
            own,
            foreign,
            any: any ?? black,
            one_region: from === 'one region' || undefined,
            black: black && true,
            inquisitor,
            overseas: from === 'overseas' || undefined,
        }),
    ],
    'place anywhere': ['PlaceAnywhere', ({ count, castillo = false }) => ({ count, with_castillo: castillo })],
    'send back from court': ['SendBack'],
    'return from regions or court': ['ReturnAny'],
    'dismiss one': ['Dismiss', ({ who }) => ({ everyone: who === 'everyone' })],
    'return by disk': ['DiskReturn'],
    score: [
        'Score',
        ({ places, values = [], castillo = false, king, regions }) => ({
            scoring: `Scoring::${scorings[places]}`,
            first_values: bits(values),
            with_castillo: castillo,
            without_king: king && true,
            listed: regions && bitsOf(regions, placesOnBoard),
        }),
    ],
    'keep veto': ['KeepVeto', ({ from }) => ({ at_once: from && true })],
    'move scoreboard': ['MoveBoard'],
    'move king': [
        'MoveKing',
        ({ to, stay, along, grandes }) => ({
            count: along,
            king: `KingGoes::${kingGoes[to]}`,
            may_stay: stay,
            with_grandes: grandes && true,
        }),
    ],
    'move grande': ['MoveGrande', ({ whose, along }) => ({ count: along, everyone: whose === 'any' })],
    'take back power card': ['TakeBack'],
    'reinforce court': ['Reinforce', ({ count, recall = false, fewer = false }) => ({ count, recall, fewer })],
    'place far': ['Infiltrate', () => ({ far: true })],
    'place more': ['Infiltrate'],
    'send grandes': ['SendGrandes', ({ when }) => ({ later: when === 'next general scoring' })],
    'move limit table': ['MoveTable', ({ score }) => ({ then_score: score })],
    'take figure': ['TakeFigure', ({ which }) => ({ inquisitor: which === 'inquisitor' })],
    'take region card': ['TakeRegionCard', (args) => ({ allies: args.for === 'alliance' })],
    'move at scoring': ['KeepMoves'],
};

/// Returns a name of data/ in CamelCase.
const camelCase = (name) => name.replace(/(?:^|[ -])([a-z])/g, (_, letter) => letter.toUpperCase());

/// Returns the enumerator of an edition in rules/setup.hpp: KingColonies for king-colonies, Edition2023 for 2023.
export const editionEnumerator = (id) => {
    const name = camelCase(id);
    return /^\d/.test(name) ? `Edition${name}` : name;
};

const bits = (numbers) => numbers.reduce((sum, number) => sum | (1 << number), 0);

/// Returns a bit set: bit i is set if all[i] is one of `names`. All names must be in `all`.
export const bitsOf = (names = [], all) => bits(names.map((name) => all.indexOf(name)));

/// Returns the ids of all modules, in the order of their bits.
export const modulesOf = (root) => definition(root, 'names', 'module').enum;

/// Returns an effect of data/ as an Effect in C++. Designated initialisers require the fields in the order of the
/// struct: a verb with several arguments lists them in `verbs`.
function effect(spec) {
    const [[name, args]] = Object.entries(spec);
    const [verb, fieldsOf = (fields) => fields] = verbs[name] ?? [camelCase(name)];
    const fields = Object.entries(fieldsOf(args))
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => `.${field} = ${value === 'all' ? allOfThem : value}`);
    return `Effect{${[`.verb = Verb::${verb}`, ...fields].join(', ')}}`;
}

const provenances = {
    undefined: 'RuleBook',
    hinted: 'Hinted',
    reconstructed: 'Reconstructed',
    invented: 'Invented',
};

/// Returns a row with the fields that it omits, taken from the row with the same id in the edition that it is "like".
function whole(row, editions, fail) {
    if (!('like' in row)) return row;
    const found = editions.get(row.like)?.rows.find((other) => other.id === row.id);
    if (!found) fail(['like'], `"${row.like}" has no card "${row.id}"`);
    const like = { ...found };
    delete like.provenance;
    delete like['filled in'];
    if ('choose' in row) delete like.effect;
    if ('effect' in row) delete like.choose;
    return { ...like, ...row };
}

/// Returns the cards of a file: { rows, fail(index, way, message) }.
function readCards(root, name, editions) {
    const { value, fail: failAt } = readJson(root, name);
    const fail = (index, way, message) => failAt(['cards', index, ...way], message);
    const rows = value.cards.map((row, i) => whole(row, editions, (way, message) => fail(i, way, message)));
    rows.forEach(({ id }, i) => {
        if (rows.findIndex((other) => other.id === id) < i) fail(i, ['id'], `the card "${id}" appears twice`);
    });
    checkNumbers(value, failAt);
    return { rows, fail };
}

/// Checks that numbers are unique and without gaps but for retired ones, because links and saves name cards by them.
function checkNumbers({ cards, 'retired numbers': retired = [] }, fail) {
    const taken = new Map(retired.map((number) => [number, 'a card that is retired']));
    cards.forEach(({ id, number }, i) => {
        if (taken.has(number)) fail(['cards', i, 'number'], `the number ${number} is that of ${taken.get(number)}`);
        taken.set(number, `the card "${id}"`);
    });
    for (let number = 1; number <= Math.max(...taken.keys()); ++number) {
        if (!taken.has(number)) fail(['cards'], `no card has the number ${number}, and it is not retired`);
    }
}

/// Added to the numbers of an expansion's cards, so that all cards of a game have different numbers.
const addedNumbers = 127; // rules/setup.hpp

const lastNumber = (rows, offset) => offset + Math.max(...rows.map(({ number }) => number));

/// Returns a row of all_cards. `offset` is added to the card's number; `modules` and `guesses` are the names of all of
/// them, in the order of their bits.
function card(row, offset, modules, guesses) {
    const effects = (row.choose ?? [row.effect]).map(effect);
    const { stack = 0, copies = 0, value = 0, recruits = 0, places = stack, discs = {}, symbol } = row;
    const must = stack === 0 && !row.may;
    return (
        `    {"${row.id}", ${row.number + offset}, ${stack}, ${copies}, ` +
        `Modules{${bitsOf(row.modules, modules)}}, ${effects.length}, ` +
        `{${effects.join(', ')}}, Provenance::${provenances[row.provenance]}, ` +
        `Guesses{${bitsOf(row['filled in'], guesses)}}, ${JSON.stringify(row.source)}, ` +
        `${value}, ${recruits}, ${must}, ${places}, ${discs.gold ?? 0}, ${discs.wares ?? 0}, ` +
        `${symbol === 'ship'}, ${symbol === 'prison'}},`
    );
}

/// Returns the table of modifiers, sorted by number.
function modifiers(root) {
    const { value, fail } = readJson(root, 'data/modifiers.json');
    value.modifiers.forEach(({ number }, i) => {
        const first = value.modifiers.findIndex((other) => other.number === number);
        if (first < i) fail(['modifiers', i, 'number'], `${number} is the number of "${value.modifiers[first].id}"`);
    });
    const rows = [...value.modifiers]
        .sort((a, b) => a.number - b.number)
        .map(
            (row) =>
                `    {"${row.id}", ${row.value}, ${row.effect !== undefined}, ` +
                `${row.effect ? effect(row.effect) : 'Effect{}'}},`,
        );
    return ['constexpr std::array<Modifier, modifier_count> modifier_rows{{', ...rows, '}};'];
}

/// Returns the table of the regions' neighbours, after checking that neighbours name each other.
function places(edition, fail) {
    const ids = edition.places.map((place) => place.id);
    for (const [i, place] of edition.places.entries()) {
        for (const other of place.neighbours) {
            const back = edition.places.find((p) => p.id === other)?.neighbours.includes(place.id);
            if (!back) fail(['places', i, 'neighbours'], `${other} does not name ${place.id} as its neighbour`);
        }
    }
    const masks = edition.places.map((place) => bitsOf(place.neighbours, ids));
    return [`constexpr std::array<std::uint16_t, place_count> neighbour_bits{${masks.join(', ')}};`];
}

/// Returns the table of scoreboards: those of Spain and of the regions that an expansion adds.
function boards(editions) {
    const found = editions.flatMap(({ edition }) => [...edition.places, ...(edition['new regions'] ?? [])]);
    const rows = placesOnBoard.map((id) => found.find((place) => place.id === id)?.board ?? [0, 0, 0]);
    const list = rows.map((row) => `{${row.join(', ')}}`).join(', ');
    return `constexpr std::array<ScoreValues, board_place_count> printed_score_values{{${list}}};`;
}

/// The regions outside of Spain where the King can be, in the order of enum Place.
const abroad = ['france', 'portugal'];

/// Returns the regions on which France and Portugal border, from the edition that states them.
function placesAbroad(editions) {
    const { edition } = editions.find((found) => 'abroad' in found.edition);
    const ids = edition.places.map((place) => place.id);
    const masks = abroad.map((id) => bitsOf(edition.abroad.find((place) => place.id === id).neighbours, ids));
    return `constexpr std::array<std::uint16_t, ${masks.length}> neighbour_bits_abroad{${masks.join(', ')}};`;
}

/// Returns the number of cards in a stack, without those of modules.
const sizeOfStack = (rows, stack) =>
    rows.filter((row) => row.stack === stack && !row.modules).reduce((sum, row) => sum + row.copies, 0);

/// Returns the number of cards in the largest of the stacks 1 to 5 of all editions, with those of all modules.
function largestStack(editions) {
    const sizes = editions.flatMap(({ rows }) =>
        [1, 2, 3, 4, 5].map((stack) =>
            rows.filter((row) => row.stack === stack).reduce((sum, row) => sum + row.copies, 0),
        ),
    );
    return Math.max(...sizes);
}

/// The number of cards that each of the stacks 1 to 4 must have: one for each round.
const leastInStack = 9;

/// Checks the number of cards in each stack, without those of modules. Stack 5 has only the King card. An expansion and
/// an edition with hands of cards have no such numbers. The compiler checks that no stack is too large.
function checkStacks({ edition, rows, own, fail, failRow }) {
    // Setup::cards_left_out has one bit per card.
    const high = own.findIndex(({ stack, number }) => edition.base && stack === 6 && number > 32);
    if (high >= 0) failRow(high, ['number'], 'the cards of the sixth stack have numbers up to 32');
    if ('intrigue card' in edition || edition.base) return;
    const above = rows.findIndex((row) => row.stack > 5);
    if (above >= 0) failRow(above, ['stack'], `stack ${rows[above].stack} is only in games with the colonies`);
    for (let stack = 1; stack <= 4; ++stack) {
        const size = sizeOfStack(rows, stack);
        if (size < leastInStack)
            fail(['cards'], `stack ${stack} has ${size} cards, fewer than the ${leastInStack} rounds`);
    }
    if (sizeOfStack(rows, 5) !== 1)
        fail(['cards'], `stack 5 has ${sizeOfStack(rows, 5)} cards, not only the King card`);
    const regency = rows.filter((row) => row.modules?.includes('new-regency'));
    const stray = regency.find((row) => row.stack !== 5);
    if (stray) failRow(rows.indexOf(stray), ['modules'], 'the cards of New Regency are stack 5');
    if (edition.modules?.includes('new-regency') && regency.length !== 10) {
        fail(['modules'], `New Regency has ${regency.length} cards, not 10`);
    }
}

/// The rules that differ between editions: name → [bool field of EditionRow, the value in data that sets it].
const switches = {
    veto: ['veto_stops_all', 'whole action'],
    'scored regions': ['active_orders_scorings', "in the active player's order"],
    'evicted caballeros': ['evicted_must_move', 'must move'],
};

/// Returns the fields of an edition whose players choose hands of cards; none for other editions.
function handFields({ edition, rows, fail, failRow }, first) {
    if (!('intrigue card' in edition)) return [];
    const deck = rows.filter((row) => 'value' in row);
    deck.forEach((row, i) => {
        if (rows[i] !== row) failRow(rows.indexOf(row), ['value'], 'the cards for hands come first');
        if (i > 0 && row.value <= deck[i - 1].value) failRow(i, ['value'], 'it must be above that of the card before');
    });
    if (deck.length < 13 || deck.length > 31) fail(['cards'], `a deck has 13 to 31 cards, not ${deck.length}`);
    const intrigue = rows.findIndex((row) => row.id === edition['intrigue card']);
    if (intrigue < 0) fail(['intrigue card'], `"${edition['intrigue card']}" is not a card of this edition`);
    const numbers = [2, 3, 4, 5].map((players) => {
        const list = edition['caballero cards'][`${players} players`];
        if (list.some((number, i) => number >= list[i - 1])) fail(['caballero cards'], 'the highest comes first');
        return `{${list.join(', ')}}`;
    });
    const suggested = ['first deck', 'whole deck'].map((choice) => {
        const sets = ['many caballeros', 'strong actions'].map((kind) => {
            const values = edition['suggested hands'][kind][choice];
            const at = ['suggested hands', kind, choice];
            return `0x${values
                .reduce((set, value) => {
                    const number = deck.findIndex((row) => row.value === value) + 1;
                    if (number === 0) fail(at, `no card has the value ${value}`);
                    if (choice === 'first deck' && value % 10 !== 0) fail(at, `${value} is not in the first deck`);
                    return set + 2 ** number;
                }, 0)
                .toString(16)}U`;
        });
        return `{${sets.join(', ')}}`;
    });
    return [
        `.deck_size = ${deck.length}`,
        `.suggested_hands = {{${suggested.join(', ')}}}`,
        `.intrigue_card = ${first + intrigue}`,
        `.caballero_cards = {{${numbers.join(', ')}}}`,
    ];
}

/// The stacks of an expansion that may hold a single card, offered in every round, and that card's field of EditionRow.
const soleCards = [
    [6, 'inquisitor_card'],
    [7, 'queen_card'],
];

/// Returns a row of the table of editions. `first` is the index of the edition's first card in all_cards; `added` has
/// the index `first` and the `rows` of the cards that an expansion adds, and is undefined for other editions.
function editionRow({ edition, rows, fail, failRow }, first, added, modules) {
    const king = rows.findIndex((row) => row.id === edition['king card']);
    if (king < 0) fail(['king card'], `the King card "${edition['king card']}" is not a card of this edition`);
    const hands = handFields({ edition, rows, fail, failRow }, first);
    const fields = Object.entries(switches).map(
        ([name, [field, value]]) => `.${field} = ${edition.rules[name] === value}`,
    );
    const expansion = added
        ? [
              `.first_added = ${added.first}`,
              `.added_count = ${added.rows.length}`,
              `.last_added_card = ${lastNumber(added.rows, addedNumbers)}`,
              ...soleCards.flatMap(([stack, field]) => {
                  const found = added.rows.filter((row) => row.stack === stack);
                  return found.length === 1 ? [`.${field} = ${added.first + added.rows.indexOf(found[0])}`] : [];
              }),
          ]
        : [];
    const facts = [`.minutes = ${edition.minutes}`, `.difficulty = ${edition.difficulty}`];
    const rest = [...fields, ...hands, ...expansion, ...facts].join(', ');
    return (
        `    {.edition = Edition::${editionEnumerator(edition.id)}, .id = "${edition.id}", .first_card = ${first}, ` +
        `.card_count = ${rows.length}, .last_card = ${lastNumber(rows, 0)}, .king_card = ${first + king}, ` +
        `.modules = Modules{${bitsOf(edition.modules, modules)}}, ${rest}},`
    );
}

/// Returns all editions in the order of their numbers, which links and saves contain:
/// { edition, rows, added, own, fail, failRow }. `rows` are the cards of the game, `own` those of the edition's own
/// file. An expansion adds the latter to `rows`; only it has `added`, the name of that file. Fields that an edition
/// omits are taken from the one that it is like.
function readEditions(root) {
    const files = fs
        .readdirSync(path.join(root, 'data/editions'))
        .map((name) => readJson(root, `data/editions/${name}`));
    files.sort((a, b) => a.value.number - b.value.number);
    const editions = new Map();
    for (const [number, { value, fail }] of files.entries()) {
        if (value.number !== number) fail(['number'], `the numbers of the editions are not 0 to ${files.length - 1}`);
        const { like } = value;
        if (like && !editions.has(like)) fail(['like'], `"${like}" is not an edition with a lower number`);
        const edition = { ...editions.get(like)?.edition, ...value };
        const { rows, fail: failRow } = readCards(root, `data/cards/${edition.cards}.json`, editions);
        if (value['with cards of'] && !editions.has(value['with cards of'])) {
            fail(['with cards of'], `"${value['with cards of']}" is not an edition with a lower number`);
        }
        // An expansion has the cards of the game that it is added to, and the same ones in every such game.
        const base = editions.get(value['with cards of']);
        if (base) edition.base = base.edition.id;
        const found = base ? { rows: base.rows, added: edition.cards } : { rows };
        editions.set(edition.id, { edition, ...found, own: rows, fail, failRow });
    }
    return [...editions.values()];
}

export function pack(root) {
    const modules = modulesOf(root);
    const guesses = definition(root, 'cards', 'guess').enum;
    const cards = [];
    const rows = [];
    const editions = readEditions(root);
    const firsts = new Map();
    for (const found of editions) {
        checkStacks(found);
        const { edition, added, own } = found;
        const key = added ?? edition.id;
        if (!firsts.has(key)) {
            firsts.set(key, cards.length);
            cards.push(...own.map((row) => card(row, added ? addedNumbers : 0, modules, guesses)));
        }
        const first = firsts.get(edition.base ?? edition.id);
        rows.push(editionRow(found, first, added && { first: firsts.get(added), rows: own }, modules));
    }
    // As far as we know, boards, borders and power cards are the same in all editions.
    const { edition, fail } = editions[0];
    const lines = [
        '// Made by scripts/pack/cards.mjs from data/editions and data/cards. Do not edit.',
        `static_assert(stack_slots >= ${largestStack(editions)}, "a stack has no room for its cards");`,
        boards(editions),
        ...places(edition, fail),
        placesAbroad(editions),
        `constexpr std::array<std::uint8_t, power_card_count> power_recruits{${edition['power cards'].join(', ')}};`,
        'constexpr std::array<std::string_view, module_count> ' +
            `module_ids{${modules.map((id) => `"${id}"`).join(', ')}};`,
        `constexpr std::array<Card, ${cards.length}> all_cards{{`,
        ...cards,
        '}};',
        ...modifiers(root),
        'constexpr std::array<EditionRow, edition_count> editions{{',
        ...rows,
        '}};',
        '',
    ];
    return [{ file: 'rules/catalogue_data.inc', text: lines.join('\n') }];
}
