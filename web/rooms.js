// The program's connections to other screens. room.js, which makes them, is loaded when a room opens.

const NO_CONNECTION = 3; // the last of platform::CodeOutcome
const BY_CODE = 0; // the first of platform::Introductions

export class Rooms {
    // `address` is that of room.js. `tell` has opened(peer), received(peer, bytes), closed(peer),
    // changed(state) as Room, and code(request, outcome, code), the answer to a request with that
    // number.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.room = null; // the open room, once room.js is there
        this.opening = null; // a promise of it; null if no room is open
        window.addEventListener('pagehide', () => this.leave());
    }

    // Opens a room and closes the one that was open.
    open(side, secret) {
        this.close();
        const opening = import(new URL(this.address, document.baseURI)).then(({ Room }) => {
            if (this.opening !== opening) {
                throw new Error('the room was closed before it opened');
            }
            const ifOpen =
                (report) =>
                (...values) =>
                    this.opening === opening && report(...values);
            const names = ['opened', 'received', 'closed', 'changed'];
            const events = Object.fromEntries(names.map((name) => [name, ifOpen(this.tell[name])]));
            this.room = new Room(side, secret, events);
            return this.room;
        });
        this.opening = opening;
        opening.catch(() => this.opening === opening && this.tell.changed(BY_CODE)); // then request() reports it
    }

    close() {
        this.room?.close();
        this.room = null;
        this.opening = null;
    }

    // Tells the others at once that this page goes. It may come back from the browser's cache, without connections.
    leave() {
        this.room?.leave();
    }

    // Calls a function of the room that returns a promise of [outcome, code], and reports its answer unless the room is
    // closed meanwhile.
    async request(name, number, ...values) {
        const { opening } = this;
        const [outcome, code] = (await opening?.then(
            (room) => room[name](...values),
            () => null,
        )) ?? [NO_CONNECTION, ''];
        if (this.opening === opening) {
            this.tell.code(number, outcome, code);
        }
    }

    send(peer, bytes) {
        return this.room?.send(peer, bytes) ?? false;
    }

    drop(peer) {
        this.room?.drop(peer);
    }
}
