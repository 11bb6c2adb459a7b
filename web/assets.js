// Files that the program requests while it runs. Their names contain a hash, so a cached copy is never outdated; the
// service worker stores all of them.
import { cachedResponse } from './cached_response.js';

export class Assets {
    // The argument is what start.js has fetched: `text` is the contents of the file `name` ("texts-de"), and
    // `addresses` has the addresses of all files by name.
    constructor({ name, text, addresses }) {
        this.addresses = addresses;
        this.texts = new Map([[name, text]]);
    }

    // Returns the contents of a file; undefined if it has not arrived.
    get(name) {
        return this.texts.get(name);
    }

    // Fetches a file. Returns true if get() returns it from now on; never throws.
    async fetch(name) {
        try {
            const address = this.addresses[name];
            const response = (await cachedResponse(address)) ?? (await fetch(address, { credentials: 'same-origin' }));
            if (response.ok) {
                this.texts.set(name, await response.text());
            }
        } catch {
            // No network: the program reports it and may try again.
        }
        return this.texts.has(name);
    }
}
