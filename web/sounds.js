// Short sounds, synthesized from waves and noise.

// Sounds, in the order of platform::Sound, as lists of voices: [wave, pitch at the start and at the end in Hz, start
// and length in seconds, volume from 0 to 1].
const sounds = [
    [
        ['noise', 1500, 700, 0, 0.05, 0.9],
        ['sine', 210, 120, 0, 0.09, 0.5],
    ], // wood on wood
    [
        ['noise', 2400, 5200, 0, 0.09, 0.3],
        ['noise', 5200, 2600, 0.07, 0.12, 0.2],
    ], // a card that slides
    [
        ['triangle', 587, 587, 0, 0.3, 0.16],
        ['triangle', 880, 880, 0.1, 0.45, 0.14],
    ], // points
    [
        ['sawtooth', 104, 92, 0, 0.6, 0.14],
        ['sine', 69, 62, 0, 0.9, 0.4],
    ], // a Veto
    [
        ['sine', 660, 660, 0, 0.5, 0.1],
        ['sine', 990, 990, 0.13, 0.6, 0.06],
    ], // it is your turn
];

const VIBRATION_MS = 120;
const LATE_MS = 250; // a sound that the browser allows later than this is dropped

export class Sounds {
    // Plays a platform::Sound after `afterMs`. Does nothing if sound is not available, or not yet allowed: browsers
    // allow it only after the player has touched the page.
    play(sound, afterMs) {
        if (!globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) {
            return;
        }
        try {
            this.context ??= new AudioContext();
            if (this.context.state === 'running') {
                this.schedule(sound, afterMs);
                return;
            }
            // The clock of a suspended context stands still, so all sounds requested meanwhile would start together.
            const requested = performance.now();
            const begin = () => performance.now() - requested < LATE_MS && this.schedule(sound, afterMs);
            this.context.resume().then(begin, () => {});
        } catch {
            // No audio device, or too many pages use it.
        }
    }

    // Lets the device vibrate, where it can. Browsers allow it only after the player has touched the page.
    vibrate() {
        if (navigator.userActivation?.hasBeenActive !== false) {
            navigator.vibrate?.(VIBRATION_MS);
        }
    }

    schedule(sound, afterMs) {
        const begin = this.context.currentTime + afterMs / 1000;
        for (const voice of sounds[sound]) {
            this.scheduleVoice(begin, ...voice);
        }
    }

    // Noise passes through a filter whose frequency is the pitch; other waves are oscillators. The volume fades to 0.
    scheduleVoice(begin, wave, from, to, after, length, volume) {
        const { context } = this;
        const at = begin + after;
        const gain = context.createGain();
        gain.gain.setValueAtTime(volume, at);
        gain.gain.exponentialRampToValueAtTime(0.0001, at + length); // which cannot reach 0
        gain.connect(context.destination);
        const source = wave === 'noise' ? context.createBufferSource() : context.createOscillator();
        const tuned = wave === 'noise' ? context.createBiquadFilter() : source;
        tuned.frequency.setValueAtTime(from, at);
        tuned.frequency.exponentialRampToValueAtTime(to, at + length);
        tuned.connect(gain);
        if (wave === 'noise') {
            tuned.type = 'bandpass';
            source.buffer = this.noise();
            source.connect(tuned);
        } else {
            source.type = wave;
        }
        source.start(at);
        source.stop(at + length);
    }

    // Returns a quarter of a second of white noise.
    noise() {
        if (!this.noiseBuffer) {
            const rate = this.context.sampleRate;
            this.noiseBuffer = this.context.createBuffer(1, rate / 4, rate);
            const samples = this.noiseBuffer.getChannelData(0);
            samples.forEach((_, i) => {
                samples[i] = 2 * Math.random() - 1;
            });
        }
        return this.noiseBuffer;
    }
}
