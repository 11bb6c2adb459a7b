// Gamepads: the directional pad or the left stick moves the focus, A presses, B goes back. Gamepads send no events, so
// a connected one is polled in every animation frame; the game draws only if something has changed.
// The buttons of the standard layout, by index, as the program names them (src/platform/web/keys.cpp).
const keys = new Map([
    [0, 'GamepadFaceDown'],
    [1, 'GamepadFaceRight'],
    [2, 'GamepadFaceLeft'],
    [3, 'GamepadFaceUp'],
    [4, 'GamepadL1'],
    [5, 'GamepadR1'],
    [8, 'GamepadBack'],
    [9, 'GamepadStart'],
    [12, 'GamepadDpadUp'],
    [13, 'GamepadDpadDown'],
    [14, 'GamepadDpadLeft'],
    [15, 'GamepadDpadRight'],
]);
const PUSHED = 0.5; // how far a stick must be pushed; 1 is all the way

// Yields the names of the buttons and directions that are pressed on a gamepad.
function* pressedOn({ buttons, axes }) {
    for (const [index, key] of keys) {
        if (buttons[index]?.pressed) yield key;
    }
    const [x = 0, y = 0] = axes;
    if (Math.abs(x) > PUSHED) yield x < 0 ? 'GamepadLStickLeft' : 'GamepadLStickRight';
    if (Math.abs(y) > PUSHED) yield y < 0 ? 'GamepadLStickUp' : 'GamepadLStickDown';
}

export function listenToGamepads(game) {
    let polling = false;
    let before = new Set(); // pressed at the last poll
    let held = new Set(); // pressed as far as the program knows
    const poll = () => {
        // The meaning of other gamepads' buttons is unknown.
        const pads = navigator.getGamepads().filter((pad) => pad?.connected && pad.mapping === 'standard');
        const pressed = new Set(pads.flatMap((pad) => [...pressedOn(pad)]));
        // Every visible page can read a gamepad; only the one with the focus may use it.
        const now = document.hasFocus() ? pressed : new Set();
        const send = (names, without, down) => {
            for (const key of names) {
                if (!without.has(key)) game.send('key', [key], down);
            }
        };
        send(now, before, 1);
        send(held, now, 0);
        held = new Set([...now].filter((key) => held.has(key) || !before.has(key)));
        before = pressed; // so a button that is held while the focus returns is not a press
        polling = pads.length > 0;
        if (polling) requestAnimationFrame(poll);
    };
    window.addEventListener('gamepadconnected', () => polling || poll());
}
