// Touch: taps, long presses and pinches, as the browser gets them from a screen.
import assert from 'node:assert/strict';
import { phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Returns a function that sends touch events. `later_ms` shifts the event's time stamp from now.
async function fingersOn(table) {
    const session = await table.page.createCDPSession();
    return (type, points, later_ms = 0) =>
        session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
            timestamp: (Date.now() + later_ms) / 1000,
        });
}

async function atTable(browser, site, seen) {
    const table = await Table.open(browser, site.address, { viewport: phone, seen });
    await table.start();
    const touch = await fingersOn(table);
    // Sent together: on a loaded machine the tap would become a long press.
    const tap = (at) => Promise.all([touch('touchStart', [at]), touch('touchEnd', [])]);
    return { table, touch, tap, before: await table.mirror() };
}

test('one tap gives an answer', async ({ browser, site }) => {
    const { table, tap, before } = await atTable(browser, site);
    await tap(await table.target(before.answers[0].id));
    await table.changed(before);
});

test('a short touch is a tap even on a device that takes a second to draw a frame', async ({ browser, site }) => {
    const { table, touch, before } = await atTable(browser, site);
    await table.page.evaluate(() => {
        document.getElementById('canvas').addEventListener('pointerdown', () => {
            for (const end = performance.now() + 1000; performance.now() < end; );
        });
    });
    const at = await table.target(before.answers[0].id);
    await Promise.all([touch('touchStart', [at], -200), touch('touchEnd', [], -100)]);
    await table.changed(before);
});

test('a long press explains and gives no answer; the next tap gives it', async ({ browser, site }) => {
    const { table, touch, tap } = await atTable(browser, site, true);
    const before = await table.answerUntil(words('prompt.place'));
    const at = await table.target(before.answers[0].id);
    // A touch whose time stamp lies in the future counts as held, but not for long.
    await touch('touchStart', [at], 3600_000);
    await table.quiet();
    const held = await table.page.screenshot();
    await touch('touchCancel', [], 3600_000);
    await touch('touchStart', [at]);
    await pause(600);
    await table.quiet();
    const explained = await table.page.screenshot();
    await touch('touchEnd', []);
    await table.quiet();
    assert(Buffer.compare(Buffer.from(held), Buffer.from(explained)) !== 0, 'nothing is explained');
    const kept = await table.mirror();
    assert.deepEqual([kept.prompt, kept.log, kept.answers], [before.prompt, before.log, before.answers]);
    assert(kept.notice !== '', 'the explanation is gone');
    await tap(at); // closes the explanation
    await table.says('notice', /^$/);
    await tap(at);
    await table.changed(before);
});

test('two fingers zoom the map and press nothing', async ({ browser, site }) => {
    const { table, touch, tap } = await atTable(browser, site);
    const before = await table.answerUntil(words('prompt.place'));
    // Picks the two nearest regions among the answers, which stay visible when they move apart.
    const places = [];
    for (const { id } of before.answers) places.push({ id, at: await table.target(id) });
    const pairs = places.flatMap((one, i) => places.slice(i + 1).map((other) => [one, other]));
    const apart = ([one, other]) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
    const ids = pairs.sort((p, q) => apart(p) - apart(q))[0].map(({ id }) => id);
    const targets = async () => [await table.target(ids[0]), await table.target(ids[1])];
    const [a, b] = await targets();
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const pair = (beside, down) => [-1, 1].map((side) => ({ x: middle.x + side * beside, y: middle.y + down }));
    // A touch cancelled by the browser presses nothing either.
    await touch('touchStart', [a]);
    await touch('touchCancel', []);
    await touch('touchStart', pair(40, 0).slice(0, 1));
    await touch('touchStart', pair(40, 0));
    for (let step = 1; step <= 5; ++step) await touch('touchMove', pair(40 + 4 * step, 2 * step));
    await touch('touchEnd', pair(60, 10).slice(0, 1));
    await touch('touchEnd', []);
    await table.quiet();
    assert.deepEqual(await table.mirror(), before);
    const now = await targets();
    const expected = ({ x, y }) => ({
        x: middle.x + 1.5 * (x - middle.x),
        y: middle.y + 10 + 1.5 * (y - middle.y),
    });
    for (const [i, from] of [a, b].entries()) {
        const { x, y } = expected(from);
        const off = Math.hypot(now[i].x - x, now[i].y - y);
        assert(off < 4, `${JSON.stringify(from)} went to ${JSON.stringify(now[i])}, not to ${x}, ${y}`);
    }
    await tap(now[0]);
    await table.changed(before);
});
