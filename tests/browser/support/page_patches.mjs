// Scripts that tests run in a page before the page's scripts.

/// Runs in every page: collects errors and warnings of the console in globalThis.troubles, and switches animations off
/// by the program's setting (the fourth speed is "off"), as not every engine can emulate reduced motion.
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

/// Records copied text in globalThis.copied, as not every engine lets scripts read the clipboard.
export function keepCopied() {
    const writeText = async (text) => {
        globalThis.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/// Makes WebGL's draw calls do nothing. Texts and clicks work as usual.
export function paintNothing() {
    const { prototype } = WebGL2RenderingContext;
    const painting = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'blitFramebuffer'];
    for (const name of ['clear', ...painting]) prototype[name] = () => {};
}

/// True if every page is painted. SEEN=1 makes the screenshots of failures show something.
export const allSeen = Boolean(process.env.SEEN);

/// Returns the script for a page that is not painted, with `patch` added.
export const also = (patch) => `() => { (${listen})(); (${allSeen ? () => {} : paintNothing})(); (${patch})(); }`;
