// The words of data/texts/en.json as patterns, so that the tests find buttons by what is written on them.
import { readFileSync } from 'node:fs';

const { texts } = JSON.parse(readFileSync(new URL('../../data/texts/en.json', import.meta.url), 'utf8'));

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The text at `path` ("button.copy"), with anything in place of its placeholders and no markup.
export function words(path) {
    const entry = texts[path];
    const text = typeof entry === 'string' ? entry : entry?.other;
    if (text === undefined) throw new Error(`data/texts/en.json has no ${path}`);
    const pieces = text.replace(/<\/?\w+>/g, '').split(/\{\w+\}/);
    return new RegExp(`^${pieces.map(escaped).join('.+')}$`, 'u');
}
