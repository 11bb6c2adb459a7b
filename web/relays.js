// Introduces the screens of a room to each other through relays, by Trystero. scripts/pack-room.mjs bundles this file
// if the build names relays, and defines the two lists; room.js loads it when a room opens. Relays carry encrypted
// session descriptions: the room's secret is the password, and its hash is the room's name there.
import { getRelaySockets, joinRoom, pauseRelayReconnection, resumeRelayReconnection } from 'trystero';

const urls = RELAYS; // of Nostr relays, wss://…

/// What tells a screen its address in other networks or passes its packets on, as RTCConfiguration.iceServers.
export const servers = SERVERS;

const APPLICATION = 'el-grande-rooms';
const LOOK_MS = 1000; // between two looks at the relays
const TRYING_MS = 10_000; // until relays that do not answer count as cut off
const RECONNECT_MS = 4000; // between two attempts to reach a lost relay
const PATIENCE_MS = 60_000; // without relay and peers until this room is spent: some errors end a relay for good
const STAY_MS = 1000; // a page that is still there then was not unloaded

// platform::Introductions
const TRYING = 1;
const BY_RELAY = 2;
const CUT_OFF = 3;

// Trystero renews an offer that is a minute old by a rollback and a new offer, which in Chromium then has no data
// channel: a guest that came later than a minute after the table would never connect. A new offer needs no rollback.
class PeerConnection extends RTCPeerConnection {
    async setLocalDescription(...description) {
        if (description[0]?.type !== 'rollback' || this.remoteDescription) {
            await super.setLocalDescription(...description);
        }
    }
}

export class Relays {
    // Joins the room with this secret; `side` is 0 for a table and 1 for guests. `events` has introduced(id,
    // connection) for each RTCPeerConnection to a screen of the other side, left(id) when that screen leaves, and
    // changed(state) with the number of a platform::Introductions, first when a relay is reached or none can be. It has
    // spent() for when another copy of this module should join the room in place of this one, which knows nobody there:
    // after a failure Trystero looks for others at a relay only every 1 to 15 minutes, or never again.
    constructor(side, secret, events) {
        this.side = side;
        this.events = events;
        this.met = new Set(); // ids of introduced screens
        this.state = TRYING;
        this.startMs = Date.now();
        this.reachedMs = this.startMs; // when a relay or a screen was last reached
        this.triedMs = this.startMs; // when lost relays were last tried
        this.wasReached = false;
        this.wasLost = false; // true once a relay or a screen was reached, and later no relay
        // Trystero's own attempts end after about a minute.
        pauseRelayReconnection();
        this.room = this.join(secret);
        this.timer = setInterval(() => this.look(), LOOK_MS);
        // Trystero leaves the room before the page unloads, also if the player then decides to stay.
        this.onUnload = () => setTimeout(() => this.timer && this.events.spent(), STAY_MS);
        window.addEventListener('beforeunload', this.onUnload);
    }

    join(secret) {
        const room = joinRoom(
            {
                appId: APPLICATION,
                password: secret,
                relayConfig: { urls, warnOnRelayFailure: false, manualReconnection: true },
                rtcConfig: { iceServers: servers },
                rtcPolyfill: PeerConnection,
            },
            secret,
        );
        // Trystero connects everybody with everybody, so each says which side it is.
        const sides = room.makeAction('side', {
            onMessage: (side, { peerId }) => {
                const connection = room.getPeers()[peerId];
                if (this.timer && side === 1 - this.side && connection && !this.met.has(peerId)) {
                    this.met.add(peerId);
                    this.events.introduced(peerId, connection);
                }
            },
        });
        room.onPeerJoin = (id) => sides.send(this.side, { target: id });
        room.onPeerLeave = (id) => this.met.delete(id) && this.events.left(id);
        return room;
    }

    look() {
        const now = Date.now();
        const sockets = Object.values(getRelaySockets());
        const isReached = sockets.some(({ readyState }) => readyState === WebSocket.OPEN);
        this.wasReached ||= isReached || this.met.size > 0;
        this.wasLost ||= this.wasReached && !isReached;
        const isTrying = this.state === TRYING && now - this.startMs < TRYING_MS;
        const state = isReached ? BY_RELAY : isTrying ? TRYING : CUT_OFF;
        if (state !== this.state) {
            this.state = state;
            this.events.changed(state);
        }
        if (now - this.triedMs >= RECONNECT_MS) {
            this.triedMs = now;
            resumeRelayReconnection();
            setTimeout(pauseRelayReconnection);
        }
        if (isReached || this.met.size > 0) this.reachedMs = now;
        const isBack = isReached && this.wasLost;
        if (this.met.size === 0 && (isBack || now - this.reachedMs > PATIENCE_MS)) this.events.spent();
    }

    // Leaves the room, without events.
    leave() {
        window.removeEventListener('beforeunload', this.onUnload);
        clearInterval(this.timer);
        this.timer = 0;
        this.met.clear();
        this.room.onPeerLeave = null;
        this.room.leave().catch(() => {}); // the screens there notice it otherwise
        for (const socket of Object.values(getRelaySockets())) socket.close();
    }
}
