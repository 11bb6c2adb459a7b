// Screens that connect by codes, without a relay: web/room.js in pages of their own profiles.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';

/// Opens a page in a fresh profile with a room, `room`, whose events are collected in `events`.
async function openRoom(browser, site) {
    const page = await openPage(browser);
    await page.goto(site.address);
    await page.evaluate(async () => {
        const { room } = JSON.parse(document.getElementById('assets').textContent);
        const { Room } = await import(new URL(room, document.baseURI));
        globalThis.events = [];
        const collect = (name) => (peer, bytes) => events.push([name, peer, bytes?.length ?? 0, bytes?.[0] ?? 0]);
        globalThis.room = new Room({
            opened: collect('opened'),
            received: collect('received'),
            closed: collect('closed'),
        });
    });
    return page;
}

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
    const [table, guest, other] = await Promise.all([1, 2, 3].map(() => openRoom(browser, site)));
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
    const [table, guest, other] = await Promise.all([1, 2, 3].map(() => openRoom(browser, site)));
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
    const [table, guest, other] = await Promise.all([1, 2, 3].map(() => openRoom(browser, site)));
    const [offer, answer] = await connect(table, guest);
    await event(table, 'opened');
    assert.deepEqual(await request(other, 'takeOffer', offer.slice(0, -1)), [NOT_A_CODE, '']);
    assert.deepEqual(await request(other, 'takeOffer', answer), [NOT_A_CODE, '']);
    assert.deepEqual(await request(table, 'takeAnswer', offer), [NOT_A_CODE, '']);
    assert.deepEqual(await request(table, 'takeAnswer', answer), [OTHER_OFFER, ''], 'it was taken before');
    assert.deepEqual(await request(other, 'takeAnswer', answer), [OTHER_OFFER, ''], 'another page made the offer');
});

test('messages that are too long or no bytes do not arrive, and the next one does', async ({ browser, site }) => {
    const [table, guest] = await Promise.all([1, 2].map(() => openRoom(browser, site)));
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
