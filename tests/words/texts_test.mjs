// Checks that the packer cannot make: texts missing in a language, unused texts, and texts still in English.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { readLessons } from '../../scripts/pack/lessons.mjs';
import { formsOf, namedForms, namePlaceholders, pascal, readLanguages } from '../../scripts/pack/texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [english, ...others] = readLanguages(root);

const placeholdersOf = (row) => {
    const used = namedForms(row).flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);
    return [...new Set(row.by ? [...used, `{${row.by}}`] : used)].sort().join(' ');
};
const asRow = (key, row) => `    ${JSON.stringify(key)}: ${JSON.stringify(row.by ? row : row.other)},`;

function sources(...folders) {
    return folders
        .flatMap((folder) =>
            readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
                .filter((entry) => entry.isFile() && /\.[ch]pp$/.test(entry.name))
                .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8')),
        )
        .join('\n');
}

for (const language of others) {
    const file = `data/texts/${language.code}.json`;

    test(`${file} has every text of en.json`, () => {
        const missing = [...english.texts.rows].filter(([key]) => !language.texts.rows.has(key));
        assert.equal(
            missing.length,
            0,
            `add these to "texts" of ${file}, translated; until then they are said in ` +
                `English:\n${missing.map(([key, row]) => asRow(key, row)).join('\n')}\n`,
        );
    });

    test(`${file} is translated and has the placeholders of en.json`, () => {
        const wrong = [...language.texts.rows].filter(([key, row]) => {
            const original = english.texts.rows.get(key);
            const whole = namedForms(original).join().split(/\s+/).length > 3;
            return placeholdersOf(row) !== placeholdersOf(original) || (whole && row.other === original.other);
        });
        assert.deepEqual(
            wrong.map(([key]) => key),
            [],
            'still English, or a placeholder got lost',
        );
    });
}

/// Returns the cells of the rows of the table below a heading of data/texts/README.md, without its first two lines.
/// "\|" is a stroke in a cell.
function tableBelow(heading) {
    const section = readFileSync(join(root, 'data/texts/README.md'), 'utf8').split(`\n## ${heading}\n`)[1];
    const rows = [...section.split('\n## ')[0].matchAll(/^\| (.*) \|$/gm)];
    const cells = ([, row]) => row.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    return rows.map(cells).slice(2);
}

/// Returns the wrong wordings of a language: { wrong, right, allowed }. `wrong` and `allowed` are patterns of wordings
/// and of texts in which they are right; `allowed` may be undefined.
function wrongWordings(code) {
    const pattern = (cell) => (cell === '' ? undefined : new RegExp(cell.replace(/^`|`$/g, ''), 'gu'));
    return tableBelow('Wrong wordings')
        .filter(([language]) => language === code)
        .map(([, wrong, right, allowed]) => ({ wrong: pattern(wrong), right, allowed: pattern(allowed) }));
}

for (const language of [english, ...others]) {
    test(`one word for one thing in data/texts, data/rules and data/lessons, ${language.code}`, () => {
        const sections = [language.texts, ...language.editions.values()];
        const wordings = wrongWordings(language.code);
        assert.ok(wordings.length >= 3, 'the table was not read');
        // Synonyms for the search are the words of newcomers, not ours.
        const isSaid = ([key]) => !key.startsWith('search.');
        const found = sections.flatMap(({ rows }) =>
            [...rows].filter(isSaid).flatMap(([key, row]) =>
                wordings.flatMap(({ wrong, right, allowed }) =>
                    formsOf(row)
                        .map((text) => (allowed ? text.replace(allowed, '') : text))
                        .filter((text) => text.search(wrong) >= 0)
                        .map((text) => `${key}: "${text}" (${right})`),
                ),
            ),
        );
        assert.deepEqual(found, []);
    });
}

/// Texts that never say "You": names of the editor, of a form and of a game that is passed on, computers, curtains,
/// which fall only between persons, sentences that call the asked player "you", and texts whose {other} is no player.
const namesOnly = {
    player: /^(editor|home|pass|curtain|prompt)\.(?!elsewhere$)|^(button\.ready|seat_page\.yours|mirror\.dummy)$/,
    other: /^(prompt|puzzle)\.|^list\.dots$/,
};

/// Where a name can be "You" without another form, by language: as the subject of a verb that has the same form for
/// "you", and, in all of them, in a list, beside points, or as a title before or after a colon.
const subjects = {
    en: /^NAME (\p{L}+ed|bid(?! first)|built|chose|gave|kept|laid|lost|may|put|sent|set|took|will|would) /u,
    de: /^NAME (lässt|nutzt|setzt|versetzt) /u,
    es: /^(?!)/u,
};
const alone =
    /(^|, )NAME:|^NAME [+]?\{points\}|: NAME( \{points\}| \(|, |$)|\(NAME\)|^\{player\}(,| \p{L}+) \{other\}$/u;

for (const { code, texts, editions } of [english, ...others]) {
    test(`a text that names a player has a form for "You", unless the name can be replaced, ${code}`, () => {
        const rows = [texts, ...editions.values()].flatMap((section) => [...section.rows]);
        const wrong = namePlaceholders.flatMap((name) => {
            const named = (pattern) => new RegExp(pattern.source.replaceAll('NAME', `\\{${name}\\}`), 'u');
            const isRight = (form) => named(subjects[code]).test(form) || named(alone).test(form);
            return rows
                .filter(([key, row]) => !namesOnly[name].test(key) && !row.you[name])
                .flatMap(([key, row]) => namedForms(row).map((form) => [key, form]))
                .filter(([, form]) => form.includes(`{${name}}`) && !isRight(form))
                .map(([key, form]) => `${key}: {${name}} in "${form}"`);
        });
        assert.deepEqual(wrong, [], 'add "you": data/texts/README.md');
    });

    test(`a form for "You" has that name only as the subject at its beginning, ${code}`, () => {
        const rows = [texts, ...editions.values()].flatMap((section) => [...section.rows]);
        const forms = rows.flatMap(([key, row]) =>
            Object.entries(row.you).flatMap(([name, form]) => namedForms(form).map((text) => [key, name, text])),
        );
        assert.ok(forms.length >= 50);
        const wrong = forms.filter(([, name, text]) => text.lastIndexOf(`{${name}}`) > 0);
        assert.deepEqual(wrong, []);
    });
}

/// Returns the rows of the glossary: [term, words not to be used] for each language.
function glossary() {
    const entries = tableBelow('Glossary');
    return Object.fromEntries(
        ['en', 'de', 'es'].map((code, i) => [
            code,
            entries.map((cells) => [cells[2 * i], cells[2 * i + 1].split(',').map((word) => word.trim())]),
        ]),
    );
}

for (const language of [english, ...others]) {
    test(`texts use the terms of the glossary and none of the words it excludes, ${language.code}`, () => {
        const sections = [language.texts, ...language.editions.values()];
        const said = sections.flatMap(({ rows }) =>
            [...rows].filter(([key]) => !key.startsWith('search.')).flatMap(([, row]) => formsOf(row)),
        );
        const isIn = (word) => {
            const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
            return (text) => whole.test(text);
        };
        const entries = glossary()[language.code];
        assert.ok(entries.length >= 40, 'the table was not read');
        const unsaid = entries
            .map(([term]) => term)
            .filter((term) => !said.some((text) => text.toLowerCase().includes(term.toLowerCase())));
        assert.deepEqual(unsaid, []);
        const wrong = entries.flatMap(([term, twins]) =>
            twins
                .filter((twin) => twin !== '')
                .flatMap((twin) => said.filter(isIn(twin)).map((text) => `${twin}, say ${term}: ${text}`)),
        );
        assert.deepEqual(wrong, []);
    });
}

/// Numbers in figures and in words, for each language.
const numbers = {
    en: /\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b/i,
    de: /\d|(^|[^\p{L}])(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn)([^\p{L}]|$)/iu,
    es: /\d|\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece)\b/i,
};

test('paragraphs that hold in every edition name no number and no region', () => {
    const { chapters } = JSON.parse(readFileSync(join(root, 'data/rules/book.json'), 'utf8'));
    const found = [];
    for (const language of [english, ...others]) {
        const regions = [...language.texts.rows]
            .filter(([key]) => /^place\.(?!castillo|beside_|court|province|aside|short_)/.test(key))
            .map(([, { other }]) => other);
        for (const { id, paragraphs } of chapters) {
            for (const { id: name } of paragraphs.filter(({ editions }) => editions === 'all')) {
                const text = language.texts.rows.get(`rule.${id}.${name}`).other;
                const region = regions.find((place) => text.includes(place));
                if (region || numbers[language.code].test(text)) found.push(`${id}.${name}: ${text}`);
            }
        }
    }
    assert.deepEqual(found, [], 'say in data/rules/book.json in which editions it holds');
});

/// Returns the characters that a TrueType file of data/fonts has, by its table `cmap` in format 4.
function charactersOf(file) {
    const font = readFileSync(join(root, 'data/fonts', file));
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
    const cmap = font.readUInt32BE(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') + 8);
    const at = cmap + font.readUInt32BE(cmap + 8);
    assert.equal(font.readUInt16BE(at), 4, 'the format of the first subtable');
    const segments = font.readUInt16BE(at + 6) / 2;
    const found = new Set();
    for (let i = 0; i < segments; ++i) {
        const last = font.readUInt16BE(at + 14 + 2 * i);
        const first = font.readUInt16BE(at + 16 + 2 * (segments + i));
        for (let code = first; code <= last && code < 0xffff; ++code) found.add(String.fromCharCode(code));
    }
    return found;
}

test('the font has every character of the texts, and of the strings in src but those for links', () => {
    const drawn = charactersOf('regular.ttf');
    const texts = [english, ...others].flatMap(({ code, texts, editions }) =>
        [texts, ...editions.values()].flatMap(({ rows }) =>
            [...rows].flatMap(([key, row]) => formsOf(row).map((text) => [`${key}, ${code}`, text])),
        ),
    );
    // Strings without escapes: links contain other dashes, which chats put in, and write them as \uNNNN.
    const strings = sources('src')
        .replace(/\/\/.*$/gm, '')
        .match(/"(?:[^"\\\n]|\\.)*"/g)
        .map((text) => ['src', text]);
    const missing = [...texts, ...strings].flatMap(([where, text]) =>
        [...text].filter((letter) => !drawn.has(letter)).map((letter) => `${where}: "${letter}" in ${text}`),
    );
    assert.ok(drawn.has('–') && !drawn.has('\u2212'), 'the font was read wrongly');
    assert.deepEqual(missing, [], 'use a character of data/fonts; for minus, –');
});

test('every text is used', () => {
    const said = new Set(sources('src').match(/\bKey::\w+/g));
    const { chapters } = JSON.parse(readFileSync(join(root, 'data/rules/book.json'), 'utf8'));
    for (const { id, paragraphs } of chapters) {
        said.add(`Key::${pascal(`rule.${id}`)}`);
        for (const { id: name, picture } of paragraphs) {
            said.add(`Key::${pascal(`rule.${id}.${name}`)}`);
            said.add(`Key::${pascal(`search.${id}.${name}`)}`);
            if (picture) {
                said.add(`Key::${pascal(`rule.picture.${picture}`)}`);
                said.add(`Key::${pascal(`rule.picture.${picture}_seen`)}`);
            }
        }
    }
    for (const { id, steps } of readLessons(root)) {
        const names = [id, `${id}.about`, ...steps.map((step) => `${id}.${step.id}`)];
        const hints = steps.filter(({ asks }) => asks).map((step) => `${id}.${step.id}.hint`);
        for (const name of [...names, ...hints]) said.add(`Key::${pascal(`lesson.${name}`)}`);
    }
    const cards = readdirSync(join(root, 'data/cards'))
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => JSON.parse(readFileSync(join(root, 'data/cards', file), 'utf8')).cards)
        .map(({ id }) => id);
    const unused = [...english.texts.rows.keys()].filter((key) => {
        const card = /^card\.([^.]+)\.(title|name|line|full)$/.exec(key)?.[1];
        return card === undefined ? !said.has(`Key::${pascal(key)}`) : !cards.includes(card);
    });
    assert.deepEqual(unused, [], 'remove these from data/texts');
});

test('web/texts.js has exactly the texts of index.html and of say() in the scripts', async () => {
    const read = (file) => readFileSync(join(root, 'web', file), 'utf8');
    const { texts } = await import(`data:text/javascript,${encodeURIComponent(read('texts.js'))}`);
    const marked = [...read('index.html').matchAll(/<[^>]*\bdata-say\b[^>]*>[^<]*/g)].map(([element]) =>
        (/aria-label="([^"]*)"/.exec(element)?.[1] ?? element.slice(element.indexOf('>') + 1))
            .trim()
            .replace(/\s+/g, ' '),
    );
    const scripts = readdirSync(join(root, 'web'))
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join('\n');
    const asked = [...scripts.matchAll(/\bsay\(\s*('[^)]*'),?\s*\)/g)].map(([, literals]) =>
        literals
            .split(/\s*\+\s*/)
            .map((literal) => literal.slice(1, -1))
            .join(''),
    );
    const said = [...new Set([...marked, ...asked])].sort();
    assert.ok(marked.length > 10 && asked.length > 6);
    for (const code of others.map((language) => language.code)) {
        assert.deepEqual(Object.keys(texts[code]).sort(), said, `web/texts.js, ${code}`);
    }
});
