// A static file server for local use: node scripts/serve.mjs FOLDER [PORT] prints its address. Port 0 takes any free
// port. Browsers revalidate each file, so a reload of the page shows a new build.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findModule } from './find-module.mjs';

/// Serves `folder` on 127.0.0.1, with 404.html for unknown addresses, as web hosts do. `first` gets each request first
/// and may answer it itself or call next(). Returns a promise of the listening server; rejects if the port is taken.
export async function serve(folder, port, first = (_request, _response, next) => next()) {
    const files = findModule('serve-static')(folder, {
        setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    });
    const notFound = join(folder, '404.html');
    const server = createServer((request, response) =>
        first(request, response, () =>
            files(request, response, () => {
                response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
                response.end(existsSync(notFound) ? readFileSync(notFound) : '');
            }),
        ),
    );
    await new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return server;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const port = Number(process.argv[3] ?? 8000);
    try {
        const server = await serve(process.argv[2] ?? 'build/web/site', port);
        console.log(`http://localhost:${server.address().port}/`);
    } catch (error) {
        const isTaken = error.code === 'EADDRINUSE';
        console.error(isTaken ? `port ${port} is taken: try another with --port` : error.message);
        process.exit(1);
    }
}
