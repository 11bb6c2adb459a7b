// Codes with which two screens introduce themselves to each other without a relay: the parts of a WebRTC session
// description that differ between sessions, as bytes in base64url. What a code says is checked, as anybody may have
// made it. Layout, with numbers in network byte order:
//   1 byte    kind and version: OFFER or ANSWER
//   4 bytes   number of the offer; its answer has the same
//   32 bytes  SHA-256 fingerprint of the certificate
//   2 texts   user name and password for ICE, each after its length in 1 byte
//   1 byte    number of candidates, and for each 1 byte for its kind, its address (4 or 16 bytes), 2 bytes for the port
//   4 bytes   CRC-32 of all bytes before
export const OFFER = 0x11;
export const ANSWER = 0x21;

const LARGEST_MESSAGE = 16384; // platform::largest_room_message
const MOST_CANDIDATES = 8;
const LONGEST_CODE = 480; // platform::longest_room_code

// The kinds of candidates, by their number: how WebRTC names them, the length of the address in bytes, how the address
// is read and written, and the preference of the kind (RFC 8445, section 5.1.2.2).
const kinds = ['host', 'srflx', 'relay'].flatMap((type, i) => [
    { type, size: 4, read: readV4, write: writeV4, preference: [126, 100, 0][i] },
    { type, size: 16, read: readV6, write: writeV6, preference: [126, 100, 0][i] },
]);
// Browsers hide local addresses behind random names, which neighbours in the network can look up: "<uuid>.local".
kinds.push({ type: 'host', size: 16, read: readName, write: writeName, preference: 126 });

// Each of these returns the bytes of an address, null if the text is none of this kind.
function readV4(text) {
    const parts = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : [];
    return parts.length === 4 && parts.every((part) => part < 256) ? parts : null;
}

function readV6(text) {
    const [left, right] = text.split('::').map((side) => (side === '' ? [] : side.split(':')));
    const gap = right ? 8 - left.length - right.length : 0;
    const groups = gap < 0 ? [] : [...left, ...Array(gap).fill('0'), ...(right ?? [])];
    return groups.length === 8 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
        ? groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
        : null;
}

function readName(text) {
    const digits = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.local$/i.exec(text)?.[1].replaceAll('-', '');
    return digits ? digits.match(/../g).map((digit) => Number.parseInt(digit, 16)) : null;
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function writeV4(bytes) {
    return Array.from(bytes).join('.');
}

function writeV6(bytes) {
    return hex(bytes).match(/..../g).join(':');
}

function writeName(bytes) {
    return `${hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

function checksum(bytes) {
    let rest = ~0;
    for (const byte of bytes) {
        rest ^= byte;
        for (let i = 0; i < 8; ++i) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    }
    return ~rest >>> 0;
}

const number32 = (value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function toBase64(bytes) {
    return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_', '=': '' })[sign]);
}

// Returns the bytes of a code, null if it has other characters or another length than a code can have.
function fromBase64(code) {
    if (code.length > LONGEST_CODE || code.length % 4 === 1 || !/^[\w-]*$/.test(code)) {
        return null;
    }
    const signs = atob(code.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return toBase64(bytes) === code ? bytes : null; // unused bits must be 0, so that each code has one spelling
}

// Returns the bytes of the candidates in a session description that use UDP. Those of other networks come first, as
// only a few fit.
function candidatesIn(sdp) {
    const found = [];
    for (const [, address, port, type] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)) {
        const kind = kinds.findIndex((one) => one.type === type && one.read(address));
        if (kind >= 0) {
            found.push([kind, ...kinds[kind].read(address), Number(port) >> 8, Number(port) & 255]);
        }
    }
    const isFar = ([kind]) => kinds[kind].type !== 'host';
    return [...found.filter(isFar), ...found.filter((one) => !isFar(one))].slice(0, MOST_CANDIDATES);
}

/// Returns the code of a local session description that is complete with its candidates. `kind` is OFFER or ANSWER,
/// `number` that of the offer. Throws if the description is not one for a data channel.
export function encode(kind, number, sdp) {
    const text = (name) => {
        const [, value] = new RegExp(`^a=${name}:(\\S+)`, 'm').exec(sdp);
        return [value.length, ...new TextEncoder().encode(value)];
    };
    const [, fingerprint] = /^a=fingerprint:sha-256 ([\dA-F:]{95})/im.exec(sdp);
    const candidates = candidatesIn(sdp);
    const bytes = [
        kind,
        ...number32(number),
        ...fingerprint.split(':').map((digits) => Number.parseInt(digits, 16)),
        ...text('ice-ufrag'),
        ...text('ice-pwd'),
        candidates.length,
        ...candidates.flat(),
    ];
    return toBase64([...bytes, ...number32(checksum(bytes))]);
}

// Reads the bytes of a code from the left. Reading beyond their end makes it `broken`.
class Reader {
    constructor(bytes) {
        this.bytes = bytes;
        this.at = 0;
        this.broken = false;
    }

    take(count) {
        const taken = this.bytes.subarray(this.at, this.at + count);
        this.at += count;
        this.broken ||= taken.length < count;
        return this.broken ? new Uint8Array(count) : taken;
    }

    number(size) {
        return this.take(size).reduce((value, byte) => value * 256 + byte, 0);
    }

    // Reads a text of the characters that ICE allows, of `shortest` to `longest` ones.
    text(shortest, longest) {
        const value = String.fromCharCode(...this.take(this.number(1)));
        this.broken ||= value.length < shortest || value.length > longest || !/^[A-Za-z\d+/]+$/.test(value);
        return value;
    }

    // Reads a candidate and returns its line in a session description; `index` is its place among all.
    candidate(index) {
        const kind = kinds[this.number(1)];
        if (!kind) {
            this.broken = true;
            return '';
        }
        const address = kind.write(this.take(kind.size));
        const port = this.number(2);
        this.broken ||= port === 0;
        const priority = kind.preference * 2 ** 24 + (65535 - index) * 256 + 255;
        const related = kind.type === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
        return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${kind.type}${related}\r\n`;
    }
}

/// Returns what a code of this kind says, { number, sdp } with a complete session description; null if it is not a code
/// of this kind and version, or was truncated or altered.
export function decode(kind, code) {
    const bytes = fromBase64(code);
    if (!bytes || bytes.length < 5 || bytes[0] !== kind) {
        return null;
    }
    const end = bytes.length - 4;
    if (new Reader(bytes.subarray(end)).number(4) !== checksum(bytes.subarray(0, end))) {
        return null;
    }
    const reader = new Reader(bytes.subarray(1, end));
    const number = reader.number(4);
    const fingerprint = hex(reader.take(32)).toUpperCase().match(/../g).join(':');
    const name = reader.text(4, 32);
    const password = reader.text(22, 64);
    const count = reader.number(1);
    const candidates = Array.from({ length: Math.min(count, MOST_CANDIDATES) }, (_, i) => reader.candidate(i));
    if (reader.broken || count > MOST_CANDIDATES || reader.at !== reader.bytes.length) {
        return null;
    }
    const lines = [
        'v=0',
        'o=- 1 1 IN IP4 127.0.0.1',
        's=-',
        't=0 0',
        'a=group:BUNDLE 0',
        'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
        'c=IN IP4 0.0.0.0',
        'a=mid:0',
        `a=ice-ufrag:${name}`,
        `a=ice-pwd:${password}`,
        `a=fingerprint:sha-256 ${fingerprint}`,
        `a=setup:${kind === OFFER ? 'actpass' : 'active'}`,
        'a=sctp-port:5000',
        `a=max-message-size:${LARGEST_MESSAGE}`, // the browser refuses to send longer ones
    ];
    return { number, sdp: lines.map((line) => `${line}\r\n`).join('') + candidates.join('') };
}
