// Compares screenshots with committed pictures. Notices a broken layout but tolerates another rasteriser.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const cell = 12; // pixels
const threshold = 0.12; // colour difference from which a pixel counts as different
const tolerated = { cell: 0.12, whole: 0.02 }; // share of different pixels in a cell and in the whole picture

const renewed = process.env.RENEWED_PICTURES; // a folder: write the pictures there instead of comparing

export const read = (path) => PNG.sync.read(readFileSync(path));
export const write = (path, picture) => writeFileSync(path, PNG.sync.write(picture));

/// Returns the picture with `by` × `by` pixels averaged to one, which softens differences at the edges of letters.
export function reduce(bytes, by) {
    const large = PNG.sync.read(Buffer.from(bytes));
    const small = new PNG({ width: Math.floor(large.width / by), height: Math.floor(large.height / by) });
    for (let at = 0; at < small.data.length; ++at) {
        const [pixel, channel] = [at >> 2, at & 3];
        const [x, y] = [by * (pixel % small.width), by * Math.floor(pixel / small.width)];
        let sum = 0;
        for (let i = 0; i < by * by; ++i) {
            sum += large.data[4 * ((y + Math.floor(i / by)) * large.width + x + (i % by)) + channel];
        }
        small.data[at] = sum / (by * by);
    }
    return small;
}

/// Returns { trouble, picture }: what is wrong with `actual`, and a picture of the differences. If nothing is wrong,
/// `trouble` is empty and there is no picture.
export function compare(expected, actual) {
    const { width, height } = expected;
    if (actual.width !== width || actual.height !== height) {
        return { trouble: `${actual.width} × ${actual.height} instead of ${width} × ${height}`, picture: actual };
    }
    const mask = new PNG({ width, height });
    const count = pixelmatch(expected.data, actual.data, mask.data, width, height, {
        threshold,
        includeAA: true,
        diffMask: true,
    });
    const cells = new Map();
    for (let pixel = 0; pixel < width * height; ++pixel) {
        if (mask.data[4 * pixel + 3] === 0) continue;
        const name = `${Math.floor((pixel % width) / cell)} ${Math.floor(pixel / width / cell)}`;
        cells.set(name, (cells.get(name) ?? 0) + 1);
    }
    const [worst, pixels] = [...cells].sort((a, b) => b[1] - a[1])[0] ?? ['0 0', 0];
    const share = { cell: pixels / (cell * cell), whole: count / (width * height) };
    if (share.cell <= tolerated.cell && share.whole <= tolerated.whole) return { trouble: '' };
    const picture = new PNG({ width, height });
    pixelmatch(expected.data, actual.data, picture.data, width, height, { threshold, includeAA: true });
    const [x, y] = worst.split(' ').map((number) => number * cell);
    const percent = (part) => `${(100 * part).toFixed(1)} %`;
    return {
        trouble: `${percent(share.whole)} of it is different, ${percent(share.cell)} around ${x}, ${y}`,
        share,
        picture,
    };
}

/// Fails if the screenshot `bytes`, reduced by `by`, differs from the committed picture `name`. Then writes both and
/// their difference to the folder `shots`.
export function checkPicture(bytes, name, by, shots) {
    const actual = reduce(bytes, by);
    if (renewed) {
        mkdirSync(renewed, { recursive: true });
        write(`${renewed}/${name}.png`, actual);
        return;
    }
    const path = `tests/browser/pictures/${name}.png`;
    assert(existsSync(path), `there is no ${path}: scripts/make-screenshots --expected makes it`);
    const expected = read(path);
    const { trouble, picture } = compare(expected, actual);
    if (trouble !== '') {
        write(`${shots}/${name}-expected.png`, expected);
        write(`${shots}/${name}-actual.png`, actual);
        write(`${shots}/${name}-difference.png`, picture);
        assert.fail(`${name}: ${trouble}; see ${shots}/${name}-{expected,actual,difference}.png`);
    }
}

const copy = (picture) => {
    const other = new PNG({ width: picture.width, height: picture.height });
    picture.data.copy(other.data);
    return other;
};

/// Returns the picture as another rasteriser might draw it: softer, with single pixels lighter or darker.
export function addGrain(picture) {
    const other = copy(picture);
    for (let at = 4; at < other.data.length - 4; ++at) {
        if ((at & 3) === 3) continue;
        const [before, here, after] = [-4, 0, 4].map((step) => picture.data[at + step]);
        const soft = 0.07 * before + 0.86 * here + 0.07 * after;
        other.data[at] = Math.max(0, Math.min(255, soft + ((at * 7919) % 13) - 6));
    }
    return other;
}

/// Returns the picture with a box moved down by `by` pixels, like a slipped panel.
export function shiftDown(picture, { x, y, width, height }, by) {
    const other = copy(picture);
    PNG.bitblt(picture, other, x, y, width, Math.min(height, picture.height - y - by), x, y + by);
    return other;
}

/// Returns the picture with a box in its mean colour, like a missing text.
export function blankOut(picture, { x, y, width, height }) {
    const other = copy(picture);
    const pixels = Array.from(
        { length: width * height },
        (_, i) => 4 * ((y + Math.floor(i / width)) * picture.width + x + (i % width)),
    );
    for (let channel = 0; channel < 3; ++channel) {
        const mean = pixels.reduce((sum, at) => sum + picture.data[at + channel], 0) / pixels.length;
        for (const at of pixels) other.data[at + channel] = mean;
    }
    return other;
}
