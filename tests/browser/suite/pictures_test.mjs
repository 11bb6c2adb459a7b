// Compares the start page and a table in a late round with tests/browser/pictures at several sizes.
// `scripts/make-screenshots --expected` makes those pictures.
import assert from 'node:assert/strict';
import { openPage } from '../support/chromium.mjs';
import { inWholeBrowser, test } from '../support/fixture.mjs';
import { checkPicture, compare, blankOut, addGrain, read, shiftDown } from '../support/pictures.mjs';
import { lateTable, Table } from '../support/table.mjs';

inWholeBrowser();

// Width, height, and the factor by which the picture is reduced.
const sizes = [
    [1366, 768, 2],
    [1024, 768, 2],
    [2560, 1440, 4],
    [390, 844, 1],
    [844, 390, 1],
    [360, 640, 1],
    [820, 1180, 2],
    [1920, 1080, 2], // read from afar
];

async function open(browser, address, viewport, light) {
    // The start page shows the puzzle of the day. The collection comes by the network, where the test sees its arrival,
    // and not from the service worker's copies.
    const before = `(() => {
        Object.defineProperty(globalThis, 'caches', { value: undefined });
        const noon = Date.UTC(2026, 8, 7, 12);
        Date.now = () => noon;
        const real = performance.now.bind(performance);
        let ahead = 0;
        performance.now = () => real() + ahead;
        globalThis.clock = { forward: (ms) => { ahead += ms; } };
    })()`;
    const table = new Table(await openPage(browser, { viewport, before, seen: true }));
    await table.page.emulateMediaFeatures([
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: light },
    ]);
    await table.go(address);
    return table;
}

// Opens the table by a link and advances the clock until the message about it is gone.
async function openTable(browser, address, viewport, light) {
    const table = await open(browser, `${address}#${lateTable}`, viewport, light);
    await table.lift();
    await table.quiet();
    await table.page.evaluate(() => globalThis.clock.forward(60000));
    await table.page.mouse.move(1, 1);
    await table.quiet();
    return table;
}

async function check(table, name, by, shots) {
    const bytes = await table.page.screenshot();
    await table.page.profile.close();
    checkPicture(bytes, name, by, shots);
}

for (const [width, height, by] of sizes) {
    const size = `${width}x${height}`;
    test(`pictures: the start page and the table by day and by candle light, ${size}`, async ({
        browser,
        site,
        shots,
    }) => {
        const fingers = width < 900;
        const viewport = { width, height, isMobile: fingers, hasTouch: fingers };
        const home = await open(browser, site.address, viewport, 'light');
        await home.page.waitForFunction(
            () =>
                performance
                    .getEntriesByType('resource')
                    .some(({ name, responseEnd }) => /puzzles/u.test(name) && responseEnd),
            { polling: 20 },
        );
        await home.quiet();
        await check(home, `home-${size}`, by, shots);
        await check(await openTable(browser, site.address, viewport, 'light'), `table-${size}`, by, shots);
        await check(await openTable(browser, site.address, viewport, 'dark'), `candle-${size}`, by, shots);
    });
}

test('pictures: a shifted or missing part is noticed, the grain of another rasteriser is not', async () => {
    const laptop = read('tests/browser/pictures/table-1366x768.png');
    const prompt = { x: 30, y: 8, width: 240, height: 14 }; // the question to Green
    assert.notEqual(compare(laptop, blankOut(laptop, prompt)).trouble, '');
    const seats = { x: 446, y: 20, width: 230, height: 140 };
    assert.notEqual(compare(laptop, shiftDown(laptop, seats, 1)).trouble, '');
    for (const [width, height] of sizes) {
        const picture = read(`tests/browser/pictures/table-${width}x${height}.png`);
        const whole = { x: 0, y: 0, width: picture.width, height: Math.floor(picture.height / 2) };
        assert.equal(compare(picture, addGrain(picture)).trouble, '');
        assert.notEqual(compare(picture, shiftDown(picture, whole, 4)).trouble, '');
        const middle = { x: Math.floor(picture.width / 2) - 40, y: Math.floor(picture.height / 2) - 30 };
        assert.notEqual(compare(picture, blankOut(picture, { ...middle, width: 80, height: 60 })).trouble, '');
    }
});
