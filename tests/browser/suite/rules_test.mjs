// The rules page and the explanations, by canvas, keyboard, touch and mirror.
import assert from 'node:assert/strict';
import { laptop, phone } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const title = words('rules.title');

// Returns the text of the rules in the document.
const page = (table) =>
    table.page.evaluate(() =>
        [...document.getElementById('mirror-page').children].map((node) => ({
            kind: node.localName,
            text: node.textContent,
        })),
    );

test('the rules open from the start page, and are searched, navigated and closed', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.clickNamed(title);
    await table.says('title', title);
    const whole = await page(table);
    assert(whole.filter(({ kind }) => kind === 'h2').length > 15);
    assert(whole.filter(({ kind }) => kind === 'p').length > 80);

    const field = await table.page.waitForSelector('#field-search');
    await field.type('KÍNGS');
    await table.says('prompt', words('rules.nothing'));
    await table.page.evaluate(() => document.getElementById('field-search').select());
    await field.type("KÍNG'S reg");
    await table.quiet(); // the first letters typed have results, too
    await table.says('prompt', words('rules.hits'));
    await table.says('prompt', /^1 /);
    for (const { kind, text } of await page(table)) assert(kind !== 'p' || /king's/i.test(text), text);
    await field.press('Enter');
    await table.says('prompt', /^2 /);
    await field.press('ArrowDown');
    await table.says('prompt', /^3 /);
    await field.press('ArrowUp');
    await table.says('prompt', /^2 /);
    await table.clickNamed(words('rules.next'));
    await table.says('prompt', /^3 /);
    const { buttons } = await table.mirror();
    assert(
        buttons.some(({ label }) => /^Secret disks \(\d\)$/.test(label)),
        JSON.stringify(buttons),
    );

    await table.clickNamed(words('edition.big_box'));
    await table.clickNamed(words('button.close'));
    assert(await table.has(words('home.play_computers')));
    assert.deepEqual(await page(table), []);
    assert.equal(await table.page.$('#field-search'), null);
    assert.deepEqual(table.page.troubles, []);
});

test('the rules are read and searched by the mirror and by keys', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.start();
    const asked = await table.page.evaluate(() => document.getElementById('mirror-prompt').title);
    assert(asked.length > 20, 'the question is not explained');
    const about = await table.page.evaluate(() =>
        [...document.getElementById('mirror-position').children].map((line) => line.title),
    );
    assert(about.length > 10 && about.every((text) => text.length > 20), JSON.stringify(about));

    await table.pressNamed(title);
    const field = await table.page.waitForSelector('#field-search');
    assert.match(await field.evaluate(({ ariaLabel }) => ariaLabel), words('rules.search'));
    const chapter = await table.find(/^Scoring a region$/);
    const pressed = (id) => document.querySelector(`#mirror button[data-id="${id}"]`).click();
    await table.page.evaluate(pressed, chapter.id); // a jump changes no word
    await table.pressNamed(words('button.close'));
    await table.page.focus('#canvas');
    await table.quiet();
    await table.page.keyboard.type('?');
    await table.says('title', title);
    await table.quiet();
    await table.page.keyboard.type('/');
    await table.page.waitForFunction(() => document.activeElement?.id === 'field-search');
    await table.page.keyboard.type('modifier');
    await table.says('prompt', words('rules.nothing'));
    await table.page.keyboard.press('Escape'); // moves the focus to the canvas
    await table.page.keyboard.press('PageDown');
    await table.quiet();
    await table.page.keyboard.press('Escape');
    await table.says('title', /^Round/);
    // A letter presses the button that shows it.
    const before = await table.answer();
    await table.page.focus('#canvas');
    await table.quiet();
    await table.page.keyboard.type('u');
    await table.changed(before);
    assert.deepEqual(table.page.troubles, []);
});

test('a thing under a resting mouse is explained, and ? keeps the explanation, which leads to its chapter', async ({
    browser,
    site,
    shots,
}) => {
    const table = await Table.open(browser, site.address, { viewport: laptop, seen: true });
    await table.start();
    await table.page.mouse.move(720, 480); // the Castillo
    await pause(500);
    await table.quiet();
    await table.page.screenshot({ path: `${shots}/explained-laptop.png` });
    await table.page.focus('#canvas');
    await table.page.keyboard.type('?');
    const explained = await table.says('notice', /^.+: .+/u);
    assert.match(explained.notice, /Castillo/);
    await table.clickNamed(words('button.more'));
    await table.says('title', title);
    await table.says('notice', /^$/);
    await table.pressNamed(words('button.close'));
    assert.deepEqual(table.page.troubles, []);
});

test('a long press on a phone leads to the rules', async ({ browser, site, shots }) => {
    const table = await Table.open(browser, site.address, { viewport: phone, seen: true });
    await table.start();
    const session = await table.page.createCDPSession();
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: 195, y: 150 }]);
    await pause(700);
    await touch('touchEnd', []);
    await table.says('notice', /^.+: .+/u);
    await table.quiet();
    await table.page.screenshot({ path: `${shots}/explained-phone.png` });
    const more = await table.target((await table.find(words('button.more'))).id);
    await touch('touchStart', [more]);
    await touch('touchEnd', []);
    await table.says('title', title);
    await table.quiet();
    await table.page.screenshot({ path: `${shots}/rules-phone.png` });
    assert.deepEqual(table.page.troubles, []);
});
