// Measures the built page in a headless Chromium beside a bare page in the same run: node tests/browser/bench.mjs
// Time to the first frame, and the CPU time of frames at the table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium, openPage } from './chromium.mjs';
import { openSite } from './site.mjs';
import { Table } from './table.mjs';

const runs = 7;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);

async function firstFrames(browser, address, found) {
    const times = [];
    for (let i = 0; i < runs; ++i) {
        const page = await openPage(browser);
        await page.goto(address);
        await page.waitForFunction(found, { timeout: 20000, polling: 20 });
        times.push(await page.evaluate(() => performance.getEntriesByName('elgrande-first-frame')[0].startTime));
        await page.profile.close();
    }
    return median(times);
}

const bare = mkdtempSync(join(tmpdir(), 'elgrande-bare-'));
writeFileSync(join(bare, 'index.html'), `<!doctype html><title>bare</title><link rel="icon" href="data:,">
<canvas id="c"></canvas><script>
const gl = document.getElementById('c').getContext('webgl2');
gl.clear(gl.COLOR_BUFFER_BIT);
performance.mark('elgrande-first-frame');
</script>`);

const site = await openSite(process.env.SITE ?? 'build/web/site');
const bareSite = await openSite(bare);
const browser = await openChromium();
try {
    const marked = () => performance.getEntriesByName('elgrande-first-frame').length > 0;
    const baseline = await firstFrames(browser, bareSite.address, marked);
    const ours = await firstFrames(browser, site.address, marked);
    console.log(`first frame, bare WebGL 2 page ${ms(baseline)}`);
    console.log(`first frame, El Grande         ${ms(ours)}   ${(ours / baseline).toFixed(1)} × the bare page`);

    const table = await Table.open(browser, site.address);
    await table.start({ players: 5 });
    await table.pressOn(1, /Round 3 /);
    const costs = await table.page.evaluate(async () => {
        elgrande.costs.length = 0;
        const canvas = document.getElementById('canvas');
        for (let i = 0; i < 120; ++i) {
            canvas.dispatchEvent(new PointerEvent('pointermove', {
                pointerId: 1, pointerType: 'mouse', button: -1, clientX: 100 + 5 * i, clientY: 150 + 3 * i,
            }));
            await new Promise((done) => requestAnimationFrame(done));
        }
        return elgrande.costs;
    });
    for (const [part, words] of [['program', 'the program'], ['whole', 'with WebGL in software']]) {
        const times = costs.map((cost) => cost[part]);
        console.log(`frame at the table, ${words.padEnd(23)}${ms(median(times))}   median of ${times.length}, `
            + `most ${Math.max(...times).toFixed(1)} ms`);
    }
} finally {
    await browser.close();
    await Promise.all([site.close(), bareSite.close()]);
    rmSync(bare, { recursive: true });
}
