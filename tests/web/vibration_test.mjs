// A device vibrates only where it can, and once the player has touched the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

// Node.js imports a .js file only in a package of ES modules.
const script = readFileSync('web/sounds.js').toString('base64');
const { Sounds } = await import(`data:text/javascript;base64,${script}`);

// Lets `navigator` be this object.
function browser(navigator) {
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}

// Returns how long each vibration was.
function vibrations(hasBeenActive) {
    const lengths = [];
    browser({ userActivation: { hasBeenActive }, vibrate: (ms) => lengths.push(ms) });
    new Sounds().vibrate();
    return lengths;
}

test('a touched page lets the device vibrate shortly, once', () => {
    const lengths = vibrations(true);
    assert.equal(lengths.length, 1);
    assert(lengths[0] > 0 && lengths[0] < 500, String(lengths));
});

test('a page that nobody has touched does not ask for it, because browsers would complain', () => {
    assert.deepEqual(vibrations(false), []);
});

test('a device that cannot vibrate does nothing', () => {
    browser({});
    new Sounds().vibrate();
});
