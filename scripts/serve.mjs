// A static file server for trying the page on this machine: node scripts/serve.mjs FOLDER [PORT]
// Prints the address once it listens. Port 0 takes any that is free. Nothing is cached: a reload shows the new build.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.wasm': 'application/wasm',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
};

const folder = resolve(process.argv[2] ?? 'build/web/site');
const port = Number(process.argv[3] ?? 8000);

async function answer(request, response) {
    const refuse = (status, text) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'only GET');
    let path;
    try {
        path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    } catch {
        return refuse(400, 'not an address');
    }
    if (path.endsWith('/')) path += 'index.html';
    const file = join(folder, path);
    const found = file.startsWith(folder + sep) && (await stat(file).catch(() => null));
    if (!found || !found.isFile()) return refuse(404, `no ${path}`);
    response.writeHead(200, {
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Content-Length': found.size,
        'Cache-Control': 'no-store',
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file).pipe(response);
}

const server = createServer((request, response) => void answer(request, response));
server.on('error', (error) => {
    const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken: try another with --port` : error.message;
    console.error(reason);
    process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
