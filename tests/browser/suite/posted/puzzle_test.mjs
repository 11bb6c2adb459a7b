// Puzzles on the built page: a link opens one, and the worker judges what was played.
import assert from 'node:assert/strict';
import { test } from '../../support/fixture.mjs';
import { grandePuzzle, solveAtLast } from '../../support/puzzle.mjs';
import { Table } from '../../support/table.mjs';
import { words } from '../../support/words.mjs';

const viewports = {
    laptop: { width: 1366, height: 768 },
    phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

const field = (label) => `input[aria-label="${label.source.slice(1, -1)}"]`;

// By touch on the canvas, with the phone's keyboard for the title.
async function makeByTouch(table) {
    await table.clickNamed(words('puzzle.make_number'));
    await table.says('prompt', /Grade \d/u);
    await table.clickNamed(words('puzzle.make_best'));
    await (await table.page.waitForSelector(field(words('picture.words_title')))).tap();
    await table.page.keyboard.type('By touch');
    await table.quiet();
    await table.clickNamed(words('button.copy'));
}

// By Enter on the mirror's buttons.
async function makeByKeyboard(table) {
    const enter = async (pattern) => {
        const before = await table.mirror();
        const { id } = await table.find(pattern);
        await table.page.focus(`#mirror button[data-id="${id}"]`);
        await table.page.keyboard.press('Enter');
        await table.changed(before);
    };
    await enter(words('puzzle.make_number'));
    await enter(words('puzzle.make_best'));
    await table.page.focus(field(words('picture.words_title')));
    await table.page.keyboard.type('By keyboard');
    await table.quiet();
    await enter(words('button.copy'));
}

// Makes a new puzzle from the position of a puzzle, and returns the copied link.
async function makePuzzle(browser, site, viewport, make) {
    const table = await Table.open(browser, `${site.address}#${grandePuzzle}`, { viewport });
    const rights = ['clipboard-read', 'clipboard-sanitized-write'];
    await table.page.profile.overridePermissions(new URL(site.address).origin, rights);
    await table.comes(words('puzzle.make'));
    await table.pressNamed(words('puzzle.make'));
    await make(table);
    await table.says('notice', words('share.copied'));
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#z1\.[A-Za-z0-9_-]{20,400}$/u);
    assert.deepEqual(table.page.troubles, []);
    await table.page.profile.close();
    return link;
}

for (const [way, make, maker, follower, title] of [
    ['touch', makeByTouch, viewports.phone, viewports.laptop, /^By touch$/u],
    ['keyboard', makeByKeyboard, viewports.laptop, viewports.phone, /^By keyboard$/u],
]) {
    test(`a puzzle is made by ${way}, posted, judged, hinted at, solved and shown`, async ({ browser, site }) => {
        const link = await makePuzzle(browser, site, maker, make);
        const table = await Table.open(browser, link, { viewport: follower });
        await table.says('title', title);
        await solveAtLast(table);
        assert.deepEqual(table.page.troubles, []);
    });
}

test('the collection is fetched for the first puzzle; its list shows all editions if wanted, and opens one', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: viewports.phone });
    await table.pressNamed(words('puzzle.title'));
    await table.comes(words('puzzle.hint'));
    const first = table.page.url();
    assert.match(first, /#z1\./u);
    await table.pressNamed(words('puzzle.leave'));
    await table.comes(words('puzzle.daily'));
    await table.pressNamed(words('puzzle.filter'));
    await table.pressNamed(/^Edition: All$/u);
    const { buttons } = await table.mirror();
    const grade = words('puzzle.grade');
    assert(buttons.filter(({ label }) => grade.test(label)).length >= 120);
    await table.pressNamed(/^Theme: Expansions$/u);
    await table.pressNamed(grade);
    await table.comes(words('puzzle.hint'));
    assert.match(table.page.url(), /#z1\./u);
    assert.notEqual(table.page.url(), first);
    assert.deepEqual(table.page.troubles, []);
});
