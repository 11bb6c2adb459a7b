// What people do with the page in its first minute: on the start page, which needs the program's first part only, and
// then at a table, which needs the second one.
import { lateTable, Table } from './table.mjs';

async function look(table) {
    const { width, height } = table.page.viewport();
    for (let x = 20; x < width; x += 90) {
        for (let y = 20; y < height; y += 90) await table.page.mouse.move(x, y);
    }
    await table.quiet();
}

async function startPage(table) {
    await look(table);
    for (let i = 0; i < 12; ++i) await table.page.keyboard.press('Tab');
    for (const label of [/^Players: 3$/, /^The Colonies$/, /^Classic$/, /^6 rounds$/]) await table.clickNamed(label);
    for (const viewport of [
        { width: 390, height: 844 },
        { width: 2560, height: 1440 },
    ]) {
        await table.page.setViewport(viewport);
        await table.quiet();
        await table.page.mouse.wheel({ deltaY: 300 });
        await table.quiet();
    }
}

async function link(table) {
    await table.lift();
    await look(table);
}

async function firstTurns(table) {
    await table.start();
    for (let i = 0; i < 24; ++i) {
        await table.lift();
        const { answers } = await table.mirror();
        await table.click(answers[(7 * i) % answers.length]);
    }
}

// The deals of the games that are begun: what a turn needs depends on its cards, so they are the same each time.
const deals = [7, 19, 104];

const ways = {
    start: [['', startPage, deals[0]]],
    table: [[`#${lateTable}`, link, deals[0]], ...deals.map((number) => ['', firstTurns, number])],
};

/// Takes each of the steps of `place`, "start" or "table", in a profile of its own, and calls `seen` with the page
/// after it. `before` goes into each page before its own scripts. `slower` is how many times slower than it is the
/// machine shall be.
export async function takeFirstSteps(place, browser, address, before, seen, slower = 1) {
    for (const [fragment, step, deal] of ways[place]) {
        const dealt = `crypto.getRandomValues = (numbers) => numbers.fill(${deal}); (${before})();`;
        const table = await Table.open(browser, address + fragment, { before: dealt });
        await table.page.emulateCPUThrottling(slower);
        await step(table).catch(async (cause) => {
            throw new Error(await table.howFar(), { cause });
        });
        await seen(table.page);
        await table.page.profile.close();
    }
}
