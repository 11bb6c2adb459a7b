// Packs editions and their action cards into rules/catalogue_data.inc, after checking every row.
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json.mjs';

const allOfThem = 'all_of_them'; // rules/cards/card.hpp
const mostCaballeros = 30;

/// What each verb of data/cards takes: field name → reader, which returns the initialisers of struct Effect.
const counted = (verb, field) => (args, bad) => [`.verb = Verb::${verb}`, `.${field} = ${count(args.count, bad)}`];
const plain = (verb) => () => [`.verb = Verb::${verb}`];

const verbs = {
  move: { takes: ['own', 'foreign', 'any', 'from'], read: readMove },
  'place anywhere': { takes: ['count', 'castillo'], read: readPlaceAnywhere },
  'send back from court': { takes: ['count'], read: counted('SendBack', 'count') },
  'return from regions or court': { takes: ['count'], read: counted('ReturnAny', 'count') },
  'dismiss one': { takes: ['who'], read: readDismiss },
  'return by disk': { takes: ['count'], read: counted('DiskReturn', 'count') },
  score: { takes: ['places', 'values', 'castillo'], read: readScore },
  'keep veto': { takes: [], read: plain('KeepVeto') },
  'move scoreboard': { takes: [], read: plain('MoveBoard') },
  'move king': { takes: ['to', 'stay', 'along', 'grandes'], read: readMoveKing },
  evict: { takes: [], read: plain('Evict') },
  'move grande': { takes: ['whose'], read: readMoveGrande },
  'take back power card': { takes: [], read: plain('TakeBack') },
  'reinforce court': { takes: ['count', 'recall', 'fewer'], read: readReinforce },
  infiltrate: { takes: [], read: plain('Infiltrate') },
  'swap king': { takes: [], read: plain('SwapKing') },
};

function count(value, bad) {
  if (value === 'all') return allOfThem;
  if (!Number.isInteger(value) || value < 1 || value > mostCaballeros) bad(`"${value}" is no number of caballeros`);
  return value;
}

function oneOf(value, names, bad) {
  if (!(value in names)) bad(`"${value}" is none of ${Object.keys(names).join(', ')}`);
  return names[value];
}

function readMove(args, bad) {
  const allowances = ['own', 'foreign', 'any'].filter((whose) => whose in args);
  if (allowances.length === 0) bad('"move" needs own, foreign or any');
  const fields = allowances.map((whose) => `.${whose} = ${count(args[whose], bad)}`);
  if ('from' in args) fields.push(`.one_region = ${oneOf(args.from, { 'one region': true }, bad)}`);
  return ['.verb = Verb::Move', ...fields];
}

function readPlaceAnywhere(args, bad) {
  return ['.verb = Verb::PlaceAnywhere', `.count = ${count(args.count, bad)}`,
    `.with_castillo = ${args.castillo === true}`];
}

function readReinforce(args, bad) {
  return ['.verb = Verb::Reinforce', `.count = ${count(args.count, bad)}`, `.recall = ${args.recall === true}`,
    `.fewer = ${args.fewer === true}`];
}

function readDismiss(args, bad) {
  return ['.verb = Verb::Dismiss', `.everyone = ${oneOf(args.who, { everyone: true, opponents: false }, bad)}`];
}

function readMoveKing(args, bad) {
  const to = oneOf(args.to, {
    'any region': 'Anywhere', neighbour: 'NextDoor', abroad: 'Abroad', castillo: 'ToCastillo',
    fewest: 'ToFewest', most: 'ToMost', grande: 'ToAnyGrande',
  }, bad);
  const fields = ['.verb = Verb::MoveKing', `.king = KingGoes::${to}`];
  if ('stay' in args) fields.push(`.may_stay = ${oneOf(args.stay, { true: true }, bad)}`);
  if ('along' in args) fields.push(`.count = ${count(args.along, bad)}`);
  if ('grandes' in args) fields.push(`.with_grandes = ${oneOf(args.grandes, { 'into castillo': true }, bad)}`);
  return fields;
}

function readMoveGrande(args, bad) {
  const any = oneOf(args.whose ?? 'own', { own: false, any: true }, bad);
  return ['.verb = Verb::MoveGrande', `.everyone = ${any}`];
}

function readScore(args, bad) {
  const scoring = oneOf(args.places, {
    chosen: 'Chosen', 'first values': 'FirstValues', castillo: 'Castillo', 'first ranks': 'FirstRanks',
    most: 'Most', fewest: 'Fewest', 'unique disks': 'UniqueDisks',
  }, bad);
  if ((scoring === 'FirstValues') !== Array.isArray(args.values)) bad('"values" goes with "first values"');
  const mask = (args.values ?? []).reduce((bits, value) => bits | (1 << value), 0);
  return ['.verb = Verb::Score', `.scoring = Scoring::${scoring}`, `.first_values = ${mask}`,
    `.with_castillo = ${args.castillo === true}`];
}

function effect(row, spec, fail) {
  const bad = (message) => fail(`"${row.id}"`, `card ${row.id}: ${message}`);
  const [name, ...more] = Object.keys(spec ?? {});
  if (!name || more.length) bad('an effect is one verb');
  if (!(name in verbs)) bad(`unknown verb "${name}"`);
  const args = spec[name];
  const stray = Object.keys(args).find((field) => !verbs[name].takes.includes(field));
  if (stray) bad(`"${name}" does not take "${stray}"`);
  // Designated initialisers must come in the order of the struct.
  const order = ['verb', 'own', 'foreign', 'any', 'one_region', 'count', 'everyone', 'scoring', 'first_values',
    'with_castillo', 'king', 'may_stay', 'with_grandes', 'recall', 'fewer'];
  const rank = (field) => order.indexOf(field.match(/\w+/)[0]);
  const fields = verbs[name].read(args, bad).sort((a, b) => rank(a) - rank(b));
  return `Effect{${fields.join(', ')}}`;
}

const provenances = { undefined: 'RuleBook', reconstructed: 'Reconstructed', invented: 'Invented' };

const modules = ['four-stacks', 'rivalries', 'delegation', 'first-veto', 'second-veto', 'new-regency',
  'power-shift', 'standard-bearers'];

/// What of a card that a rule book names is filled in all the same, in the order of enum Guess.
const guesses = ['copies', 'stack', 'places', 'title'];

function guessBits(names, bad) {
  return (names ?? []).reduce((bits, name) => {
    if (!guesses.includes(name)) bad(`"filled in" is a list of ${guesses.join(', ')}`);
    return bits | (1 << guesses.indexOf(name));
  }, 0);
}

/// The bits of a list of modules.
export function moduleBits(names, bad) {
  return (names ?? []).reduce((bits, name) => {
    if (!modules.includes(name)) bad(`"${name}" is no module`);
    return bits | (1 << modules.indexOf(name));
  }, 0);
}

/// A row that is "like" another edition's takes from that row with the same id what it does not say itself.
function whole(row, editions, fail) {
  if (!('like' in row)) return row;
  const found = editions.get(row.like)?.rows.find((other) => other.id === row.id);
  if (!found) fail(`"${row.id}"`, `card ${row.id}: "${row.like}" has no such card`);
  const like = { ...found };
  delete like.provenance;
  delete like['filled in'];
  if ('choose' in row) delete like.effect;
  if ('effect' in row) delete like.choose;
  return { ...like, ...row };
}

function card(row, seen, fail) {
  const bad = (message) => fail(`"${row.id}"`, `card ${row.id}: ${message}`);
  if (!/^[a-z0-9-]+$/.test(row.id ?? '')) fail('"id"', 'a card has an id of small letters and hyphens');
  if (seen.has(row.id)) bad('this id stands twice');
  seen.add(row.id);
  if (!(row.stack >= 1 && row.stack <= 5)) bad('the stack is 1 to 5');
  if (!(row.copies >= 1 && row.copies <= 11)) bad('copies are 1 to 11');
  if (!row.source) bad('the source is missing');
  if (('effect' in row) === ('choose' in row)) bad('a card has either "effect" or "choose"');
  if ('choose' in row && row.choose.length !== 2) bad('"choose" offers two effects');
  const effects = 'choose' in row ? row.choose : [row.effect];
  const packed = effects.map((spec) => effect(row, spec, fail));
  const provenance = `Provenance::${oneOf(String(row.provenance), provenances, bad)}`;
  return `    {"${row.id}", ${row.stack}, ${row.copies}, Modules{${moduleBits(row.modules, bad)}}, ${packed.length}, `
    + `{${packed.join(', ')}}, ${provenance}, Guesses{${guessBits(row['filled in'], bad)}}, `
    + `${JSON.stringify(row.source)}},`;
}

/// The cards of data/modifiers.json, which change the value of power cards.
function modifiers(root) {
  const { value: file, fail } = readJson(root, 'data/modifiers.json');
  const rows = file.modifiers.map((row) => {
    const bad = (message) => fail(`"${row.id}"`, `modifier ${row.id}: ${message}`);
    if (![-2, -1, 1, 2].includes(row.value)) bad('the value is -2, -1, 1 or 2');
    const ability = row.effect ? effect(row, row.effect, fail) : 'Effect{}';
    return `    {"${row.id}", ${row.value}, ${row.effect !== undefined}, ${ability}},`;
  });
  if (rows.length !== 16) fail('"modifiers"', 'there are 16 modifiers');
  return ['constexpr std::array<Modifier, modifier_count> modifier_rows{{', ...rows, '}};'];
}

function places(edition, fail) {
  const ids = edition.places.map((place) => place.id);
  for (const place of edition.places) {
    for (const other of place.neighbours) {
      const back = edition.places.find((p) => p.id === other)?.neighbours.includes(place.id);
      if (!back) fail(`"${place.id}"`, `${place.id}: ${other} does not name it as its neighbour`);
    }
  }
  const mask = (place) => place.neighbours.reduce((bits, other) => bits | (1 << ids.indexOf(other)), 0);
  const boards = edition.places.map((place) => `{${place.board.join(', ')}}`).join(', ');
  return [`constexpr std::array<ScoreValues, place_count> printed_score_values{{${boards}}};`,
    `constexpr std::array<std::uint16_t, place_count> neighbour_bits{${edition.places.map(mask).join(', ')}};`];
}

/// Where the King can be outside of Spain, in the order of enum Place.
const abroad = ['france', 'portugal'];

/// What regions France and Portugal border on, as far as an edition has them.
function placesAbroad(editions) {
  const found = editions.find(({ edition }) => 'abroad' in edition);
  const ids = found.edition.places.map((place) => place.id);
  const masks = abroad.map((id) => {
    const neighbours = found.edition.abroad.find((place) => place.id === id)?.neighbours ?? [];
    const stray = neighbours.find((other) => !ids.includes(other) || other === 'castillo');
    if (neighbours.length === 0 || stray) found.fail(`"${id}"`, `${id}: its neighbours are regions`);
    return neighbours.reduce((bits, other) => bits | (1 << ids.indexOf(other)), 0);
  });
  return `constexpr std::array<std::uint16_t, ${masks.length}> neighbour_bits_abroad{${masks.join(', ')}};`;
}

/// So many cards in each stack, without those of modules, and one King card.
function checkStacks(edition, rows, fail) {
  for (let stack = 1; stack <= 5; ++stack) {
    const size = rows.filter((row) => row.stack === stack && !row.modules).reduce((sum, row) => sum + row.copies, 0);
    const wanted = stack === 5 ? 1 : edition['stack size'];
    if (size !== wanted) fail('"cards"', `edition ${edition.id}: stack ${stack} has ${size} cards, not ${wanted}`);
  }
  const regency = rows.filter((row) => row.modules?.includes('new-regency'));
  if (regency.some((row) => row.stack !== 5)) fail('"new-regency"', 'the cards of New Regency are stack 5');
  if (edition.modules?.includes('new-regency') && regency.length !== 10) {
    fail('"cards"', `edition ${edition.id}: New Regency has ${regency.length} cards, not 10`);
  }
}

/// The rule switches: name → [field of EditionRow, { value in data → value of the field, the usual one first }].
const switches = {
  veto: ['veto_stops_all', { 'each step': false, 'whole action': true }],
  'scored regions': ['active_orders_scorings',
    { 'in the order of the track': false, "in the active player's order": true }],
  'evicted caballeros': ['evicted_must_move', { 'may end in the court': false, 'must move': true }],
};

function editionRow(edition, first, rows, fail) {
  const bad = (message) => fail('"id"', `edition ${edition.id}: ${message}`);
  const king = rows.findIndex((row) => row.id === edition['king card']);
  if (king < 0) fail('"king card"', 'the King card is no card of this edition');
  const stray = Object.keys(edition.rules).find((name) => !(name in switches));
  if (stray) fail(`"${stray}"`, `"${stray}" is no rule that can be switched`);
  const fields = Object.entries(switches).map(([name, [field, values]]) =>
    `.${field} = ${oneOf(edition.rules[name] ?? Object.keys(values)[0], values, bad)}`);
  const names = ['Classic', 'BigBox', 'Edition2023'];
  return `    {.edition = Edition::${names[edition.number]}, .id = "${edition.id}", .first_card = ${first}, `
    + `.card_count = ${rows.length}, .king_card = ${first + king}, `
    + `.modules = Modules{${moduleBits(edition.modules, bad)}}, ${fields.join(', ')}},`;
}

/// All editions by their number, which links and saves contain; each with what it does not say itself from the one that
/// it is like.
function readEditions(root) {
  const files = fs.readdirSync(path.join(root, 'data/editions')).map((name) => readJson(root, `data/editions/${name}`));
  files.sort((a, b) => a.value.number - b.value.number);
  const editions = new Map();
  for (const [number, { value, fail }] of files.entries()) {
    if (value.number !== number) fail('"number"', `the numbers of the editions are not 0 to ${files.length - 1}`);
    const edition = { ...editions.get(value.like)?.edition, ...value };
    const { value: { cards: rows }, fail: failRow } = readJson(root, `data/cards/${edition.cards}.json`);
    editions.set(edition.id, { edition, rows: rows.map((row) => whole(row, editions, failRow)), fail, failRow });
  }
  return [...editions.values()];
}

export function pack(root) {
  const cards = [];
  const rows = [];
  const editions = readEditions(root);
  for (const { edition, rows: own, fail, failRow } of editions) {
    const seen = new Set();
    checkStacks(edition, own, fail);
    if (edition['power cards'].length !== 13) fail('"power cards"', 'there are 13 power cards');
    rows.push(editionRow(edition, cards.length, own, fail));
    cards.push(...own.map((row) => card(row, seen, failRow)));
  }
  // Boards, borders and power cards are the same in all editions, as far as anybody knows.
  const { edition, fail } = editions[0];
  const lines = ['// Made by scripts/pack/cards.mjs from data/editions and data/cards. Do not edit.',
    ...places(edition, fail),
    placesAbroad(editions),
    `constexpr std::array<std::uint8_t, power_card_count> power_recruits{${edition['power cards'].join(', ')}};`,
    `constexpr std::array<std::string_view, module_count> module_ids{${modules.map((id) => `"${id}"`).join(', ')}};`,
    `constexpr std::array<Card, ${cards.length}> cards{{`, ...cards, '}};',
    ...modifiers(root), 'constexpr std::array<EditionRow, edition_count> editions{{', ...rows, '}};', ''];
  return [{ file: 'rules/catalogue_data.inc', text: lines.join('\n') }];
}
