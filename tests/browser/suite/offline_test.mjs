// Without a network, as an installed program, and during an update.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openSite } from '../support/site.mjs';
import { lateTable, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const folder = process.env.SITE ?? 'build/web/site';

// Waits until the service worker has stored all files.
const installed = (page) =>
    page.waitForFunction(
        async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.active?.state === 'activated';
        },
        { polling: 50 },
    );

const versionOf = (page) => page.$eval('meta[name="elgrande-version"]', (meta) => meta.content);

/// Calls work(site, deploy, copy) with a copy of the site, in the folder `copy`. deploy() replaces it by another
/// version and returns that version.
async function withOwnSite(work) {
    const copy = mkdtempSync(join(tmpdir(), 'elgrande-site-'));
    cpSync(folder, copy, { recursive: true });
    const site = await openSite(copy);
    const deploy = () => {
        const [old] = /[0-9a-f]{8}/.exec(readFileSync(join(copy, 'sw.js'), 'utf8'));
        const next = old === '0badcafe' ? '0badf00d' : '0badcafe';
        for (const name of ['sw.js', 'index.html']) {
            const path = join(copy, name);
            writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, next));
        }
        return next;
    };
    try {
        await work(site, deploy, copy);
    } finally {
        await site.close();
        rmSync(copy, { recursive: true });
    }
}

/// Renames `part` in a file, and updates the digests of changed scripts in the page's Content-Security-Policy.
function rename(file, part, other) {
    const before = readFileSync(file, 'utf8');
    const digests = (text) =>
        [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) =>
            createHash('sha256').update(script).digest('base64'),
        );
    const after = before.replaceAll(part, other);
    const now = digests(after);
    writeFileSync(
        file,
        digests(before).reduce((text, digest, i) => text.replace(digest, now[i]), after),
    );
}

test('without the server every language can be chosen, even in the first visit', async ({ browser }) => {
    await withOwnSite(async (site) => {
        const table = await Table.open(browser, site.address);
        await installed(table.page);
        await site.close();
        await table.pressNamed(/^Deutsch$/);
        assert(await table.has(words('home.play_computers', 'de')));
        await table.pressNamed(/^Español$/);
        assert(await table.has(words('home.play_computers', 'es')));
    });
});

test('without the server the page opens, continues the game, and opens links', async ({ browser }) => {
    await withOwnSite(async (site) => {
        const table = await Table.open(browser, site.address);
        await table.start();
        await table.answer();
        await table.saved();
        await installed(table.page);
        const { position } = await table.mirror();
        await table.page.profile.overridePermissions(new URL(site.address).origin, [
            'clipboard-read',
            'clipboard-sanitized-write',
        ]);
        await table.pressNamed(words('table.share'));
        await table.clickNamed(words('button.copy'));
        const link = await table.page.evaluate(() => navigator.clipboard.readText());
        await table.pressNamed(words('button.close'));
        await site.close();

        await table.page.reload();
        await table.started();
        await table.resume();
        assert.deepEqual((await table.mirror()).position, position);
        await table.pressOn(4, /Round 2 /);

        const other = new Table(await openPage(browser, { context: table.page.profile }));
        await other.go(link);
        await other.lift();
        assert.deepEqual((await other.mirror()).position, position);
        const licences = await other.page.evaluate(async () => (await fetch('licenses.txt')).text());
        assert.match(licences, /MIT License/);
    });
});

test('a new version is offered, and a running game keeps the old one until the new one is loaded', async ({
    browser,
}) => {
    await withOwnSite(async (site, deploy) => {
        const table = await Table.open(browser, site.address);
        await installed(table.page);
        await table.page.reload(); // the service worker answers from now on
        await table.started();
        await table.start();
        await table.answer();
        const { position } = await table.mirror();
        const before = await versionOf(table.page);
        const next = deploy();
        await table.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
        await table.page.waitForSelector('#update:not([hidden])');
        assert.equal(await versionOf(table.page), before);
        assert.deepEqual((await table.mirror()).position, position);
        await table.saved();
        await table.reloads(() => table.page.click('#update-load'));
        assert.equal(await versionOf(table.page), next);
        await table.resume();
        assert.deepEqual((await table.mirror()).position, position);
        assert(await table.page.$('#update[hidden]'));
    });
});

test('after a reload the page already has the new version, and does not offer it', async ({ browser }) => {
    await withOwnSite(async (site, deploy) => {
        const table = await Table.open(browser, site.address);
        await installed(table.page);
        const next = deploy();
        await table.page.reload();
        await table.started();
        assert.equal(await versionOf(table.page), next);
        await table.page.waitForFunction(
            async (version) => {
                const names = await caches.keys();
                return names.length === 1 && names[0].endsWith(version);
            },
            { polling: 50 },
            next,
        );
        assert(await table.page.$('#update[hidden]'));
    });
});

test('while a new version is only partly uploaded, the stored complete one opens', async ({ browser }) => {
    await withOwnSite(async (site, deploy, copy) => {
        const table = await Table.open(browser, site.address);
        await installed(table.page);
        const before = await versionOf(table.page);
        await table.start();
        await table.answer();
        await table.saved();
        const { position } = await table.mirror();
        const next = deploy();
        const part = site.path('page.js').slice(1);
        const other = part.replace(/[0-9a-f]{8}/, '0badbeef');
        for (const name of ['index.html', 'sw.js']) rename(join(copy, name), part, other);
        await table.page.reload();
        await table.started();
        assert.equal(await versionOf(table.page), before);
        await table.resume();
        assert.deepEqual((await table.mirror()).position, position);
        // Once the upload is complete, the new version opens.
        cpSync(join(copy, part), join(copy, other));
        await table.page.reload();
        await table.started();
        assert.equal(await versionOf(table.page), next);
        await table.resume();
        assert.deepEqual((await table.mirror()).position, position);
    });
});

test('a link whose # was escaped opens: by the host’s 404 page, and without a network', async ({ browser }) => {
    await withOwnSite(async (site) => {
        const table = new Table(await openPage(browser));
        await table.go(`${site.address}%23${lateTable}.`);
        await table.lift();
        const { position } = await table.mirror();
        assert(position.length > 10);
        assert.equal(await table.page.evaluate(() => location.href), `${site.address}#${lateTable}`);
        await installed(table.page);
        await site.close();
        for (const path of ['%23', 'index.html%2523']) {
            const other = new Table(await openPage(browser, { context: table.page.profile }));
            await other.go(`${site.address}${path}${lateTable}`);
            await other.lift();
            assert.deepEqual((await other.mirror()).position, position);
            const left = await other.page.evaluate(() => location.pathname + location.hash);
            assert.equal(left, `${path === '%23' ? '/' : '/index.html'}#${lateTable}`);
        }
    });
});

test('the page can be installed', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address);
    await installed(table.page);
    const session = await table.page.createCDPSession();
    const { errors, data } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
        const size = await table.page.evaluate(async (source) => {
            const picture = await createImageBitmap(await (await fetch(source)).blob());
            return `${picture.width}x${picture.height}`;
        }, src);
        assert.equal(size, sizes);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const ids = installabilityErrors.map(({ errorId }) => errorId);
    assert.deepEqual(
        ids.filter((id) => id !== 'in-incognito'),
        [],
    ); // each test has a fresh profile
});
