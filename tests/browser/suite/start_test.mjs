// The start page: somebody new plays with the second action, and everything else is one press away.
import assert from 'node:assert/strict';
import { laptop, phone, uprightTablet } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Keys, onCanvas } from '../support/keys.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Waits until the person is asked, and returns the mirror.
async function asked(table) {
    for (;;) {
        const now = await table.mirror();
        if (now.answers.length > 0) return now;
        await table.changed(now);
    }
}

// Presses keys only: arrows lead there, Enter acts.
async function byKeys(table, button) {
    const keys = new Keys(table, chance(12));
    await keys.tabTo(onCanvas);
    return keys.enter(button);
}

const ways = {
    keyboard: { viewport: laptop, act: byKeys },
    mouse: { viewport: laptop, act: (table, button) => table.click(button) },
    finger: { viewport: phone, act: (table, button) => table.tap(button) },
    'finger on an upright tablet': { viewport: uprightTablet, act: (table, button) => table.tap(button) },
    mirror: { viewport: laptop, act: (table, button) => table.press(button) },
};

for (const [way, { viewport, act }] of Object.entries(ways)) {
    test(`from a fresh profile, the first bid against computers is the second action: ${way}`, async ({
        browser,
        site,
    }) => {
        const before = `localStorage.setItem('elgrande.computers', '3');`;
        const table = await Table.open(browser, site.address, { viewport, before });
        await act(table, await table.find(words('home.play_computers')));
        const { prompt, answers } = await asked(table);
        assert.match(prompt, /^You: bid/u);
        await table.quiet();
        await act(table, answers[0]);
        const { log } = await table.mirror();
        assert(
            log.some((line) => /^You bid \d/u.test(line)),
            log.join('\n'),
        );
        assert.deepEqual(table.page.troubles, []);
    });
}

for (const [device, viewport] of Object.entries({ phone, 'upright tablet': uprightTablet })) {
    test(`on a ${device}, all saved games are one tap away, and the newest is continued by another`, async ({
        browser,
        site,
    }) => {
        const table = await Table.open(browser, site.address, { viewport });
        await table.start();
        await table.answer();
        await table.saved();
        const { position } = await table.mirror();
        await table.pressNamed(words('menu.home'));
        await table.tap(await table.find(words('home.saves')));
        await table.says('title', words('home.saved_games'));
        await table.pressNamed(words('button.close'));
        await table.page.reload();
        await table.started();
        await table.quiet();
        await table.tap(await table.find(/^Continue: /u));
        await table.lift();
        assert.deepEqual((await table.mirror()).position, position);
        assert.deepEqual(table.page.troubles, []);
    });
}
