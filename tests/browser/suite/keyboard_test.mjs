// Whole games without a pointer: on the canvas by arrow keys and Enter, in the mirror by Tab and Enter.
import assert from 'node:assert/strict';
import { sameDeal } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Keys, onCanvas, players } from '../support/keys.mjs';
import { chance, isOver, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const exactly = (text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'u');

// For `before` of Table.open(): installs a fake gamepad. `polls` counts the calls of getGamepads().
const fakeGamepad = () => {
    const buttons = Array.from({ length: 16 }, () => ({ pressed: false }));
    const pad = { index: 1, id: 'pad', connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons };
    globalThis.gamepad = { pad, plugged: true, polls: 0 };
    navigator.getGamepads = () => {
        ++globalThis.gamepad.polls;
        return globalThis.gamepad.plugged ? [null, pad] : [null];
    };
};

// Presses buttons of the fake gamepad in place of keys.
class Pad extends Keys {
    async press(key) {
        ++this.presses;
        const button = { Enter: 0, Escape: 1, ArrowUp: 12, ArrowDown: 13, ArrowLeft: 14, ArrowRight: 15 }[key];
        await this.page.evaluate(async (number) => {
            // Waits until the page has polled the gamepad.
            const polled = async (before) => {
                while (globalThis.gamepad.polls === before) await new Promise(requestAnimationFrame);
            };
            for (const pressed of [true, false]) {
                globalThis.gamepad.pad.buttons[number].pressed = pressed;
                await polled(globalThis.gamepad.polls);
            }
        }, button);
    }

    // True if the page polls the gamepad.
    async isPolled() {
        const polls = () => this.page.evaluate(() => globalThis.gamepad.polls);
        const before = await polls();
        await new Promise((done) => setTimeout(done, 300));
        return (await polls()) > before;
    }
}

// Plays a game to its end: `choose` picks an answer, `give` gives it.
async function play(table, choose, give) {
    let asked = await table.asked();
    for (let step = 0; !isOver(asked); ++step) {
        assert(step < 3000, 'the game does not end');
        const { choices, prompt } = asked;
        const pick = await choose(choices, step);
        await give(pick, step).catch((error) => {
            throw new Error(`step ${step}, “${prompt}”, “${pick.label}”: ${error.message}`);
        });
        asked = await table.asked();
    }
    return asked;
}

test('the focus on the canvas is visible on the start page and at the table', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: sameDeal, seen: true });
    const random = chance(12);
    const keys = new Keys(table, random);
    await keys.tabTo(onCanvas);
    await keys.startShortGame(true);
    for (let step = 0; step < 12; ++step) {
        const { choices } = await table.asked();
        await keys.enter(choices[random(choices.length)], step % 2 === 0);
    }
    assert.deepEqual(table.page.troubles, []);
});

test('a whole game of two on the canvas by the keyboard only', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: sameDeal });
    const random = chance(12);
    const keys = new Keys(table, random);
    await keys.tabTo(onCanvas);
    assert(await table.page.$eval('#canvas', (node) => getComputedStyle(node).outlineStyle !== 'none'));
    await keys.startShortGame();
    // Every fourth answer is a random one, mostly far away.
    await play(
        table,
        (answers, step) => (step % 4 === 0 ? answers[random(answers.length)] : keys.nearest(answers)),
        (pick) => keys.enter(pick),
    );
    assert.deepEqual(table.page.troubles, []);
});

test('a whole game of three in the mirror by real focus and Enter only', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const keys = new Keys(table, null);
    await keys.tabTo(() => document.activeElement.matches('#mirror button'));
    for (const name of [words('home.all_games'), players(3), words('home.rounds_six'), words('home.start')]) {
        await keys.choose(await table.find(name));
    }
    const random = chance(13);
    await play(
        table,
        (answers) => answers[random(answers.length)],
        (pick) => keys.choose(pick),
    );
    assert.deepEqual(table.page.troubles, []);
});

test('in the mirror an answer gets the focus, arrow keys move it and do not scroll, Escape closes it', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { before: sameDeal });
    const keys = new Keys(table, null);
    await table.start({ players: 2, hiddenHands: true });
    const focus = () =>
        table.page.evaluate(() => {
            const { activeElement: node } = document;
            return node.id || `${node.parentElement.id} ${[...node.parentElement.children].indexOf(node)}`;
        });
    await keys.tabTo(() => document.activeElement.matches('#mirror-answers button'));
    await keys.press('Enter');
    await table.comes(table.curtain);
    assert.match(await table.page.evaluate(() => document.activeElement.textContent), table.curtain);
    await keys.press('Enter');
    await table.page.waitForFunction(() => document.activeElement.matches('#mirror-answers button'));
    assert.equal(await focus(), 'mirror-answers 0');
    await keys.press('ArrowDown');
    assert.equal(await focus(), 'mirror-answers 1');
    await keys.press('ArrowUp');
    assert.equal(await focus(), 'mirror-answers 0');
    assert.equal(await table.page.$eval('#mirror', ({ scrollTop }) => scrollTop), 0);
    await keys.press('Escape');
    assert.equal(await focus(), 'canvas');
    assert(await table.page.$eval('#mirror', (node) => node.offsetWidth < 10), 'the panel is closed');
    assert(!(await table.has(words('button.close'))), 'and nothing else is open');
    assert.deepEqual(table.page.troubles, []);
});

test('the ring around the canvas shows its focus only while the keyboard is used', async ({ browser, site }) => {
    const { page } = await Table.open(browser, site.address);
    const ring = () =>
        page.evaluate(() => {
            const canvas = document.getElementById('canvas');
            return document.activeElement === canvas && getComputedStyle(canvas).outlineStyle !== 'none';
        });
    for (let i = 0; i < 30 && !(await ring()); ++i) await page.keyboard.press('Tab');
    assert(await ring(), 'no Tab leads to a canvas with a ring');
    await page.mouse.click(5, 760);
    assert(!(await ring()), 'after a click');
    await page.keyboard.press('ArrowDown');
    assert(await ring(), 'after an arrow');
});

test('shortcuts: ? opens the rules, Escape the menu, Ctrl Z undoes', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const keys = new Keys(table, null);
    await table.start({ players: 2 });
    await keys.tabTo(onCanvas);
    const pressed = async (key) => {
        const before = await table.mirror();
        await keys.press(key);
        return table.changed(before);
    };
    assert.match((await pressed('?')).title, words('rules.title'));
    await table.pressNamed(words('button.close'));
    await keys.tabTo(() => document.activeElement.id === 'canvas', 'Shift+Tab');
    assert.match((await pressed('Escape')).title, words('menu.title'));
    await pressed('Escape');
    const asked = await table.mirror();
    await table.answer();
    await keys.press('Control+z');
    assert.deepEqual((await table.says('prompt', exactly(asked.prompt))).position, asked.position);
    await keys.press('Control+y');
    const again = await table.says('prompt', /^(?!Agree)/);
    assert.notDeepEqual(again.answers, asked.answers);
});

/// Dispatches keyboard events to the canvas, each as [type, properties].
const dispatch = (table, ...events) =>
    table.page.evaluate((all) => {
        for (const [type, what] of all) {
            const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...what });
            document.getElementById('canvas').dispatchEvent(event);
        }
    }, events);

/// Moves the pointer for longer than the repeat delay of a held key.
async function moveAbout({ page }) {
    for (let i = 0; i < 12; ++i) {
        await page.mouse.move(300 + i, 740);
        await new Promise((later) => setTimeout(later, 80));
    }
}

test('Cmd Z undoes only once, although macOS does not report the release of Z', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start({ players: 2 });
    await table.answer();
    const before = await table.mirror();
    await table.answer();
    const metaKey = true;
    await dispatch(
        table,
        ['keydown', { key: 'Meta', code: 'MetaLeft', metaKey }],
        ['keydown', { key: 'z', code: 'KeyZ', metaKey }],
        ['keyup', { key: 'Meta', code: 'MetaLeft' }],
    );
    await table.says('prompt', exactly(before.prompt));
    await moveAbout(table);
    await table.quiet();
    assert.deepEqual(await table.mirror(), { ...before, buttons: (await table.mirror()).buttons });
});

test('a key whose release goes to another element does not stay pressed, and the wheel works', async ({
    browser,
    site,
}) => {
    const viewport = { width: 390, height: 600, deviceScaleFactor: 0.5 };
    const table = await Table.open(browser, site.address, { viewport });
    const ctrlKey = true;
    await dispatch(
        table,
        ['keydown', { key: 'Control', code: 'ControlLeft', ctrlKey }],
        ['keydown', { key: 'z', code: 'KeyZ', ctrlKey }],
    );
    const { id } = await table.find(words('rules.title'));
    const before = await table.target(id);
    await table.page.mouse.move(195, 300);
    await table.page.mouse.wheel({ deltaY: 30 });
    await table.quiet();
    const after = await table.target(id);
    assert(after.y < before.y, `${after.y} is not above ${before.y}`);
});

test('on a keyboard with other letters undo and redo are at the positions of Z and Y', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start({ players: 2 });
    const before = await table.mirror();
    await table.answer();
    const press = { key: 'я', code: 'KeyZ', ctrlKey: true };
    await dispatch(table, ['keydown', press], ['keyup', press], ['keyup', { key: 'Control', code: 'ControlLeft' }]);
    await table.says('prompt', exactly(before.prompt));
});

test('a gamepad controls only the page that has the focus', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: fakeGamepad });
    const pad = new Pad(table, null);
    await table.page.evaluate(() => {
        dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: globalThis.gamepad.pad }));
    });
    const focus = (here) =>
        table.page.evaluate((has) => {
            document.hasFocus = () => has;
        }, here);
    const pressed = async (down) => {
        const isPolled = (before) => globalThis.gamepad.polls > before + 1;
        const polls = await table.page.evaluate((is) => {
            globalThis.gamepad.pad.buttons[1].pressed = is;
            return globalThis.gamepad.polls;
        }, down);
        await table.page.waitForFunction(isPolled, { polling: 20 }, polls);
    };
    await focus(true);
    await table.pressNamed(words('settings.title'));
    const before = await table.mirror();
    await focus(false);
    await pad.press('Escape');
    await pressed(true);
    await focus(true); // and it is still held
    await pressed(true);
    await table.quiet();
    assert.deepEqual(await table.mirror(), before);
    await pressed(false);
    await pad.press('Escape');
    await table.says('title', words('game.title'));
});

test('a gamepad: its pad moves the focus, A presses, B goes back; it is polled only while it is connected', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { before: fakeGamepad, seen: true });
    const random = chance(14);
    const pad = new Pad(table, random);
    assert(!(await pad.isPolled()), 'it is polled although none is connected');
    await table.page.evaluate(() => {
        dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: globalThis.gamepad.pad }));
    });
    assert(await pad.isPolled());
    await pad.enter(await table.find(words('home.all_games')));
    await pad.enter(await table.find(words('home.start')));
    for (let step = 0; step < 3; ++step) {
        const { choices } = await table.asked();
        await pad.enter(await pad.nearest(choices), step === 0);
    }
    const frames = () => table.page.evaluate(() => elgrande.frames());
    await table.quiet();
    const before = await frames();
    assert(await pad.isPolled());
    assert.equal(await frames(), before, 'frames are drawn although nothing is pressed');
    await table.pressNamed(words('rules.title'));
    await pad.press('Escape');
    assert(await table.has(words('rules.title')), 'B does not leave the rules');
    await table.page.evaluate(() => {
        globalThis.gamepad.plugged = false;
    });
    await pad.drawn();
    assert(!(await pad.isPolled()), 'it is polled although it is gone');
    assert.deepEqual(table.page.troubles, []);
});
