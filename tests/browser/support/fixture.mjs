// Gives every test of the suite a Chromium, an intact site, and a folder for pictures.
import { existsSync, mkdirSync } from 'node:fs';
import { after, test as nodeTest } from 'node:test';
import { openChromium, openShell } from './chromium.mjs';
import { openSite } from './site.mjs';

/// SITE names a folder other than the one that scripts/play builds.
export const folder = process.env.SITE ?? 'build/web/site';
const shots = 'build/browser';
const longest_ms = 900_000; // stops tests that hang; generous, because machines may be slow

let openBrowser = openShell;
let opened = null;

/// For a file that compares pixels: the engine without its browser smooths letters in text fields differently.
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

/// Defines a test with fresh profiles in a browser shared by its file: `run({ browser, site, shots })`.
export function test(name, run) {
    nodeTest(name, { timeout: longest_ms }, async () => {
        opened ??= open();
        const { site, browser } = await opened;
        const profiles = () => browser.browserContexts().slice(1); // the first is the default context
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
