// The words of data/texts and data/editor as patterns, so that the tests find buttons by what is written on them.
import { readFileSync } from 'node:fs';

const read = (folder, language) =>
    JSON.parse(readFileSync(new URL(`../../../data/${folder}/${language}.json`, import.meta.url), 'utf8')).texts;
const textsOf = (language) => ({ ...read('texts', language), ...read('editor', language) });

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The text at `path` ("button.copy"), with anything in place of its placeholders and no markup.
export function words(path, language = 'en') {
    const entry = textsOf(language)[path];
    const text = typeof entry === 'string' ? entry : entry?.other;
    if (text === undefined) throw new Error(`data/texts/${language}.json has no ${path}`);
    const pieces = text.replace(/<\/?\w+>/g, '').split(/\{\w+\}/);
    return new RegExp(`^${pieces.map(escaped).join('.+')}$`, 'u');
}
