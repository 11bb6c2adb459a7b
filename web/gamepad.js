// A gamepad: the cross or the left stick walks, A presses, B goes back. Browsers tell what a gamepad does only to who
// asks, so while one is connected every picture of the screen asks; the game draws a frame only where something has
// changed.
const named = new Map([
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
const FAR = 0.5; // a stick that is meant to be pushed

function* pressedOn({ buttons, axes }) {
    for (const [index, key] of named) {
        if (buttons[index]?.pressed) yield key;
    }
    const [x = 0, y = 0] = axes;
    if (Math.abs(x) > FAR) yield x < 0 ? 'GamepadLStickLeft' : 'GamepadLStickRight';
    if (Math.abs(y) > FAR) yield y < 0 ? 'GamepadLStickUp' : 'GamepadLStickDown';
}

export function listenToGamepads(game) {
    let asking = false;
    let before = new Set(); // what was pressed when it was asked last
    let held = new Set(); // what the program was told of that
    const ask = () => {
        // Of others nobody knows what their buttons mean.
        const pads = navigator.getGamepads().filter((pad) => pad?.connected && pad.mapping === 'standard');
        const pressed = new Set(pads.flatMap((pad) => [...pressedOn(pad)]));
        // Browsers tell it to every page that is in sight; it is meant for the one that has the focus.
        const now = document.hasFocus() ? pressed : new Set();
        const send = (keys, without, down) => {
            for (const key of keys) {
                if (!without.has(key)) game.send('key', [key], down);
            }
        };
        send(now, before, 1);
        send(held, now, 0);
        held = new Set([...now].filter((key) => held.has(key) || !before.has(key)));
        before = pressed; // so what is held when the focus comes back is not pressed here
        asking = pads.length > 0;
        if (asking) requestAnimationFrame(ask);
    };
    window.addEventListener('gamepadconnected', () => asking || ask());
}
