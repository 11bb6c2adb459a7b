// Scripts of the tests inside the page, before its own ones.

/// What goes into every page before its own scripts: what the console says in anger is kept, and nothing moves, by the
// program's own setting (the fourth speed is "off"), as not every engine can be told to ask for less motion.
export function listen() {
    localStorage.setItem('elgrande.speed', '3');
    globalThis.troubles = [];
    for (const kind of ['error', 'warn']) {
        const say = console[kind];
        console[kind] = (...values) => {
            globalThis.troubles.push(values.map(String).join(' '));
            say.apply(console, values);
        };
    }
    addEventListener('error', (event) => globalThis.troubles.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => globalThis.troubles.push(String(event.reason)));
}

/// What is copied is kept: not every engine lets a script read its clipboard.
export function keepCopied() {
    const writeText = async (text) => {
        globalThis.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/// The page calls what paints as always, and nothing is painted: what a test reads or presses is as it was.
export function paintNothing() {
    const { prototype } = WebGL2RenderingContext;
    const painting = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'blitFramebuffer'];
    for (const name of ['clear', ...painting]) prototype[name] = () => {};
}

/// Whether every page is painted: SEEN=1 makes a failure's screenshots show something.
export const allSeen = Boolean(process.env.SEEN);

/// What goes into a page that is not looked at, and another script.
export const also = (patch) => `() => { (${listen})(); (${allSeen ? () => {} : paintNothing})(); (${patch})(); }`;
