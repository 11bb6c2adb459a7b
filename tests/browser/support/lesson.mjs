// Plays the first lesson as a learner.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { escaped, words } from './words.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../../data/lessons/${path}.json`, import.meta.url), 'utf8'));
const plain = (text) => text.replace(/<\/?\w+>/g, '');

/// Returns the texts of the lesson's steps.
export function stepsOf(id, language = 'en') {
    const { texts } = read(language);
    return read(id).steps.map((step) => ({
        ...step,
        says: plain(texts[`lesson.${id}.${step.id}`]),
        hint: step.asks && plain(texts[`lesson.${id}.${step.id}.hint`]),
    }));
}

// The mirror's labels of the first lesson's expected answers.
const wanted = {
    bid: /\b11\b/,
    recruit: /\b1\b/,
    card: /King/,
    'place-first': /Galicia/,
    'place-rival': /Aragon/,
    'place-home': /Old Castile/,
    'place-castillo': /Castillo/,
    'place-last': /Castillo/,
    act: /King/,
    'move-king': /Valencia/,
    disk: /Basque/,
};

// Presses Back of the browser, which every device has.
async function back(table) {
    await table.page.evaluate(
        () =>
            new Promise((done) => {
                addEventListener('popstate', () => done(), { once: true }); // events cannot be returned
                history.back();
            }),
    );
    await table.quiet();
}

/// Plays the first lesson from a step on to its last one, which it returns; `act` presses an answer or a button.
export async function playFrom(table, first, act) {
    const steps = stepsOf('first-game');
    for (const step of steps.slice(first, -1)) {
        const now = await table.says('prompt', new RegExp(`^${escaped(step.says)}$`, 'u'));
        const answer = step.asks && now.answers.find(({ label }) => wanted[step.id].test(label));
        if (step.asks) assert.ok(answer, `${step.id}: ${now.answers.map(({ label }) => label)}`);
        try {
            await act(answer ?? (await table.find(words('learn.next'))));
        } catch (error) {
            throw new Error(`${step.id}: ${error.message}`);
        }
        await table.quiet();
        if (step.id === 'disk') await back(table); // closes the table of the scoring
    }
    return steps.at(-1);
}
