// Gets pictures from the page, as a player does.
import { laptop, openPage } from './chromium.mjs';
import { Table } from './table.mjs';
import { words } from './words.mjs';

/// For `before` of openPage(): keeps downloaded files in `globalThis.files`.
export function keepFiles() {
    globalThis.files = [];
    const blobs = new Map(); // the page's policy forbids fetching blobs
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
        const address = createObjectURL.call(URL, blob);
        blobs.set(address, blob);
        return address;
    };
    HTMLAnchorElement.prototype.click = async function clicked() {
        const file = { name: this.download };
        globalThis.files.push(file);
        const bytes = new Uint8Array(await blobs.get(this.href).arrayBuffer());
        file.bytes = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    };
}

/// Returns the last file, once it is complete.
export async function lastFile(page) {
    const found = await page.waitForFunction(() => globalThis.files.at(-1)?.bytes && globalThis.files.at(-1), {
        polling: 50,
    });
    const { name, bytes } = await found.jsonValue();
    return { name, bytes: Buffer.from(bytes, 'base64') };
}

/// Opens the page that takes pictures from the table.
export async function openPicture(table) {
    await table.lift();
    await table.pressNamed(words('table.share'));
    await table.pressNamed(words('picture.title'));
}

/// Returns the picture of a link as a PNG; `bare` omits the question.
export async function pictureOf(browser, address, { bare = false, viewport = laptop } = {}) {
    const table = new Table(await openPage(browser, { before: `(${keepFiles})()`, viewport, seen: true }));
    await table.go(address);
    await table.comes(words('table.share'));
    await openPicture(table);
    if (bare) await table.pressNamed(words('picture.line'));
    await table.pressNamed(words('button.download'));
    const { bytes } = await lastFile(table.page);
    await table.page.profile.close();
    return bytes;
}
