// Contours at a distance from a border, by marching squares over a field of signed distances (positive inside).

/** Returns the signed distance to `rings` at each node of the grid {x, y, step, columns, rows}, clamped to ±`reach`. */
export function distance_field(rings, grid, reach) {
    const { x, y, step, columns, rows } = grid;
    const field = new Float64Array(columns * rows).fill(reach * reach);
    const inside = new Uint8Array(columns * rows);
    const clamp = (v, top) => Math.max(0, Math.min(top, v));
    for (const ring of rings) {
        ring.forEach(([ax, ay], i) => {
            const [bx, by] = ring[(i + 1) % ring.length];
            const [dx, dy] = [bx - ax, by - ay];
            const length = dx * dx + dy * dy || 1e-9;
            const c0 = clamp(Math.floor((Math.min(ax, bx) - reach - x) / step), columns - 1);
            const c1 = clamp(Math.ceil((Math.max(ax, bx) + reach - x) / step), columns - 1);
            const r0 = clamp(Math.floor((Math.min(ay, by) - reach - y) / step), rows - 1);
            const r1 = clamp(Math.ceil((Math.max(ay, by) + reach - y) / step), rows - 1);
            for (let r = r0; r <= r1; ++r) {
                for (let c = c0; c <= c1; ++c) {
                    const [px, py] = [x + c * step - ax, y + r * step - ay];
                    const t = clamp((px * dx + py * dy) / length, 1);
                    const [ex, ey] = [px - t * dx, py - t * dy];
                    const at = r * columns + c;
                    field[at] = Math.min(field[at], ex * ex + ey * ey);
                }
            }
        });
        for (let r = 0; r < rows; ++r) flip_inside(ring, r, grid, inside);
    }
    return field.map((squared, i) => (inside[i] ? 1 : -1) * Math.sqrt(squared));
}

/** Applies the even-odd rule of `ring` to row `r` of the grid: toggles `inside`. */
function flip_inside(ring, r, { x, y, step, columns }, inside) {
    const py = y + r * step;
    ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        if (ay > py === by > py) return;
        const cross = ax + ((py - ay) / (by - ay)) * (bx - ax);
        const first = Math.max(0, Math.ceil((cross - x) / step));
        for (let c = first; c < columns; ++c) inside[r * columns + c] ^= 1;
    });
}

/** Returns the closed rings where the field equals `level`, as lists of points. The edge of the grid counts as far
 * outside. */
export function contour(field, grid, level) {
    const { x, y, step, columns, rows } = grid;
    const edge = (c, r) => c <= 0 || r <= 0 || c >= columns - 1 || r >= rows - 1;
    const value = (c, r) => (edge(c, r) ? -1e3 : field[r * columns + c]) - level;
    const next = new Map();
    // A point is named by the grid edge that it lies on: [column, row, 0 along x | 1 along y].
    const spots = new Map();
    const spot = (c, r, down) => {
        const name = (r * columns + c) * 2 + down;
        if (!spots.has(name)) {
            const a = value(c, r),
                b = down ? value(c, r + 1) : value(c + 1, r);
            const t = Math.abs(a) > 900 || Math.abs(b) > 900 ? 0.5 : a / (a - b);
            spots.set(name, [x + (c + (down ? 0 : t)) * step, y + (r + (down ? t : 0)) * step]);
        }
        return name;
    };
    for (let r = 0; r + 1 < rows; ++r) {
        for (let c = 0; c + 1 < columns; ++c) {
            const corners = [value(c, r), value(c + 1, r), value(c + 1, r + 1), value(c, r + 1)].map((v) => v > 0);
            const edges = [() => spot(c, r, 0), () => spot(c + 1, r, 1), () => spot(c, r + 1, 0), () => spot(c, r, 1)];
            // Walks around the cell: joins each edge where the inside ends to the next edge where it begins.
            for (let i = 0; i < 4; ++i) {
                if (!corners[i] || corners[(i + 1) % 4]) continue;
                let j = (i + 1) % 4;
                while (!(!corners[j] && corners[(j + 1) % 4])) j = (j + 1) % 4;
                next.set(edges[i](), edges[j]());
            }
        }
    }
    const rings = [];
    while (next.size) {
        const [start] = next.keys();
        const ring = [];
        for (let at = start; next.has(at); ) {
            ring.push(spots.get(at));
            const following = next.get(at);
            next.delete(at);
            at = following;
        }
        rings.push(ring);
    }
    return rings;
}

/** Returns the field at any point, interpolated between the nodes of its grid. */
export function sample(field, { x, y, step, columns, rows }, px, py) {
    const fx = (px - x) / step,
        fy = (py - y) / step;
    const c = Math.max(0, Math.min(columns - 2, Math.floor(fx))),
        r = Math.max(0, Math.min(rows - 2, Math.floor(fy)));
    const [u, v] = [fx - c, fy - r];
    const at = (cc, rr) => field[rr * columns + cc];
    return (at(c, r) * (1 - u) + at(c + 1, r) * u) * (1 - v) + (at(c, r + 1) * (1 - u) + at(c + 1, r + 1) * u) * v;
}
