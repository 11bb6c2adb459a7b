// Passes pointer, wheel, keys and the size of the canvas to the program, except input for the browser or a text field.
import { embedded } from './embed.js';
import { listenToGamepads } from './gamepad.js';

// In the order of PointerEvent in src/platform/web/browser.hpp.
const MOVE = 0;
const DOWN = 1;
const UP = 2;
const LEAVE = 3;
const CANCEL = 4; // the pointer goes up without a click

const largestFile = 256 * 1024; // platform::max_file_bytes

// Call it once, after the program has started. It draws the first frame.
export function listenToCanvas(canvas, host) {
    const { game } = host;
    listenToInputKind();
    listenToPointer(canvas, game);
    listenToKeys(canvas, game);
    listenToGamepads(game);
    listenToSize(canvas, game);
    listenToGraphics(canvas, game);
    document.documentElement.toggleAttribute('data-embed', embedded);
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    window.addEventListener('dragover', (event) => event.preventDefault());
    window.addEventListener('drop', (event) => {
        event.preventDefault();
        host.giveFiles([...event.dataTransfer.files], largestFile);
    });
    document.addEventListener('visibilitychange', () => document.hidden || host.wake());
}

// A graphics context is lost when a driver restarts or a machine sleeps, and is usually restored within a moment.
// If that takes too long, the game continues as text.
function listenToGraphics(canvas, game) {
    const panel = document.getElementById('graphics');
    const TIMEOUT_MS = 1500;
    let timeout = 0;
    const setTextOnly = (textOnly) => {
        document.documentElement.classList.toggle('blind', textOnly);
        panel.hidden = !textOnly;
    };
    canvas.addEventListener('webglcontextlost', (event) => {
        event.preventDefault(); // allows the browser to restore it
        game.call('context', 0);
        timeout = setTimeout(setTextOnly, TIMEOUT_MS, true);
    });
    canvas.addEventListener('webglcontextrestored', () => {
        clearTimeout(timeout);
        setTextOnly(false);
        game.call('context', 1);
    });
    // Only a new page can get a new context. It opens the same game.
    document.getElementById('graphics-retry').onclick = () => location.reload();
}

// Marks the document while the keyboard is used, so that the style shows the focus only then. :focus-visible is not
// enough: browsers differ when a script moves the focus.
function listenToInputKind() {
    const { dataset } = document.documentElement;
    window.addEventListener(
        'keydown',
        ({ key }) => {
            if (/^(Tab|Arrow.+)$/.test(key)) {
                dataset.keys = '';
            }
        },
        true,
    );
    window.addEventListener('pointerdown', () => delete dataset.keys, true);
}

// Takes the modifiers from the event itself, because another window may get the release of a modifier key.
function sendModifiers({ shiftKey, ctrlKey, metaKey }, game) {
    game.call('modifiers', shiftKey ? 1 : 0, ctrlKey || metaKey ? 1 : 0);
}

function listenToPointer(canvas, game) {
    const held = new Map(); // pointers that are down → their positions
    let leading = null; // the pointer that is the program's mouse
    let pinching = false; // true until the last finger is lifted

    const place = (event) => {
        const box = canvas.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
    };
    const send = (event, kind) => {
        sendModifiers(event, game);
        const touch = event.pointerType === 'touch' ? 1 : 0;
        // ImGui's order is left, right, middle.
        const button = [0, 2, 1][Math.max(0, event.button)] ?? 0;
        game.call('pointer', kind, ...place(event), button, touch, event.timeStamp);
    };

    canvas.addEventListener('pointerdown', (event) => {
        canvas.focus({ preventScroll: true });
        held.set(event.pointerId, place(event));
        if (held.size > 1 && event.pointerType === 'touch') {
            pinching = true;
            if (leading !== null) {
                leading = null;
                send(event, CANCEL);
            }
            return;
        }
        leading = event.pointerId;
        canvas.setPointerCapture(event.pointerId);
        send(event, DOWN);
    });
    canvas.addEventListener('pointermove', (event) => {
        const before = [...held.values()].flat();
        if (held.has(event.pointerId)) {
            held.set(event.pointerId, place(event));
        }
        if (pinching) {
            if (held.size === 2) {
                game.call('pinch', ...before, ...[...held.values()].flat());
            }
        } else if (leading === null || leading === event.pointerId) {
            send(event, MOVE);
        }
    });
    const release = (event, kind) => {
        held.delete(event.pointerId);
        pinching &&= held.size > 0;
        if (leading === event.pointerId) {
            leading = event.buttons === 0 ? null : leading;
            send(event, kind);
        }
    };
    canvas.addEventListener('pointerup', (event) => release(event, UP));
    // The browser has taken over the gesture, so it is not a click.
    canvas.addEventListener('pointercancel', (event) => release(event, CANCEL));
    canvas.addEventListener('pointerleave', (event) => leading === null && send(event, LEAVE));
    const wheel = (event) => {
        if (embedded && !event.ctrlKey) {
            return; // in a frame, the wheel scrolls the surrounding page
        }
        event.preventDefault(); // or the browser would zoom: pinching on a touchpad also sets ctrlKey
        const step = [100, 3, 1][event.deltaMode] ?? 100;
        game.call('modifiers', 0, 0); // modifiers do not change the meaning of the wheel
        game.call('wheel', -event.deltaX / step, -event.deltaY / step);
    };
    canvas.addEventListener('wheel', wheel, { passive: false });
    const fields = document.getElementById('fields');
    fields.addEventListener('wheel', (event) => event.ctrlKey && wheel(event), { passive: false });
}

// Undo and redo are the only combinations with Ctrl or Cmd that the browser leaves to the program.
const ours = (event, name) => !(event.ctrlKey || event.metaKey) || /^[zy]$/i.test(name);

// Returns the name of a key. On keyboards without Latin letters its position decides.
function nameOf({ key, code }) {
    const letter = key.length === 1 && key > '~' ? /^Key([A-Z])$/.exec(code) : null;
    return letter ? letter[1].toLowerCase() : key;
}

// Releases of keys can get lost: macOS does not report that of a letter while Cmd is held, and others go to an element
// that has got the focus meanwhile. So each event sets the modifiers, and a change of the focus releases all keys. The
// program reports whether it uses a key; the browser gets only the others.
function listenToKeys(canvas, game) {
    const held = new Map(); // position of a key → its name in the program
    const isElsewhere = ({ target }) => target !== canvas && target !== document.body;
    const release = (code) => {
        const name = held.get(code);
        return held.delete(code) ? game.send('key', [name], 0) : 0;
    };
    const releaseAll = () => {
        for (const code of [...held.keys()]) release(code);
        game.call('modifiers', 0, 0);
    };
    window.addEventListener('keydown', (event) => {
        if (isElsewhere(event) || event.isComposing || event.altKey) {
            return;
        }
        sendModifiers(event, game);
        const name = nameOf(event);
        if (!ours(event, name) || name === 'Tab' || /^F\d+$/.test(name)) {
            return;
        }
        if (held.has(event.code) && held.get(event.code) !== name) {
            release(event.code); // its name depends on Shift
        }
        if (game.send('key', [name], 1)) {
            held.set(event.code, name);
            event.preventDefault();
        }
        if (event.metaKey) {
            release(event.code);
        }
    });
    window.addEventListener('keyup', (event) => {
        if (release(event.code)) {
            event.preventDefault();
        }
        if (event.key === 'Meta') {
            releaseAll();
        } else if (!isElsewhere(event)) {
            sendModifiers(event, game);
        }
    });
    window.addEventListener('focusin', (event) => isElsewhere(event) && releaseAll());
    document.addEventListener('visibilitychange', () => document.hidden && releaseAll());
    window.addEventListener('blur', () => {
        releaseAll();
        game.call('focus', 0);
    });
    window.addEventListener('focus', () => game.call('focus', 1));
}

// Keeps the canvas as large as its element in device pixels, and draws a frame whenever that changes.
function listenToSize(canvas, game) {
    let known = '';
    const fit = (width, height) => {
        const box = canvas.getBoundingClientRect();
        const sizes = [box.width, box.height, Math.max(1, width), Math.max(1, height)];
        if (String(sizes) === known) {
            return;
        }
        known = String(sizes);
        if (canvas.width !== sizes[2] || canvas.height !== sizes[3]) {
            // Setting the size clears the canvas, even to the same value.
            [, , canvas.width, canvas.height] = sizes;
        }
        game.call('resize', box.width, box.height, box.width > 0 ? canvas.width / box.width : 1);
    };
    const rounded = () => {
        const box = canvas.getBoundingClientRect();
        fit(Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio));
    };
    // The observer is called before painting, so the canvas is never shown stretched.
    const observer = new ResizeObserver(([entry]) => {
        const exact = entry.devicePixelContentBoxSize?.[0];
        // With an emulated screen (developer tools) the entry has the pixels of the real screen.
        if (exact && Math.abs(exact.inlineSize - entry.contentRect.width * devicePixelRatio) <= 1) {
            fit(exact.inlineSize, exact.blockSize);
        } else {
            rounded();
        }
    });
    try {
        observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
        observer.observe(canvas);
    }
    const watchRatio = () =>
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
            'change',
            () => {
                rounded();
                watchRatio();
            },
            { once: true },
        );
    watchRatio();
    rounded();
}
