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
    let before = new Set();
    const ask = () => {
        // Of others nobody knows what their buttons mean.
        const pads = navigator.getGamepads().filter((pad) => pad?.connected && pad.mapping === 'standard');
        const now = new Set(pads.flatMap((pad) => [...pressedOn(pad)]));
        const send = (keys, without, down) => {
            for (const key of keys) {
                if (!without.has(key)) game.send('key', [key], down, 0, 0);
            }
        };
        send(now, before, 1);
        send(before, now, 0);
        before = now;
        asking = pads.length > 0;
        if (asking) requestAnimationFrame(ask);
    };
    window.addEventListener('gamepadconnected', () => asking || ask());
}
