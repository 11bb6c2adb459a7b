// One game on several screens that a relay introduces: a table and two phones.
import assert from 'node:assert/strict';
import { sameNumbers } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openRelay, withRelay } from '../support/relay.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const phone = { viewport: { width: 390, height: 844 } };
const colour = /^(Red|Blue|Green|Yellow|Purple)$/u;

/// Opens a room for a new game with the same deal in each run at a table. Returns the table and the room's link.
async function openRoom(browser, site) {
    const table = await Table.open(browser, site.address, { before: sameNumbers });
    await table.pressNamed(words('room.title'));
    await table.pressNamed(words('home.start'));
    await table.says('title', words('room.title'));
    const link = await table.page.waitForFunction(() => {
        const text = document.getElementById('mirror-prompt').title;
        return /#r1\.[\w-]{22}$/u.test(text) && text;
    });
    return { table, link: await link.jsonValue() };
}

/// Opens the link on a phone and takes the first free seat. Returns the phone and the seat's name.
async function takeSeat(browser, link, options = {}) {
    const guest = await Table.open(browser, link, { ...phone, ...options });
    await guest.says('prompt', words('seat_page.pick'));
    const { label } = await guest.find(colour);
    await guest.pressNamed(colour);
    await guest.says('title', words('round.of'));
    return { guest, seat: label };
}

/// Plays random answers on whichever screen is asked. Returns how many each of the guests gave.
async function play(table, guests, steps) {
    const random = chance(11);
    const answered = guests.map(() => 0);
    for (let step = 0; step < steps; ++step) {
        const asked = await Promise.all(guests.map((guest) => guest.mirror()));
        const turn = asked.findIndex(({ answers }) => answers.length > 0);
        if (turn >= 0) {
            await guests[turn].press(asked[turn].answers[random(asked[turn].answers.length)]);
            ++answered[turn];
        } else {
            const { answers, buttons } = await table.mirror();
            const curtain = buttons.find((button) => table.curtain.test(button.label));
            const pick = curtain ?? answers[random(Math.max(answers.length, 1))];
            if (pick) await table.press(pick);
        }
        for (const screen of [table, ...guests]) await screen.quiet();
    }
    return answered;
}

test('two phones find the table by its link, play, and one comes back after a reload', async ({ browser }) => {
    await withRelay(async (site) => {
        const { table, link } = await openRoom(browser, site);
        const first = await takeSeat(browser, link);
        const second = await takeSeat(browser, link);
        assert.notEqual(first.seat, second.seat);
        await table.pressNamed(words('button.close'));

        const before = await play(table, [first.guest, second.guest], 30);
        assert(
            before.every((count) => count > 0),
            `the phones gave ${before.join(' and ')} answers`,
        );

        await first.guest.page.reload();
        await first.guest.started();
        await first.guest.says('title', words('round.of')); // it is not asked for its seat again
        const after = await play(table, [first.guest, second.guest], 30);
        assert(
            after.every((count) => count > 0),
            `after the reload they gave ${after.join(' and ')} answers`,
        );
    });
});

/// Runs in a page before its scripts: globalThis.cut() ends its connections to other screens.
function keepConnections() {
    const made = [];
    const Real = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
        constructor(...how) {
            super(...how);
            made.push(this);
        }
    };
    globalThis.cut = () => {
        for (const connection of made) connection.close();
    };
}

test('a phone that was without network for a while plays on by itself', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const { table, link } = await openRoom(browser, site);
        const { guest } = await takeSeat(browser, link, { before: keepConnections });
        await table.pressNamed(words('button.close'));
        const [before] = await play(table, [guest], 20);
        assert(before > 0);

        await relay.close();
        await guest.page.evaluate(() => cut());
        await guest.says('notice', words('seat_page.away'));
        await table.answer(); // it goes on meanwhile
        const again = await openRelay(relay.port);
        try {
            await guest.says('notice', /^$/u);
            const [after] = await play(table, [guest], 30);
            assert(after > 0);
        } finally {
            await again.close();
        }
    });
});
