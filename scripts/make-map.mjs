#!/usr/bin/env node
// Draws the map: groups province borders by data/board/provinces.json and writes data/board/geometry.json. Run it only
// to change the map: (cd scripts && npm install && node make-map.mjs). The result is committed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { region_borders, ring_points, simplify } from './map/borders.mjs';
import { contour, distance_field } from './map/contours.mjs';
import { layout } from './map/layout.mjs';
import { arrange } from './map/slots.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** All numbers in geometry.json are tenths of a board unit. */
const tenths = (v) => Math.round(v * 10);

/** Returns the arcs of a topology as lists of [longitude, latitude]. */
function decode({ arcs, transform: { scale, translate } }) {
    return arcs.map((arc) => {
        let x = 0,
            y = 0;
        return arc.map(([dx, dy]) => {
            x += dx;
            y += dy;
            return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
        });
    });
}

/** Lambert's conformal conic projection with the parallels 37° and 43°, centred on 3° west; y grows southward. */
function project([longitude, latitude]) {
    const rad = Math.PI / 180;
    const tan = (phi) => Math.tan(Math.PI / 4 + (phi * rad) / 2);
    const n = Math.log(Math.cos(37 * rad) / Math.cos(43 * rad)) / Math.log(tan(43) / tan(37));
    const f = (Math.cos(37 * rad) * tan(37) ** n) / n;
    const rho = f / tan(Math.max(latitude, -80)) ** n;
    const theta = n * (longitude + 3) * rad;
    return [rho * Math.sin(theta), rho * Math.cos(theta)];
}

/** Returns the function that brings projected points to their place on the board. `points` are those of Spain. */
function placing(points) {
    const xs = points.map((p) => p[0]),
        ys = points.map((p) => p[1]);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const scale = layout.spain.w / (Math.max(...xs) - left);
    return ([x, y]) => swell([(x - left) * scale + layout.spain.x, (y - top) * scale + layout.spain.y]);
}

/** Enlarges the land around a few points, where the pieces need more room than the real map has. */
function swell(point) {
    return layout.swell.reduce(([x, y], { at, radius, by }) => {
        const away = ((x - at[0]) ** 2 + (y - at[1]) ** 2) / radius ** 2;
        const factor = away < 1 ? 1 + by * (1 - away) ** 2 : 1;
        return [at[0] + (x - at[0]) * factor, at[1] + (y - at[1]) * factor];
    }, point);
}

/** Returns { borders, place }: the result of region_borders() in board units, and the function that brings projected
 * points there. */
function make_borders(grouping) {
    const spain = read(path.join(here, 'node_modules/es-atlas/es/provinces.json'));
    const provinces = spain.objects.provinces.geometries;
    const flat = decode(spain).map((arc) => arc.map(project));
    const rough = region_borders(provinces, flat, grouping, { area: 0, round: (v) => v });
    const all = Object.values(rough.rings).flatMap((ring) =>
        ring_points(
            ring,
            rough.arcs.map((a) => a.points),
        ),
    );
    const place = placing(all);
    const arcs = flat.map((arc) => arc.map(place));
    const borders = region_borders(provinces, arcs, grouping, { area: layout.detail, round: (v) => tenths(v) / 10 });
    return { borders, place };
}

/** Returns the outer rings of the neighbouring countries, in board units. */
function neighbour_rings(place) {
    const world = read(path.join(here, 'node_modules/world-atlas/countries-10m.json'));
    const arcs = decode(world);
    const frame = layout.frame;
    const rings = [];
    for (const country of world.objects.countries.geometries) {
        if (!layout.neighbours.includes(country.properties.name)) continue;
        const polygons = country.type === 'Polygon' ? [country.arcs] : country.arcs;
        for (const [outer] of polygons) {
            const degrees = ring_points(outer, arcs);
            const points = degrees.map((p) => place(project(p)));
            const near = points.some(
                ([x, y]) => x > frame.x && x < frame.x + frame.w && y > frame.y && y < frame.y + frame.h,
            );
            const size = Math.max(...points.map((p) => p[0])) - Math.min(...points.map((p) => p[0]));
            if (near && size > 30) rings.push(points);
        }
    }
    return rings;
}

/** Simplifies a ring in two halves, because simplify() keeps the first and the last point. */
function simplify_ring(points, area) {
    const half = Math.floor(points.length / 2);
    const [a, b] = [points.slice(0, half + 1), [...points.slice(half), points[0]]];
    return [...simplify(a, area).slice(0, -1), ...simplify(b, area).slice(0, -1)];
}

const grid_of = (x, y, w, h, step) => ({ x, y, step, columns: Math.ceil(w / step) + 1, rows: Math.ceil(h / step) + 1 });

/** Returns the contours of `field` at `level`, simplified, without small ones. */
function rings_at(field, grid, level, area) {
    const large = (ring) => Math.max(bounds(ring, 0).w, bounds(ring, 0).h) > 14;
    return contour(field, grid, level)
        .filter(large)
        .map((ring) => simplify_ring(ring, area))
        .filter((ring) => ring.length >= 5);
}

/** Returns the rectangle around `points`, larger by `margin` on each side. */
function bounds(points, margin) {
    const xs = points.map((p) => p[0]),
        ys = points.map((p) => p[1]);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Returns the outlines of all land in the frame. `spain` has the rings of its regions. */
function make_land(place, spain) {
    const { x, y, w, h } = layout.frame;
    const grid = grid_of(x, y, w, h, 3);
    const outside = distance_field(neighbour_rings(place), grid, 40);
    const inside = distance_field(spain, grid, 40);
    // Land is what is land in either source, and the gaps between them where their borders differ.
    const gap = 5;
    const land = outside.map((d, i) => Math.max(d, inside[i], Math.min(d, inside[i]) + gap));
    // Small rings are holes, which come from differences between the sources. Without their rings they are land.
    return rings_at(land, grid, 0.6, 10).filter((ring) => bounds(ring, 0).w > 40);
}

/** Places the pieces of a region with the border `points`: see arrange(). */
function make_region(name, points, blocked) {
    const hint = layout.regions[name];
    const box = bounds(points, 6);
    const grid = grid_of(box.x, box.y, box.w, box.h, 1.5);
    const field = distance_field([points], grid, 60);
    return arrange(name, { field, grid, box, blocked, heart: hint.heart, seed: 7 });
}

const rect_of = ({ x, y, w, h }) => [x, y, w, h].map(tenths);
const flat_ring = (ring) => ring.flatMap((p) => p.map(tenths));

function main() {
    const { regions: grouping } = read(path.join(root, 'data/board/provinces.json'));
    const { borders, place } = make_borders(grouping);
    const arcs = borders.arcs.map((arc) => arc.points);
    const rings = Object.fromEntries(
        Object.keys(grouping).map((name) => [name, ring_points(borders.rings[name], arcs)]),
    );
    const labels = Object.values(layout.regions).flatMap((hint) => [
        { ...hint.name_box, gap: 3 },
        { ...hint.board_box, gap: 5 },
    ]);
    const blocked = [...labels, ...layout.blocked];
    const regions = {};
    for (const name of layout.order) {
        const found = make_region(name, rings[name], blocked);
        blocked.push(...found.plots, found.stand);
        const hint = layout.regions[name];
        regions[name] = {
            id: name,
            ring: borders.rings[name],
            name: hint.name.map(tenths),
            board: hint.board.map(tenths),
            plots: found.plots.map(rect_of),
            stand: rect_of(found.stand),
        };
        console.log(`${name}: ${rings[name].length} points, plots of ${found.shape.join(' × ')}`);
    }
    const land = make_land(place, Object.values(rings));
    write({
        $schema: '../schema/geometry.schema.json',
        unit: 'tenths of a board unit',
        ...layout.furniture(tenths),
        arcs: arcs.map((points) => points.flatMap((p) => p.map(tenths))),
        regions: layout.track.map((name) => regions[name]),
        land: land.map(flat_ring),
    });
}

/** Writes each list of numbers on one line, so that a diff of the file is readable. */
function write(geometry) {
    const text = JSON.stringify(geometry, null, 1).replace(
        /\[\s*(-?\d[\d\s,-]*?)\s*\]/g,
        (_, list) => `[${list.replace(/\s+/g, '')}]`,
    );
    const file = path.join(root, 'data/board/geometry.json');
    fs.writeFileSync(file, `${text}\n`);
    console.log(`${path.relative(root, file)}: ${Math.round(text.length / 1024)} KB`);
}

main();
