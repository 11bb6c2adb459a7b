// Sounds are played when something happens, but only after the page was touched.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// For `before` of Table.open(): a fake AudioContext that records what it should play in globalThis.played.
function record() {
    globalThis.played = [];
    const parameter = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
    const node = (kind) => ({
        kind,
        frequency: parameter(),
        gain: parameter(),
        connect() {},
        start(at) {
            globalThis.played.push({ kind, at });
        },
        stop() {},
    });
    globalThis.AudioContext = class {
        currentTime = 1;
        sampleRate = 8000;
        destination = {};
        async resume() {}
        createGain() {
            return node('gain');
        }
        createBiquadFilter() {
            return node('filter');
        }
        createOscillator() {
            return node('oscillator');
        }
        createBufferSource() {
            return node('noise');
        }
        createBuffer(_, length) {
            return { getChannelData: () => new Float32Array(length) };
        }
    };
}

const played = (table) => table.page.evaluate(() => globalThis.played);

test('sounds: none before the page is touched, then a card and a turn, and none when they are switched off', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { before: record });
    await table.start();
    await table.answer();
    assert.deepEqual(await played(table), []);
    const { answers } = await table.mirror();
    await table.click(answers[0]);
    const kinds = (await played(table)).map(({ kind }) => kind);
    assert(kinds.includes('noise') && kinds.includes('oscillator'), String(kinds));
    assert((await played(table)).every(({ at }) => at >= 1));
    await table.pressNamed(words('settings.title'));
    const [sound, off] = ['settings.sound', 'settings.sound_off'].map((key) => words(key).source.slice(1, -1));
    await table.pressNamed(new RegExp(`${sound}: ${off}$`, 'u'));
    await table.dismiss();
    await table.page.evaluate(() => {
        globalThis.played.length = 0;
    });
    await table.click((await table.mirror()).answers[0]);
    assert.deepEqual(await played(table), []);
    assert.deepEqual(table.page.troubles, []);
});

test('sounds: sounds that could not be played in time are dropped', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: `(${record})(); (${() => {
            const waiting = [];
            Object.assign(AudioContext.prototype, {
                state: 'suspended',
                resume: () => new Promise((done) => waiting.push(done)),
            });
            globalThis.goOn = () => {
                AudioContext.prototype.state = 'running';
                for (const done of waiting.splice(0)) done();
            };
        }})();`,
    });
    await table.start();
    for (let i = 0; i < 3; ++i) await table.click((await table.mirror()).answers[0]).then(() => table.lift());
    assert.deepEqual(await played(table), []);
    await new Promise((later) => setTimeout(later, 300));
    await table.page.evaluate(() => globalThis.goOn());
    assert.deepEqual(await played(table), []);
    await table.click((await table.mirror()).answers[0]);
    assert((await played(table)).length > 0);
});

test('sounds: a browser without audio plays the game', async ({ browser, site }) => {
    for (const before of [
        'delete globalThis.AudioContext;',
        'globalThis.AudioContext = class { constructor() { throw new Error("no loudspeaker"); } };',
    ]) {
        const table = await Table.open(browser, site.address, { before });
        await table.start();
        await table.click((await table.mirror()).answers[0]);
        assert.deepEqual(table.page.troubles, []);
        await table.page.profile.close();
    }
});
