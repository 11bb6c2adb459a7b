// Connects this screen with others by WebRTC, as platform::Rooms describes. host.js loads this file when a room opens.
import { importLate } from './late_script.js';
import { ANSWER, decode, encode, OFFER } from './room_codes.js';

const relaysAddress = RELAYS_ADDRESS; // defined by scripts/pack-room.mjs; empty if the build has no relays

// platform::CodeOutcome
const DONE = 0;
const NOT_A_CODE = 1;
const OTHER_OFFER = 2;
const NO_CONNECTION = 3;

const LARGEST_MESSAGE = 16384; // in bytes: platform::largest_room_message
const MOST_UNSENT = 1 << 20; // bytes that may wait to be sent to one peer
const MOST_OFFERS = 16; // that wait for an answer
const GATHERING_MS = 3000; // the longest wait for further addresses of this screen
const LONGEST_GATHERING_MS = 20_000; // for the first one
const KEEP_TRYING_MS = 4000; // less than the 5 seconds after which Firefox gives up
const ANSWERS = 'elgrande answers'; // the BroadcastChannel of handOver()
const HAND_OVER_MS = 3000; // the longest wait for a table there
const CHANNEL = 512; // number of the data channel; Trystero uses the first ones

// platform::Introductions
const BY_CODE = 0;
const TRYING = 1;
const CUT_OFF = 3;

// True if the other screen can reach this one by an address that the connection has found.
const hasAddress = (connection) => /^a=candidate:\S+ 1 udp/im.test(connection.localDescription?.sdp ?? '');

// Waits until the connection knows its own addresses, or those that it finds soon. A slow device finds none soon.
function gathered(connection) {
    return new Promise((resolve) => {
        let isLate = false;
        const check = () => {
            if (connection.iceGatheringState === 'complete' || (isLate && hasAddress(connection))) resolve();
        };
        connection.addEventListener('icegatheringstatechange', check);
        connection.addEventListener('icecandidate', check);
        setTimeout(() => {
            isLate = true;
            check();
        }, GATHERING_MS);
        setTimeout(resolve, LONGEST_GATHERING_MS);
        check();
    });
}

// A connection to one other screen by `peer`, an RTCPeerConnection, which relays have introduced or code() will. Calls
// opened(), received(bytes) and closed(), each of the first and the last once; closed() only after opened().
class Connection {
    constructor(peer, events) {
        this.events = events;
        this.isOpen = false;
        this.trying = 0; // the timer of keepTrying()
        this.peer = peer;
        this.channel = peer.createDataChannel('room', { negotiated: true, id: CHANNEL });
        this.channel.binaryType = 'arraybuffer';
        this.channel.onopen = () => {
            clearInterval(this.trying);
            this.isOpen = true;
            events.opened();
        };
        this.channel.onmessage = ({ data }) => this.isOpen && events.received(data);
        this.channel.onclose = () => this.end();
        peer.addEventListener('connectionstatechange', () => {
            if (this.isOpen && /^(?:failed|closed)$/.test(peer.connectionState)) this.end();
        });
    }

    // Returns the code of an offer, or of the answer to the offer in `remote`.
    async code(number, remote = null) {
        if (remote) {
            await this.peer.setRemoteDescription({ type: 'offer', sdp: remote });
        }
        await this.peer.setLocalDescription();
        if (remote) this.keepTrying();
        await gathered(this.peer);
        return encode(remote ? ANSWER : OFFER, number, this.peer.localDescription.sdp);
    }

    // Lets a guest wait until the table takes its answer. Firefox gives up when all addresses of the other screen have
    // failed, and those of another Firefox fail until it has the answer. So it gets addresses that never answer, of a
    // network that exists only in documentation (RFC 5737).
    keepTrying() {
        if (!/ Firefox\//.test(navigator.userAgent)) {
            return;
        }
        let port = 1024;
        this.trying = setInterval(() => {
            const candidate = `candidate:9 1 udp 1 198.51.100.1 ${++port} typ host`;
            this.peer.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {});
        }, KEEP_TRYING_MS);
    }

    accept(sdp) {
        return this.peer.setRemoteDescription({ type: 'answer', sdp });
    }

    send(bytes) {
        if (this.channel.readyState !== 'open' || this.channel.bufferedAmount > MOST_UNSENT) {
            return false;
        }
        this.channel.send(bytes);
        return true;
    }

    // Closes the connection without closed().
    close() {
        clearInterval(this.trying);
        this.isOpen = false;
        this.peer.close();
    }

    end() {
        const wasOpen = this.isOpen;
        this.close();
        if (wasOpen) this.events.closed();
    }
}

/// Hands the code of an answer to the tab of this browser that has made its offer. Returns a promise of true once that
/// tab has it, of false if there is none.
export function handOver(code) {
    const channel = new BroadcastChannel(ANSWERS);
    const end = (resolve, isTaken) => {
        channel.close();
        resolve(isTaken);
    };
    return new Promise((resolve) => {
        channel.onmessage = ({ data }) => data.taken === code && end(resolve, true);
        setTimeout(end, HAND_OVER_MS, resolve, false);
        channel.postMessage({ code });
    });
}

export class Room {
    // `side` is the number of a platform::RoomSide. `events` has opened(peer), received(peer, bytes), closed(peer),
    // handed(code) when another tab hands over the code of an answer to an offer of this room, and changed(state) with
    // the number of a platform::Introductions, first inside the constructor.
    constructor(side, secret, events) {
        this.events = events;
        this.peers = new Map(); // number → Connection
        this.unopened = new Set(); // connections that are not open yet, and may never be
        this.offers = new Map(); // number of an offer without an answer → its unopened Connection, the oldest first
        this.answering = null; // the last Connection of takeOffer()
        this.lastPeer = 0;
        this.isClosed = false;
        this.relays = null; // once they are loaded
        this.joins = 0; // how many times the room was joined by relays
        this.introduced = new Map(); // Trystero's name of a screen → Connection
        events.changed(relaysAddress ? TRYING : BY_CODE);
        this.servers = []; // RTCConfiguration.iceServers
        this.answers = new BroadcastChannel(ANSWERS);
        this.answers.onmessage = ({ data }) => this.takeHanded(data.code);
        this.loaded = relaysAddress ? this.loadRelays(side, secret) : Promise.resolve();
    }

    // Joins the room at the relays when a new copy of relays.js has arrived. Returns a promise, which never rejects,
    // for the end of the first attempt: codes are made without relays, too.
    loadRelays(side, secret) {
        return new Promise((tried) => {
            const failed = () => {
                this.events.changed(CUT_OFF);
                tried();
            };
            importLate(`${relaysAddress}#${++this.joins}`, () => !this.isClosed, failed)
                .then((module) => module && this.join(module, side, secret))
                .then(tried, failed);
        });
    }

    join({ Relays, servers }, side, secret) {
        this.servers = servers;
        this.relays = new Relays(side, secret, {
            introduced: (id, peer) => this.isClosed || this.introduced.set(id, this.connect(peer)),
            left: (id) => {
                const connection = this.introduced.get(id);
                this.discard(connection);
                connection?.end();
                this.introduced.delete(id);
            },
            changed: this.events.changed,
            spent: () => {
                this.relays.leave();
                this.relays = null;
                this.loadRelays(side, secret);
            },
        });
    }

    // Returns the code of a new connection, made by Connection.code() with `values`. While the device is offline, tries
    // again, each time with a new connection, for which it calls begun(connection) first. Throws if the browser
    // refuses, and after close().
    async connectByCode(begun, ...values) {
        for (;;) {
            await this.loaded;
            if (this.isClosed) throw new Error('the room was closed');
            const { onLine } = navigator;
            const connection = this.connect(new RTCPeerConnection({ iceServers: this.servers }));
            begun(connection);
            try {
                const code = await connection.code(...values);
                if (hasAddress(connection.peer)) return code;
                if (onLine) throw new Error('the browser tells no address');
                this.discard(connection);
            } catch (error) {
                this.discard(connection);
                throw error;
            }
            if (!navigator.onLine) await this.online();
        }
    }

    // Waits until the device has a network. Relays report themselves that they are cut off.
    async online() {
        const tell = (state) => relaysAddress || this.isClosed || this.events.changed(state);
        tell(CUT_OFF);
        await new Promise((online) => {
            window.addEventListener('online', online, { once: true });
        });
        tell(BY_CODE);
    }

    // Returns a Connection, which is in `unopened` or `peers` until it ends.
    connect(rtc) {
        let peer = 0;
        const connection = new Connection(rtc, {
            opened: () => {
                peer = ++this.lastPeer;
                this.unopened.delete(connection);
                this.peers.set(peer, connection);
                this.events.opened(peer);
            },
            received: (data) => {
                if (data.byteLength > 0 && data.byteLength <= LARGEST_MESSAGE) {
                    this.events.received(peer, new Uint8Array(data));
                } // texts have no byteLength
            },
            closed: () => {
                this.peers.delete(peer);
                this.events.closed(peer);
            },
        });
        this.unopened.add(connection);
        return connection;
    }

    // Closes a connection unless it is open. Does nothing if there is none.
    discard(connection) {
        if (this.unopened.delete(connection)) connection.close();
    }

    // Each of these three returns a promise of [outcome, code], where the code is empty if there is none. They never
    // reject.

    async makeOffer() {
        const number = crypto.getRandomValues(new Uint32Array(1))[0];
        const begun = (connection) => {
            this.offers.set(number, connection);
            if (this.offers.size > MOST_OFFERS) {
                const [oldest, expired] = this.offers.entries().next().value;
                this.discard(expired);
                this.offers.delete(oldest);
            }
        };
        try {
            return [DONE, await this.connectByCode(begun, number)];
        } catch {
            this.offers.delete(number);
            return [NO_CONNECTION, ''];
        }
    }

    async takeOffer(code) {
        const offer = decode(OFFER, code);
        if (!offer) {
            return [NOT_A_CODE, ''];
        }
        const begun = (connection) => {
            this.discard(this.answering); // a guest answers one offer at a time
            this.answering = connection;
        };
        try {
            return [DONE, await this.connectByCode(begun, offer.number, offer.sdp)];
        } catch {
            return [NO_CONNECTION, ''];
        }
    }

    async takeAnswer(code) {
        const answer = decode(ANSWER, code);
        if (!answer) {
            return [NOT_A_CODE, ''];
        }
        const connection = this.offers.get(answer.number);
        if (!connection) {
            return [OTHER_OFFER, ''];
        }
        this.offers.delete(answer.number);
        try {
            await connection.accept(answer.sdp);
            return [DONE, ''];
        } catch {
            this.discard(connection);
            return [NO_CONNECTION, ''];
        }
    }

    takeHanded(code) {
        const answer = typeof code === 'string' && decode(ANSWER, code);
        if (answer && this.offers.has(answer.number)) {
            this.answers.postMessage({ taken: code });
            this.events.handed(code);
        }
    }

    // Returns false if there is no such peer or too much waits to be sent to it.
    send(peer, bytes) {
        return this.peers.get(peer)?.send(bytes) ?? false;
    }

    drop(peer) {
        this.peers.get(peer)?.close();
        this.peers.delete(peer);
    }

    // Ends all connections, with closed().
    leave() {
        for (const connection of this.peers.values()) connection.end();
        for (const connection of this.unopened) connection.close();
        this.unopened.clear();
        this.offers.clear();
    }

    // Ends all connections, without closed(). Requests that are not answered yet make no other.
    close() {
        this.isClosed = true;
        this.answers.close();
        this.relays?.leave();
        for (const connection of [...this.peers.values(), ...this.unopened]) connection.close();
        this.peers.clear();
        this.unopened.clear();
        this.offers.clear();
    }
}
