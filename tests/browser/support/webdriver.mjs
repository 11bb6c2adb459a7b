// WebKit by selenium-webdriver, with those parts of puppeteer's interface that Table and the core suite use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { patience_ms } from './chromium.mjs';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function freePort() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    server.close();
    await once(server, 'close');
    return port;
}

// Connects to the driver program once it listens.
async function connected(port, capabilities) {
    for (let tries = 0; ; ++tries) {
        await pause(100);
        try {
            return await new Builder()
                .usingServer(`http://127.0.0.1:${port}`)
                .withCapabilities(new Capabilities(capabilities))
                .build();
        } catch (error) {
            if (!/ECONNREFUSED/.test(error.message) || tries > 100) throw error;
        }
    }
}

// One session of a driver program: a browser with a fresh profile.
export class Session {
    static async open(program, capabilities, env) {
        const session = new Session();
        // If a browser crashes during its start, the driver waits for it for ever, so the driver is started again.
        for (let starts = 0; !session.driver; ++starts) {
            if (starts === 6) throw new Error(`${program} does not start a browser`);
            const port = await freePort();
            session.process = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
            const late = new Promise((given) => setTimeout(given, patience_ms / 6).unref());
            session.driver = await Promise.race([connected(port, capabilities), late]);
            if (!session.driver) session.process.kill();
        }
        await session.driver.manage().setTimeouts({ script: patience_ms, pageLoad: patience_ms });
        return session;
    }

    async firstPage() {
        this.driver.shown = await this.driver.getWindowHandle();
        return new Page(this.driver, this.driver.shown);
    }

    // Opens a window: a background tab would draw nothing.
    async newPage() {
        await this.driver.switchTo().newWindow('window');
        return this.firstPage();
    }

    async close() {
        await this.driver?.quit().catch(() => {});
        this.process.kill();
    }
}

class Page {
    constructor(driver, handle) {
        this.driver = driver;
        this.handle = handle;
        this.mouse = { click: (x, y) => this.point((actions) => actions.move(at(x, y)).press().release()) };
    }

    async shown() {
        if (this.driver.shown !== this.handle) await this.driver.switchTo().window(this.handle);
        this.driver.shown = this.handle;
        return this.driver;
    }

    async evaluate(work, ...values) {
        const script = `const done = arguments[arguments.length - 1];
            (async () => (${work})(...[...arguments].slice(0, -1)))()
                .then((value) => done({ value }), (error) => done({ error: error + '\\n' + error?.stack }));`;
        const { value, error } = await (await this.shown()).executeAsyncScript(script, ...values);
        if (error) throw new Error(error);
        return value;
    }

    async waitForFunction(work, { timeout = patience_ms, polling = 50 } = {}, ...values) {
        // A script that begins while the page goes away never answers, so each attempt has a short timeout.
        const within = async (ms) => (await this.shown()).manage().setTimeouts({ script: ms });
        const holds = () =>
            this.evaluate(work, ...values).catch((trouble) => {
                if (trouble.name !== 'ScriptTimeoutError') throw trouble;
                return false;
            });
        await within(5000);
        try {
            await this.driver.wait(holds, timeout, `it never came to ${work}`, polling);
        } finally {
            await within(patience_ms);
        }
    }

    async goto(url) {
        await (await this.shown()).get(url);
    }

    // The driver may answer while the old page is still there, and a script run on it has no result.
    async reload() {
        await this.evaluate(() => {
            globalThis.goesAway = true;
        });
        await (await this.shown()).navigate().refresh();
        const isNew = () => this.evaluate(() => !globalThis.goesAway).catch(() => false);
        await this.driver.wait(isNew, patience_ms, 'the page does not load again', 50);
    }

    async setViewport({ width, height }) {
        await (await this.shown()).manage().window().setRect({ width, height });
    }

    async screenshot() {
        return Buffer.from(await (await this.shown()).takeScreenshot(), 'base64');
    }

    async bringToFront() {
        await this.shown();
    }

    async dragMouse(from, to) {
        const drawn = 200; // ms: people are slower than a frame
        const half = at((from.x + to.x) / 2, (from.y + to.y) / 2);
        await this.point((actions) =>
            actions
                .move(at(from.x, from.y))
                .press()
                .pause(drawn)
                .move(half)
                .pause(drawn)
                .move(at(to.x, to.y))
                .pause(drawn)
                .release(),
        );
    }

    async point(moves) {
        await moves((await this.shown()).actions()).perform();
    }
}

const at = (x, y) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
