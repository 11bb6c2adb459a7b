// Screenshots of the screens on a laptop, a big screen and a phone. Nothing is compared: they are to be looked at.
import assert from 'node:assert/strict';
import { openPage } from './chromium.mjs';
import { Table } from './table.mjs';
import { words } from './words.mjs';

const sizes = {
    laptop: { width: 1366, height: 768 },
    big: { width: 2560, height: 1440 },
    phone: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

export const tests = Object.entries(sizes).map(([size, viewport]) => ({
    name: `screenshots: ${size}, ${viewport.width}×${viewport.height}`,
    async run({ browser, site, shots }) {
        const table = new Table(await openPage(browser, { viewport }));
        await table.go(site.address);
        const shoot = async (screen) => {
            await table.quiet();
            await table.page.screenshot({ path: `${shots}/${screen}-${size}.png` });
        };
        await shoot('home');
        await table.start({ players: 5, beforeStart: () => shoot('new-game') });
        await table.pressOn(21, /Round 4 /);
        await shoot('table');
        await table.pressOn(22, words('round.over'));
        await shoot('end');
        assert.deepEqual(table.page.troubles, []);
    },
}));
