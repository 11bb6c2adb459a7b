// Whole games of four players, each with a phone of its own, that go on whatever happens to the screens.
// ELGRANDE_ROOM_GAMES is the number of games; one alone is short.
import assert from 'node:assert/strict';
import { patience_ms } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { withRelay } from '../support/relay.mjs';
import { openPhone, openRoom, roundTrip, sit } from '../support/screens.mjs';
import { chance, isOver } from '../support/table.mjs';
import { escaped, words } from '../support/words.mjs';

const number = Number(process.env.ELGRANDE_ROOM_GAMES ?? 1);
const games = [
    { name: 'classic with hidden hands', rules: ['home.hidden_hands', ...(number === 1 ? ['home.rounds_six'] : [])] },
    { name: 'Intrigue', rules: ['edition.intrigue'] },
    { name: '2023 with modules', rules: ['edition.2023', 'module.new_regency', 'module.power_shift'] },
].slice(0, number);

const names = ['Red', 'Blue', 'Green', 'Yellow'];
const touches = 12; // answers given by a finger; the others are given by the mirror, which is faster

/// The players of a room give random answers on their phones.
class Players {
    constructor(seats) {
        this.seats = seats; // { phone, name }
        this.random = chance(3);
        this.given = 0;
        this.roundTrips = []; // in milliseconds, of the answers given by the mirror
    }

    /// Says how long answers take. The goal is 50 ms besides the network; a loaded machine takes longer.
    speed() {
        const sorted = [...this.roundTrips].sort((a, b) => a - b);
        const below = (part) => Math.round(sorted[Math.floor(part * sorted.length)]);
        return `${sorted.length} answers, shown after ${below(0.5)} ms (median), 90 % within ${below(0.9)} ms`;
    }

    /// Waits until a phone is asked, and returns its seat and what it shows; null if the game is over on all phones.
    async turn() {
        for (const end = Date.now() + patience_ms; Date.now() < end; ) {
            const mirrors = await Promise.all(this.seats.map(({ phone }) => phone.mirror()));
            if (mirrors.every(isOver)) return null;
            const turn = mirrors.findIndex(({ answers }) => answers.length > 0);
            if (turn >= 0) return { seat: this.seats[turn], shown: mirrors[turn] };
            await new Promise((later) => setTimeout(later, 10));
        }
        throw new Error('no phone is asked');
    }

    /// Plays to the next question for which isWanted(name of the seat). Returns the same as turn().
    async playTo(isWanted) {
        for (;;) {
            const turn = await this.turn();
            if (!turn || isWanted(turn.seat.name)) return turn;
            const { phone } = turn.seat;
            const answer = turn.shown.answers[this.random(turn.shown.answers.length)];
            if (++this.given <= touches) await phone.tap(answer);
            else this.roundTrips.push(await roundTrip(phone, answer));
        }
    }
}

/// Waits until a screen asks the same question as `before`, with the same answers.
async function asksAgain(phone, { prompt, answers }) {
    const asked = await phone.says('prompt', new RegExp(`^${escaped(prompt)}$`, 'u'));
    assert.deepEqual(asked.answers, answers);
}

/// Waits until the page of the room at the table says that all seats are on other screens.
async function allAreThere(table) {
    await table.pressNamed(words('room.title'));
    const there = words('room.seat_screen').source.slice(1, -1);
    await table.says('position', new RegExp(`^(?:${there},?){${names.length}}$`, 'u'));
    await table.pressNamed(words('button.close'));
}

/// The button by which a guest asks the table for a seat that somebody has.
const askFor = (name) => new RegExp(words('seat_page.ask_for').source.replace('.+', name), 'u');

/// Opens the link on four phones, which take all seats, one after the other: the list of seats changes each time.
async function sitDown(browser, link) {
    const phones = await Promise.all(names.map(() => openPhone(browser, link)));
    const seats = [];
    for (const [i, phone] of phones.entries()) {
        if (i > 0) await phone.comes(askFor(names[i - 1]));
        seats.push(await sit(phone, names[i]));
    }
    return seats;
}

/// What happens to the screens in the middle of a question for a seat: first for Red, then for Blue, and so on.
/// Afterwards the seat's phone asks the same again.
const interruptions = {
    async 'its page is reloaded'({ seat: { phone }, shown }) {
        await phone.reloads(() => phone.page.reload());
        await asksAgain(phone, shown);
    },

    async 'its page crashes and is opened again'({ browser, link, seat, shown }) {
        const { page } = seat.phone;
        const session = await page.createCDPSession();
        session.send('Page.crash').catch(() => {}); // nobody is left to answer
        await new Promise((crashed) => page.once('error', crashed));
        seat.phone = await openPhone(browser, link, { context: page.profile });
        await asksAgain(seat.phone, shown);
        await page.close();
    },

    async 'its player takes another device'({ browser, link, table, seat, shown }) {
        const old = seat.phone;
        seat.phone = await openPhone(browser, link);
        await seat.phone.pressNamed(askFor(seat.name));
        await seat.phone.says('prompt', words('seat_page.asked'));
        await table.pressNamed(new RegExp(`^${words('room.grant').source.slice(1, -1)}: ${seat.name}$`, 'u'));
        await table.pressNamed(words('button.close'));
        await seat.phone.says('title', words('round.of'));
        await asksAgain(seat.phone, shown);
        await old.page.waitForFunction(() => document.getElementById('mirror-answers').children.length === 0, {
            polling: 20,
        });
        await old.page.close();
    },

    async 'the table is reloaded'({ table, seat, shown }) {
        await table.saved();
        await table.reloads(() => table.page.reload());
        await table.resume();
        await allAreThere(table);
        await asksAgain(seat.phone, shown);
    },
};

for (const { name, rules } of games) {
    test(`four phones play a whole game of ${name}, whatever happens`, async ({ browser }) => {
        await withRelay(async (site) => {
            const { table, link } = await openRoom(browser, site, rules);
            const stranger = await openPhone(
                browser,
                link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
            );
            const players = new Players(await sitDown(browser, link));
            await table.pressNamed(words('button.close'));

            for (const [i, [what, happens]] of Object.entries(interruptions).entries()) {
                const turn = await players.playTo((asked) => asked === names[i]);
                assert(turn, `${what}: the game is over`);
                await happens({ browser, link, table, ...turn });
            }
            const watcher = await openPhone(browser, link);
            await watcher.pressNamed(words('seat_page.watch'));
            await players.playTo(() => false);
            console.log(`${name}: ${players.speed()}`);

            const screens = [table, watcher, ...players.seats.map(({ phone }) => phone)];
            // Nobody's own seat is on another screen.
            const positionAt = async (screen) =>
                (await screen.mirror()).position.map((line) => line.replace(/, on another screen$/, ''));
            const position = await positionAt(table);
            for (const screen of screens) {
                await screen.says('title', words('round.over'));
                assert.deepEqual(await positionAt(screen), position);
                const own = screen.page.troubles.filter((text) => !text.startsWith('Trystero')); // lost screens
                assert.deepEqual(own, []);
            }
            const { prompt, position: seen } = await stranger.mirror();
            assert.match(prompt, words('seat_page.looking'));
            assert.deepEqual(seen, []);
        });
    });
}
