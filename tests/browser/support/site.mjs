// The page's server on a free port, which can be told to fail: the page's own tests need that.
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

// `site.broken` holds the paths that are not to be had, half of `site.damaged` is not what it was,
// `site.path('page.js')` is what page.<hash>.js is called here;
// with `site.compressed` all is sent gzipped; the file `site.pieces.path` is sent in `site.pieces.count` pieces, each
// after the promise of `site.pieces.before(number)`. `site.before` is a function that the page calls before anything
// else. `site.mend()` takes all of that back.
export async function openSite(folder) {
    const root = resolve(folder);
    const site = {};
    site.mend = () =>
        Object.assign(site, { broken: new Set(), damaged: null, compressed: false, pieces: null, before: null });
    site.mend();
    const server = await serve(root, 0, async (request, response, next) => {
        const { broken, damaged, compressed, pieces, before } = site; // it may be mended while a file is read
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
            next(); // it is not there
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
            server.closeAllConnections(); // a browser opens some in advance, on which it never asks anything
        });
    return site;
}

/// A page of another origin with `address` in a frame. What the frame says of its height is in `told`, and who says it
/// in `by`.
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
