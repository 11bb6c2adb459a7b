// One game on several screens: a table and a phone, connected by two codes, without a relay.
import assert from 'node:assert/strict';
import { sameDeal } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openPhone, play, sit } from '../support/screens.mjs';
import { answerOf, enterAnswer, nextLink, openSeats } from '../support/seats.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

test('a phone takes a seat by two codes, answers for it, and comes back by two more', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: sameDeal });
    await openSeats(table);
    const link = await nextLink(table);

    const phone = await openPhone(browser, link);
    await phone.says('title', words('seat_page.title'));
    await enterAnswer(table, await answerOf(phone));
    const seats = [await sit(phone, 'Red')];
    await table.says('position', new RegExp(words('room.seat_screen').source.slice(1, -1), 'u'));
    await table.pressNamed(words('button.close'));
    const random = chance(7);
    const often = ([answered]) => answered > 2;
    await play(table, seats, random, often);

    await phone.reloads(() => phone.page.reload());
    await phone.says('prompt', words('seat_page.needs_code'));
    await table.pressNamed(words('room.title'));
    await phone.go(await nextLink(table, link));
    await enterAnswer(table, await answerOf(phone));
    await phone.says('title', words('round.of')); // it is not asked for its seat again
    await table.pressNamed(words('button.close'));
    await play(table, seats, random, often);
});

test('an answer that is opened in a second tab goes to the table', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address); // offers need different random numbers
    await openSeats(table);
    const phone = await openPhone(browser, await nextLink(table));
    const answer = await answerOf(phone);
    assert(answer.length <= 600);
    const context = table.page.browserContext();
    const second = await Table.open(browser, answer, { context });
    await second.says('prompt', words('room.handed_over'));
    await sit(phone, 'Red');

    const late = await Table.open(browser, answer, { context });
    await late.says('prompt', words('room.not_handed_over')); // the offer is used up
    for (const screen of [table, phone, second, late]) assert.deepEqual(screen.page.troubles, []);
});

/// Runs in a phone's page before its scripts: the table gets messages of an older version from it, and it gets those
/// of a newer one.
function beOlder() {
    const changeVersion = (bytes, by) => {
        bytes[1] += by; // see room/messages.hpp
        return bytes;
    };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function sendOlder(bytes) {
        send.call(this, changeVersion(bytes.slice(), -1));
    };
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    const seen = new WeakSet(); // messages that are changed already
    Object.defineProperty(MessageEvent.prototype, 'data', {
        get() {
            const data = get.call(this);
            if (this.target instanceof RTCDataChannel && !seen.has(data)) {
                seen.add(data);
                changeVersion(new Uint8Array(data), 1);
            }
            return data;
        },
    });
}

test('a phone with an older version of the game is told so, and the table plays on', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: sameDeal });
    await openSeats(table);
    const phone = await openPhone(browser, await nextLink(table), { before: beOlder });
    await enterAnswer(table, await answerOf(phone));
    await phone.says('prompt', words('seat_page.other_version'));
    await table.pressNamed(words('button.close'));
    const { position } = await table.says('title', words('round.of'));
    await table.answer();
    assert.notDeepEqual((await table.mirror()).position, position);
    for (const screen of [table, phone]) assert.deepEqual(screen.page.troubles, []);
});
