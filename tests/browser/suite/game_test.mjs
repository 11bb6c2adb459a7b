// Games on the built page, by clicks on the canvas and by the mirror's buttons.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { chance, isOver, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// Returns a function that is true in a mirror of this round, or of a finished game.
const isRound = (wanted) => (mirror) => mirror.title.includes(`Round ${wanted} `) || isOver(mirror);

test('a round by clicks on the canvas, one by the mirror’s buttons, and a reload that continues the game', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.start({ players: 3 });
    await table.playByClicks(chance(7), isRound(2));
    await table.pressOn(8, /Round 3 /);
    const before = await table.mirror();
    assert.match(before.title, /Round 3 /);
    await table.saved();
    await table.page.reload();
    await table.started();
    await table.resume();
    const after = await table.mirror();
    assert.deepEqual(after.position, before.position);
    assert.deepEqual(after.answers, before.answers);
    assert.deepEqual(table.page.troubles, []);
});

test('Intrigue & the King: hands are chosen and a round is played by clicks, and a reload continues the game', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address);
    await table.start({ players: 3, rules: ['edition.intrigue'] });
    await table.playByClicks(chance(5), isRound(2));
    const before = await table.mirror();
    assert.match(before.title, /Round 2 /);
    await table.saved();
    await table.page.reload();
    await table.started();
    await table.resume();
    const after = await table.mirror();
    assert.deepEqual(after.position, before.position);
    await table.pressOn(3, words('round.over'));
    assert(isOver(await table.mirror()));
    assert.deepEqual(table.page.troubles, []);
});

test('a copied link opens the same position in a fresh profile', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start({ players: 4 });
    await table.pressOn(11, /Round 2 /);
    await table.page.profile.overridePermissions(new URL(site.address).origin, [
        'clipboard-read',
        'clipboard-sanitized-write',
    ]);
    const before = await table.mirror();
    await table.clickNamed(words('table.share'));
    await table.clickNamed(words('button.copy'));
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    assert(link.startsWith(`${site.address}#`), link);

    const other = await Table.open(browser, link);
    await other.lift();
    assert.deepEqual((await other.mirror()).position, before.position);
    assert.deepEqual(other.page.troubles, []);
});

test('where the browser forbids copying, the link is shown selected', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused } });
            document.execCommand = () => false;
        },
    });
    await table.start();
    await table.pressNamed(words('table.share'));
    await table.press(await table.find(words('button.copy'))).catch(() => {});
    await table.page.waitForSelector('#copying:not([hidden])');
    const [value, selected] = await table.page.$eval('#copying-field', (field) => [
        field.value,
        field.value.slice(field.selectionStart, field.selectionEnd),
    ]);
    assert.equal(selected, value);
    assert(value.includes('#'));
    await table.page.click('#copying-close');
    assert(await table.page.$eval('#copying', (node) => node.hidden));
});

test('a damaged link is reported, and the game stays open', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    await table.answer();
    const before = await table.mirror();
    for (const link of ['g1.damaged', 'p1.AAAA', 'nonsense', `p1.${'A'.repeat(100000)}`]) {
        await table.page.evaluate((fragment) => {
            location.hash = `#${fragment}`;
        }, link);
        const told = await table.changed(before);
        assert.notDeepEqual(told.buttons, before.buttons, 'no dialog');
        await table.dismiss();
        const after = await table.mirror();
        assert.deepEqual(after.position, before.position);
        assert.deepEqual(after.answers, before.answers);
    }
    assert.deepEqual(table.page.troubles, []);
});

test('undo takes back the last action', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    await table.answer(); // the first bidder
    const before = await table.mirror();
    const after = await table.answer();
    assert.notDeepEqual(after.position, before.position);
    await table.pressNamed(words('table.undo'));
    assert.deepEqual((await table.mirror()).position, before.position);
});

test('a whole game of five with hidden hands by the mirror’s buttons only', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    await table.start({ players: 5, hiddenHands: true });
    const end = await table.pressOn(3, words('round.over'));
    assert(end.position.some((line) => /\d/.test(line)));
    assert.deepEqual(table.page.troubles, []);
});

test('a short game of 2023, with the dummy and cards of the Old Hands, by the mirror’s buttons only', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 640, height: 400 } });
    const rules = ['edition.2023', 'module.rivalries', 'module.delegation', 'module.first_veto'];
    await table.start({ players: 2, rounds: 6, rules });
    const dummy = words('seat.dummy').source.slice(1, -1);
    const begun = await table.mirror();
    assert(
        begun.position.some((line) => line.startsWith(`${dummy}: `)),
        begun.position.join('; '),
    );
    const end = await table.pressOn(9, words('round.over'));
    assert.equal(end.position.filter((line) => line.startsWith(`${dummy}: `)).length, 1);
    assert.deepEqual(table.page.troubles, []);
});

test('a whole game of two by clicks on the canvas only', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { viewport: { width: 1000, height: 640 } });
    await table.start({ players: 2, rounds: 6 });
    await table.playByClicks(chance(5), isOver);
    assert.deepEqual(table.page.troubles, []);
});
