// The codes with which screens introduce themselves: what they keep of a session description, and what is refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

// Node.js imports a .js file only in a package of ES modules.
const script = readFileSync('web/room_codes.js').toString('base64');
const { ANSWER, decode, encode, OFFER } = await import(`data:text/javascript;base64,${script}`);

const fingerprint = Array.from({ length: 32 }, (_, i) => (i * 7).toString(16).padStart(2, '0').toUpperCase()).join(':');

// Returns a session description with the parts that a code has; Chrome and Firefox write candidates differently.
const description = (candidates, name = 'xLvh', password = 'EtMyJZ9u2v7bh37R/zntZUjX') =>
    [
        'v=0',
        'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
        ...candidates.map((candidate, i) => `a=candidate:${i + 28561177} ${candidate}`),
        `a=ice-ufrag:${name}`,
        `a=ice-pwd:${password}`,
        `a=fingerprint:sha-256 ${fingerprint}`,
        'a=setup:actpass',
        '',
    ].join('\r\n');

const uuid = '0297da5f-9ec2-460a-82db-9735b3bdbd4e';
const usual = description([
    `1 udp 2113937151 ${uuid}.local 35648 typ host generation 0 network-cost 999`,
    '1 UDP 2122252543 192.168.0.7 43567 typ host',
    '1 udp 2122262783 2001:db8::1:7 56000 typ host generation 0',
    '1 udp 1685987071 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0 generation 0',
    '1 udp 41885439 203.0.113.77 50000 typ relay raddr 203.0.113.9 rport 61000',
    '1 tcp 1518280447 192.168.0.7 9 typ host tcptype active',
    '2 udp 2122252542 192.168.0.7 43568 typ host',
]);

const candidatesOf = (sdp) =>
    [...sdp.matchAll(/^a=candidate:\S+ \d udp \d+ (\S+ \d+ typ \w+)/gm)].map(([, candidate]) => candidate).sort();

test('a code keeps names, password, fingerprint and the UDP candidates', () => {
    const { number, sdp } = decode(OFFER, encode(OFFER, 0xfedcba98, usual));
    assert.equal(number, 0xfedcba98);
    for (const line of ['a=ice-ufrag:xLvh', 'a=ice-pwd:EtMyJZ9u2v7bh37R/zntZUjX', 'a=setup:actpass']) {
        assert(sdp.includes(`${line}\r\n`), line);
    }
    assert(sdp.includes(`a=fingerprint:sha-256 ${fingerprint}\r\n`));
    assert.deepEqual(
        candidatesOf(sdp),
        [
            `${uuid}.local 35648 typ host`,
            '192.168.0.7 43567 typ host',
            '2001:0db8:0000:0000:0000:0000:0001:0007 56000 typ host',
            '203.0.113.9 61000 typ srflx',
            '203.0.113.77 50000 typ relay',
        ].sort(),
    );
    assert(decode(ANSWER, encode(ANSWER, 1, usual)).sdp.includes('a=setup:active\r\n'));
});

test('the longest code has 480 characters at most, and keeps candidates of other networks', () => {
    const hosts = Array.from({ length: 12 }, (_, i) => `1 udp 1 2001:db8::${i + 1} ${50000 + i} typ host`);
    const far = '1 udp 1 2001:db8:5::9 61000 typ srflx raddr :: rport 0';
    const code = encode(OFFER, 1, description([...hosts, far], 'n'.repeat(32), 'p'.repeat(64)));
    assert(code.length <= 480, `${code.length} characters`);
    const kept = candidatesOf(decode(OFFER, code).sdp);
    assert.equal(kept.length, 8);
    assert(kept.some((candidate) => candidate.endsWith('typ srflx')));
});

test('an offer is no answer, and neither is anything else', () => {
    const code = encode(OFFER, 1, usual);
    assert.equal(decode(ANSWER, code), null);
    for (const other of [
        '',
        'A',
        code.slice(0, -1),
        `${code}A`,
        `${code}=`,
        ` ${code}`,
        `${code}\n`,
        'a'.repeat(5000),
    ]) {
        assert.equal(decode(OFFER, other), null, other);
    }
    for (const [name, password] of [
        ['abc', 'p'.repeat(22)],
        ['n'.repeat(33), 'p'.repeat(22)],
        ['abcd', 'p'.repeat(21)],
        ['abcd', 'p'.repeat(65)],
        ['ab-d', 'p'.repeat(22)],
    ]) {
        assert.equal(decode(OFFER, encode(OFFER, 1, description([], name, password))), null, `${name} ${password}`);
    }
    const noPort = description(['1 udp 1 192.168.0.7 0 typ host']);
    assert.equal(decode(OFFER, encode(OFFER, 1, noPort)), null);
});

test('every truncated or altered code is refused', () => {
    const code = encode(OFFER, 0x12345678, usual);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let length = 0; length < code.length; ++length) {
        assert.equal(decode(OFFER, code.slice(0, length)), null, `${length} characters`);
    }
    for (let at = 0; at < code.length; ++at) {
        for (const sign of at < code.length - 1 ? 'AQgw1z-_' : alphabet) {
            const altered = code.slice(0, at) + sign + code.slice(at + 1);
            assert.equal(decode(OFFER, altered) !== null, altered === code, `${sign} at ${at}`);
        }
    }
});
