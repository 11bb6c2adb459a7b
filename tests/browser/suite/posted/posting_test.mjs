// What can be posted: pictures of positions as file or in the clipboard, and the site's preview card in chats.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { openPage } from '../../support/chromium.mjs';
import { folder, test } from '../../support/fixture.mjs';
import { checkPicture } from '../../support/pictures.mjs';
import { openPicture, pictureOf } from '../../support/posting.mjs';
import { lateTable, Table } from '../../support/table.mjs';
import { words } from '../../support/words.mjs';

const puzzle = 'z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC';

for (const [name, link] of Object.entries({ position: lateTable, puzzle })) {
    test(`posting: the picture of a ${name} is a PNG of 1200 × 630 by the page's own board`, async (given) => {
        const { browser, site, shots } = given;
        const bytes = await pictureOf(browser, `${site.address}#${link}`);
        const { width, height } = PNG.sync.read(bytes);
        assert.deepEqual([width, height], [1200, 630]);
        checkPicture(bytes, `card-${name}`, 2, shots);
    });
}

test('posting: a square picture for phones has 1080 × 1080 pixels', async ({ browser, site }) => {
    const viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
    const page = await openPage(browser, { viewport });
    const context = page.browserContext();
    await context.overridePermissions(new URL(site.address).origin, [
        'clipboard-read',
        'clipboard-write',
        'clipboard-sanitized-write',
    ]);
    const table = new Table(page);
    await table.go(`${site.address}#${puzzle}`);
    await table.comes(words('table.share'));
    await openPicture(table);
    await table.pressNamed(words('picture.square'));
    await table.clickNamed(words('picture.copy'));
    await table.says('prompt', words('picture.copied'));
    const copied = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const image = await createImageBitmap(await item.getType('image/png'));
        return [image.width, image.height];
    });
    assert.deepEqual(copied, [1080, 1080]);
    assert.deepEqual(page.troubles, []);
});

test('posting: a picture that the clipboard refuses is saved as a file, with a message', async ({ browser, site }) => {
    const refuse = () => {
        navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        HTMLAnchorElement.prototype.click = function clicked() {
            globalThis.saved = this.download;
        };
    };
    const table = new Table(await openPage(browser, { before: `(${refuse})()` }));
    await table.go(`${site.address}#${puzzle}`);
    await table.comes(words('table.share'));
    await openPicture(table);
    await table.pressNamed(words('picture.copy'));
    await table.says('prompt', words('picture.saved'));
    assert.equal(await table.page.evaluate(() => globalThis.saved), 'el-grande.png');
});

test('posting: the QR code of a link fills the screen, and the mirror says the link', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${puzzle}`);
    await table.comes(words('table.share'));
    await table.pressNamed(words('table.share'));
    await table.clickNamed(words('code.title'));
    await table.says('prompt', new RegExp(`#${puzzle}$`, 'u'));
    await table.pressNamed(words('button.close'));
    await table.comes(words('table.share'));
    assert.deepEqual(table.page.troubles, []);
});

test('posting: a chat finds title, description, and a picture with its size in the page', async () => {
    const html = readFileSync(`${folder}/index.html`, 'utf8');
    const meta = (name) => new RegExp(`<meta (?:property|name)="${name}"\\s+content="([^"]+)"`).exec(html)?.[1];
    for (const name of ['description', 'theme-color', 'og:title', 'og:description', 'og:image:alt']) {
        assert.ok(meta(name), name);
    }
    assert.equal(meta('twitter:card'), 'summary_large_image');
    const card = meta('og:image').split('/').at(-1);
    assert.match(card, /^card\.[0-9a-f]{8}\.png$/u);
    assert.ok(statSync(`${folder}/${card}`).size < 200_000);
    const { width, height } = PNG.sync.read(readFileSync(`${folder}/${card}`));
    assert.deepEqual([`${width}`, `${height}`], [meta('og:image:width'), meta('og:image:height')]);
    // Players do not need it, so it is not cached for offline use.
    assert.ok(!readFileSync(`${folder}/sw.js`, 'utf8').includes(card));
});

test('posting: scripts/card writes the picture of a link, and rejects anything else', async ({ shots }) => {
    const out = `${shots}/card.png`;
    const run = (...values) =>
        execFileSync('scripts/card', values, { stdio: 'pipe', env: { ...process.env, SITE: folder } });
    run(`https://example.org/#${puzzle}`, out, '--bare');
    const { width, height } = PNG.sync.read(readFileSync(out));
    assert.deepEqual([width, height], [1200, 630]);
    assert.throws(() => run('https://example.org/', out), /no link in/u);
});
