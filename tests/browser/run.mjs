// Drives the built page in a headless Chromium: node tests/browser/run.mjs [WORD …]
// All tests, or those whose name has one of the words. SITE names another folder than build/web/site.
// Screenshots go to build/browser. The last line says how many passed; exit status 1 if one failed.
import { existsSync, mkdirSync } from 'node:fs';
import { openChromium } from './support/chromium.mjs';
import { openSite } from './support/site.mjs';
import { tests as access } from './suite/access_test.mjs';
import { tests as contrast } from './suite/contrast_test.mjs';
import { tests as files } from './suite/files_test.mjs';
import { tests as game } from './suite/game_test.mjs';
import { tests as idle } from './suite/idle_test.mjs';
import { tests as keyboard } from './suite/keyboard_test.mjs';
import { tests as language } from './suite/language_test.mjs';
import { tests as looks } from './suite/looks_test.mjs';
import { tests as motion } from './suite/motion_test.mjs';
import { tests as offline } from './suite/offline_test.mjs';
import { tests as page } from './suite/page_test.mjs';
import { tests as pictures } from './suite/pictures_test.mjs';
import { tests as rules } from './suite/rules_test.mjs';
import { tests as sounds } from './suite/sounds_test.mjs';
import { tests as storage } from './suite/storage_test.mjs';
import { tests as touch } from './suite/touch_test.mjs';

const words = process.argv.slice(2);
const wanted = [...page, ...language, ...access, ...keyboard, ...game, ...touch, ...rules, ...files, ...storage,
    ...sounds, ...offline, ...idle, ...motion, ...pictures, ...contrast, ...looks]
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const folder = process.env.SITE ?? 'build/web/site';
if (!existsSync(`${folder}/index.html`)) {
    console.error(`${folder} has no index.html: build the page first, with scripts/play --build`);
    process.exit(1);
}

const shots = 'build/browser';
mkdirSync(shots, { recursive: true });
const site = await openSite(folder);
const browser = await openChromium();
const failures = [];

for (const { name, run } of wanted) {
    const began = Date.now();
    // Everything in fresh profiles, and the site in good order.
    site.broken.clear();
    site.compressed = false;
    site.pieces = null;
    const close = async () => {
        for (const profile of browser.browserContexts().slice(1)) await profile.close().catch(() => {});
    };
    try {
        await run({ browser, site, shots });
        console.log(`passed  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
        failures.push(name);
        console.log(`FAILED  ${name}\n${error.stack}`);
        const pages = (await Promise.all(browser.browserContexts().slice(1).map((profile) => profile.pages()))).flat();
        const shot = `${shots}/failed-${name.replace(/\W+/g, '-').slice(0, 60)}`;
        await Promise.all(pages.map((page, i) => page.screenshot({ path: `${shot}-${i}.png` }).catch(() => {})));
        console.log(`        screenshots: ${shot}-*.png`);
    }
    await close();
}
await browser.close();
await site.close();
console.log(`${wanted.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
