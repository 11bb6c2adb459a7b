// A headless Chromium with WebGL 2 in software, and pages in fresh profiles.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { allSeen, paintNothing } from './page_patches.mjs';

// The timeout of everything that a test waits for. It is long, because machines may be slow.
export const patience_ms = 180_000;

const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/usr/bin/google-chrome-stable',
];

const shells = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];

function launch(executablePath, headless, options) {
    if (!executablePath) throw new Error('no Chromium found: install it, or name it in CHROMIUM');
    return puppeteer.launch({
        executablePath,
        headless,
        timeout: patience_ms, // start of the browser
        protocolTimeout: 2 * patience_ms,
        args: [
            '--no-sandbox',
            '--use-angle=gl-egl',
            '--ignore-gpu-blocklist',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--hide-scrollbars',
            '--lang=en-US',
            // Mesa allocates memory for each frame; without this Chromium's allocator returns it to the system in
            // between, which costs half of the time for drawing.
            '--enable-features=PartitionAllocLargeEmptySlotSpanRing',
        ],
        ...options,
    });
}

// Opens the installed browser. `options` are puppeteer's, for instance a persistent profile.
export async function openChromium(options = {}) {
    return launch(process.env.CHROMIUM ?? places.find(existsSync), true, options);
}

// Opens the same engine without browser windows, which are drawn in software, too: two test files in parallel take half
// the time.
export async function openShell(options = {}) {
    const shell = shells.find(existsSync);
    return shell && !process.env.CHROMIUM ? launch(shell, 'shell', options) : openChromium(options);
}

export const laptop = { width: 1366, height: 768 };
// Few pixels, because drawing is done in software: a game takes a third of the time.
export const small = { ...laptop, deviceScaleFactor: 0.25 };
export const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const uprightTablet = { width: 820, height: 1180, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

// For `before` of openPage(): a clock that a test can stop, so that an animation stays at its current frame, and
// advance.
export function stoppableClock() {
    const real = performance.now.bind(performance);
    let stopped = null;
    performance.now = () => stopped ?? real();
    globalThis.clock = {
        stop: () => {
            stopped = real();
        },
        forward: (ms) => {
            stopped += ms;
        },
        go: () => {
            stopped = null;
        },
    };
}

// For `before` of openPage(): fixes the random numbers, so that every game has the same deal.
export function sameDeal() {
    crypto.getRandomValues = (numbers) => numbers.fill(7);
}

// Like sameDeal(), but no number is like the one before, for pages that make keys and must not make one twice. So a
// page that is reloaded has real random numbers.
export function sameNumbers() {
    if (performance.getEntriesByType('navigation')[0]?.type === 'reload') return;
    let last = 7;
    crypto.getRandomValues = (numbers) => {
        const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
        for (let i = 0; i < bytes.length; ++i) {
            last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
            bytes[i] = last >>> 24;
        }
        return numbers;
    };
}

// Opens a page in a fresh profile. Animations are off unless `motion` is set. Nothing is painted unless `seen` is set,
// as painting in software takes most of a test's time. `page.troubles` collects errors and warnings of its console.
export async function openPage(browser, { viewport = small, context, before, motion = false, seen = allSeen } = {}) {
    const profile = context ?? (await browser.createBrowserContext());
    const page = await profile.newPage();
    page.setDefaultTimeout(patience_ms);
    await page.setViewport(viewport);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' }]);
    page.profile = profile;
    page.troubles = [];
    if (!seen) {
        await page.evaluateOnNewDocument(paintNothing);
        page.screenshot = () => Promise.reject(new Error('a page that is looked at is opened with { seen: true }'));
    }
    page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) page.troubles.push(message.text());
    });
    page.on('dialog', (dialog) => dialog.accept());
    page.on('pageerror', (error) => page.troubles.push(String(error)));
    if (before) await page.evaluateOnNewDocument(before);
    return page;
}
