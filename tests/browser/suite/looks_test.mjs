// Takes screenshots on a laptop and a phone for people to look at; nothing is compared.
import assert from 'node:assert/strict';
import { keptLink } from '../support/kept_links.mjs';
import { laptop, openPage, phone, stoppableClock } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Positions of data/golden, by "elgrande link": five players in round 4, a game of two with the dummy, Colonies in
// round 8, and five players who set their secret disks for the scoring after round 6.
const positions = {
    table: 'p1.NyeGBgFV5En5oFJnGNLLTpYRmjvWnWq5Czu-qYZPjNQSv2IIhulp5Qp0auw5l62pDUdvqh-H5kXXG-L1ITuBd3M_qUCn5Xq',
    dummy: 'p1.Wr0gBEGXDsPtyNBAflM29zuYVkzceiOfS7w27JnQ1OUdUg0lCCWTP',
};
const colonies =
    'p1.dWImBoVf2UCRZOwTeXC7hOb-k6jHUXIShhCxr-WCA43_XRf4Kd-2SYE1IqNZhB6mdFr6WilIq4k8x-aFBv4_bRwIYnvpxq6dZN5ydeBYVfg7E' +
    'BeeRKKzlVBZAVamhedrZ7VZmugpwZhD';
const beforeScoring =
    'p1.4N2oBgFZALZpR-pGOW8Mf2hSD83zO4XmkfGsU6w1iGI8ha0eFRjnt-aVlXtB8Hx-0CitbydeNOXPJysnBV0W34e7ZAE2qBD5lThP6Jbm';

const sizes = {
    laptop: { width: 1366, height: 768 },
    phone: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

for (const [size, viewport] of Object.entries(sizes)) {
    test(`screenshots: ${size}, ${viewport.width}×${viewport.height}`, async ({ browser, site, shots }) => {
        const table = new Table(await openPage(browser, { viewport, seen: true }));
        const shoot = async (screen) => {
            await table.quiet();
            await table.page.screenshot({ path: `${shots}/${screen}-${size}.png` });
        };
        await table.go(site.address);
        await shoot('home');
        await table.pressNamed(words('rules.title'));
        await table.pressNamed(words('edition.2023'));
        await shoot('rules');
        await table.pressNamed(words('button.close'));
        await table.start({ players: 5, beforeStart: () => shoot('new-game') });
        for (const [screen, link] of Object.entries(positions)) {
            await table.hash(`#${link}`);
            await table.answer();
            await table.saved();
            await table.page.reload(); // clears the message about the opened link
            await table.started();
            await table.resume();
            await shoot(screen);
        }
        await table.hash(`#${keptLink('five-players/game')}`);
        await table.says('title', words('round.over'));
        await shoot('end');
        await table.pressNamed(words('button.new_game'));
        await table.pressNamed(words('home.all_games'));
        for (const rules of ['edition.2023', 'module.rivalries']) await table.pressNamed(words(rules));
        await shoot('rules-2023');
        assert.deepEqual(table.page.troubles, []);
    });
}

test('screenshots: the colonies, on a laptop', async ({ browser, site, shots }) => {
    const table = await Table.open(browser, `${site.address}#${colonies}`, { viewport: laptop, seen: true });
    await table.lift();
    await table.saved();
    await table.page.reload(); // clears the message about the opened link
    await table.started();
    await table.resume();
    await table.quiet();
    await table.page.screenshot({ path: `${shots}/colonies-laptop.png` });
    assert.deepEqual(table.page.troubles, []);
});

// Stops the clock during the animation.
test('screenshots: the scoring animation, on a laptop', async ({ browser, site, shots }) => {
    const viewport = { width: 480, height: 320 };
    const before = stoppableClock;
    const address = `${site.address}#${beforeScoring}`;
    const table = await Table.open(browser, address, { viewport, motion: true, before, seen: true });
    await table.lift();
    await table.page.evaluate(() => globalThis.clock.stop());
    await table.pressOn(21, /Round 7 /);
    await table.page.setViewport(laptop);
    await table.page.evaluate(() => globalThis.clock.forward(8250));
    await new Promise((drawn) => setTimeout(drawn, 3000)); // a frame is slow without a graphics card
    await table.page.screenshot({ path: `${shots}/show-laptop.png` });
    assert(await table.has(words('scoring.skip')));
    assert.deepEqual(table.page.troubles, []);
});

test('the document’s own texts use the typefaces of the canvas, whatever the system has installed', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.pressNamed(words('home.all_games')); // most texts are in the form
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

/// Returns the contrast ratio (1 … 21) between the letters and the background of a part of the page.
async function contrastOf(page, clip) {
    const picture = await page.screenshot({ clip, captureBeyondViewport: false, encoding: 'base64' });
    return page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        const lights = [];
        for (let i = 0; i < data.length; i += 4) {
            const [r, g, b] = [...data.subarray(i, i + 3)].map((part) => (part / 255) ** 2.2);
            lights.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
        }
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    }, picture);
}

test('text fields are readable in light and dark colours, and in those forced by a browser or a system', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: laptop, seen: true });
    const { page } = table;
    const cdp = await page.createCDPSession();
    const forced = (scheme) => [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: scheme },
    ];
    const themes = [
        ['as the page is', []],
        ['forced colours, light', forced('light')],
        ['forced colours, dark', forced('dark')],
        ['darkened', []],
    ];
    for (const light of ['day', 'candle']) {
        for (const [theme, features] of themes) {
            await cdp.send('Emulation.setEmulatedMedia', { features });
            await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: theme === 'darkened' });
            await page.evaluate(
                (chosen) => localStorage.setItem('elgrande.light', chosen),
                light === 'day' ? '0' : '1',
            );
            await page.reload();
            await table.started();
            await table.openSaves();
            await page.waitForSelector('#field-link');
            for (const typed of ['Anna', '']) {
                await page.evaluate((text) => {
                    document.getElementById('field-link').value = text;
                }, typed);
                await table.quiet();
                const { x, y, width, height } = await (await page.$('#field-link')).boundingBox();
                const clip = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
                const found = await contrastOf(page, clip);
                assert(found > 4.5, `${light}, ${theme}, “${typed}”: ${found}`);
            }
        }
    }
});

test('on a touch screen the letters in text fields are large enough that browsers do not zoom in', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: phone });
    await table.pressNamed(words('home.together'));
    await table.page.waitForSelector('#fields input');
    const sizes = await table.page.evaluate(() =>
        [...document.querySelectorAll('#fields input')].map((node) => parseFloat(getComputedStyle(node).fontSize)),
    );
    assert(sizes.length > 0);
    for (const size of sizes) assert(size >= 16, String(sizes));
});
