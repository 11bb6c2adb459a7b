// Makes the browser's Back button close what is open in the program, one dialog or page at a time. While something is
// open, the page adds an entry to the history, so that Back leads to the entry before it. The state of an entry is
// { depth }, the number of entries of this page before it. In a frame, Back belongs to the surrounding page.
import { embedded } from './embed.js';

export class Back {
    // `close` closes the topmost dialog or page. It returns false if nothing was closed.
    constructor(close) {
        this.close = close;
        this.open = false; // true if there is something to close
        this.address = location.href; // the address to show
        this.depth = history.state?.depth ?? 0; // of the current entry
        if (!embedded) {
            history.replaceState({ depth: this.depth }, '');
            window.addEventListener('popstate', ({ state }) => state && this.handleMove(state.depth));
        }
    }

    // Shows an address without adding an entry.
    show(address) {
        history.replaceState(history.state, '', address);
        this.address = location.href;
    }

    // Call it when the part of the address after # has changed. Returns true if a new address was entered, false if the
    // player moved between entries of this page.
    handleHashChange() {
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

    // Sets whether something is open.
    setOpen(open) {
        this.open = open;
        this.addEntry();
    }

    // Adds the history entry that Back will leave, if something is open and there is no such entry yet.
    addEntry() {
        if (this.open && this.depth === 0 && !embedded) {
            this.depth = 1;
            history.pushState({ depth: 1 }, '', this.address);
        }
    }

    // Handles a move of the browser to the entry with this depth. A move back closes what is open, or leaves the page.
    handleMove(depth) {
        const back = depth < this.depth;
        this.depth = depth;
        this.show(this.address); // the address of the entry is outdated
        if (!back) {
            return;
        }
        if (!this.open) {
            history.back(); // what was open is already closed, so Back was meant to leave the page
        } else if (this.close()) {
            this.addEntry();
        }
    }
}
