// A room of the page that has no relay: a table and guests, connected by two codes.
import { patience_ms } from './chromium.mjs';
import { words } from './words.mjs';

/// The names of seats that nobody has named.
export const colour = /^(Red|Blue|Green|Yellow|Purple)$/u;

// Waits until the mirror's explanation of the prompt is a wanted one, and returns it: the link at the table, the answer
// on the phone.
async function explanation(screen, isWanted) {
    for (const end = Date.now() + patience_ms; Date.now() < end; ) {
        const text = await screen.page.evaluate(() => document.getElementById('mirror-prompt').title);
        if (isWanted(text)) return text;
        await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error('no code appears');
}

/// Begins a game with a room at a table.
export async function openSeats(table) {
    await table.pressNamed(words('room.title'));
    await table.pressNamed(words('home.start'));
    await table.says('title', words('room.title'));
}

/// Returns the link for the next screen, another one than `before`.
export const nextLink = (table, before = '') =>
    explanation(table, (text) => text !== before && /#r1\.[\w-]{22}\.[\w-]+$/u.test(text));

/// Returns the link that a guest must send to the table.
export const answerOf = (guest) => explanation(guest, (text) => /#ra1\.[\w-]{100,}$/u.test(text));

/// Enters a guest's answer at the table.
export async function enterAnswer(table, text) {
    const field = '[id="field-room answer"]';
    await table.page.waitForSelector(field);
    await table.page.focus(field);
    await table.page.keyboard.type(text);
    await table.pressNamed(words('room.connect'));
}
