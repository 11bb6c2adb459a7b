// Turns province borders into region borders. Enclaves go to the region around them, and islands are left out. Arcs are
// simplified and smoothed one by one, so that neighbours share every point and no gaps open between regions.

/** Splits multipolygons into their parts: [{region, rings: [outer ring, holes…]}]. */
function parts(provinces, region_of) {
    const result = [];
    for (const geometry of provinces) {
        const region = region_of(geometry.id);
        if (region === undefined) continue;
        const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
        for (const rings of polygons) result.push({ region, rings });
    }
    return result;
}

const ring_area = (points) => {
    let twice = 0;
    for (let i = 0; i < points.length; ++i) {
        const [x0, y0] = points[i],
            [x1, y1] = points[(i + 1) % points.length];
        twice += x0 * y1 - y0 * x1;
    }
    return twice / 2;
};

const arc_length = (points) =>
    points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i][0], p[1] - points[i][1]), 0);

/** Returns the parts on the two sides of each arc: arc → [left, right], indices in `all`, null if there is none. */
function sides_of(all) {
    const sides = new Map();
    all.forEach((part, number) => {
        for (const ring of part.rings) {
            for (const arc of ring) {
                const key = arc < 0 ? ~arc : arc;
                if (!sides.has(key)) sides.set(key, [null, null]);
                sides.get(key)[arc < 0 ? 1 : 0] = number;
            }
        }
    });
    return sides;
}

/** Returns the region of each part: enclaves get the one with the longest common border, islands null. */
function settle_enclaves(all, sides, arcs) {
    const component = all.map((_, i) => i);
    const root = (i) => {
        if (component[i] !== i) component[i] = root(component[i]);
        return component[i];
    };
    for (const [a, b] of sides.values()) {
        if (a !== null && b !== null && all[a].region === all[b].region) component[root(a)] = root(b);
    }
    const area = new Map();
    all.forEach((part, i) => {
        const points = part.rings[0].flatMap((arc) => (arc < 0 ? [...arcs[~arc]].reverse() : arcs[arc]).slice(1));
        area.set(root(i), (area.get(root(i)) ?? 0) + Math.abs(ring_area(points)));
    });
    const main = {};
    all.forEach((part, i) => {
        const best = main[part.region];
        if (best === undefined || area.get(root(i)) > area.get(best)) main[part.region] = root(i);
    });
    const settled = all.map((part, i) => {
        if (main[part.region] === root(i)) return part.region;
        const shared = {};
        for (const [key, [a, b]] of sides) {
            if (a === null || b === null || (root(a) === root(i)) === (root(b) === root(i))) continue;
            const other = all[root(a) === root(i) ? b : a].region;
            shared[other] = (shared[other] ?? 0) + arc_length(arcs[key]);
        }
        const [best] = Object.entries(shared).sort((p, q) => q[1] - p[1]);
        return best ? best[0] : null;
    });
    return settled;
}

/** Joins the arcs between regions into chains that run from one junction of borders to the next. Returns
 * [{points, left, right}], with the regions on both sides, null for the sea and other countries. */
function chains(sides, settled, arcs) {
    const segments = [];
    for (const [key, [a, b]] of sides) {
        const left = a === null ? null : settled[a];
        const right = b === null ? null : settled[b];
        if (left === right) continue;
        segments.push({ points: arcs[key], left, right });
    }
    const at = new Map();
    const name = (p) => p.join();
    const ends = (s) => [name(s.points[0]), name(s.points[s.points.length - 1])];
    for (const s of segments) for (const end of ends(s)) at.set(end, [...(at.get(end) ?? []), s]);
    const free = new Set(segments);
    const result = [];
    const grow = (chain) => {
        for (;;) {
            const tail = chain.points[chain.points.length - 1];
            const meeting = at.get(name(tail));
            if (meeting.length !== 2) return;
            const next = meeting.find((s) => free.has(s));
            if (!next) return;
            free.delete(next);
            const forward = name(next.points[0]) === name(tail);
            chain.points = [...chain.points, ...(forward ? next.points : [...next.points].reverse()).slice(1)];
        }
    };
    while (free.size) {
        const fixed = [...free].find((s) => ends(s).some((end) => at.get(end).length !== 2));
        const start = fixed ?? [...free][0];
        free.delete(start);
        const turn = fixed && at.get(ends(start)[0]).length === 2;
        const chain = turn
            ? { points: [...start.points].reverse(), left: start.right, right: start.left }
            : { points: start.points, left: start.left, right: start.right };
        grow(chain);
        result.push(chain);
    }
    return result;
}

/** Visvalingam's algorithm: removes the point with the smallest triangle until no triangle is smaller than `area`. */
export function simplify(points, area) {
    const kept = points.slice();
    const triangle = (i) => {
        const [a, b, c] = [kept[i - 1], kept[i], kept[i + 1]];
        return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
    };
    for (;;) {
        let smallest = area,
            where = -1;
        for (let i = 1; i + 1 < kept.length; ++i) {
            const value = triangle(i);
            if (value < smallest) [smallest, where] = [value, i];
        }
        if (where < 0) return kept;
        kept.splice(where, 1);
    }
}

/** One step of Chaikin's corner cutting; both ends stay. */
export function smooth(points) {
    const result = [points[0]];
    for (let i = 0; i + 1 < points.length; ++i) {
        const [a, b] = [points[i], points[i + 1]];
        if (i > 0) result.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
        if (i + 2 < points.length) result.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    result.push(points[points.length - 1]);
    return result;
}

/** Returns the ring of `region` as signed indices in `list`: n ≥ 0 forward, ~n backward. Throws if it is not closed. */
function ring(region, list) {
    const mine = list.flatMap((chain, n) =>
        chain.left === region
            ? [{ n, points: chain.points }]
            : chain.right === region
              ? [{ n: ~n, points: [...chain.points].reverse() }]
              : [],
    );
    const same = (p, q) => p[0] === q[0] && p[1] === q[1];
    const result = [mine.shift()];
    while (mine.length) {
        const tail = result[result.length - 1].points.at(-1);
        const next = mine.findIndex((piece) => same(piece.points[0], tail));
        if (next < 0) throw new Error(`the border of ${region} does not close`);
        result.push(...mine.splice(next, 1));
    }
    return result.map((piece) => piece.n);
}

/** Returns the points of a ring of signed indices in `arcs`, without the repeated last one. */
export const ring_points = (numbers, arcs) =>
    numbers.flatMap((n) => (n < 0 ? [...arcs[~n]].reverse() : arcs[n]).slice(0, -1));

/** Throws if the border crosses itself. */
function check_simple(name, points) {
    const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    const count = points.length;
    for (let i = 0; i < count; ++i) {
        for (let j = i + 2; j < count; ++j) {
            if (i === 0 && j === count - 1) continue;
            const [a, b, c, d] = [points[i], points[i + 1], points[j], points[(j + 1) % count]];
            if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
                throw new Error(`the border of ${name} crosses itself near ${a}`);
        }
    }
}

/**
 * Computes region borders. `provinces` are the topology's geometries and `arcs` its projected arcs, `grouping` is
 * region → province codes, `area` is the limit for simplify(), and `round` rounds coordinates.
 * Returns {arcs: [{points, left, right}], rings: region → signed indices in that list}. Throws if a border does not
 * close or crosses itself.
 */
export function region_borders(provinces, arcs, grouping, { area, round }) {
    const region_of = (id) => Object.keys(grouping).find((region) => grouping[region].includes(id));
    const all = parts(provinces, region_of);
    const sides = sides_of(all);
    const settled = settle_enclaves(all, sides, arcs);
    const list = chains(sides, settled, arcs).map((chain) => {
        const points = smooth(simplify(chain.points, area)).map((p) => p.map(round));
        return { ...chain, points: points.filter((p, i) => i === 0 || p.join() !== points[i - 1].join()) };
    });
    const rings = {};
    for (const region of Object.keys(grouping)) {
        rings[region] = ring(region, list);
        check_simple(
            region,
            ring_points(
                rings[region],
                list.map((chain) => chain.points),
            ),
        );
    }
    return { arcs: list, rings };
}
