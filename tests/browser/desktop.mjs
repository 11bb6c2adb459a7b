// Starts the desktop program on a virtual screen (Xvfb) and compares its table with the page's committed picture:
// node tests/browser/desktop.mjs [FOLDER]      build/dev if none is named
// Pictures that differ go to build/browser.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { openScreen } from './support/engines.mjs';
import { compare, read, reduce, write } from './support/pictures.mjs';
import { lateTable } from './support/table.mjs';

const built = process.argv[2] ?? 'build/dev';
const window = { width: 1366, height: 768 }; // the program opens this size in the corner of the screen
const patience_ms = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'elgrande-desktop-'));
const home = join(folder, 'home');
mkdirSync(home);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Reads Xvfb's screen file (XWD): a header of big-endian numbers, a colour table, then rows of blue, green, red,
// unused.
function screenshot() {
    const bytes = readFileSync(join(folder, 'Xvfb_screen0'));
    const number = (i) => bytes.readUInt32BE(4 * i);
    const [begin, row] = [number(0) + 12 * number(19), number(12)];
    const picture = new PNG(window);
    for (let pixel = 0; pixel < window.width * window.height; ++pixel) {
        const at = begin + Math.floor(pixel / window.width) * row + 4 * (pixel % window.width);
        picture.data.set([bytes[at + 2], bytes[at + 1], bytes[at], 255], 4 * pixel);
    }
    return PNG.sync.write(picture);
}

async function until(what, holds) {
    for (const end = Date.now() + patience_ms; Date.now() < end; await pause(100)) {
        if (await holds()) return;
    }
    assert.fail(`${what}: not within ${patience_ms / 1000} s`);
}

// Runs the program on `screen` with the arguments `values` until `done()` resolves, then ends it.
async function run(screen, values, done) {
    const env = { ...screen.env, ELGRANDE_HOME: home };
    const child = spawn(`${built}/elgrande-desktop`, values, { env, stdio: 'inherit' });
    const ended = once(child, 'exit');
    try {
        await Promise.race([done(), ended.then(([code]) => assert.fail(`the program ended by itself: ${code}`))]);
    } finally {
        child.kill();
        await ended;
    }
}

const screen = await openScreen('3000x1700', folder); // the pointer is in its middle, outside the window
try {
    const expected = read('tests/browser/pictures/table-1366x768.png');
    await run(screen, [lateTable], async () => {
        // the message about the opened link closes by itself
        let last;
        const isLikeThePage = () => {
            last = compare(expected, reduce(screenshot(), 2));
            return last.trouble === '';
        };
        try {
            await until('the table is drawn as in the page', isLikeThePage);
        } catch (error) {
            mkdirSync('build/browser', { recursive: true });
            write('build/browser/desktop-actual.png', reduce(screenshot(), 2));
            write('build/browser/desktop-difference.png', last.picture);
            throw new Error(`${error.message}; ${last.trouble}; see build/browser/desktop-{actual,difference}.png`);
        }
    });
    console.log('the desktop program opens a link and draws its table as the page does');
    console.log('1 passed, 0 failed');
} finally {
    screen.close();
    rmSync(folder, { recursive: true, force: true });
}
