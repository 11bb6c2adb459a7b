// One game on several screens: opens a room that has a relay, gives seats to phones, and plays.
import assert from 'node:assert/strict';
import { patience_ms, sameNumbers } from './chromium.mjs';
import { Table } from './table.mjs';
import { words } from './words.mjs';

/// The viewport of phones.
export const upright = { width: 390, height: 844, deviceScaleFactor: 0.25, isMobile: true, hasTouch: true };

/// Opens a room at a table for a new game of four with the same deal in each run; `rules` are keys of data/texts that
/// are chosen before. Returns the table, which shows the page of the room, and the room's link.
export async function openRoom(browser, site, rules = []) {
    const table = await Table.open(browser, site.address, { before: sameNumbers });
    await table.pressNamed(words('room.title'));
    for (const key of rules) await table.pressNamed(words(key));
    await table.pressNamed(words('home.start'));
    await table.says('title', words('room.title'));
    const link = await table.page.waitForFunction(() => {
        const text = document.getElementById('mirror-prompt').title;
        return /#r1\.[\w-]{22}$/u.test(text) && text;
    });
    return { table, link: await link.jsonValue() };
}

/// Opens a link on a phone. `options` are those of openPage().
export const openPhone = (browser, link, options = {}) => Table.open(browser, link, { viewport: upright, ...options });

/// Takes the free seat with this name on a phone that has opened the room's link. Returns { phone, name }.
export async function sit(phone, name) {
    await phone.says('prompt', words('seat_page.pick'));
    await phone.pressNamed(new RegExp(`^${name}$`, 'u'));
    await phone.says('title', words('round.of'));
    return { phone, name };
}

/// Opens a room's link on a phone and takes the free seat with this name. Returns { phone, name }.
export const takeSeat = async (browser, link, name, options) => sit(await openPhone(browser, link, options), name);

/// Presses an answer in a phone's mirror. Returns the milliseconds until the phone shows what the table has made of it:
/// another log, or the next question to the same seat.
export function roundTrip({ page }, { id, label }) {
    const pressAndWait = (wanted, text, longest_ms) =>
        new Promise((done, failed) => {
            const node = (name) => document.getElementById(name);
            const button = document.querySelector(`#mirror button[data-id="${wanted}"]`);
            if (button?.textContent !== text) throw new Error(`the button “${text}” is gone`);
            const log = node('mirror-log').textContent;
            const start = performance.now();
            let sent = null; // the prompt since the answers have disappeared: it changes when another seat is asked
            const observer = new MutationObserver(() => {
                const isAsked = node('mirror-answers').children.length > 0;
                const prompt = node('mirror-prompt').textContent;
                if (!isAsked) sent ??= prompt;
                const isAnswered = sent !== null && (isAsked || prompt !== sent);
                if (node('mirror-log').textContent === log && !isAnswered) return;
                observer.disconnect();
                done(performance.now() - start);
            });
            observer.observe(node('mirror'), { subtree: true, childList: true, characterData: true });
            setTimeout(failed, longest_ms, new Error(`the table does nothing after “${text}”`));
            button.click();
        });
    return page.evaluate(pressAndWait, id, label, patience_ms);
}

/// Plays random answers until isDone(answered): `answered` says how many each of the `seats`, { phone, name }, has
/// given. Players without a phone answer at the table, which closes the page of the room when a guest's request for a
/// seat opens it. Returns `answered`.
export async function play(table, seats, random, isDone) {
    const answered = seats.map(() => 0);
    for (let end = Date.now() + patience_ms; !isDone(answered); ) {
        for (const screen of [table, ...seats.map(({ phone }) => phone)]) await screen.quiet();
        const asked = await Promise.all(seats.map(({ phone }) => phone.mirror()));
        const turn = asked.findIndex(({ answers }) => answers.length > 0);
        const { title, prompt, answers, buttons } = turn < 0 ? await table.mirror() : asked[turn];
        const curtain = buttons.find(({ label }) => table.curtain.test(label));
        for (const { name } of seats) {
            assert(!curtain?.label.includes(name), 'the table asks for the screen of a player with a phone');
        }
        const pick = curtain ?? answers[random(Math.max(answers.length, 1))];
        if (pick) {
            await (turn < 0 ? table : seats[turn].phone).press(pick);
            if (turn >= 0) ++answered[turn];
            end = Date.now() + patience_ms;
        } else if (words('room.title').test(title)) {
            await table.pressNamed(words('button.close'));
        } else if (Date.now() > end) {
            throw new Error(`nobody is asked; the table says “${prompt}”`);
        }
    }
    return answered;
}
