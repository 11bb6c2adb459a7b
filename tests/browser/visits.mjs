// Prints the requests and bytes that visits cost a static host: node tests/browser/visits.mjs
// The server behaves like usual hosts: it compresses, allows files with hashed names to be cached for ever, and answers
// 304 for others that have not changed. Counts bodies without headers.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../scripts/serve.mjs';
import { openChromium, openPage } from './support/chromium.mjs';
import { lateTable, Table } from './support/table.mjs';
import { words } from './support/words.mjs';

const folder = process.env.SITE ?? 'build/web/site';
const types = {
    html: 'text/html; charset=utf-8',
    js: 'text/javascript',
    wasm: 'application/wasm',
    txt: 'text/plain; charset=utf-8',
    svg: 'image/svg+xml',
    png: 'image/png',
    webmanifest: 'application/manifest+json',
};

const counted = { requests: 0, bytes: 0 };

function answer(request, response, next) {
    const path = new URL(request.url, 'http://localhost').pathname;
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!existsSync(join(folder, name))) return next();
    const content = readFileSync(join(folder, name));
    const tag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const hasHash = /\.[0-9a-f]{8}\.\w+$/.test(name);
    const headers = {
        'Content-Type': types[ending] ?? 'application/octet-stream',
        'Cache-Control': hasHash ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: tag,
    };
    counted.requests += 1;
    if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
    const body = ending === 'png' ? content : gzipSync(content);
    counted.bytes += body.length;
    if (body !== content) headers['Content-Encoding'] = 'gzip';
    return response.writeHead(200, headers).end(body);
}

// Returns the counts since the last call.
function sum() {
    const result = { ...counted };
    Object.assign(counted, { requests: 0, bytes: 0 });
    return result;
}

function tell(what, { requests, bytes }) {
    console.log(
        `${what.padEnd(58)}${String(requests).padStart(4)} requests${(bytes / 1000).toFixed(0).padStart(7)} kB`,
    );
}

const pause = (ms) => new Promise((later) => setTimeout(later, ms));

async function visit(context, browser, address) {
    const page = await openPage(browser, { context, seen: true });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('elgrande-first-frame').length > 0);
    return page;
}

const server = await serve(folder, 0, answer);
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await openChromium();
try {
    const context = await browser.createBrowserContext();
    const first = await visit(context, browser, `${address}#${lateTable}`);
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await pause(5000);
    const whole = sum();
    tell('first visit, with all that is stored for offline use', whole);
    await first.close();
    await visit(context, browser, address);
    await pause(5000);
    const second = sum();
    tell('second visit', second);
    await context.close();
    const table = await Table.open(browser, `${address}?embed#z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC`);
    await table.comes(words('puzzle.hint'));
    await pause(3000);
    const frame = sum();
    tell('a frame with a puzzle and its solver', frame);
    const month = (visits, { bytes }) => `${((visits * bytes) / 1e9).toFixed(0)} GB`;
    console.log(
        `a million visits a month: ${month(1e6, whole)} if all are first ones, ${month(1e6, second)} if none is`,
    );
} finally {
    await browser.close();
    server.close();
}
