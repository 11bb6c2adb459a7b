// Files of the program that come when they are asked for. Their addresses have hashes: what has come once is right, and
// the service worker keeps all of them.
import { keptResponse } from './kept_response.js';

export class Assets {
    // The texts that start.js has fetched: the first one, and where the others are.
    constructor({ name, text, addresses }) {
        this.addresses = addresses;
        this.texts = new Map([[name, text]]);
    }

    // Its contents, if it is there.
    get(name) {
        return this.texts.get(name);
    }

    // True if it is there now.
    async fetch(name) {
        try {
            const address = this.addresses[name];
            const response = (await keptResponse(address)) ?? (await fetch(address, { credentials: 'same-origin' }));
            if (response.ok) {
                this.texts.set(name, await response.text());
            }
        } catch {
            // No network. The program says so, and may ask again.
        }
        return this.texts.has(name);
    }
}
