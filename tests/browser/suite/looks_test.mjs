// Screenshots of the screens on a laptop, a big screen and a phone. Nothing is compared: they are to be looked at.
import assert from 'node:assert/strict';
import { laptop, openPage, stoppableClock } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const sizes = {
    laptop: { width: 1366, height: 768 },
    big: { width: 2560, height: 1440 },
    phone: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

for (const [size, viewport] of Object.entries(sizes)) {
    test(`screenshots: ${size}, ${viewport.width}×${viewport.height}`, async ({ browser, site, shots }) => {
        const table = new Table(await openPage(browser, { viewport }));
        await table.go(site.address);
        // Played in a small window, which is drawn quickly, and shown in the whole one.
        const playTo = async (seed, title) => {
            await table.page.setViewport({ ...viewport, width: 480, height: 320, deviceScaleFactor: 1 });
            await table.pressOn(seed, title);
        };
        const shoot = async (screen) => {
            await table.page.setViewport(viewport);
            await table.quiet();
            await table.page.screenshot({ path: `${shots}/${screen}-${size}.png` });
        };
        await shoot('home');
        await table.pressNamed(words('rules.title'));
        await table.pressNamed(words('edition.2023'));
        await shoot('rules');
        await table.pressNamed(words('button.close'));
        await table.start({ players: 5, beforeStart: () => shoot('new-game') });
        await playTo(21, /Round 4 /);
        await shoot('table');
        await playTo(22, words('round.over'));
        await shoot('end');
        await table.pressNamed(words('button.new_game'));
        await table.start({
            players: 2,
            rules: ['edition.2023', 'module.rivalries', 'module.first_veto'],
            beforeStart: () => shoot('rules-2023'),
        });
        await playTo(23, /Round 3 /);
        await shoot('dummy');
        assert.deepEqual(table.page.troubles, []);
    });
}

// In the middle of the show: the clock stands still there.
test('screenshots: the show of a scoring, on a laptop', async ({ browser, site, shots }) => {
    const viewport = { width: 480, height: 320 };
    const table = await Table.open(browser, site.address, { viewport, motion: true, before: stoppableClock });
    await table.start({ players: 5 });
    await table.page.evaluate(() => globalThis.clock.stop());
    await table.pressOn(21, /Round 7 /);
    await table.page.setViewport(laptop);
    await table.page.evaluate(() => globalThis.clock.forward(8250));
    await new Promise((drawn) => setTimeout(drawn, 3000)); // a frame takes long without a graphics card
    await table.page.screenshot({ path: `${shots}/show-laptop.png` });
    assert(await table.has(words('scoring.skip')));
    assert.deepEqual(table.page.troubles, []);
});

test('what the document itself writes is in the letters of the canvas, whatever the system has installed', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    const session = await table.page.createCDPSession();
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const others = [];
    let written = 0;
    const look = async (node) => {
        if (node.nodeType === 3 && node.nodeValue.trim() !== '') {
            const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
            written += fonts.length;
            others.push(
                ...fonts.filter((font) => !font.isCustomFont).map((font) => `${font.familyName}: ${node.nodeValue}`),
            );
        }
        for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) await look(child);
    };
    await look(root);
    assert.deepEqual(others, []);
    assert(written > 20, `${written} passages looked at`);
});
