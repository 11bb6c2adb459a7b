// One interface to the installed browsers: { name, fresh(), second(), other(), close() }. `fresh` closes the previous
// profiles and opens a page in a new one, `second` opens another tab in the same profile, `other` a page in a further
// profile. All pages have those parts of puppeteer's interface that Table uses.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { laptop, openShell, patience_ms, small } from './chromium.mjs';
import { Session } from './webdriver.mjs';

// Opens a virtual screen, which Firefox and WebKit need for WebGL in software. If `seen` names a folder, Xvfb writes
// its pixels to the file Xvfb_screen0 there. Returns { env, close() }: `env` is the environment for programs on it.
export async function openScreen(size = '1600x1000', seen = '') {
    const server = spawn(
        'Xvfb',
        ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', ...(seen ? ['-fbdir', seen] : [])],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const number = await new Promise((known, failed) => {
        server.once('error', failed);
        server.once('exit', () => failed(new Error('Xvfb does not start')));
        server.stdio[3].once('data', (data) => known(String(data).trim()));
    });
    return {
        env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1', GDK_BACKEND: 'x11' },
        close: () => server.kill(),
    };
}

function byPuppeteer(name, browser, closed = () => {}) {
    let profiles = [];
    const open = async (profile = profiles[0]) => {
        const page = await profile.newPage();
        page.setDefaultTimeout(patience_ms);
        await page.setViewport(small);
        page.on('dialog', (dialog) => dialog.accept());
        return page;
    };
    const other = async () => {
        profiles.push(await browser.createBrowserContext());
        return open(profiles.at(-1));
    };
    return {
        name,
        async fresh() {
            await Promise.all(profiles.map((profile) => profile.close()));
            profiles = [];
            return other();
        },
        second: () => open(),
        other,
        async close() {
            await browser.close();
            closed();
        },
    };
}

async function chromium() {
    return byPuppeteer('chromium', await openShell());
}

async function firefox() {
    const screen = await openScreen();
    const executablePath = process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
    const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: false,
        protocolTimeout: 2 * patience_ms,
        env: screen.env,
        extraPrefsFirefox: {
            'webgl.force-enabled': true,
            'intl.accept_languages': 'en-US',
            'ui.prefersReducedMotion': 1,
        },
    });
    return byPuppeteer('firefox', browser, screen.close);
}

// Returns the path of WebKitGTK's MiniBrowser on Debian.
function miniBrowser() {
    return (
        process.env.MINI_BROWSER ??
        readdirSync('/usr/lib')
            .map((folder) => `/usr/lib/${folder}`)
            .flatMap((folder) => ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`))
            .find(existsSync)
    );
}

async function webkit() {
    const screen = await openScreen();
    const binary = miniBrowser();
    if (!binary) throw new Error('no MiniBrowser of WebKitGTK found: install it, or name it in MINI_BROWSER');
    const sessions = [];
    const closeAll = () => Promise.all(sessions.splice(0).map((session) => session.close()));
    const other = async () => {
        const session = await Session.open(
            'WebKitWebDriver',
            { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
            { ...screen.env, LANG: 'C.UTF-8', LANGUAGE: 'en' },
        );
        sessions.push(session);
        const page = await session.firstPage();
        await page.setViewport(laptop);
        // The driver answers before the page has its new width, and refuses clicks beyond the old edge.
        await page.waitForFunction((wide) => innerWidth === wide, {}, laptop.width);
        return page;
    };
    return {
        name: 'webkit',
        async fresh() {
            await closeAll();
            return other();
        },
        second: () => sessions[0].newPage(),
        other,
        async close() {
            await closeAll();
            screen.close();
        },
    };
}

export const engines = { chromium, firefox, webkit };
