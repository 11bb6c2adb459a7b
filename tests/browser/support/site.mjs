// A static server for one folder on a free port, which can be told to fail: the page's own tests need that.
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
};

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
// after the promise of `site.pieces.before(number)`. What is not there is answered with 404.html, as hosts do.
// `site.before` is a function that the page calls before anything else. `site.mend()` takes all of that back.
export async function openSite(folder) {
    const root = resolve(folder);
    const site = {};
    site.mend = () => Object.assign(site, {
        broken: new Set(), damaged: null, compressed: false, pieces: null, before: null,
    });
    site.mend();
    const server = createServer(async (request, response) => {
        let path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
        if (path.endsWith('/')) path += 'index.html';
        if (site.before && path === '/before.js') {
            response.writeHead(200, { 'Content-Type': types['.js'] }).end(`(${site.before})();`);
            return;
        }
        const file = join(root, path);
        const found = file.startsWith(root + sep) && (await stat(file).catch(() => null));
        if (!found || !found.isFile() || site.broken.has(path)) {
            const lost = join(root, '404.html');
            const page = !site.broken.has(path) && existsSync(lost) ? await readFile(lost) : '';
            response.writeHead(site.broken.has(path) ? 503 : 404, { 'Content-Type': types['.html'] }).end(page);
            return;
        }
        const headers = { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' };
        if (site.before && path === '/index.html') {
            const page = await readFile(file, 'utf8');
            response.writeHead(200, headers).end(page.replace('<head>', '<head><script src="before.js"></script>'));
            return;
        }
        if (path === site.damaged) {
            response.writeHead(200, headers).end((await readFile(file)).fill(0, found.size >> 1));
            return;
        }
        const body = site.compressed ? gzipSync(await readFile(file)) : null;
        const length = body ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': found.size };
        response.writeHead(200, { ...headers, ...length });
        if (path === site.pieces?.path) {
            await sendInPieces(response, body ?? (await readFile(file)), site.pieces);
        } else if (body) {
            response.end(body);
        } else {
            createReadStream(file).pipe(response);
        }
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    site.address = `http://127.0.0.1:${server.address().port}/`;
    site.path = (name) => {
        const dot = name.lastIndexOf('.');
        const hashed = new RegExp(`^${name.slice(0, dot)}\\.[0-9a-f]{8}\\${name.slice(dot)}$`);
        return `/${readdirSync(root).find((file) => hashed.test(file)) ?? name}`;
    };
    site.close = () => new Promise((closed) => server.close(closed));
    return site;
}
