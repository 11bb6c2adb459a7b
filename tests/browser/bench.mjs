// Measures the built page in a headless Chromium beside a bare page with Dear ImGui:
//   node tests/browser/bench.mjs [start] [visit] [frames] [memory]      all if none is named
// The bare page is the target "bare" of the preset "web"; scripts/bench builds it. Both pages are measured alternately
// in the same run, because the speed of a machine varies. Nothing fails: the table prints the goals.
import { existsSync } from 'node:fs';
import { laptop, openChromium, openPage } from './support/chromium.mjs';
import { openSite } from './support/site.mjs';
import { lateTable, Table } from './support/table.mjs';
import { words } from './support/words.mjs';

const runs = 15;

const sorted = (values) => [...values].sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const MiB = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

function row(what, value, beside, goal = '') {
    console.log(`${what.padEnd(54)}${value.padStart(10)}${beside.padStart(12)}   ${goal}`);
}

// Makes the marks of first frames exact: reads a pixel back before each mark, so that the frame is really drawn by
// then.
function exactMarks() {
    const { getContext } = HTMLCanvasElement.prototype;
    let context;
    HTMLCanvasElement.prototype.getContext = function get(...values) {
        context = getContext.apply(this, values);
        return context;
    };
    const { mark } = Performance.prototype;
    Performance.prototype.mark = function marked(...values) {
        context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
        return mark.apply(this, values);
    };
}

// Hides the browser's tabs: if the browser draws in software, their loading animation takes more time than the page.
async function withoutTabs(page) {
    const protocol = await page.createCDPSession();
    const { windowId } = await protocol.send('Browser.getWindowForTarget');
    await protocol.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } });
    await protocol.detach();
}

// Returns the time of the first frame in a fresh profile, in ms.
async function firstFrame(browser, address) {
    const page = await openPage(browser, { viewport: laptop, before: exactMarks, seen: true });
    await withoutTabs(page);
    await new Promise((later) => setTimeout(later, 1000)); // the browser is still busy opening its window
    await page.goto(address);
    const found = await page.waitForFunction(() => performance.getEntriesByName('elgrande-first-frame')[0]?.startTime, {
        timeout: 20000,
        polling: 20,
    });
    const time = await found.jsonValue();
    await page.profile.close();
    return time;
}

async function compareFirstFrames(browser, bare, site) {
    const times = { bare: [], ours: [] };
    for (let i = 0; i <= runs; ++i) {
        const pair = [await firstFrame(browser, bare.address), await firstFrame(browser, site.address)];
        if (i === 0) continue; // the browser's initial context
        times.bare.push(pair[0]);
        times.ours.push(pair[1]);
    }
    row('first frame, bare Dear ImGui page', ms(median(times.bare)), '1.00 ×');
    // Compares neighbouring measurements, because the machine's speed drifts.
    const ratio = median(times.ours.map((time, i) => time / times.bare[i]));
    row(
        'first frame, El Grande',
        ms(median(times.ours)),
        `${ratio.toFixed(2)} ×`,
        `goal 1.50 ×; medians of ${runs} pairs, from ${ms(sorted(times.ours)[0])} to ${ms(sorted(times.ours).at(-1))}`,
    );
}

// Returns the time of a first visit with a slow phone, until the first frame, which accepts input, in ms.
async function slowVisit(browser, address) {
    const page = await openPage(browser, { viewport: laptop, before: exactMarks, seen: true });
    const protocol = await page.createCDPSession();
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1.6e6 / 8,
        uploadThroughput: 750e3 / 8,
    });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address);
    const found = await page.waitForFunction(() => performance.getEntriesByName('elgrande-first-frame')[0]?.startTime, {
        timeout: 60000,
        polling: 50,
    });
    const time = await found.jsonValue();
    await page.profile.close();
    return time;
}

async function compareVisits(browser, bare, site) {
    const visits = [
        { what: 'bare page', address: bare.address, times: [] },
        { what: 'start page', address: site.address, times: [], goal: 'goal 4000 ms; ' },
        { what: 'a link', address: `${site.address}#${lateTable}`, times: [] },
    ];
    bare.compressed = true;
    site.compressed = true;
    for (let i = 0; i < 5; ++i) {
        for (const { address, times } of visits) times.push(await slowVisit(browser, address));
    }
    bare.compressed = false;
    site.compressed = false;
    const compared = median(visits[0].times);
    for (const { what, times, goal = '' } of visits) {
        const whole = median(times);
        row(
            `first visit, 1.6 Mbit/s, 150 ms, CPU ÷ 4, ${what}`,
            ms(whole),
            `${(whole / compared).toFixed(2)} ×`,
            `${goal}median of 5, from ${ms(sorted(times)[0])} to ${ms(sorted(times).at(-1))}`,
        );
    }
}

// Returns the costs of the frames of 120 mouse moves: see `costs` in web/host.js.
function moves(table) {
    return table.page.evaluate(async () => {
        elgrande.costs.length = 0;
        const canvas = document.getElementById('canvas');
        for (let i = 0; i < 120; ++i) {
            canvas.dispatchEvent(
                new PointerEvent('pointermove', {
                    pointerId: 1,
                    pointerType: 'mouse',
                    button: -1,
                    clientX: 100 + 5 * i,
                    clientY: 150 + 3 * i,
                }),
            );
            await new Promise((done) => requestAnimationFrame(done));
        }
        return elgrande.costs;
    });
}

function frames(title, costs) {
    for (const [part, what, goal] of [
        ['program', 'ours', 1],
        ['whole', 'with WebGL', 0],
    ]) {
        const times = costs.map((cost) => cost[part]);
        row(
            `frame in five players’ last round ${title}, ${what}`,
            ms(median(times)),
            goal > 0 ? `${(median(times) / goal).toFixed(2)} ×` : '',
            `${goal > 0 ? `of the goal, ${ms(goal)}; ` : ''}median of ${times.length}, most ${ms(Math.max(...times))}`,
        );
    }
}

async function idleFrames(table) {
    await table.page.mouse.move(0, 0);
    await new Promise((done) => setTimeout(done, 1000)); // until the explanation shown there has disappeared
    await table.quiet();
    const before = await table.page.evaluate(() => elgrande.frames());
    await new Promise((done) => setTimeout(done, 5000));
    const drawn = (await table.page.evaluate(() => elgrande.frames())) - before;
    row('frames in five idle seconds', String(drawn), '', 'goal 0');
}

async function memory(browser, site) {
    const table = await Table.open(browser, site.address, { viewport: laptop, seen: true });
    await table.start({ players: 5 });
    await table.page.setViewport({ width: 480, height: 320 });
    await table.pressOn(8, words('round.over'));
    await table.page.setViewport({ width: 1366, height: 768 });
    await table.quiet();
    const program = await table.page.evaluate(() => elgrande.memory());
    const { JSHeapUsedSize: script } = await table.page.metrics();
    const goal = 64 * 2 ** 20;
    row(
        'memory after a whole game of five',
        MiB(program + script),
        `${((program + script) / goal).toFixed(2)} ×`,
        `of the goal, ${MiB(goal)}; program ${MiB(program)}, JavaScript ${MiB(script)}`,
    );
}

const named = process.argv.slice(2);
const asked = (part) => named.length === 0 || named.includes(part);
const site = await openSite(process.env.SITE ?? 'build/web/site');
if (!existsSync('build/web/bare/index.html')) {
    console.error('there is no bare page to compare with: use scripts/bench, which builds it');
    process.exit(1);
}
const bare = await openSite('build/web/bare');
const browser = await openChromium();
try {
    row('a page, 1366 × 768, WebGL in software', 'value', 'ratio');
    if (asked('start')) await compareFirstFrames(browser, bare, site);
    if (asked('visit')) await compareVisits(browser, bare, site);
    if (asked('frames')) {
        const table = await Table.open(browser, `${site.address}#${lateTable}`, { viewport: laptop, seen: true });
        await table.lift();
        frames('at first', await moves(table));
        // The browser optimises functions that are called often.
        for (let i = 0; i < 3; ++i) await moves(table);
        frames('later', await moves(table));
        await idleFrames(table);
        await table.page.profile.close();
    }
    if (asked('memory')) await memory(browser, site);
} finally {
    await browser.close();
    await Promise.all([site.close(), bare.close()]);
}
