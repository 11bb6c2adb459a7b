import { openChromium, phone } from './support/chromium.mjs';
import { openSite } from './support/site.mjs';
import { Table } from './support/table.mjs';
const site = await openSite('build/web/site');
const browser = await openChromium();
const viewport =
    process.argv[2] === 'phone'
        ? phone
        : process.argv[2] === 'big'
          ? { width: 2560, height: 1440 }
          : { width: 1366, height: 768 };
const table = await Table.open(browser, site.address, {
    viewport,
    before: () => {
        localStorage.setItem('elgrande.computers', '3');
    },
});
table.page.on('console', (m) => console.log('console', m.type(), m.text()));
for (const name of ['Blue', 'Green', 'Yellow'])
    for (let i = 0; i < Number(process.argv[3] ?? 3); ++i) await table.pressNamed(new RegExp(`^${name} is played by`));
await table.page.screenshot({ path: `/tmp/brains-shots/form-${process.argv[2]}.png` });
await table.pressNamed(/^Start the game$/);
const began = Date.now();
let shot = 0;
let answered = 0;
let longest = 0;
for (;;) {
    const now = await table.mirror();
    if (/is El Grande|share the victory/.test(now.prompt)) {
        console.log(now.title, now.prompt);
        break;
    }
    if (now.answers.length === 0) {
        if (shot++ === 30) await table.page.screenshot({ path: `/tmp/brains-shots/thinks-${process.argv[2]}.png` });
        const t = Date.now();
        await table.changed(now).catch((e) => {
            console.log(String(e), JSON.stringify(now.buttons.map((b) => b.label)));
            process.exit(1);
        });
        longest = Math.max(longest, Date.now() - t);
        continue;
    }
    ++answered;
    if (answered === 12) await table.page.screenshot({ path: `/tmp/brains-shots/mine-${process.argv[2]}.png` });
    await table.press(now.answers[0]).catch((e) => {
        console.log(String(e));
    });
    if (Date.now() - began > 400000) {
        console.log('too long');
        break;
    }
}
console.log('answered', answered, 'ms', Date.now() - began, 'longest wait', longest);
await table.page.screenshot({ path: `/tmp/brains-shots/end-${process.argv[2]}.png` });
await browser.close();
await site.close();
