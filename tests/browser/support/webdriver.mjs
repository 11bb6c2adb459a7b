// A page of a browser that is driven by the W3C's WebDriver protocol, with as much of puppeteer's interface as Table
// and the core suite use.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function freePort() {
    return new Promise((found) => {
        const server = createServer().listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => found(port));
        });
    });
}

// One session of a driver program: a browser with a profile of its own.
export class Session {
    static async open(program, capabilities, env) {
        const session = new Session();
        const port = await freePort();
        session.driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
        session.address = `http://127.0.0.1:${port}/session`;
        let opened;
        for (let tries = 0; !opened; ++tries) {
            await pause(100);
            opened = await session.call('POST', '', { capabilities: { alwaysMatch: capabilities } }).catch((error) => {
                if (error.cause?.code !== 'ECONNREFUSED' || tries > 100) throw error;
            });
        }
        session.address += `/${opened.sessionId}`;
        await session.call('POST', '/timeouts', { script: 120000, pageLoad: 120000 });
        return session;
    }

    async call(method, path, body) {
        const answer = await fetch(this.address + path, { method, body: body && JSON.stringify(body) });
        const { value } = await answer.json();
        if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
        return value;
    }

    async firstPage() {
        return new Page(this, await this.call('GET', '/window'));
    }

    // A window, because a tab in the background draws nothing.
    async newPage() {
        return new Page(this, (await this.call('POST', '/window/new', { type: 'window' })).handle);
    }

    async close() {
        await this.call('DELETE', '').catch(() => {});
        this.driver.kill();
    }
}

class Page {
    constructor(session, handle) {
        this.session = session;
        this.handle = handle;
        this.mouse = { click: (x, y) => this.click(Math.round(x), Math.round(y)) };
    }

    async call(method, path, body) {
        if (this.session.shown !== this.handle) {
            await this.session.call('POST', '/window', { handle: this.handle });
            this.session.shown = this.handle;
        }
        return this.session.call(method, path, body);
    }

    async evaluate(work, ...values) {
        const script = `const done = arguments[arguments.length - 1];
            (async () => (${work})(...[...arguments].slice(0, -1)))()
                .then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
        const { value, error } = await this.call('POST', '/execute/async', { script, args: values });
        if (error) throw new Error(error);
        return value;
    }

    async waitForFunction(work, { timeout = 30000, polling = 50 } = {}, ...values) {
        for (const end = Date.now() + timeout; Date.now() < end; await pause(polling)) {
            if (await this.evaluate(work, ...values)) return;
        }
        throw new Error(`it never came to ${work}`);
    }

    goto(url) {
        return this.call('POST', '/url', { url });
    }

    reload() {
        return this.call('POST', '/refresh', {});
    }

    setViewport({ width, height }) {
        return this.call('POST', '/window/rect', { width, height });
    }

    async screenshot() {
        return Buffer.from(await this.call('GET', '/screenshot'), 'base64');
    }

    async bringToFront() {
        await this.call('GET', '/window');
    }

    click(x, y) {
        const actions = [{ type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
            { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
        return this.point(actions);
    }

    dragMouse(from, to) {
        const move = ({ x, y }) => ({
            type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y), origin: 'viewport',
        });
        const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const drawn = { type: 'pause', duration: 200 }; // a hand is slower than a frame
        return this.point([move(from), { type: 'pointerDown', button: 0 }, drawn, move(half), drawn, move(to), drawn,
            { type: 'pointerUp', button: 0 }]);
    }

    point(actions) {
        return this.call('POST', '/actions',
            { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    }
}
