// Writes cmake/start_functions.txt and cmake/table_functions.txt anew, the names of what the page's program needs at
// first: lets Binaryen's wasm-split count which functions of it are called while
// tests/browser/support/first_steps.mjs is done.
//   node tests/browser/profile-start.mjs      after scripts/play --build, which must be done again afterwards
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { features, namesOf, tableClassesOf } from '../../scripts/split-page.mjs';
import { openChromium } from './support/chromium.mjs';
import { takeFirstSteps } from './support/first_steps.mjs';
import { openSite } from './support/site.mjs';

const wasm = 'build/web/elgrande.wasm';
const folder = mkdtempSync(join(tmpdir(), 'elgrande-profile-'));

// The site with the program whole, counting.
function countingSite() {
    const site = join(folder, 'site');
    cpSync('build/web/site', site, { recursive: true });
    const program = readdirSync(site).find((name) => /^elgrande\.[0-9a-f]+\.wasm$/.test(name));
    execFileSync('wasm-split', [...features, '--instrument', wasm, '-o', join(site, program)]);
    return site;
}

// For `before` of the page: keeps the program's instance for readProfile(). It is whole: no part can or need join it.
function keepInstance() {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
        if (values[1].primary) return null;
        const instance = await instantiate(...values);
        if (instance.exports.__write_profile) globalThis.counting = instance.exports;
        return instance;
    };
}

// Written where the program's memory ends, which nothing uses yet.
function readProfile() {
    const memory = Object.values(globalThis.counting).find((value) => value instanceof WebAssembly.Memory);
    const room = 2 ** 16;
    const place = memory.buffer.byteLength - room;
    const size = globalThis.counting.__write_profile(place, room);
    return Array.from(new Uint8Array(memory.buffer, place, size));
}

const site = await openSite(countingSite());
const browser = await openChromium();

// The names of what is called by the first steps there.
async function called(place) {
    const profiles = [];
    const keepProfile = async (page) => {
        profiles.push(join(folder, `${profiles.length}.profile`));
        writeFileSync(profiles.at(-1), Uint8Array.from(await page.evaluate(readProfile)));
    };
    // What falls between two frames, and so which functions are called, is another thing on a slow machine.
    for (const slower of [1, 6]) await takeFirstSteps(place, browser, site.address, keepInstance, keepProfile, slower);
    const all = join(folder, 'profile');
    execFileSync('wasm-split', ['--merge-profiles', ...profiles, '-o', all]);
    return namesOf(wasm, all, folder);
}

function list(name, functions) {
    writeFileSync(`cmake/${name}`, `${functions.join('\n')}\n`);
    console.log(`cmake/${name}: ${functions.length} names`);
}

try {
    const start = await called('start');
    const table = await called('table');
    list('start_functions.txt', start);
    list('table_functions.txt', tableClassesOf(table, start));
    console.log('build the page again');
} finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
}
