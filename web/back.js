// Back of the browser closes what is open in the program, one step at a time. While anything is, the page stands on
// an entry of the history that lies ahead of its first one, so that Back leads from one to the other. The state of an
// entry says how many of the page's own lie behind it. A frame leaves Back to the page around it.
import { embedded } from './embed.js';

export class Back {
    // `close` closes what lies on top; false if nobody hears it.
    constructor(close) {
        this.close = close;
        this.open = false; // there is something to be closed
        this.address = location.href; // as it should be shown
        this.depth = history.state?.depth ?? 0;
        if (!embedded) {
            history.replaceState({ depth: this.depth }, '');
            window.addEventListener('popstate', ({ state }) => state && this.went(state.depth));
        }
    }

    // Shows an address without a step.
    show(address) {
        history.replaceState(history.state, '', address);
        this.address = location.href;
    }

    // Somebody has put another address there, which is a step; false if it was a step through the page's own entries.
    arrived() {
        if (location.href === this.address) {
            return false;
        }
        this.address = location.href;
        if (!embedded && history.state === null) {
            this.depth += 1;
            history.replaceState({ depth: this.depth }, '');
        }
        return true;
    }

    // Tells whether something is open.
    set(open) {
        this.open = open;
        this.step();
    }

    step() {
        if (this.open && this.depth === 0 && !embedded) {
            this.depth = 1;
            history.pushState({ depth: 1 }, '', this.address);
        }
    }

    went(depth) {
        const back = depth < this.depth;
        this.depth = depth;
        this.show(this.address); // that of the entry is an older one
        if (!back) {
            return;
        }
        if (!this.open) {
            history.back(); // what was open has been closed by itself: this was meant for the page
        } else if (this.close()) {
            this.step();
        }
    }
}
