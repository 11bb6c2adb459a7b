// Files of games: downloaded, opened, dropped, pasted, renamed, deleted and restored.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience_ms } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Matches a button of a saved game on the start page, such as "Rename: NAME".
const of = (path, name = '.+') => new RegExp(`^${words(path).source.slice(1, -1)}: ${name}$`, 'u');

async function withFolder(use) {
    const folder = mkdtempSync(join(tmpdir(), 'elgrande-'));
    try {
        await use(folder);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

async function playedGame(browser, site) {
    const table = await Table.open(browser, site.address);
    await table.start();
    for (let i = 0; i < 4; ++i) await table.answer();
    await table.saved();
    return { table, before: await table.mirror() };
}

// Clicks the download button and returns the content of the file.
async function download(table, folder, button) {
    const session = await table.page.createCDPSession();
    await session.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    await table.quiet(); // the mirror may be ahead of the picture
    const { x, y } = await table.target(button.id);
    await table.page.mouse.click(x, y);
    for (const end = Date.now() + patience_ms; Date.now() < end; await pause(50)) {
        const [name] = readdirSync(folder).filter((file) => !file.endsWith('.crdownload'));
        if (name) return join(folder, name);
    }
    throw new Error('no file was downloaded');
}

async function drop(table, files) {
    const session = await table.page.createCDPSession();
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop']) {
        await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
    }
}

test('a downloaded game is opened from its file, chosen or dropped, in another profile', async ({ browser, site }) => {
    await withFolder(async (folder) => {
        const { table, before } = await playedGame(browser, site);
        await table.pressNamed(words('menu.home'));
        await table.openSaves();
        const file = await download(table, folder, await table.find(of('home.save_download')));
        assert.match(file, /\.elgrande$/);

        const choosing = await Table.open(browser, site.address);
        await choosing.openSaves();
        const { x, y } = await choosing.target((await choosing.find(words('home.upload'))).id);
        const start = await choosing.mirror();
        const asked = choosing.page.waitForFileChooser();
        // The request to intercept the file dialog may be overtaken by the click; this evaluation is answered after it.
        await choosing.page.evaluate(() => true);
        await choosing.page.mouse.click(x, y);
        await (await asked).accept([file]);
        assert.deepEqual((await choosing.changed(start)).position, before.position);

        const dropping = await Table.open(browser, site.address);
        const page = await dropping.mirror();
        await drop(dropping, [file]);
        assert.deepEqual((await dropping.changed(page)).position, before.position);
        for (const {
            page: { troubles },
        } of [table, choosing, dropping])
            assert.deepEqual(troubles, []);
    });
});

test('a file that is not a game is reported, and can be downloaded again', async ({ browser, site }) => {
    await withFolder(async (folder) => {
        const { table, before } = await playedGame(browser, site);
        const bad = join(folder, 'holiday.elgrande');
        writeFileSync(bad, 'no game at all\n');
        await drop(table, [bad]);
        const told = await table.says('title', words('message.bad_file'));
        assert.match(told.prompt, /\S/);
        rmSync(bad);
        assert.equal(await download(table, folder, await table.find(words('button.download'))), bad);
        assert.deepEqual((await table.says('title', /Round/)).position, before.position);
    });
});

test('dropped folders, several files and files that are too large are reported, and dropped text is ignored', async ({
    browser,
    site,
}) => {
    await withFolder(async (folder) => {
        const table = await Table.open(browser, site.address);
        const [large, small] = ['large.zip', 'small.elg'].map((name) => join(folder, name));
        writeFileSync(large, Buffer.alloc(300 * 1024));
        writeFileSync(small, 'no game');
        const refused = async (files, text) => {
            await drop(table, files);
            const { prompt, buttons } = await table.says('title', words('message.bad_file'));
            assert.match(prompt, text);
            assert(!buttons.some(({ label }) => words('button.download').test(label)));
            await table.dismiss();
        };
        await refused([large], /large\.zip.*300 KB.*256 KB/);
        await refused([folder], words('message.file_unreadable'));
        await refused([small, large], words('message.file_several'));
        await table.page.evaluate(() => {
            const dataTransfer = new DataTransfer();
            dataTransfer.setData('text/plain', 'only words');
            window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
        });
        await table.quiet();
        assert(await table.has(words('home.play_computers')));
        assert.deepEqual(table.page.troubles, []);
    });
});

test('text pasted by a middle click is ignored', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const paste = () =>
        table.page.evaluate((link) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text', link);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
        }, `#${lateTable}`);
    const before = await table.mirror();
    await table.page.mouse.move(5, 760);
    await table.page.mouse.click(5, 760, { button: 'middle' });
    await paste(); // as Firefox on Linux does on a middle click
    await table.quiet();
    assert.deepEqual(await table.mirror(), before);
    await table.page.mouse.move(15, 700);
    await paste();
    await table.lift();
    await table.says('title', /9/);
});

test('a pasted link opens its game after a confirmation, and the open game is kept', async ({ browser, site }) => {
    const { table, before } = await playedGame(browser, site);
    await table.page.profile.overridePermissions(new URL(site.address).origin, ['clipboard-sanitized-write']);
    await table.pressNamed(words('table.share'));
    await table.clickNamed(words('button.copy'));

    const other = await Table.open(browser, site.address);
    await other.start({ players: 2 });
    const own = await other.mirror();
    await other.saved();
    await other.page.keyboard.down('Control');
    await other.page.keyboard.press('KeyV', { commands: ['paste'] });
    await other.page.keyboard.up('Control');
    await other.says('title', words('message.pasted_link'));
    assert.notDeepEqual(await other.mirror(), own);
    await other.pressNamed(words('home.save_open'));
    await other.lift();
    assert.deepEqual((await other.mirror()).position, before.position);
    await other.answer(); // an unplayed game would not be saved
    await other.saved();
    await other.pressNamed(words('menu.home'));
    const { buttons } = await other.openSaves();
    assert.equal(buttons.filter(({ label }) => of('home.save_open').test(label)).length, 2);
});

test('a renamed game keeps its name over a reload', async ({ browser, site }) => {
    const { table } = await playedGame(browser, site);
    await table.pressNamed(words('menu.home'));
    await table.openSaves();
    // The text field has the focus and all of its text is selected: typing replaces the old name.
    const opensField = async () => {
        await table.clickNamed(of('home.save_rename'));
        await table.page.waitForFunction(() => {
            const { id, value, selectionStart, selectionEnd } = document.activeElement;
            return id === 'field-rename' && value !== '' && selectionStart === 0 && selectionEnd === value.length;
        });
    };
    await opensField();
    await table.page.keyboard.type('Nobody');
    await table.page.keyboard.press('Escape'); // cancels
    await table.says('title', words('home.saved_games'));
    assert(!(await table.has(of('home.save_open', 'Nobody'))));
    await table.quiet(); // until the dialog is gone from the picture, too
    await opensField();
    await table.page.keyboard.type('Rainy Sunday');
    await table.page.keyboard.press('Enter');
    await table.comes(of('home.save_open', 'Rainy Sunday'));
    await table.saved();
    await table.page.reload();
    await table.started();
    await table.openSaves();
    assert(await table.has(of('home.save_open', 'Rainy Sunday')));
    assert(!(await table.has(of('home.save_open', '.+ · .+'))));
});

test('a deleted game can be restored; otherwise it stays deleted', async ({ browser, site }) => {
    const { table, before } = await playedGame(browser, site);
    await table.pressNamed(words('menu.home'));
    await table.openSaves();
    await table.clickNamed(of('home.save_delete'));
    assert(!(await table.has(of('home.save_open'))));
    await table.clickNamed(words('home.undo_delete'));
    assert(await table.has(of('home.save_open')));
    await table.saved();
    await table.page.reload();
    await table.started();
    await table.openSaves();
    await table.pressNamed(of('home.save_open'));
    await table.lift();
    assert.deepEqual((await table.mirror()).position, before.position);

    await table.pressNamed(words('menu.home'));
    await table.openSaves();
    await table.pressNamed(of('home.save_delete'));
    await table.quiet();
    await table.page.reload();
    await table.started();
    assert(await table.has(words('home.play_computers')));
    await table.openSaves();
    assert(!(await table.has(of('home.save_open'))));
});
