// What every test of the suite gets: a Chromium, the site in good order, and a folder for pictures.
import { existsSync, mkdirSync } from 'node:fs';
import { after, test as nodeTest } from 'node:test';
import { openChromium, openShell } from './chromium.mjs';
import { openSite } from './site.mjs';

/// SITE names another folder than the one that scripts/play builds.
export const folder = process.env.SITE ?? 'build/web/site';
const shots = 'build/browser';
const longest_ms = 900_000; // for what hangs: a machine may be as slow as it is

let openBrowser = openShell;
let opened = null;

/// For a file that compares pixels: the engine alone smooths the letters in text fields in another way.
export function inWholeBrowser() {
    openBrowser = openChromium;
}

async function open() {
    if (!existsSync(`${folder}/index.html`)) {
        throw new Error(`${folder} has no index.html: build the page first, with scripts/play --build`);
    }
    mkdirSync(shots, { recursive: true });
    return { site: await openSite(folder), browser: await openBrowser() };
}

after(async () => {
    const { site, browser } = (await opened?.catch(() => null)) ?? {};
    await browser?.close();
    await site?.close();
});

async function takeScreenshots(profiles, name) {
    const pages = (await Promise.all(profiles.map((profile) => profile.pages()))).flat();
    const shot = `${shots}/failed-${name.replace(/\W+/g, '-').slice(0, 60)}`;
    await Promise.all(pages.map((page, i) => page.screenshot({ path: `${shot}-${i}.png` }).catch(() => {})));
    console.log(`screenshots: ${shot}-*.png; SEEN=1 paints every page`);
}

/// A test with a browser of its file and profiles of its own: `run({ browser, site, shots })`.
export function test(name, run) {
    nodeTest(name, { timeout: longest_ms }, async () => {
        opened ??= open();
        const { site, browser } = await opened;
        const profiles = () => browser.browserContexts().slice(1); // the first is the browser's own
        try {
            await run({ browser, site, shots });
        } catch (error) {
            await takeScreenshots(profiles(), name);
            throw error;
        } finally {
            site.mend();
            await Promise.all(profiles().map((profile) => profile.close().catch(() => {})));
        }
    });
}
