// The texts of data/texts and data/editor as patterns, so that tests find buttons by their labels.
import { readFileSync } from 'node:fs';

const read = (folder, language) =>
    JSON.parse(readFileSync(new URL(`../../../data/${folder}/${language}.json`, import.meta.url), 'utf8')).texts;
const textsOf = (language) => ({ ...read('texts', language), ...read('editor', language) });

/// Returns the source of a pattern for this text.
export const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Returns a pattern for the whole text with the key `path` ("button.copy"), without markup and with any value for its
// placeholders, as it names all players. Throws if there is no such text.
export function words(path, language = 'en') {
    const row = textsOf(language)[path];
    const entry = row?.named ?? row;
    const text = typeof entry === 'string' ? entry : entry?.other;
    if (text === undefined) throw new Error(`data/texts/${language}.json has no ${path}`);
    const pieces = text.replace(/<\/?\w+>/g, '').split(/\{\w+\}/);
    return new RegExp(`^${pieces.map(escaped).join('.+')}$`, 'u');
}
