// Animations run for a while and then stop; with reduced motion there are none.
import assert from 'node:assert/strict';
import { stoppableClock } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const small = { width: 640, height: 400 };

const open = ({ browser, site }, motion = true) =>
    Table.open(browser, site.address, { viewport: small, motion, before: stoppableClock });

const stop = (table) => table.page.evaluate(() => globalThis.clock.stop());
const go = (table) => table.page.evaluate(() => globalThis.clock.go());
const frames = (table) => table.page.evaluate(() => elgrande.frames());

// True if 30 frames are drawn, false if none is drawn for `patience`. A loaded machine may draw none for seconds,
// so tests that expect frames wait long. Counts timers, because the page's clock may be stopped.
function isMoving(table, patience = 60_000) {
    return table.page.evaluate(async (pauses) => {
        const first = elgrande.frames();
        for (let last = first, left = pauses; left > 0; --left) {
            await new Promise((done) => setTimeout(done, 100));
            const now = elgrande.frames();
            if (now > first + 30) return true;
            if (now > last) left = pauses;
            last = now;
        }
        return false;
    }, patience / 100);
}

// True if no frame is drawn for two seconds.
const isStill = async (table) => !(await isMoving(table, 2000));

// Waits until `holds(mirror)`.
async function until(table, holds) {
    for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((later) => setTimeout(later, 20))) {
        if (holds(await table.mirror())) return;
    }
    assert.fail('the mirror does not reach the expected state');
}

// Recruits, which moves a caballero, and stops the clock.
async function recruit(table) {
    const now = await table.answerUntil(words('prompt.recruit'));
    await stop(table);
    await table.press(now.answers[0]);
}

test('motion: an action is animated, and then drawing stops', async (world) => {
    const table = await open(world);
    await table.start();
    await recruit(table);
    assert(await isMoving(table));
    await go(table);
    await table.quiet();
    assert(await isStill(table));
    const before = await frames(table);
    await new Promise((done) => setTimeout(done, 1500));
    assert.equal(await frames(table), before);
    assert.deepEqual(table.page.troubles, []);
});

test('motion: with reduced motion in the system nothing is animated unless a setting turns it on', async (world) => {
    const table = await open(world, false);
    await table.start();
    await recruit(table);
    assert(await isStill(table));
    await go(table);
    await table.pressNamed(words('settings.title'));
    const speed = words('settings.speed').source.slice(1, -1);
    const slow = words('settings.speed_slow').source.slice(1, -1);
    await table.pressNamed(new RegExp(`^${speed}: ${slow}$`, 'u'));
    await table.pressNamed(words('button.close'));
    await table.answerUntil(words('prompt.bid'));
    await recruit(table);
    assert(await isMoving(table));
});

test('motion: the scoring animation can be skipped by the mirror, which then has its table', async (world) => {
    const table = await open(world);
    await table.start({ players: 4 });
    await stop(table);
    await table.pressOn(21, /Round 4 /);
    assert(await isMoving(table));
    await table.pressNamed(words('scoring.skip'));
    assert(!(await table.has(words('scoring.skip'))));
    await table.pressNamed(words('scoring.last'));
    const read = await table.page.evaluate(() => document.getElementById('mirror-page').textContent);
    assert.match(read, /Castillo: .*Galicia: .*Total: /su);
    await table.pressNamed(words('button.close'));
    await go(table);
    await table.answer();
    assert.deepEqual(table.page.troubles, []);
});

test('motion: a replay plays the game by itself, can be paused, and ends with the present', async (world) => {
    const table = await open(world);
    await table.start({ players: 2 });
    for (let i = 0; i < 6; ++i) await table.answer();
    const now = await table.mirror();
    await table.pressNamed(words('table.history'));
    await table.pressNamed(words('button.beginning'));
    await table.quiet(); // the buttons are where they stay
    const begun = await table.mirror();
    await table.click(await table.find(words('button.replay')));
    await until(table, ({ position }) => String(position) !== String(begun.position));
    await table.pressNamed(words('button.pause'));
    await table.quiet();
    const paused = await table.mirror();
    assert.notDeepEqual(paused.position, now.position);
    await new Promise((done) => setTimeout(done, 1500));
    assert.deepEqual(await table.mirror(), paused);
    await table.pressNamed(words('button.replay'));
    await until(table, ({ buttons }) => !buttons.some(({ label }) => words('button.pause').test(label)));
    assert.deepEqual((await table.mirror()).position, now.position);
    await table.quiet();
    assert(await isStill(table));
    assert.deepEqual(table.page.troubles, []);
});
