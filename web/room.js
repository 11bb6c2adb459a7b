// Connects this screen with others by WebRTC, as platform::Rooms describes. host.js loads this file when a room opens.
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
const GATHERING_MS = 3000; // the longest wait for the addresses of this screen
const CHANNEL = 512; // number of the data channel; Trystero uses the first ones

// platform::Introductions
const BY_CODE = 0;
const TRYING = 1;
const CUT_OFF = 3;

// Waits until the connection knows its own addresses, or those that it finds soon.
function gathered(connection) {
    return new Promise((resolve) => {
        const check = () => connection.iceGatheringState === 'complete' && resolve();
        connection.addEventListener('icegatheringstatechange', check);
        setTimeout(resolve, GATHERING_MS);
        check();
    });
}

// A connection to one other screen by `peer`, an RTCPeerConnection, which relays have introduced or code() will. Calls
// opened(), received(bytes) and closed(), each of the first and the last once; closed() only after opened().
class Connection {
    constructor(peer, events) {
        this.events = events;
        this.isOpen = false;
        this.peer = peer;
        this.channel = peer.createDataChannel('room', { negotiated: true, id: CHANNEL });
        this.channel.binaryType = 'arraybuffer';
        this.channel.onopen = () => {
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
        await gathered(this.peer);
        return encode(remote ? ANSWER : OFFER, number, this.peer.localDescription.sdp);
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
        this.isOpen = false;
        this.peer.close();
    }

    end() {
        const wasOpen = this.isOpen;
        this.close();
        if (wasOpen) this.events.closed();
    }
}

export class Room {
    // `side` is the number of a platform::RoomSide. `events` has opened(peer), received(peer, bytes), closed(peer), and
    // changed(state) with the number of a platform::Introductions, first inside the constructor.
    constructor(side, secret, events) {
        this.events = events;
        this.peers = new Map(); // number → Connection
        this.unopened = new Set(); // connections that are not open yet, and may never be
        this.offers = new Map(); // number of an offer without an answer → its unopened Connection, the oldest first
        this.answering = null; // the last Connection of takeOffer()
        this.lastPeer = 0;
        this.isClosed = false;
        this.relays = null; // once they are loaded
        this.introduced = new Map(); // Trystero's name of a screen → Connection
        events.changed(relaysAddress ? TRYING : BY_CODE);
        this.loaded = relaysAddress ? this.loadRelays(side, secret) : Promise.resolve([]);
    }

    // Joins the room at the relays. Returns a promise of RTCConfiguration.iceServers; it never rejects.
    async loadRelays(side, secret) {
        try {
            const { Relays, servers } = await import(new URL(relaysAddress, document.baseURI));
            if (!this.isClosed) {
                this.relays = new Relays(side, secret, {
                    introduced: (id, peer) => this.isClosed || this.introduced.set(id, this.connect(peer)),
                    left: (id) => {
                        this.introduced.get(id)?.end();
                        this.introduced.delete(id);
                    },
                    changed: this.events.changed,
                });
            }
            return servers;
        } catch {
            this.events.changed(CUT_OFF);
            return [];
        }
    }

    // Throws if the room is closed.
    async connectByCode() {
        const iceServers = await this.loaded;
        if (this.isClosed) throw new Error('the room was closed');
        return this.connect(new RTCPeerConnection({ iceServers }));
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

    // Closes a connection, unless it is open or null.
    discard(connection) {
        if (this.unopened.delete(connection)) connection.close();
    }

    // Each of these three returns a promise of [outcome, code], where the code is empty if there is none. They never
    // reject.

    async makeOffer() {
        const number = crypto.getRandomValues(new Uint32Array(1))[0];
        let connection = null;
        try {
            connection = await this.connectByCode();
            this.offers.set(number, connection);
            if (this.offers.size > MOST_OFFERS) {
                const [oldest, expired] = this.offers.entries().next().value;
                this.discard(expired);
                this.offers.delete(oldest);
            }
            return [DONE, await connection.code(number)];
        } catch {
            this.discard(connection);
            this.offers.delete(number);
            return [NO_CONNECTION, ''];
        }
    }

    async takeOffer(code) {
        const offer = decode(OFFER, code);
        if (!offer) {
            return [NOT_A_CODE, ''];
        }
        let connection = null;
        try {
            connection = await this.connectByCode();
            this.discard(this.answering); // a guest answers one offer at a time
            this.answering = connection;
            return [DONE, await connection.code(offer.number, offer.sdp)];
        } catch {
            this.discard(connection);
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
        this.relays?.leave();
        for (const connection of [...this.peers.values(), ...this.unopened]) connection.close();
        this.peers.clear();
        this.unopened.clear();
        this.offers.clear();
    }
}
