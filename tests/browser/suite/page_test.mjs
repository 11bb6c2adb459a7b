// Loading the page, and everything that can go wrong around the game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pack } from '../../../scripts/pack/fonts.mjs';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const trouble = (page) =>
    page
        .waitForFunction(() => {
            const node = document.getElementById('trouble');
            return !node.hidden && node.innerText;
        })
        .then((found) => found.jsonValue());

/// Counts the colours in a part of the page.
async function coloursOf(page, clip) {
    const picture = await page.screenshot({ clip, captureBeyondViewport: false, encoding: 'base64' });
    return page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
        return new Set(new Uint32Array(data.buffer)).size;
    }, picture);
}

/// Returns some bytes from the middle of a typeface, which the program also contains.
function pieceOf(face) {
    const [{ text }] = pack('.');
    const list = new RegExp(`${face}_words\\[\\] = \\{([^}]*)`)
        .exec(text)[1]
        .match(/0x[0-9a-f]+/g)
        .map(Number);
    const middle = Math.floor(list.length / 2);
    return [...Buffer.from(Uint32Array.from(list.slice(middle, middle + 8)).buffer)];
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

test('the page loads and offers a new game, without messages on the console', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    assert(await table.has(words('home.play_computers')));
    assert.deepEqual(table.page.troubles, []);
});

test('a link opens the licences of everything in the page', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const texts = await table.page.evaluate(async () => {
        const link = document.querySelector('#mirror a[href]');
        return (await fetch(link.href)).text();
    });
    for (const part of [
        'MIT License',
        'Omar Cornut',
        'Redistributions in binary form',
        'Project Nayuki',
        'SIL OPEN FONT LICENSE',
        'Instituto Geogr',
    ])
        assert(texts.includes(part), part);
});

test('the loading bar grows with each piece of the program that arrives, to its end, compressed or not', async ({
    browser,
    site,
}) => {
    const count = 6;
    for (const compressed of [false, true]) {
        const open = [];
        const gates = Array.from({ length: count }, () => new Promise((go) => open.push(go)));
        site.compressed = compressed;
        site.pieces = { path: site.path('elgrande.wasm'), count, before: (piece) => gates[piece] };
        const page = await openPage(browser, {
            before: () => {
                globalThis.progress = [0];
                new MutationObserver((changes) =>
                    changes.forEach(({ target }) => {
                        if (target.id === 'loading-bar') {
                            globalThis.progress.push(Number(target.getAttribute('aria-valuenow')));
                        }
                    }),
                ).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-valuenow'] });
            },
        });
        const table = new Table(page);
        const arrived = table.go(site.address);
        await page.waitForFunction(() => document.getElementById('loading')?.hidden === false);
        for (const go of open) {
            const before = await page.evaluate(() => globalThis.progress.at(-1));
            go();
            await page.waitForFunction((known) => globalThis.progress.at(-1) > known, {}, before);
        }
        await arrived;
        const progress = await page.evaluate(() => globalThis.progress);
        assert.deepEqual(
            progress,
            [...progress].sort((a, b) => a - b),
        );
        assert.equal(progress.at(-1), 100);
    }
});

test('a failed download is reported, and trying again starts the game', async ({ browser, site }) => {
    for (const part of ['elgrande.wasm', 'page.js']) {
        site.broken.add(site.path(part));
        const table = new Table(await openPage(browser));
        await table.page.goto(site.address);
        assert.match(await trouble(table.page), /Not loaded[\s\S]*Try again/);
        site.broken.clear();
        await table.reloads(() => table.page.click('#trouble-retry'));
        assert(await table.has(words('home.play_computers')));
    }
});

test('a damaged program is reported', async ({ browser, site }) => {
    site.damaged = site.path('elgrande.wasm');
    try {
        const page = await openPage(browser);
        await page.goto(site.address);
        assert.match(await trouble(page), /Not loaded[\s\S]*damaged[\s\S]*Try again/);
    } finally {
        site.damaged = null;
    }
});

test('a damaged typeface is named, and another one is used', async ({ browser, site }) => {
    const page = await openPage(browser, {
        before: `{
        const { compileStreaming } = WebAssembly;
        WebAssembly.compileStreaming = async (source) => {
            const bytes = new Uint8Array(await (await source).arrayBuffer());
            const piece = [${pieceOf('italic')}];
            const at = bytes.findIndex((_, i) => piece.every((byte, k) => bytes[i + k] === byte));
            if (at > 0) {
                globalThis.found = at; // in the first part, or in the second one
                bytes[at] ^= 1;
            }
            return WebAssembly.compile(bytes);
        };
    }`,
    });
    const table = new Table(page);
    await table.go(site.address);
    assert(await page.evaluate(() => globalThis.found > 0), 'the letters are not where they were sought');
    assert.match((await table.mirror()).notice, /italic/);
    await table.start();
    assert.deepEqual(page.troubles, []);
});

test('a browser that is too old shows a message in its language, with the oldest supported versions', async ({
    browser,
    site,
}) => {
    const readme = readFileSync('README.md', 'utf8');
    const line = /Chrome and Edge from (\d+), Firefox from (\d+) and Safari from (\d+)/;
    const oldest = line.exec(readme).slice(1);
    const lacks = [
        'delete globalThis.WebAssembly',
        'WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError("refused"); } }',
        'delete WebAssembly.compileStreaming',
        'delete WebAssembly.Exception',
        'delete Object.hasOwn',
    ];
    const says = { en: /a newer browser/, de: /einen neueren Browser/, es: /necesita un navegador/ };
    for (const [i, lack] of lacks.entries()) {
        const language = Object.keys(says)[i % 3];
        const page = await openPage(browser, {
            before: `Object.defineProperty(navigator, 'languages', { value: ['fr', '${language}'] }); ${lack}`,
        });
        await page.goto(site.address);
        const told = await trouble(page);
        assert.match(told, says[language], lack);
        assert.deepEqual(told.match(/\d+/g), oldest);
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        assert.deepEqual(page.troubles, [], lack);
    }
});

test('the script that detects old browsers contains no newer JavaScript', async ({ browser, site }) => {
    const page = await openPage(browser);
    await page.goto(site.address);
    const first = await page.$eval('script:not([src])', (script) => script.textContent);
    assert.match(first, /isTooOld/);
    const code = first.replace(/"[^"]*"/g, '""');
    assert(!/=>|`|\b(const|let|class|async|await)\b|\?\.|\?\?|\.\.\./.test(code), code);
});

test('a huge pasted text is ignored, and takes no memory', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const paste = (count, text) =>
        table.page.evaluate(
            (times, part) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData('text', part.repeat(times));
                document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
            },
            count,
            text,
        );
    const before = await table.page.evaluate(() => elgrande.memory());
    const start = await table.mirror();
    await paste(20_000_000, 'x');
    await table.quiet();
    assert.deepEqual(await table.mirror(), start);
    await paste(1, `Look: <${site.address}#${lateTable}>, Ana.\n`);
    await table.lift();
    await table.says('title', /9/);
    assert.equal(await table.page.evaluate(() => elgrande.memory()), before);
    assert.deepEqual(table.page.troubles, []);
});

test('without WebGL 2 the page says so', async ({ browser, site }) => {
    const page = await openPage(browser, {
        before: () => {
            const original = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function getContext(kind, ...rest) {
                return /^webgl/.test(kind) ? null : original.call(this, kind, ...rest);
            };
        },
    });
    await page.goto(site.address);
    assert.match(await trouble(page), /WebGL 2/);
});

test('after a crash of the program the diagnostics have the game’s link, and a reload continues the game', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, site.address, {
        before: () => {
            const { instantiate } = WebAssembly;
            WebAssembly.instantiate = async (...values) => {
                const made = await instantiate.apply(WebAssembly, values);
                // The table of the program's first part; the second part has none.
                globalThis.functions ??= Object.values(made.exports).find((one) => one instanceof WebAssembly.Table);
                return made;
            };
        },
    });
    const { origin } = new URL(site.address);
    await table.page.profile.overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write']);
    await table.start();
    const kept = () => table.page.evaluate(() => elgrande.kept());
    await table.page.waitForFunction(() => elgrande.kept() !== ''); // kept in an idle moment
    const earlier = await kept();
    await table.answer();
    await table.saved();
    // The page asks the program for its link in an idle moment after the action.
    await table.page.waitForFunction((link) => ![link, ''].includes(elgrande.kept()), {}, earlier);
    const before = await table.mirror();
    // Breaks the program: its function table is emptied, so that the next event calls a missing function.
    await table.page.evaluate(() => {
        for (let i = 0; i < functions.length; ++i) functions.set(i, null);
    });
    await table.page.mouse.move(400, 300);
    const told = await trouble(table.page);
    assert.match(told, /Something went wrong/);
    assert.match(told, /saved up to the last action/);
    assert.match(told, /Copy diagnostics[\s\S]*Try again/);
    await table.page.click('#trouble-copy');
    await table.page.waitForFunction(() => document.getElementById('trouble-copy').textContent === 'Copied');
    const details = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.match(details, /RuntimeError/);
    assert.equal(details, await table.page.$eval('#trouble-details', (field) => field.value));
    const [link] = details.split('\n');
    assert.match(link, /#g1\./);
    const other = await Table.open(browser, link);
    assert.deepEqual((await other.mirror()).position, before.position);

    await table.page.bringToFront();
    await table.reloads(() => table.page.click('#trouble-retry'));
    assert(await table.page.$('#trouble[hidden]'));
    await table.resume();
    assert.deepEqual((await table.mirror()).position, before.position);
});

test('a lost WebGL context is restored, and the picture with it', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { seen: true });
    await table.start();
    await table.quiet();
    const before = await table.page.screenshot();
    await table.page.evaluate(async () => {
        const context = document.getElementById('canvas').getContext('webgl2');
        const losing = context.getExtension('WEBGL_lose_context');
        losing.loseContext();
        await new Promise((done) => setTimeout(done, 100));
        losing.restoreContext();
    });
    await pause(300);
    await table.quiet();
    const after = await table.page.screenshot();
    assert(Buffer.compare(Buffer.from(before), Buffer.from(after)) === 0, 'the picture is another one');
    assert.deepEqual(
        table.page.troubles.filter((text) => !/CONTEXT_LOST/.test(text)),
        [],
    );
});

test('a shader that the driver rejects is named, and the board is drawn without it', async ({ browser, site }) => {
    for (const part of ['sea.frag', 'solid.frag', 'relief.frag']) {
        const mark = { 'sea.frag': 'shallow', 'solid.frag': 'ebony', 'relief.frag': 'ridges' }[part];
        const page = await openPage(browser, {
            seen: true,
            before: `{
            const { shaderSource } = WebGL2RenderingContext.prototype;
            WebGL2RenderingContext.prototype.shaderSource = function (shader, text) {
                shaderSource.call(this, shader, text.includes('${mark}') ? text + 'nonsense' : text);
            };
        }`,
        });
        const table = new Table(page);
        await table.go(site.address);
        await table.start();
        await table.quiet();
        assert((await table.mirror()).notice.includes(part), `${part}: ${(await table.mirror()).notice}`);
        const colours = await coloursOf(page, { x: 100, y: 100, width: 600, height: 500 });
        assert(colours > 40, `${part}: ${colours} colours`);
        await table.answer();
        assert.deepEqual(page.troubles, []);
    }
});

test('the canvas has the screen’s own pixels at every ratio and follows the window', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    for (const [width, height, deviceScaleFactor] of [
        [700, 500, 1],
        [640, 480, 1.5],
        [390, 844, 2],
    ]) {
        await table.page.setViewport({ width, height, deviceScaleFactor });
        const wanted = [width * deviceScaleFactor, height * deviceScaleFactor];
        await table.page.waitForFunction(
            (across, down) => {
                const canvas = document.getElementById('canvas');
                return canvas.width === across && canvas.height === down;
            },
            {},
            ...wanted,
        );
    }
});

test('Ctrl and the wheel never zoom the page, whatever the unit of the wheel’s events', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await table.openSaves();
    await table.page.waitForSelector('#field-link');
    const free = await table.page.evaluate(() => {
        const turn = (node, deltaMode, ctrlKey) =>
            node.dispatchEvent(
                new WheelEvent('wheel', { deltaY: 3, deltaMode, ctrlKey, cancelable: true, bubbles: true }),
            );
        const [canvas, field] = ['canvas', 'field-link'].map((id) => document.getElementById(id));
        // dispatchEvent returns true if no listener prevented the default.
        return [turn(canvas, 0, true), turn(canvas, 1, true), turn(field, 0, true), turn(field, 1, true)];
    });
    assert.deepEqual(free, [false, false, false, false]);
});

test('browser shortcuts stay with the browser', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    const kept = await table.page.evaluate(() => {
        const press = (key, ctrlKey) =>
            document
                .getElementById('canvas')
                .dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
        // dispatchEvent returns false if a listener prevented the default.
        return [
            ['r', true],
            ['l', true],
            ['t', true],
            ['w', true],
            ['f', true],
            ['+', true],
            ['F5', false],
            ['F12', false],
            ['Tab', false],
        ].filter(([key, ctrl]) => !press(key, ctrl));
    });
    assert.deepEqual(kept, []);
});
