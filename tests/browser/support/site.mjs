// Serves the site on a free port, with faults on demand.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../../scripts/serve.mjs';

const types = { '.js': 'text/javascript', '.html': 'text/html', '.wasm': 'application/wasm' };
const typeOf = (path) => types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';

async function sendInPieces(response, body, { count, before }) {
    const size = Math.ceil(body.length / count);
    for (let i = 0; i < count; ++i) {
        await before(i);
        response.write(body.subarray(i * size, (i + 1) * size));
    }
    response.end();
}

// Serves `folder` and returns the site: `address`, close(), path('page.js'), which returns the path of a file whose
// name has a hash, and these faults, which mend() resets:
// - `broken`, a set of paths that are answered with status 503
// - `damaged`, the path of a file whose second half is zeros
// - `compressed`: true sends everything gzipped
// - `pieces` { path, count, before }: the file is sent in `count` pieces, each after the promise before(number), from 0
// - `before`, a function that the page runs before its scripts
export async function openSite(folder) {
    const root = resolve(folder);
    const site = {};
    site.mend = () =>
        Object.assign(site, { broken: new Set(), damaged: null, compressed: false, pieces: null, before: null });
    site.mend();
    const server = await serve(root, 0, async (request, response, next) => {
        const { broken, damaged, compressed, pieces, before } = site; // may be reset while a file is read
        let path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
        if (path.endsWith('/')) path += 'index.html';
        const send = (body, headers = {}) =>
            response.writeHead(200, { 'Content-Type': typeOf(path), ...headers }).end(body);
        const content = () => readFile(join(root, path));
        try {
            if (broken.has(path)) {
                response.writeHead(503, { 'Content-Type': 'text/html' }).end();
            } else if (before && path === '/before.js') {
                send(`(${before})();`);
            } else if (before && path === '/index.html') {
                send(String(await content()).replace('<head>', '<head><script src="before.js"></script>'));
            } else if (path === damaged) {
                const body = await content();
                send(body.fill(0, body.length >> 1));
            } else if (path === pieces?.path) {
                const body = compressed ? gzipSync(await content()) : await content();
                const length = compressed ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': body.length };
                response.writeHead(200, { 'Content-Type': typeOf(path), ...length });
                await sendInPieces(response, body, pieces);
            } else if (compressed) {
                send(gzipSync(await content()), { 'Content-Encoding': 'gzip' });
            } else {
                next();
            }
        } catch {
            next(); // not found
        }
    });
    site.address = `http://127.0.0.1:${server.address().port}/`;
    site.path = (name) => {
        const dot = name.lastIndexOf('.');
        const hashed = new RegExp(`^${name.slice(0, dot)}\\.[0-9a-f]{8}\\${name.slice(dot)}$`);
        return `/${readdirSync(root).find((file) => hashed.test(file)) ?? name}`;
    };
    site.close = () =>
        new Promise((closed) => {
            server.close(closed);
            server.closeAllConnections(); // browsers open spare connections in advance
        });
    return site;
}

/// Serves a page of another origin with `address` in a frame of `width` CSS pixels. Its global variable `told` is the
/// last height that the frame reported, `by` the origin of that message. Returns { address, close() }.
export async function serveFrame(address, width = 700) {
    const html = `<!doctype html><title>A page</title>
        <iframe src="${address}" width="${width}" height="300"></iframe>
        <script>
            addEventListener('message', ({ data, origin }) => {
                if (data.elgrande === 'size') [globalThis.told, globalThis.by] = [data.height, origin];
            });
        </script>`;
    const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(html));
    await new Promise((listening) => {
        server.listen(0, '127.0.0.1', listening);
    });
    return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
