// Opens a link in a headless browser and saves the picture that the page draws: node scripts/card.mjs LINK OUT.png
// [--bare]
import { writeFileSync } from 'node:fs';
import { openChromium } from '../tests/browser/support/chromium.mjs';
import { pictureOf } from '../tests/browser/support/posting.mjs';
import { openSite } from '../tests/browser/support/site.mjs';

const [address, out, option] = process.argv.slice(2);
const [link] = /[pgstz]1\.[\w-]+$/.exec(address) ?? [];
if (!link || (option !== undefined && option !== '--bare')) {
    console.error(link ? `scripts/card: no option ${option}` : `scripts/card: no link in "${address}"`);
    process.exit(2);
}
const site = await openSite(process.env.SITE ?? 'build/web/site');
const browser = await openChromium();
try {
    writeFileSync(out, await pictureOf(browser, `${site.address}#${link}`, { bare: option === '--bare' }));
} finally {
    await browser.close();
    await site.close();
}
