// Wrong data stop the build with file and line and a reason. Each case breaks a copy of data/.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
    cpSync,
    existsSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    rmSync,
    statSync,
    symlinkSync,
    utimesSync,
    writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findModule } from '../../scripts/find-module.mjs';
import { packAll } from '../../scripts/pack/pack-all.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'elgrande-data-'));
after(() => rmSync(copy, { recursive: true }));
cpSync(join(root, 'data'), join(copy, 'data'), { recursive: true });
symlinkSync(join(root, 'shaders'), join(copy, 'shaders'));

const lineOf = (text, part) => text.slice(0, text.indexOf(part)).split('\n').length;

/// Returns the packer's messages "file:line: …" after `from` is replaced by `to` in this file, and the changed text.
async function broken(file, from, to) {
    const text = readFileSync(join(copy, file), 'utf8');
    const changed = text.replace(from, () => to);
    assert.notEqual(changed, text, `${file} holds no ${from}`);
    writeFileSync(join(copy, file), changed);
    try {
        await packAll(copy);
    } catch (error) {
        return { said: error.message.split('\n'), changed };
    } finally {
        writeFileSync(join(copy, file), text);
    }
    return { said: [], changed };
}

/// By file: [case, replaced text, replacement, part of the message, a text that is first found in the line that the
/// message names]. Without the last one that is the line of the replacement; null allows any line of any file.
const cases = {
    'data/cards/classic.json': [
        ['unknown verb', '"evict": {}', '"evikt": {}', 'cards/evict/effect: "evikt" is not known here, only "move"'],
        ['no verb', '"evict": {}', '', 'cards/evict/effect: An effect is one verb', '"effect": {  }'],
        ['two verbs', '"evict": {}', '"evict": {}, "infiltrate": {}', 'cards/evict/effect: An effect is one verb'],
        ['field of another verb', '"foreign": 3', '"foreign": 3, "stay": true', '"stay" is not known here, only "own"'],
        ['field of a verb that takes none', '"evict": {}', '"evict": { "count": 1 }', '"count" is not known here'],
        ['move of no caballeros', '{ "own": 4 }', '{}', 'effect/move: Moves caballeros from regions to regions'],
        ['zero', '"foreign": 3', '"foreign": 0', 'move/foreign: 0: A number of caballeros: 1 to 30, or "all"'],
        ['too many', '"foreign": 3', '"foreign": 31', 'A number of caballeros: 1 to 30, or "all"'],
        ['a fraction', '"foreign": 3', '"foreign": 1.5', 'A number of caballeros: 1 to 30, or "all"'],
        ['number as a text', '"foreign": 3', '"foreign": "3"', '"3": A number of caballeros: 1 to 30, or "all"'],
        ['no count', '"send back from court": { "count": 3 }', '"send back from court": {}', '"count" is missing'],
        ['unknown value of from', '"from": "one region"', '"from": "two"', 'move/from: "two" is none of "one region"'],
        ['unknown value of who', '"who": "everyone"', '"who": "all"', '"all" is none of "everyone", "opponents"'],
        [
            'unknown value of to',
            '"to": "neighbour"',
            '"to": "nowhere"',
            '"nowhere" is none of "any region", "neighbour", ',
        ],
        ['stay', '"stay": true', '"stay": "yes"', 'stay: "yes" is not true'],
        ['castillo', '"castillo": true', '"castillo": 1', 'castillo: 1 is not true or false'],
        [
            'unknown value of whose',
            '"move grande": {}',
            '"move grande": { "whose": "his" }',
            '"his" is none of "own", "any"',
        ],
        ['unknown value of places', '"places": "most"', '"places": "all"', 'score/places: "all" is none of "chosen", '],
        ['values missing', ', "values": [4]', '', '"values" is missing', '"score": { "places": "first values" }'],
        ['values too many', '"places": "most"', '"places": "most", "values": [4]', '"values" goes with "places"'],
        ['no id', '"id": "evict", ', '', '"id" is missing', '"number": 28, "stack": 4'],
        ['no number', '"number": 28, ', '', 'cards/evict: "number" is missing', '{ "id": "evict"'],
        [
            'number twice',
            '"number": 28',
            '"number": 27',
            'the number 27 is that of the card "',
            '"number": 27, "id": "evict"',
        ],
        ['number 0', '"number": 28', '"number": 0', 'cards/evict/number: 0 is not in 1 to 127'],
        ['number 128', '"number": 28', '"number": 128', 'cards/evict/number: 128 is not in 1 to 127'],
        ['a gap', '"number": 28', '"number": 127', 'no card has the number 28, and it is not retired', '"cards": ['],
        [
            'a retired number',
            '"cards": [',
            '"retired numbers": [28], "cards": [',
            'the number 28 is that of a card that is retired',
            '"number": 28',
        ],
        ['id in capitals', '"id": "evict"', '"id": "Evict"', '"Evict": An id: small letters, digits and hyphens.'],
        ['id twice', '"id": "evict"', '"id": "king"', 'the card "king" appears twice', '"id": "king", "stack": 5'],
        ['stack 8', '"stack": 5', '"stack": 8', 'cards/king/stack: 8 is not in 1 to 7'],
        ['stack 6', '"stack": 5', '"stack": 6', 'stack 6 is only in games with the colonies'],
        ['no stack', '"stack": 5, ', '', 'cards/king: "stack" is missing', '"id": "king"'],
        ['no copies', '"stack": 5, "copies": 1', '"stack": 5', 'cards/king: "copies" is missing'],
        ['12 copies', '"stack": 5, "copies": 1', '"stack": 5, "copies": 12', 'copies: 12 is not in 1 to 11'],
        ['text for a number', '"stack": 5', '"stack": "5"', 'cards/king/stack: "5" is not a whole number'],
        ['no source', /,\n *"source": "classic and expansions, stack 5"/, '', '"source" is missing', '"id": "king"'],
        ['empty source', '"classic and expansions, stack 5"', '""', 'cards/king/source: is empty'],
        ['no effect', '"effect": { "evict": {} },', '', 'cards/evict: A card that is not "like"', '"id": "evict"'],
        [
            'effect and choose',
            '"choose": [',
            '"effect": { "evict": {} }, "choose": [',
            'cards/place-two-or-move-own: A card has either "effect" or "choose".',
            '"id": "place-two-or-move-own"',
        ],
        ['one choice', /"choose": .*/, '"choose": [{ "evict": {} }],', 'choose: has 1 entries, not 2'],
        ['misspelt field', '"stack": 5', '"stak": 5', 'cards/king: "stak" is not known here, only "number", "id"'],
        ['another stack', '"stack": 5', '"stack": 4', 'stack 5 has 0 cards, not only the King card', null],
        ['too few in a stack', /"stack": 2/g, '"stack": 1', 'stack 2 has 0 cards, fewer than the 9 rounds', null],
        ['comma missing', '"stack": 5,', '"stack": 5', 'JSON', '"stack": 5 '],
        ['no JSON', '"stack": 5', '"stack": five', 'JSON', '"stack": five'],
    ],
    'data/cards/2023.json': [
        ['unknown module', '["rivalries"]', '["rivalry"]', 'modules/0: "rivalry" is none of "four-stacks"'],
        ['unknown guess', '["copies", "stack", "title"]', '["copies", "name"]', '"name" is none of "copies", "stack"'],
        ['guess twice', '["copies", "stack", "title"]', '["copies", "copies"]', '"copies" appears twice'],
        ['provenance', '"provenance": "invented"', '"provenance": "guessed"', '"guessed" is none of "hinted"'],
        ['like none', '"id": "evict", "like": "classic"', '"id": "evict", "like": "big"', '"big" has no card "evict"'],
        ['like of another id', '"id": "evict"', '"id": "evicted"', '"classic" has no card "evicted"'],
        ['a card without texts', '"id": "exile"', '"id": "exil"', 'data/texts/en.json has no "card.exil.title"'],
        [
            'nine cards of New Regency',
            /"modules": \["new-regency"\]/,
            '"modules": ["rivalries"]',
            'has 9 cards, not 10',
            null,
        ],
        ['New Regency in stack 4', '"id": "exile", "stack": 5', '"id": "exile", "stack": 4', 'New Regency are stack 5'],
    ],
    'data/cards/grandissimo.json': [
        ['gap', '"number": 1,', '"number": 33,', 'no card has the number 1, and it is not retired', '"cards": ['],
    ],
    'data/modifiers.json': [
        ['value', '"value": -2 }', '"value": 3 }', 'modifiers/minus-two/value: 3 is none of -2, -1, 1, 2'],
        ['effect', '"move": { "own": 1 }', '"move": { "won": 1 }', 'effect/move: "won" is not known here, only "own"'],
        ['no number', '"number": 1, ', '', 'modifiers/minus-two: "number" is missing', '"id": "minus-two"'],
        ['number twice', '"number": 2,', '"number": 1,', '1 is the number of "minus-two"', '"id": "minus-two-court"'],
        ['number 17', '"number": 2,', '"number": 17,', 'minus-two-court/number: 17 is not in 1 to 16'],
        ['only 15', /,\n[^\n]*"plus-two-grande".*/, '', 'modifiers: has 15 entries, not 16', '"modifiers": ['],
    ],
    'data/editions/classic.json': [
        ['no $schema', '"$schema": "../schema/edition.schema.json",', '', '"$schema" names no schema', '{'],
        ['wrong $schema', '/edition.schema', '/editions.schema', 'such as "../schema/cards.schema.json"'],
        ['$schema elsewhere', '../schema/edition', '../other/edition', '"$schema" names no schema of data/schema'],
        ['$schema of another kind', '/edition.schema', '/cards.schema', '"number" is not known here', '"number"'],
        ['12 power cards', ', 0, 0]', ', 0]', 'power cards: has 12 entries, not 13'],
        ['King card', '"king card": "king"', '"king card": "queen"', '"queen" is not a card of this edition'],
        ['unknown rule', '"rules": {}', '"rules": { "vetoes": 1 }', 'rules: "vetoes" is not known here, only "veto"'],
        ['value of a rule', '"rules": {}', '"rules": { "veto": "all" }', '"all" is none of "each step"'],
        ['number', '"number": 0', '"number": 1', 'the numbers of the editions are not 0 to 6', null],
        ['neighbours', '["aragon", "valencia"]', '["aragon"]', 'catalonia does not name valencia', '"id": "valencia"'],
        ['unknown place', '["aragon", "valencia"]', '["aragon", "leon"]', '"leon" is none of "galicia"'],
        ['no place list', '"places": [', '"place": [', '"place" is not known here'],
    ],
    'data/editions/2023.json': [
        ['unknown module', '"delegation", ', '"delegate", ', 'modules/2: "delegate" is none of "four-stacks"'],
        ['like none', '"like": "classic"', '"like": "classical"', '"classical" is not an edition with a lower number'],
        ['no such cards', '"cards": "2023"', '"cards": "2024"', 'there is no such file', null],
        ['no neighbours abroad', '["basque-country", "aragon", "catalonia"]', '[]', 'neighbours: has 0 entries, not 1'],
        ['Castillo abroad', '["basque-country", "aragon"', '["castillo"', '"castillo" is none of "galicia"'],
        ['France twice', '"portugal"', '"france"', 'Portugal is missing', '"abroad"'],
    ],
    'data/texts/en.json': [
        ['text twice', '"colour.blue"', '"colour.red"', '"colour.red" appears twice, first in line ', '"Blue"'],
        ['language', '"language": "en"', '"language": "eng"', '"language" must be "en"'],
        ['no name', '"name": "English"', '"name": ""', 'name: is empty'],
        ['key in capitals', '"colour.red"', '"colour.Red"', '"colour.Red": A key is small letters, digits'],
        ['key without a dot', '"colour.red"', '"red"', '"red": A key is'],
        ['key of the rules', '"colour.red"', '"rule.red"', '"rule.red": A key is'],
        ['missing', /"colour.red".*/, '', 'de.json', null],
        ['empty', '"Red"', '""', 'texts/colour.red: is empty', '"colour.red"'],
        ['number', '"Red"', '5', 'texts/colour.red: 5 is not a text or an object', '"colour.red"'],
        ['control character', '"Red"', '"R\\ted"', 'A text is one line without control characters.'],
        ['brace', '"Red"', '"{Red"', 'Braces come in pairs'],
        ['unknown mark', '"Red"', '"<i>Red</i>"', 'The marks are <b>…</b> and <hi>…</hi>'],
        ['mark without its pair', '"Red"', '"<b>Red"', 'The marks are <b>…</b> and <hi>…</hi>'],
        ['unknown placeholder', '"Red"', '"{red}"', '"colour.red": {red} is not a placeholder of this text'],
        ['no form for one', '"one": "Veto", ', '', 'seat.veto: "one" is missing', '"seat.veto"'],
        ['no placeholder to count', '"by": "count", "one": "Veto"', '"one": "Veto"', 'seat.veto: "by" is missing'],
        ['third form', '"one": "Veto"', '"one": "Veto", "few": "Veto"', 'seat.veto: "few" is not known here, only'],
        ['form that is empty', '"one": "Veto"', '"one": ""', 'seat.veto/one: is empty'],
        ['form with half a mark', '"one": "Veto"', '"one": "<b>Veto"', 'seat.veto/one: "<b>Veto": The marks are'],
        ['You for nobody', '"you": {"player": "Your turn"}', '"you": {}', 'banner.turn/you: The texts for when'],
        ['You for a place', '{"player": "Your turn"}', '{"place": "Your turn"}', 'you: "place" is not known here'],
        ['form for You without names', '"{player}’s turn"', '"Next turn"', 'has a form for {player}, but not {player}'],
        ['no text with names', '"named": "{player}’s turn", ', '', 'banner.turn: "by" is missing', '"banner.turn"'],
        ['form for You that is empty', '"player": "Your turn"', '"player": ""', 'banner.turn/you/player: is empty'],
        ['form for You within another', '"Your turn"', '{"named": "a", "you": {}}', 'you/player: "named" is not known'],
        ['mark of You elsewhere', '"Red"', '"<you>Red</you>"', '<you> is only for forms in "you"'],
        ['keys too alike', '"colour.blue"', '"colour-red": "Red", "colour.blue"', 'is too similar to "colour.red"'],
        ['edition', /"editions": \{\n *"[^"]*"/, '"editions": {\n    "1995"', 'data/editions has no "1995"', '"1995"'],
    ],
    'data/texts/de.json': [
        ['not in English', '"colour.red"', '"colour.rot"', '"colour.rot": en.json has no such text'],
        ['other placeholder', '"Rot"', '"{player}"', '"colour.red": {player} is not a placeholder of this text'],
        ['form for many is a list', '"one": "Veto"', '"one": ["Veto"]', 'seat.veto/one: ["Veto"] is not a text'],
    ],
    'data/rules/en.json': [
        ['key of the game', '"rule.aim"', '"aim.rule"', '"aim.rule": A key of the rules begins with "rule."'],
        ['language', '"language": "en"', '"language": "de"', '"language" must be "en"'],
    ],
    'data/rules/book.json': [
        ['no such text', '"id": "points"', '"id": "point"', 'data/rules/en.json has no "rule.aim.point"'],
        ['no such chapter', '"id": "aim"', '"id": "aims"', 'has no "rule.aims.points"', '"id": "points"'],
        ['edition', '["big-box"]', '["big"]', '"big" is not an edition'],
        ['players', '"players": [4, 5]', '"players": [4, 6]', 'players/1: 6 is not in 2 to 5'],
        ['rounds', '"rounds": 9', '"rounds": 8', 'course/rounds: 8 is none of 6, 9'],
        ['module', '["new-regency"]', '["regency"]', '"regency" is none of "four-stacks"'],
        ['case', '["five stacks"]', '["6 stacks"]', 'when/0: "6 stacks" is none of "vetoes", "open castillo"'],
        ['unknown field', '"example": true', '"sample": true', '"sample" is not known here, only "id"'],
        ['shows', '"shows": "keys"', '"shows": "key"', 'chapters/keys/shows: "key" is none of "texts", "cards"'],
        [
            'too many topics',
            '["score"]',
            JSON.stringify([...Array(64).keys()].map((i) => `topic-${i}`)),
            'explains more than 64 things',
            '{',
        ],
    ],
    'data/rules/words.json': [
        ['no such paragraph', '"aim.points"', '"aim.point"', 'data/rules/book.json has no paragraph "aim.point"'],
        ['no language', '"en": "win', '"eng": "win', '"eng" is not a language'],
        ['capitals', '"en": "win', '"en": "Win', 'Words separated by blanks: small letters and digits'],
        ['unknown field', '"ignored"', '"ignore"', '"ignore" is not known here, only'],
    ],
    'data/lessons/en.json': [
        ['key of the game', '"lesson.castillo"', '"castillo.lesson"', 'A key of the lessons begins with "lesson."'],
        ['language', '"language": "en"', '"language": "de"', '"language" must be "en"'],
    ],
    'data/lessons/castillo.json': [
        ['unknown field', '"lights": ["castillo"]', '"light": ["castillo"]', 'steps/tower: "light" is not known here'],
        ['no steps', /"steps": \[[\s\S]*\]\n/, '"steps": []', 'steps: has 0 entries, not 1 to 99'],
        ['id of another file', '"id": "castillo"', '"id": "tower"', '"id" must be "castillo"'],
        ['number twice', '"number": 2', '"number": 1', '1 is the number of "', null],
        ['other edition', '"edition": "classic"', '"edition": "big-box"', 'castillo.elg is of "classic"'],
        ['other players', '"edition": "classic"', '"edition": "classic", "players": 2', 'has other players'],
        ['other modules', '"edition": "classic"', '"edition": "classic", "modules": ["rivalries"]', 'other modules'],
        ['module', '"edition": "classic"', '"edition": "classic", "modules": ["rivals"]', '"rivals" is none of'],
        ['no such record', 'lessons/castillo.elg', 'lessons/tower.elg', 'there is no data/lessons/tower.elg'],
        ['record elsewhere', 'data/lessons/castillo.elg', 'castillo.elg', '"castillo.elg": The record that is played'],
        ['no such text', '"id": "tower"', '"id": "keep"', 'data/lessons/en.json has no "lesson.castillo.keep"'],
        ['asks what is not next', '"id": "tower", "before"', '"id": "tower", "asks"', 'the next line is "Blue bids 9"'],
        [
            'no hint',
            '"plays": "Blue moves board 8/4/0 to Granada"',
            '"asks": "Blue recruits 0"',
            'data/lessons/en.json has no "lesson.castillo.board.hint"',
        ],
        [
            'step twice',
            '"id": "disk"',
            '"id": "card"',
            'the step "card" appears twice',
            '"id": "card", "asks": "Red sets',
        ],
        ['no such line', 'Blue recruits 0', 'Blue recruits 9', 'the record has no such line from here on: "Blue rec'],
        ['line of the past', '"asks": "Red acts"', '"plays": "Blue acts"', 'no such line from here on: "Blue acts"'],
        [
            'not the next line',
            'Red takes 3 score-castillo',
            'Red acts',
            'the next line is "Red takes 3 score-castillo"',
        ],
        ['two ways', '"id": "board", ', '"id": "board", "asks": "Red acts", ', 'only one of "plays" and "asks"'],
        ['times alone', '"id": "end", ', '"id": "end", "times": 2, ', '"times" goes with "plays"'],
        ['unknown light', '["castillo"]', '["tower"]', '"tower" is not a place', '"id": "tower"'],
        ['light of no kind', '["castillo"]', '["card 8"]', '"card 8": A region, "castillo", "ship", "king"'],
    ],
    'data/board/geometry.json': [
        ['region missing', /"land": \[/, '"sea": [', '"sea" is not known here'],
        ['order', '"id": "galicia"', '"id": "aragon"', 'the region here must be galicia'],
        ['unknown region', '"id": "galicia"', '"id": "leon"', 'id: "leon" is none of "galicia"'],
        ['no such arc', '"ring": [15,20,21]', '"ring": [15,20,99]', 'no arc 99'],
        ['open border', '"ring": [15,20,21]', '"ring": [15,20]', 'the border of galicia does not close'],
        ['plots', '    [1511,905,560,350],\n', '', 'galicia/plots: has 4 entries, not 5', '"plots": [\n    [1601'],
        ['half a point', '[5036,5702,5040,', '[5702,5040,', 'points are pairs of numbers'],
        ['far away', '[5036,5702,', '[50360,5702,', 'arcs/0/0: 50360 is not in -30000 to 30000'],
        ['fraction', '[5036,5702,', '[5036.5,5702,', 'arcs/0/0: 5036.5 is not a whole number'],
        ['one point', '"land": [\n', '"land": [\n  [1,2,3,4],\n', 'land/0: has 4 entries, not 6', '  [1,2,3,4]'],
    ],
    'data/board/provinces.json': [
        ['unknown region', '"galicia":', '"leon":', '"leon" is none of "galicia"'],
        ['number', '"15"', '15', 'regions/galicia/0: 15 is not a text', '"galicia"'],
    ],
};

for (const [file, rows] of Object.entries(cases)) {
    for (const [what, from, to, says, near] of rows) {
        test(`${file}: ${what}`, async () => {
            const { said, changed } = await broken(file, from, to);
            const place = near === null ? /:\d+: / : `${file}:${lineOf(changed, near ?? to)}: `;
            const found = said.some((line) => line.search(place) >= 0 && line.includes(says));
            assert.ok(found, `${place}…${says}, but it says:\n${said.join('\n') || 'nothing'}`);
        });
    }
}

test('all faults of a file are reported at once, in the order of its lines', async () => {
    const text = readFileSync(join(copy, 'data/cards/classic.json'), 'utf8');
    const wrong = text.replace('"foreign": 3', '"foreign": 0').replace('"stack": 5', '"stak": 5');
    const { said } = await broken('data/cards/classic.json', text, wrong);
    const [three, king] = ['"foreign": 0', '"stak"'].map((part) => lineOf(wrong, part));
    assert.deepEqual(
        said.map((line) => line.split(':').slice(1, 3).join(':')),
        [`${three}: cards/move-three-foreign/effect/move/foreign`, `${king}: cards/king`, `${king}: cards/king`],
    );
    assert.match(said[1], /"stak" is not known here/);
    assert.match(said[2], /"stack" is missing/);
});

test('all files of data/ are valid', () => packAll(root));

test('schemas are valid, and rules without a message of their keyword have a description', () => {
    const folder = join(root, 'data/schema');
    const Ajv = findModule('ajv');
    const wordless = ['pattern', 'not', 'anyOf', 'oneOf', 'contains', 'minProperties', 'maxProperties'];
    const visit = (schema, at) => {
        if (schema === null || typeof schema !== 'object') return;
        const keyword = Array.isArray(schema) ? undefined : wordless.find((name) => name in schema);
        if (keyword) assert.equal(typeof schema.description, 'string', `${at} has "${keyword}" without a description`);
        for (const [key, inner] of Object.entries(schema)) visit(inner, `${at}/${key}`);
    };
    for (const name of readdirSync(folder)) {
        const schema = JSON.parse(readFileSync(join(folder, name), 'utf8'));
        const ajv = new Ajv({ logger: false });
        assert.ok(ajv.validateSchema(schema), `${name}: ${ajv.errorsText()}`);
        visit(schema, name);
    }
});

test('the packer prints what is wrong and fails', () => {
    const [script, out] = [join(root, 'scripts/pack-data.mjs'), join(copy, 'out')];
    assert.equal(spawnSync(process.execPath, [script, '--out', out]).status, 0);
    cpSync(join(root, 'scripts/pack'), join(copy, 'scripts/pack'), { recursive: true });
    cpSync(script, join(copy, 'scripts/pack-data.mjs'));
    cpSync(join(root, 'scripts/find-module.mjs'), join(copy, 'scripts/find-module.mjs'));
    const card = join(copy, 'data/cards/classic.json');
    writeFileSync(card, readFileSync(card, 'utf8').replace('"evict": {}', '"evikt": {}'));
    const { status, stderr } = spawnSync(process.execPath, [join(copy, 'scripts/pack-data.mjs'), '--out', out]);
    assert.equal(status, 1);
    assert.match(String(stderr), /^data\/cards\/classic\.json:\d+: cards\/evict\/effect: "evikt" is not[^\n]*\n$/);
});

test('the packer leaves unchanged files alone, and removes only files that it no longer writes', () => {
    const [script, out] = [join(root, 'scripts/pack-data.mjs'), join(copy, 'packed')];
    const pack = () => assert.equal(spawnSync(process.execPath, [script, '--out', out]).status, 0);
    pack();
    const [list, kept, gone, other] = ['packed.txt', 'words/keys.hpp', 'words/gone.cpp', 'words/mine.cpp'].map((file) =>
        join(out, file),
    );
    const before = readFileSync(list, 'utf8');
    writeFileSync(list, `${before}words/gone.cpp\n`);
    for (const file of [gone, other]) writeFileSync(file, '');
    utimesSync(kept, 1, 1);
    pack();
    assert.equal(statSync(kept).mtimeMs, 1000);
    assert.deepEqual(
        [gone, other].map((file) => existsSync(file)),
        [false, true],
    );
    assert.equal(readFileSync(list, 'utf8'), before);
});
