// A hostile guest: scripts that know the link of a table and send it rubbish.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openPhone, play, sit } from '../support/screens.mjs';
import { answerOf, colour, enterAnswer, nextLink, openSeats } from '../support/seats.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Node.js imports a .js file only in a package of ES modules.
const script = readFileSync('web/room_codes.js').toString('base64');
const { ANSWER, decode, encode, OFFER } = await import(`data:text/javascript;base64,${script}`);

const version = Number(/uint8_t version = (\d+);/.exec(readFileSync('src/room/messages.hpp', 'utf8'))[1]);

/// Runs in the hostile page: answers an offer, with no limit for the length of messages. Returns its own description.
async function answerOffer(offer) {
    const peer = new RTCPeerConnection();
    globalThis.channel = peer.createDataChannel('room', { negotiated: true, id: 512 });
    globalThis.peer = peer;
    await peer.setRemoteDescription({ type: 'offer', sdp: offer });
    await peer.setLocalDescription();
    while (peer.iceGatheringState !== 'complete') await new Promise((later) => setTimeout(later, 20));
    return peer.localDescription.sdp;
}

/// Connects a page to the table by the link. Returns the link for the next screen.
async function connect(page, table, link) {
    const { number, sdp } = decode(OFFER, link.split('.').at(-1));
    const answer = await page.evaluate(answerOffer, sdp.replace(/a=max-message-size:\d+/, 'a=max-message-size:0'));
    await enterAnswer(table, encode(ANSWER, number, answer));
    await page.waitForFunction(() => channel.readyState === 'open');
    return nextLink(table, link);
}

/// What a hostile page sends. Each returns how many messages the browser has taken.
const attacks = {
    short() {
        channel.send('');
        channel.send('a text');
        channel.send(new Uint8Array(0));
        for (let value = 0; value < 256; ++value) channel.send(new Uint8Array([value]));
        return 259;
    },
    long() {
        const longest = Math.min(2 ** 20, peer.sctp.maxMessageSize);
        for (const length of [16385, 65536, longest]) channel.send(new Uint8Array(length).fill(0xa5));
        return longest > 16385 ? 3 : 0;
    },
    random() {
        for (let i = 0; i < 200; ++i) {
            channel.send(crypto.getRandomValues(new Uint8Array(1 + Math.floor(Math.random() * 2000))));
        }
        return 200;
    },
    async flood() {
        let sent = 0;
        for (; sent < 10_000; ++sent) {
            if (channel.readyState !== 'open') break; // the table has had enough
            channel.send(new Uint8Array(64).fill(sent));
            if (sent % 100 === 99) await new Promise((later) => setTimeout(later));
        }
        return sent;
    },
};

test('a table goes on while a guest sends rubbish, and other guests reach it', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await openSeats(table);
    let link = await nextLink(table);
    const before = await table.mirror();
    for (const [name, attack] of Object.entries(attacks)) {
        const page = await openPage(browser);
        await page.goto(`${site.address}licenses.txt`);
        link = await connect(page, table, link);
        assert((await page.evaluate(attack)) > 0, name);
        await table.quiet();
        assert.deepEqual({ ...(await table.mirror()), buttons: [] }, { ...before, buttons: [] }, name);
        assert.deepEqual(table.page.troubles, [], name);
    }
    const phone = await Table.open(browser, link);
    await enterAnswer(table, await answerOf(phone));
    await phone.says('prompt', words('seat_page.pick'));
    await phone.pressNamed(colour);
    await phone.says('title', words('round.of'));
    await table.pressNamed(words('button.close'));
    await table.quiet(); // until the mirror is that of the table
    const { position } = await table.mirror();
    await table.answer();
    assert.notDeepEqual((await table.mirror()).position, position);
    assert.deepEqual(table.page.troubles, []);
});

/// Runs in a page that is connected: shows the secret of the room, waits for an update, and sends 10,000 valid messages
/// of each kind that a guest sends to ask for something. Layout and numbers of the kinds: src/room/messages.cpp.
async function floodValid(secret, version, seat) {
    const number = (n) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, n >> 24];
    const message = (kind, ...bytes) => new Uint8Array([0x52, version, kind, ...bytes]); // 0x52: 'R'
    const hello = message(1, ...secret, 1); // 1: without a token
    const kinds = [
        () => hello,
        (n) => message(2, ...number(n), seat, ...number(1), 0x41 + (n % 26)), // a claim, by a name of one letter
        (n) => message(3, ...number(n)), // acknowledges an update
        (n) => message(4, ...number(n), ...number(0), 1 + (n % 10)), // puts a card back
        (n) => message(7, ...number(n), ...number(n), n % 2), // asks for an undo
        (n) => message(8, ...number(n), n % 6), // shows a sign
        (n) => message(9, ...number(n), n % 2), // agrees to an undo
    ];
    const welcomed = new Promise((done) => {
        channel.onmessage = done;
    });
    channel.send(hello);
    await welcomed;
    for (let n = 0; n < 10_000; ++n) {
        for (const make of kinds) channel.send(make(n));
        while (channel.bufferedAmount > 65_536) await new Promise((later) => setTimeout(later));
    }
    while (channel.bufferedAmount > 0) await new Promise((later) => setTimeout(later));
    return channel.readyState;
}

test('a table goes on while a guest floods it with valid messages', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await openSeats(table);
    const link = await nextLink(table);
    const phone = await openPhone(browser, link);
    await enterAnswer(table, await answerOf(phone));
    const seats = [await sit(phone, 'Red')];
    const there = new RegExp(words('room.seat_screen').source.slice(1, -1), 'u');
    const { position } = await table.says('position', there);
    const seat = position.findIndex((line) => there.test(line));

    const page = await openPage(browser);
    await page.goto(`${site.address}licenses.txt`);
    await connect(page, table, await nextLink(table, link));
    await table.pressNamed(words('button.close'));
    const secret = [...Buffer.from(/#r1\.([\w-]{22})/u.exec(link)[1], 'base64url')];
    const flooding = page.evaluate(floodValid, secret, version, seat);
    await table.says('title', words('room.title')); // the guest asks for the seat
    await table.pressNamed(words('button.close'));
    assert.equal(await flooding, 'open'); // it has sent nothing that guests do not send
    await play(table, seats, chance(5), ([answered]) => answered > 2);
    for (const screen of [table, phone]) assert.deepEqual(screen.page.troubles, []);
});
