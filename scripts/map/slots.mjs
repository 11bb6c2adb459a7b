// Finds room in a region for its pieces: a plot of caballeros for each of five seats, and a stand for the King and the
// Grandes. They overlap neither the border, the name and the scoreboard nor one another.
import { sample } from './contours.mjs';

/** The size of a caballero's cell, the space above a plot's cells, and the extra width for the number. */
const cube = { pitch_x: 17, pitch_y: 14, top: 7, number: 5 };

/** Shapes of plots, best first: [columns, rows] of cells. The last cell is for the number. */
const shapes = [
    [4, 3],
    [4, 2],
    [3, 3],
    [3, 2],
    [2, 3],
    [2, 2],
    [4, 1],
    [3, 1],
];

const plot_size = ([columns, rows]) => ({
    w: columns * cube.pitch_x + cube.number,
    h: rows * cube.pitch_y + cube.top,
});

/** Sizes of stands, best first. Pieces there are tall: only the lowest `foot` units must be inside of the region. */
const stands = [116, 94, 72, 60].map((w) => ({ w, h: 64, foot: 16 }));

/** True if two rectangles overlap or are nearer to each other than `gap`. */
const overlap = (a, b, gap) =>
    a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

const overlap_area = (a, b, gap) =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + gap) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) + gap);

/** Returns a seeded random number generator, so that the map is the same every time. */
function generator(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
}

/** True if the lowest `foot` units of `rect` (all of it without a foot) are at least `margin` inside of the border, by
 * the distances in `field`. */
function inside(rect, field, grid, margin) {
    const foot = rect.foot ?? rect.h;
    const top = rect.y + rect.h - foot;
    for (let u = 0; u <= 1; u += 0.125) {
        for (const [x, y] of [
            [rect.x + u * rect.w, top],
            [rect.x + u * rect.w, rect.y + rect.h],
            [rect.x, top + u * foot],
            [rect.x + rect.w, top + u * foot],
        ])
            if (sample(field, grid, x, y) < margin) return false;
    }
    return true;
}

/** Returns the rectangles of `size` in `box` that overlap nothing, at distances of `step`. */
function candidates(size, box, field, grid, blocked, margin, step) {
    const result = [];
    for (let y = box.y; y + (size.foot ?? size.h) <= box.y + box.h; y += step) {
        for (let x = box.x; x + size.w <= box.x + box.w; x += step) {
            const rect = { x, y: y - (size.h - (size.foot ?? size.h)), ...size };
            if (inside(rect, field, grid, margin) && !blocked.some((b) => overlap(rect, b, b.gap ?? 2)))
                result.push(rect);
        }
    }
    return result;
}

/** Lower is better: few different rows and columns of plots, and all rectangles close to the heart of the region. The
 * first rectangle is the stand. */
function untidiness(rects, heart) {
    const plots = rects.slice(1);
    let sum = 14 * new Set(plots.map((p) => p.y)).size + 8 * new Set(plots.map((p) => p.x)).size;
    for (const p of rects) sum += 0.2 * Math.hypot(p.x + p.w / 2 - heart.x, p.y + p.h / 2 - heart.y);
    return sum;
}

function crowding(rects) {
    let sum = 0;
    for (let i = 0; i < rects.length; ++i) for (let j = 0; j < i; ++j) sum += overlap_area(rects[i], rects[j], 2);
    return sum;
}

/** Simulated annealing from a random choice of one rectangle per list. Returns { rects, sum }, one rectangle per list
 * and their energy (lower is better), or null if some overlap at the end. */
function anneal(lists, random, heart) {
    const pick = (list) => list[Math.floor(random() * list.length)];
    const energy = (rects) => crowding(rects) * 0.5 + untidiness(rects, heart);
    const steps = 24000;
    let rects = lists.map(pick);
    let now = energy(rects);
    for (let i = 0; i < steps; ++i) {
        const temperature = 60 * (1 - i / steps) ** 2 + 0.1;
        const moved = Math.floor(random() * rects.length);
        const list = lists[moved];
        const aligned = random() < 0.5 && moved > 0 ? rects[1 + Math.floor(random() * (rects.length - 1))] : null;
        let to = pick(list);
        for (let k = 0; k < 12 && aligned && to.y !== aligned.y && to.x !== aligned.x; ++k) to = pick(list);
        const next = rects.map((rect, i) => (i === moved ? to : rect));
        const value = energy(next);
        if (value < now || random() < Math.exp((now - value) / temperature)) [rects, now] = [next, value];
    }
    return crowding(rects) === 0 ? { rects, sum: now } : null;
}

/**
 * Arranges the pieces of the region `name` tidily, with the largest plots that fit. `field` has the distances to its
 * border on `grid`, `box` is the rectangle around it, and `blocked` are rectangles to avoid, each by its `gap` (2 by
 * default). Returns { shape: [columns, rows], stand, plots: five rectangles }. Throws if there is no room.
 */
export function arrange(name, { field, grid, box, blocked, heart, seed }) {
    const random = generator(seed);
    for (const shape of shapes) {
        const plot = candidates(plot_size(shape), box, field, grid, blocked, 3, 3);
        for (const size of stands) {
            const stand = candidates(size, box, field, grid, blocked, 3, 4);
            if (plot.length < 5 || !stand.length) continue;
            let best = null;
            for (let i = 0; i < 10; ++i) {
                const found = anneal([stand, plot, plot, plot, plot, plot], random, heart);
                if (found && (!best || found.sum < best.sum)) best = found;
            }
            if (!best) continue;
            const [first, ...plots] = best.rects;
            return { shape, stand: first, plots: plots.sort((a, b) => a.y - b.y || a.x - b.x) };
        }
    }
    throw new Error(`no room for all pieces in ${name}`);
}
