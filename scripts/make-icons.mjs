// Draws web/icon-*.png from web/icon.svg in a headless Chromium: node scripts/make-icons.mjs
// Run it only to change the icon; the result is committed. Needs scripts/install browser and Debian's pngquant.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openChromium } from '../tests/browser/support/chromium.mjs';

const web = fileURLToPath(new URL('../web', import.meta.url));
const svg = readFileSync(join(web, 'icon.svg'), 'utf8');
// Systems crop a maskable icon: its background fills the square, and the picture stays inside the safe area.
const maskable = svg
    .replace('viewBox="0 0 64 64"', 'viewBox="-11 -11 86 86"')
    .replace('<rect width="64" height="64" rx="12"', '<rect x="-11" y="-11" width="86" height="86"');
if (!maskable.includes('"-11 -11 86 86"') || !maskable.includes('x="-11"'))
    throw new Error('web/icon.svg has changed: adapt the replacements in this script');

const browser = await openChromium();
for (const [name, size, drawing] of [
    ['icon-192', 192, svg],
    ['icon-maskable', 512, maskable],
]) {
    const page = await browser.newPage();
    await page.setViewport({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    const file = join(web, `${name}.png`);
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(file, execFileSync('pngquant', ['--strip', '16', '-'], { input: picture }));
    console.log(`${file}: ${readFileSync(file).length} bytes`);
    await page.close();
}
await browser.close();
