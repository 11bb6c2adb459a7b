// Introduces the screens of a room to each other through relays, by Trystero. scripts/pack-room.mjs bundles this file
// if the build names relays, and defines the two lists; room.js loads it when a room opens. Relays carry encrypted
// session descriptions: the room's secret is the password, and its hash is the room's name there.
import { getRelaySockets, joinRoom } from 'trystero';

const urls = RELAYS; // of Nostr relays, wss://…

/// What tells a screen its address in other networks or passes its packets on, as RTCConfiguration.iceServers.
export const servers = SERVERS;

const APPLICATION = 'el-grande-rooms';
const LOOK_MS = 1000; // between two looks at the relays
const TRYING_MS = 10_000; // until relays that do not answer count as cut off
const STAY_MS = 1000; // a page that is still there then was not unloaded
const PATIENCE_MS = 60_000; // without relay and peers until it joins again: Trystero gives relays up for good

// platform::Introductions
const TRYING = 1;
const BY_RELAY = 2;
const CUT_OFF = 3;

export class Relays {
    // Joins the room with this secret; `side` is 0 for a table and 1 for guests. `events` has introduced(id,
    // connection) for each RTCPeerConnection to a screen of the other side, left(id) when that screen leaves, and
    // changed(state) with the number of a platform::Introductions, first when a relay is reached or none can be.
    constructor(side, secret, events) {
        this.side = side;
        this.secret = secret;
        this.events = events;
        this.met = new Set(); // ids of introduced screens
        this.hasMet = false; // true once there was one
        this.state = TRYING;
        this.startMs = Date.now();
        this.reachedMs = this.startMs; // when a relay or a screen was last reached
        this.join();
        this.timer = setInterval(() => this.look(), LOOK_MS);
        // Trystero leaves the room before the page unloads. If the player decides to stay, it joins again.
        this.onUnload = () => setTimeout(() => this.rejoin(), STAY_MS);
        window.addEventListener('beforeunload', this.onUnload);
    }

    join() {
        const room = joinRoom(
            {
                appId: APPLICATION,
                password: this.secret,
                relayConfig: { urls, warnOnRelayFailure: false },
                rtcConfig: { iceServers: servers },
            },
            this.secret,
        );
        // Trystero connects everybody with everybody, so each says which side it is.
        const sides = room.makeAction('side', {
            onMessage: (side, { peerId }) => {
                const connection = room.getPeers()[peerId];
                if (this.room === room && side === 1 - this.side && connection && !this.met.has(peerId)) {
                    this.met.add(peerId);
                    this.hasMet = true;
                    this.events.introduced(peerId, connection);
                }
            },
        });
        room.onPeerJoin = (id) => sides.send(this.side, { target: id });
        room.onPeerLeave = (id) => this.met.delete(id) && this.events.left(id);
        this.room = room;
    }

    look() {
        const now = Date.now();
        const sockets = Object.values(getRelaySockets());
        const isReached = sockets.some(({ readyState }) => readyState === WebSocket.OPEN);
        const isTrying = this.state === TRYING && now - this.startMs < TRYING_MS;
        const state = isReached ? BY_RELAY : isTrying ? TRYING : CUT_OFF;
        const wasCut = this.state === CUT_OFF || this.hasMet;
        const isBack = state === BY_RELAY && this.state !== BY_RELAY && wasCut;
        if (state !== this.state) {
            this.state = state;
            this.events.changed(state);
        }
        if (isBack && this.met.size === 0) {
            this.rejoin(); // Trystero asks for others only once a minute
        } else if (isReached || this.met.size > 0) {
            this.reachedMs = now;
        } else if (now - this.reachedMs > PATIENCE_MS) {
            this.reachedMs = now;
            this.rejoin();
        }
    }

    async rejoin() {
        await this.room.leave();
        if (this.timer) this.join();
    }

    // Leaves the room, without events.
    leave() {
        window.removeEventListener('beforeunload', this.onUnload);
        clearInterval(this.timer);
        this.timer = 0;
        this.met.clear();
        this.room.onPeerLeave = null;
        this.room.leave().catch(() => {}); // the screens there notice it otherwise
    }
}
