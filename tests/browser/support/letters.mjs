// Letters as the page gives them to WebGL: where they are, in which colour, and the same picture without their ink.
import { PNG } from 'pngjs';

// Runs in the page before anything else. While `letters.hidden` is true letters leave no ink, but their halos do.
export function watchLetters() {
    const size = 20; // bytes of a vertex of Dear ImGui: position, place in the texture, colour
    const letters = { hidden: false };
    globalThis.letters = letters;
    let frame = []; // triangles and letters, in the order in which they are painted
    const own = { vertices: null, indices: null }; // its buffers
    let vertices = null;
    let indices = null;
    let inked = new Map(); // letters that are no halo, by their first vertex
    let drawn = new Set(); // vertices of letters and halos
    let projection = null;
    let clip = null;

    const colourOf = (vertex) => [16, 17, 18, 19].map((offset) => vertices.getUint8(vertex * size + offset));

    function place({ width, height }, vertex) {
        const [x, y] = [0, 4].map((offset) => vertices.getFloat32(vertex * size + offset, true));
        return [
            ((projection[0] * x + projection[12] + 1) / 2) * width,
            ((1 - projection[5] * y - projection[13]) / 2) * height,
        ];
    }

    // Four corners that show a rectangle of the texture; lines show a row of it, all else one point.
    function letterAt(vertex) {
        const [a, b, c, d] = [0, 1, 2, 3].map((i) =>
            [0, 4, 8, 12].map((offset) => vertices.getFloat32((vertex + i) * size + offset, true)),
        );
        const isRectangle =
            a[2] !== c[2] && a[3] !== c[3] && a[3] === b[3] && b[2] === c[2] && c[3] === d[3] && d[2] === a[2];
        return (
            isRectangle && {
                vertex,
                texture: `${a[2]} ${a[3]}`,
                corner: [a[0], a[1]],
                height: Math.hypot(d[0] - a[0], d[1] - a[1]),
                colour: colourOf(vertex),
            }
        );
    }

    // A halo is the same letter just before, a little aside.
    function withoutHalos(found) {
        return found.filter(
            ({ texture, corner, height }, i) =>
                !found
                    .slice(i + 1, i + 400)
                    .some(
                        (later) =>
                            later.texture === texture &&
                            Math.hypot(later.corner[0] - corner[0], later.corner[1] - corner[1]) < 0.3 * height,
                    ),
        );
    }

    const bound = (gl, target) => gl.getParameter(gl[`${target}_BINDING`]);
    const context = WebGL2RenderingContext.prototype;
    const replace = (name, make) => {
        context[name] = make(context[name]);
    };
    replace(
        'vertexAttribPointer',
        (original) =>
            function point(...values) {
                if (values.join() === `0,2,${this.FLOAT},false,${size},0`) own.vertices = bound(this, 'ARRAY_BUFFER');
                return original.apply(this, values);
            },
    );
    replace(
        'uniformMatrix4fv',
        (original) =>
            function set(...values) {
                const begin = values[3] ?? 0;
                projection = values[2].slice(begin, begin + 16);
                return original.apply(this, values);
            },
    );
    replace(
        'scissor',
        (original) =>
            function cut(...values) {
                clip = values;
                return original.apply(this, values);
            },
    );
    replace(
        'bufferData',
        (original) =>
            function upload(target, data, usage, ...part) {
                const [begin = 0, length] = part;
                if (bound(this, 'ARRAY_BUFFER') !== own.vertices || !ArrayBuffer.isView(data)) {
                    return original.call(this, target, data, usage, ...part);
                }
                if (target === this.ELEMENT_ARRAY_BUFFER) {
                    const from = data.byteOffset + begin;
                    indices = new Uint32Array(data.buffer.slice(from, from + length));
                    own.indices = bound(this, 'ELEMENT_ARRAY_BUFFER');
                    return original.call(this, target, data, usage, ...part);
                }
                const bytes = new Uint8Array(data.buffer, data.byteOffset + begin, length).slice();
                vertices = new DataView(bytes.buffer);
                const found = [];
                for (let vertex = 0; vertex + 4 <= bytes.length / size; ) {
                    const letter = letterAt(vertex);
                    if (letter) found.push(letter);
                    vertex += letter ? 4 : 1;
                }
                inked = new Map(withoutHalos(found).map((letter) => [letter.vertex, letter]));
                drawn = new Set(found.flatMap(({ vertex }) => [vertex, vertex + 1, vertex + 2, vertex + 3]));
                for (const vertex of letters.hidden ? inked.keys() : []) {
                    for (let i = 0; i < 4; ++i) bytes[(vertex + i) * size + 19] = 0;
                }
                return original.call(this, target, bytes, usage);
            },
    );
    replace(
        'drawElements',
        (original) =>
            function draw(mode, count, type, offset) {
                const end = bound(this, 'ELEMENT_ARRAY_BUFFER') === own.indices ? offset / 4 + count : 0;
                for (let i = offset / 4; i < end; i += 3) {
                    const letter = inked.get(indices[i]);
                    if (!drawn.has(indices[i])) {
                        const colours = [0, 1, 2].map((k) => colourOf(indices[i + k]));
                        frame.push({
                            corners: [0, 1, 2].map((k) => place(this.canvas, indices[i + k])),
                            clip,
                            colour: colours[0],
                            fades: new Set(colours.map(String)).size > 1,
                        });
                    } else if (letter && indices[i + 1] === letter.vertex + 1) {
                        frame.push({
                            corners: [0, 1, 2, 3].map((k) => place(this.canvas, letter.vertex + k)),
                            clip,
                            colour: letter.colour,
                            isLetter: true,
                        });
                    }
                }
                return original.call(this, mode, count, type, offset);
            },
    );
    replace(
        'clear',
        (original) =>
            function clear(...values) {
                if (!this.getParameter(this.FRAMEBUFFER_BINDING)) frame = []; // one begins
                return original.apply(this, values);
            },
    );

    const within = ([x, y], { corners, clip: [left, low, wide, high] }) => {
        const { height } = document.getElementById('canvas');
        const side = ([x0, y0], [x1, y1]) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
        const [a, b, c] = corners.map((corner, i) => side(corner, corners[(i + 1) % 3]));
        return (
            x >= left &&
            x < left + wide &&
            height - y >= low &&
            height - y < low + high &&
            ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0))
        );
    };
    // Each with the colours that were painted over it; without those that something covers in part, and those at the
    // edge of what scrolls, which fade there.
    letters.seen = () =>
        frame.flatMap((letter, at) => {
            if (!letter.isLetter) return [];
            const [x0, x1] = [Math.min, Math.max].map((most) => most(...letter.corners.map(([x]) => x)));
            const [y0, y1] = [Math.min, Math.max].map((most) => most(...letter.corners.map(([, y]) => y)));
            const middle = [(x0 + x1) / 2, (y0 + y1) / 2];
            const spots = [middle, ...letter.corners.map(([x, y]) => [(x + middle[0]) / 2, (y + middle[1]) / 2])];
            const later = frame.slice(at + 1).filter(({ isLetter }) => !isLetter);
            const over = spots.map((spot) =>
                later.filter((shape) => (shape.fades || shape.colour[3] > 0) && within(spot, shape)),
            );
            const covered = over.some(
                (shapes) =>
                    shapes.some(({ colour, fades }) => fades || colour[3] === 255) || shapes.length !== over[0].length,
            );
            const cut = ![
                [x0, y0],
                [x1, y1],
            ].every((corner) => within(corner, { corners: [corner, corner, corner], clip: letter.clip }));
            return cut || covered
                ? []
                : [{ x0, x1, y0, y1, colour: letter.colour, over: over[0].map(({ colour }) => colour) }];
        });
}

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const light = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => sum + part * linear(colour[i] / 255), 0);

/// As WCAG 2.2 defines it, 1 … 21.
export function contrast(one, other) {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}

async function picture(page, hidden) {
    await page.evaluate((wanted) => {
        globalThis.letters.hidden = wanted;
    }, hidden);
    for (const x of [2, 1]) await page.mouse.move(x, 1); // which asks for a picture
    await page.evaluate(
        () =>
            new Promise((done) => {
                requestAnimationFrame(() => setTimeout(done, 100));
            }),
    );
    return PNG.sync.read(Buffer.from(await page.screenshot()));
}

const blend = (below, colour) => below.map((part, i) => part + (colour[3] / 255) * (colour[i] - part));

/// The letters of a page that was opened with watchLetters(), which are not covered: each with its ink and what is
/// behind it, on the average where the ink is, and the contrast of the two.
export async function readLetters(page) {
    const plain = await picture(page, true);
    const whole = await picture(page, false);
    const list = await page.evaluate(() => globalThis.letters.seen());
    return list.map(({ x0, x1, y0, y1, colour, over }) => {
        const sum = [0, 0, 0];
        let weight = 0;
        for (let y = Math.ceil(y0); y < Math.min(y1, whole.height); ++y) {
            for (let x = Math.ceil(x0); x < Math.min(x1, whole.width); ++x) {
                const at = 4 * (y * whole.width + x);
                const ink = [0, 1, 2].reduce((all, i) => all + Math.abs(whole.data[at + i] - plain.data[at + i]), 0);
                weight += ink;
                [0, 1, 2].forEach((i) => {
                    sum[i] += ink * plain.data[at + i];
                });
            }
        }
        const behind = sum.map((part) => part / weight);
        const ink = over.reduce(blend, blend(behind, colour));
        return { x: x0, y: y0, height: y1 - y0, ink, behind, seen: weight > 0, contrast: contrast(ink, behind) };
    });
}
