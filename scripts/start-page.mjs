// Runs the page's program in Node.js with a fake browser whose WebGL draws nothing, and does what a visitor may do on
// the start page. scripts/split-page.mjs uses the run to find the functions that the start page calls.
import { createRequire } from 'node:module';

const nothing = () => {};
const target = { addEventListener: nothing, removeEventListener: nothing };

// A fake WebGL 2 context: it has no extensions, and every call succeeds.
const parameters = new Map([
    [0x1f00, 'vendor'],
    [0x1f01, 'renderer'],
    [0x1f02, 'WebGL 2.0'],
    [0x8b8c, 'WebGL GLSL ES 3.00'],
    [0x0ba2, new Int32Array(4)], // VIEWPORT
    [0x0c10, new Int32Array(4)], // SCISSOR_BOX
]);
const ACTIVE_UNIFORMS = 0x8b86;
const FRAMEBUFFER_COMPLETE = 0x8cd5;
const answers = {
    getSupportedExtensions: () => [],
    getExtension: () => null,
    getParameter: (name) => parameters.get(name) ?? 4096,
    getShaderParameter: () => true,
    getProgramParameter: (_, name) => (name === ACTIVE_UNIFORMS ? 0 : true),
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    getAttribLocation: () => 0,
    checkFramebufferStatus: () => FRAMEBUFFER_COMPLETE,
};
const made = () => ({});
const graphics = new Proxy(answers, {
    get: (known, name) => known[name] ?? (String(name).startsWith('create') ? made : nothing),
});

const canvas = {
    ...target,
    width: 1366,
    height: 768,
    style: { setProperty: nothing, removeProperty: nothing },
    getContext: () => graphics,
};

// Replaces web/host.js. The player reads English, and no game is saved. After the program's start, `game` has its
// calls, and `mirror` is the last mirror that it sent.
class Host {
    constructor(readAsset) {
        const decoder = new TextDecoder();
        const fetched = new Set(['texts-en']);
        const answers = {
            attach: (game) => {
                this.game = game;
                answers.game = game; // the bridge looks for it there
            },
            showMirror: (json) => {
                this.mirror = JSON.parse(decoder.decode(json));
            },
            asset: (name) => (fetched.has(decoder.decode(name)) ? readAsset(decoder.decode(name)) : 0),
            fetchAsset: (name, request) => {
                fetched.add(decoder.decode(name));
                setTimeout(() => this.game.call('asset_arrived', request, 1));
            },
            languages: () => 'en',
            canConnect: () => 1, // the start page offers to play on several screens
            random: () => 7,
            addressOf: () => '',
            listGames: (request) => setTimeout(() => this.game.send('listed', [''], request, 0)),
            noGraphics: () => {
                throw new Error('the program has found no graphics');
            },
        };
        this.program = new Proxy(answers, { get: (known, name) => known[name] ?? nothing });
        this.now = performance.now();
    }

    // Draws frames until the program requests no further one. Throws after 1,000 frames.
    async settle() {
        const most = 1000;
        for (let i = 0; i < most; ++i) {
            await new Promise((done) => setTimeout(done)); // for answers that the host gives later
            this.now += 20;
            if (this.game.call('frame', this.now) !== 0) return;
        }
        throw new Error(`the start page still asks for frames after ${most}`);
    }

    // Returns the id of the mirror's button with this label. Throws if there is none.
    buttonOf(label) {
        const button = this.mirror.buttons.find((one) => one.label === label);
        if (!button) throw new Error(`the start page has no button "${label}"`);
        return button.id;
    }

    async key(name) {
        for (const down of [1, 0]) this.game.send('key', [name], down);
        await this.settle();
    }
}

const [MOVE, DOWN, UP, LEAVE] = [0, 1, 2, 3]; // see web/input.js

// Presses at a point, moves a little and releases, which also scrolls lists.
async function click(host, x, y, touch) {
    for (const [kind, moved] of [
        [MOVE, 0],
        [DOWN, 0],
        [MOVE, 2],
        [UP, 2],
    ]) {
        host.game.call('pointer', kind, x, y + moved, 0, touch, host.now);
        await host.settle();
    }
}

// Does what a visitor may do on the start page, at several sizes, with mouse, finger and keyboard.
async function visit(host) {
    const { game } = host;
    // The calls that the page makes without the visitor.
    for (const name of ['pointer_changed', 'preferences_changed', 'retry', 'unsaved', 'frames_drawn', 'frame_cost']) {
        game.call(name);
    }
    game.call('focus', 1);
    game.call('persistence', 1);
    const sizes = [
        [1366, 768, 1],
        [390, 844, 2],
        [2560, 1440, 1],
    ];
    for (const [width, height, ratio] of sizes) {
        game.call('resize', width, height, ratio);
        await host.settle();
        for (let x = 20; x < width; x += 90) {
            for (let y = 20; y < height; y += 90) {
                game.call('pointer', MOVE, x, y, -1, 0, host.now);
                await host.settle();
                host.now += 1000; // an explanation appears when the pointer rests
                await host.settle();
            }
        }
        await click(host, 5, 5, 0);
        for (const touch of [0, 1]) {
            const target = game.call('target', host.buttonOf('Level: Medium'));
            await click(host, Math.floor(target / 65536), target % 65536, touch);
        }
        game.call('modifiers', 0, 0);
        game.call('wheel', 0, -3);
        await host.settle();
    }
    for (let i = 0; i < 12; ++i) await host.key('Tab');
    game.call('focus', 0);
    game.call('pointer', LEAVE, 0, 0, -1, 0, host.now);
    await host.settle();
    game.call('focus', 1);
    for (const label of ['Level: Hard', 'Level: Easy']) {
        const target = game.call('target', host.buttonOf(label));
        await click(host, Math.floor(target / 65536), target % 65536, 0);
    }
    // Letters of many sizes fill the texture, so that Dear ImGui discards old ones and packs again.
    for (let width = 400; width <= 3600; width += 100) {
        game.call('resize', width, Math.round((width * 9) / 16), 1);
        await host.settle();
        game.call('wheel', 0, -3);
        await host.settle();
    }
}

/// Returns a promise of the program's instance after a visit to the start page. `script` is the absolute path of
/// Emscripten's script, `program` its WebAssembly in bytes; `readAsset` returns the text of an asset by its name
/// ("texts-en").
export async function runStartPage(script, program, readAsset) {
    Object.assign(globalThis, {
        window: { ...target, URL },
        document: { ...target },
        screen: { width: canvas.width, height: canvas.height },
        WebGLRenderingContext: class {}, // the older kind of context, which this one is not
    });
    const create = createRequire(import.meta.url)(script);
    const host = new Host(readAsset);
    let instance;
    await create({
        host: host.program,
        canvas,
        instantiateWasm(imports, done) {
            instance = new WebAssembly.Instance(new WebAssembly.Module(program), imports);
            setTimeout(done, 0, instance);
            return {};
        },
    });
    await visit(host);
    return instance;
}
