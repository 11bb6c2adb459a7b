// A headless Chromium of this machine with WebGL 2 in software, and pages in profiles of their own.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { allSeen, paintNothing } from './page_patches.mjs';

// How long anything is waited for: what hangs is to be told in the end, but a machine may be as slow as it is.
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
        timeout: patience_ms, // for the browser to start
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
            // Mesa allocates for each frame anew; what Chromium's allocator gives back to the system in between costs
            // half of the drawing.
            '--enable-features=PartitionAllocLargeEmptySlotSpanRing',
        ],
        ...options,
    });
}

// The browser as it is installed. `options` are puppeteer's: a profile that stays, for instance.
export async function openChromium(options = {}) {
    return launch(process.env.CHROMIUM ?? places.find(existsSync), true, options);
}

// The same engine without the browser around it, whose own windows are drawn in software, too: two test files side by
// side take half the time.
export async function openShell(options = {}) {
    const shell = shells.find(existsSync);
    return shell && !process.env.CHROMIUM ? launch(shell, 'shell', options) : openChromium(options);
}

export const laptop = { width: 1366, height: 768 };
// Drawn in software: the fewer pixels, the sooner. A game takes a third of the time.
export const small = { ...laptop, deviceScaleFactor: 0.25 };
export const phone = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

// For `before` of openPage(): a clock that a test can stop, so that what moves stays in the middle of it for as long as
// the test looks; and the time can be put forward.
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

// For `before` of openPage(): every game is dealt alike.
export function sameDeal() {
    crypto.getRandomValues = (numbers) => numbers.fill(7);
}

// A page in a fresh profile, in which nothing moves unless `motion` is wanted. It paints nothing unless it is looked
// at, `seen`, for painting in software is most of what a test takes.
// What its console says in anger is in `page.troubles`.
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
