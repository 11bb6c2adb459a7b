// The program's connections to other screens. room.js, which makes them, is loaded when a room opens.
import { importLate } from './late_script.js';

const TABLE = 0; // platform::RoomSide

// platform::CodeOutcome
const DONE = 0;
const OTHER_OFFER = 2;

// platform::Introductions
const CUT_OFF = 3;
const ELSEWHERE = 4;

const RELOAD_MS = 500; // how long a page that is being reloaded may still have its lock

// Waits until no other tab of this browser is the table of the room with this secret, and keeps it so until `signal`.
// Calls waits() if another one is.
function takeTable(secret, signal, waits) {
    const { locks } = navigator; // undefined in pages without https
    return new Promise((taken) => {
        const timer = setTimeout(waits, RELOAD_MS);
        const take = () => {
            clearTimeout(timer);
            taken();
        };
        const keep = () => {
            take();
            return new Promise((free) => {
                if (signal.aborted) free();
                signal.addEventListener('abort', free);
            });
        };
        // It is rejected after the signal, and if the browser refuses locks as it refuses storage.
        (locks?.request(`table ${secret}`, { signal }, keep) ?? Promise.resolve()).then(take, take);
    });
}

export class Rooms {
    // `address` is that of room.js. `tell` has opened(peer), received(peer, bytes), closed(peer),
    // handed(code), changed(state) as Room, and code(request, outcome, code), the answer to a request with that
    // number.
    constructor(address, tell) {
        this.address = address;
        this.tell = tell;
        this.room = null; // the open room, once room.js is there
        this.opening = null; // a promise of it, which never rejects
        this.closing = new AbortController(); // aborted when that room closes
        window.addEventListener('pagehide', () => this.leave());
    }

    // Opens a room and closes the one that was open.
    open(side, secret) {
        this.close();
        this.closing = new AbortController();
        this.opening = this.enter(side, secret, this.closing.signal);
    }

    // Resolves to a Room when this tab may open it and room.js has arrived; to null if `signal` came before.
    async enter(side, secret, signal) {
        const ifOpen = (report) => {
            return (...values) => {
                if (!signal.aborted) report(...values);
            };
        };
        const changed = ifOpen(this.tell.changed);
        if (side === TABLE) {
            await takeTable(secret, signal, () => changed(ELSEWHERE));
        }
        const module = await importLate(
            this.address,
            () => !signal.aborted,
            () => changed(CUT_OFF),
        );
        if (!module) {
            return null;
        }
        const names = ['opened', 'received', 'closed', 'handed', 'changed'];
        const events = Object.fromEntries(names.map((name) => [name, ifOpen(this.tell[name])]));
        this.room = new module.Room(side, secret, events);
        return this.room;
    }

    close() {
        this.closing.abort();
        this.room?.close();
        this.room = null;
        this.opening = null;
    }

    // Tells the others at once that this page goes. It may come back from the browser's cache, without connections.
    leave() {
        this.room?.leave();
    }

    // Calls a function of the room that returns a promise of [outcome, code], when the room has opened. Reports its
    // answer unless the room is closed meanwhile.
    async request(name, number, ...values) {
        const { signal } = this.closing;
        const room = await this.opening;
        if (room && !signal.aborted) {
            const [outcome, code] = await room[name](...values);
            if (!signal.aborted) this.tell.code(number, outcome, code);
        }
    }

    // Hands the code of an answer to another tab, as handOver() of room.js.
    async handOver(number, code) {
        const isWanted = () => true;
        const module = await importLate(this.address, isWanted, () => {});
        this.tell.code(number, (await module.handOver(code)) ? DONE : OTHER_OFFER, '');
    }

    send(peer, bytes) {
        return this.room?.send(peer, bytes) ?? false;
    }

    drop(peer) {
        this.room?.drop(peer);
    }
}
