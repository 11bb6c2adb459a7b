// Screens that connect: web/room.js in pages of their own profiles, by codes and by a relay on this machine.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openRelay, withRelay } from '../support/relay.mjs';

const TABLE = 0;
const GUEST = 1;
const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';

/// Opens a room, `room`, in a page. Its events are collected in `events`, the states of introductions in `states`.
async function enter(page, side, secret = SECRET) {
    const enterHere = async (ownSide, ownSecret) => {
        const { room } = JSON.parse(document.getElementById('assets').textContent);
        const { Room } = await import(new URL(room, document.baseURI));
        globalThis.events = [];
        globalThis.states = [];
        const collect = (name) => (peer, bytes) => events.push([name, peer, bytes?.length ?? 0, bytes?.[0] ?? 0]);
        globalThis.room = new Room(ownSide, ownSecret, {
            opened: collect('opened'),
            received: collect('received'),
            closed: collect('closed'),
            handed: collect('handed'),
            changed: (state) => states.push(state),
        });
    };
    await page.evaluate(enterHere, side, secret);
}

/// Runs in a page before its scripts: keeps all connections in globalThis.made.
function keepConnections() {
    globalThis.made = [];
    const Real = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
        constructor(...how) {
            super(...how);
            made.push(this);
        }
    };
}

/// Returns the states of all connections that a page has made.
const statesOfMade = (page) => page.evaluate(() => made.map(({ signalingState }) => signalingState));

/// Opens a page in a fresh profile without a room.
async function openOutside(browser, site) {
    const page = await openPage(browser, { before: keepConnections });
    await page.goto(site.address);
    return page;
}

/// Opens a page in a fresh profile with a room.
async function openRoom(browser, site, side, secret) {
    const page = await openOutside(browser, site);
    await enter(page, side, secret);
    return page;
}

const openThree = (browser, site) => Promise.all([TABLE, GUEST, GUEST].map((side) => openRoom(browser, site, side)));

const request = (page, name, code = '') => page.evaluate((call, text) => room[call](text), name, code);
const send = (page, length, value, peer = 1) =>
    page.evaluate((size, byte, to) => room.send(to, new Uint8Array(size).fill(byte)), length, value, peer);
const eventsOf = (page) => page.evaluate(() => events);
const event = (page, name, peer = 1) =>
    page.waitForFunction((what, who) => events.some(([one, from]) => one === what && from === who), {}, name, peer);

/// Connects a guest to a table. Returns the two codes.
async function connect(table, guest) {
    const [made, offer] = await request(table, 'makeOffer');
    const [taken, answer] = await request(guest, 'takeOffer', offer);
    const [done] = await request(table, 'takeAnswer', answer);
    assert.deepEqual([made, taken, done], [0, 0, 0]);
    await event(guest, 'opened');
    return [offer, answer];
}

test('a table and two guests connect by codes and send bytes both ways', async ({ browser, site }) => {
    const [table, guest, other] = await openThree(browser, site);
    for (const code of await connect(table, guest)) assert.match(code, /^[\w-]{100,480}$/);
    await event(table, 'opened');
    await connect(table, other);
    await event(table, 'opened', 2);

    assert(await send(table, 16384, 7, 1));
    assert(await send(table, 1, 8, 2));
    assert(await send(guest, 3, 9));
    await Promise.all([event(guest, 'received'), event(other, 'received'), event(table, 'received')]);
    assert.deepEqual(await eventsOf(guest), [
        ['opened', 1, 0, 0],
        ['received', 1, 16384, 7],
    ]);
    assert.deepEqual((await eventsOf(other)).at(-1), ['received', 1, 1, 8]);
    assert.deepEqual((await eventsOf(table)).at(-1), ['received', 1, 3, 9]);
    assert.equal(await send(table, 1, 1, 3), false, 'there is no third guest');
});

test('the others notice that a screen leaves, and that it was dropped', async ({ browser, site }) => {
    const [table, guest, other] = await openThree(browser, site);
    await connect(table, guest);
    await event(table, 'opened');
    await connect(table, other);
    await event(table, 'opened', 2);
    await guest.evaluate(() => room.leave());
    await event(table, 'closed', 1);
    await table.evaluate(() => room.drop(2));
    await event(other, 'closed', 1);
    assert.equal(await send(table, 1, 1, 2), false);
    assert.deepEqual(
        (await eventsOf(table)).map(([name, peer]) => `${name} ${peer}`),
        ['opened 1', 'opened 2', 'closed 1'],
        'who drops a peer is not told',
    );
});

test('codes that are truncated, of another kind, or used before are refused', async ({ browser, site }) => {
    const NOT_A_CODE = 1;
    const OTHER_OFFER = 2;
    const [table, guest, other] = await openThree(browser, site);
    const [offer, answer] = await connect(table, guest);
    await event(table, 'opened');
    assert.deepEqual(await request(other, 'takeOffer', offer.slice(0, -1)), [NOT_A_CODE, '']);
    assert.deepEqual(await request(other, 'takeOffer', answer), [NOT_A_CODE, '']);
    assert.deepEqual(await request(table, 'takeAnswer', offer), [NOT_A_CODE, '']);
    assert.deepEqual(await request(table, 'takeAnswer', answer), [OTHER_OFFER, ''], 'it was taken before');
    assert.deepEqual(await request(other, 'takeAnswer', answer), [OTHER_OFFER, ''], 'another page made the offer');
});

test('the table gets an answer that another tab of its browser hands over', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([TABLE, GUEST].map((side) => openRoom(browser, site, side)));
    const [, offer] = await request(table, 'makeOffer');
    const [, answer] = await request(guest, 'takeOffer', offer);
    const tab = await openPage(browser, { context: table.browserContext() });
    await tab.goto(site.address);
    const handOver = (page, code) =>
        page.evaluate(async (text) => {
            const { room: address } = JSON.parse(document.getElementById('assets').textContent);
            const module = await import(new URL(address, document.baseURI));
            return module.handOver(text);
        }, code);
    assert.equal(await handOver(tab, offer), false, 'it is no answer');
    assert.equal(await handOver(guest, answer), false, 'the table is in another browser');
    assert.equal(await handOver(tab, answer), true);
    await event(table, 'handed', answer);
    assert.deepEqual(await request(table, 'takeAnswer', answer), [0, '']);
    await event(table, 'opened');
    assert.equal(await handOver(tab, answer), false, 'it was taken before');
    assert.deepEqual(
        (await eventsOf(table)).map(([name]) => name),
        ['handed', 'opened'],
    );
});

test('a room that closes or leaves keeps no connection, not even one that never opened', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([TABLE, GUEST].map((side) => openRoom(browser, site, side)));
    for (const end of ['close', 'leave']) {
        const [, offer] = await request(table, 'makeOffer');
        const [, answer] = await request(guest, 'takeOffer', offer);
        await guest.evaluate(() => room.leave()); // so that its answer leads nowhere
        assert.deepEqual(await request(table, 'takeAnswer', answer), [0, '']);
        assert((await statesOfMade(table)).includes('stable'));
        await table.evaluate((how) => room[how](), end);
        assert(
            (await statesOfMade(table)).every((state) => state === 'closed'),
            `${end}: ${await statesOfMade(table)}`,
        );
        await enter(table, TABLE);
    }
    assert.deepEqual(await statesOfMade(guest), ['closed', 'closed']);
});

test('a request that is being answered makes no connection after the room has closed', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([TABLE, GUEST].map((side) => openRoom(browser, site, side)));
    const [, offer] = await request(table, 'makeOffer');
    for (const [page, name] of [
        [table, 'makeOffer'],
        [guest, 'takeOffer'],
    ]) {
        const ask = async (call, code) => {
            const answer = room[call](code);
            room.close();
            return answer;
        };
        assert.deepEqual(await page.evaluate(ask, name, offer), [3, ''], name);
        assert(
            (await statesOfMade(page)).every((state) => state === 'closed'),
            name,
        );
    }
});

test('a request that the browser refuses leaves no connection behind', async ({ browser, site }) => {
    const table = await openRoom(browser, site, TABLE);
    const [, offer] = await request(table, 'makeOffer');
    const guest = await openRoom(browser, site, GUEST);
    for (const page of [table, guest]) {
        await page.evaluate(() => {
            RTCPeerConnection.prototype.setLocalDescription = () => Promise.reject(new Error('refused'));
        });
    }
    assert.deepEqual(await request(table, 'makeOffer'), [3, '']);
    assert.deepEqual(await request(guest, 'takeOffer', offer), [3, '']);
    assert.deepEqual(await statesOfMade(table), ['have-local-offer', 'closed']);
    assert.deepEqual(await statesOfMade(guest), ['closed']);
});

test('a device without network makes its code when it has one', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([TABLE, GUEST].map((side) => openRoom(browser, site, side)));
    const [, offer] = await request(table, 'makeOffer');
    for (const [page, name] of [
        [table, 'makeOffer'],
        [guest, 'takeOffer'],
    ]) {
        await page.setOfflineMode(true);
        await page.evaluate(
            (call, code) => {
                const real = Object.getPrototypeOf(RTCPeerConnection.prototype); // see keepConnections()
                const { get } = Object.getOwnPropertyDescriptor(real, 'localDescription');
                globalThis.answers = [];
                Object.defineProperty(RTCPeerConnection.prototype, 'localDescription', {
                    get() {
                        const { type, sdp } = get.call(this);
                        return { type, sdp: navigator.onLine ? sdp : sdp.replace(/^a=candidate.*\r\n/gm, '') };
                    },
                });
                room[call](code).then((answer) => answers.push(answer));
            },
            name,
            offer,
        );
        await page.waitForFunction(() => made.at(-1).signalingState === 'closed'); // it had no address
        assert.deepEqual(await page.evaluate(() => answers), [], name);
        await page.waitForFunction(() => states.at(-1) === 3);
        await page.setOfflineMode(false);
        await page.waitForFunction(() => answers.length > 0);
        assert.deepEqual(await page.evaluate(() => states), [0, 3, 0], name);
        const [[outcome, code]] = await page.evaluate(() => answers);
        assert.equal(outcome, 0);
        assert(code.length > 100, code);
    }
});

test('a browser that tells no address of its device is reported', async ({ browser, site }) => {
    const table = await openRoom(browser, site, TABLE);
    await table.evaluate(() => {
        Object.defineProperty(RTCPeerConnection.prototype, 'localDescription', {
            get: () => ({
                sdp: `a=ice-ufrag:abcd\r\na=ice-pwd:efgh\r\na=fingerprint:sha-256 ${'AB:'.repeat(31)}AB\r\n`,
            }),
        });
    });
    assert.deepEqual(await request(table, 'makeOffer'), [3, '']);
    assert.deepEqual(await statesOfMade(table), ['closed']);
});

test('messages that are too long or no bytes do not arrive, and the next one does', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([TABLE, GUEST].map((side) => openRoom(browser, site, side)));
    await connect(table, guest);
    await event(table, 'opened');
    await guest.evaluate(() => {
        const { channel } = room.peers.get(1);
        channel.send('a text');
        channel.send(new Uint8Array(0));
        try {
            channel.send(new Uint8Array(16385)); // the browser itself refuses it
        } catch {
            events.push(['refused', 1, 0, 0]);
        }
    });
    assert(await send(guest, 2, 5));
    await event(table, 'received');
    assert.deepEqual(await eventsOf(table), [
        ['opened', 1, 0, 0],
        ['received', 1, 2, 5],
    ]);
    assert.deepEqual((await eventsOf(guest)).at(-1), ['refused', 1, 0, 0]);
});

test('a relay introduces a table and its guests, and learns nothing of the room', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const stranger = await openRoom(browser, site, GUEST, SECRET.replace('A', 'B'));
        await stranger.waitForFunction(() => states.at(-1) === 2); // the relay is reached
        const [table, guest, other] = await openThree(browser, site);
        await Promise.all([event(table, 'opened', 2), event(guest, 'opened'), event(other, 'opened')]);
        assert(await send(table, 16384, 7, 1));
        assert(await send(table, 16384, 7, 2));
        assert(await send(guest, 3, 9));
        await Promise.all([event(guest, 'received'), event(other, 'received')]);
        await table.waitForFunction(() => events.at(-1)[0] === 'received');
        for (const page of [guest, other]) {
            assert.deepEqual(await eventsOf(page), [
                ['opened', 1, 0, 0],
                ['received', 1, 16384, 7],
            ]);
        }
        assert.deepEqual(await eventsOf(stranger), []);
        const heard = relay.published.join('\n');
        assert(heard.length > 0);
        for (const known of [SECRET, 'ice-pwd', 'fingerprint', 'candidate:']) assert(!heard.includes(known), known);
    });
});

test('a guest that joins costs a relay a few KB', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const table = await openRoom(browser, site, TABLE);
        await table.waitForFunction(() => states.at(-1) === 2);
        const before = { ...relay.traffic, events: relay.published.length };
        const guest = await openRoom(browser, site, GUEST);
        await Promise.all([event(table, 'opened', 1), event(guest, 'opened', 1)]);
        const received = relay.traffic.received - before.received;
        const sent = relay.traffic.sent - before.sent;
        const events = relay.published.length - before.events;
        console.log(`a join: ${events} events; the relay receives ${received} bytes and sends ${sent}`);
        assert(received + sent < 40_000); // README.md, “Host it”, reckons with 18 kB
    });
});

test('a guest comes back by itself after a reload, as a new peer', async ({ browser }) => {
    await withRelay(async (site) => {
        const table = await openRoom(browser, site, TABLE);
        const guest = await openRoom(browser, site, GUEST);
        await event(table, 'opened', 1);
        await guest.reload();
        await event(table, 'closed', 1);
        await enter(guest, GUEST);
        await Promise.all([event(table, 'opened', 2), event(guest, 'opened', 1)]);
        assert(await send(table, 5, 6, 2));
        await event(guest, 'received');
    });
});

test('a table whose player decides to stay connects again', async ({ browser }) => {
    await withRelay(async (site) => {
        const table = await openRoom(browser, site, TABLE);
        const guest = await openRoom(browser, site, GUEST);
        await event(table, 'opened', 1);
        await table.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
        await event(guest, 'closed', 1);
        await Promise.all([event(table, 'opened', 2), event(guest, 'opened', 2)]);
        assert(await send(guest, 5, 6, 2));
        await event(table, 'received', 2);
    });
});

for (const offering of [TABLE, GUEST]) {
    const who = offering === TABLE ? 'the table' : 'the guest';
    test(`a guest connects a minute after the table if ${who} makes the offer`, async ({ browser }) => {
        await withRelay(async (site) => {
            const openNamed = async (side) => {
                const page = await openOutside(browser, site);
                // The screen with the smaller name makes the offer. Trystero draws its letters one by one.
                await page.evaluate(
                    (value) => {
                        const draw = Math.random;
                        let letters = 20;
                        const isName = () => letters > 0 && new Error().stack.includes('relays.') && letters-- > 0;
                        Math.random = () => (isName() ? value : draw());
                    },
                    side === offering ? 0 : 0.999,
                );
                await enter(page, side);
                return page;
            };
            const table = await openNamed(TABLE);
            await table.waitForFunction(() => states.at(-1) === 2);
            await table.evaluate(() => {
                const now = Date.now;
                Date.now = () => now() + 60_000;
            });
            const guest = await openNamed(GUEST);
            await event(guest, 'opened', 1);
            await event(table, 'opened', 1);
        });
    });
}

test('a table finds new guests after minutes without relay', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const table = await openRoom(browser, site, TABLE);
        await openRoom(browser, site, GUEST);
        await event(table, 'opened', 1);
        await relay.close();
        await table.evaluate(() => {
            globalThis.laterIn = setTimeout;
            globalThis.setTimeout = (call, delay_ms) => laterIn(call, delay_ms / 50); // Trystero’s attempts
        });
        await new Promise((later) => setTimeout(later, 8000));
        await table.evaluate(() => {
            globalThis.setTimeout = laterIn;
        });
        const again = await openRelay(relay.port);
        try {
            await openRoom(browser, site, GUEST);
            await event(table, 'opened', 2);
        } finally {
            await again.close();
        }
    });
});

test('a script of relays that did not arrive is loaded again', async ({ browser }) => {
    await withRelay(async (site) => {
        site.broken.add(site.path('relays.js'));
        const table = await openRoom(browser, site, TABLE);
        await table.waitForFunction(() => states.at(-1) === 3);
        const [outcome] = await request(table, 'makeOffer'); // codes need no relay
        assert.equal(outcome, 0);
        site.broken.clear();
        await table.evaluate(() => window.dispatchEvent(new Event('online')));
        await table.waitForFunction(() => states.at(-1) === 2);
    });
});

test('without the relay connections last, and the state says so', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const table = await openRoom(browser, site, TABLE);
        const guest = await openRoom(browser, site, GUEST);
        await event(table, 'opened', 1);
        await table.waitForFunction(() => states.at(-1) === 2);
        await relay.close();
        await table.waitForFunction(() => states.at(-1) === 3);
        assert.deepEqual(await table.evaluate(() => states), [1, 2, 3]);
        assert(await send(table, 5, 6, 1));
        await event(guest, 'received');
    });
});

test('who opens no room loads nothing for it', async ({ browser, site }) => {
    const page = await openPage(browser);
    const asked = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await page.goto(site.address);
    await page.waitForFunction(() => performance.getEntriesByName('elgrande-first-frame').length > 0);
    await page.evaluate(() => navigator.serviceWorker.ready); // it has fetched its files
    const stored = await page.evaluate(async () => {
        const [name] = await caches.keys();
        return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    assert(stored.includes(site.path('brains.js')));
    assert.equal([...asked, ...stored].includes(site.path('room.js')), false);
});
