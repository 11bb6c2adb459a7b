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

/// That, and another one.
export const also = (patch) => `() => { (${listen})(); (${patch})(); }`;

/// What is copied is kept: not every engine lets a script read its clipboard.
export function keepCopied() {
    const writeText = async (text) => {
        globalThis.copied = text;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}
