// The relays and servers that a build may name, and the page's policy for them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { allowRelays, relaysOf } from '../../scripts/pack-room.mjs';

test('a build names relays and servers', () => {
    assert.deepEqual(relaysOf(''), { relays: [], servers: [] });
    assert.deepEqual(
        relaysOf('wss://relay.example/v2,stun:stun.example:3478,turn:me:secret@turn.example,ws://127.0.0.1:8000'),
        {
            relays: ['wss://relay.example/v2', 'ws://127.0.0.1:8000'],
            servers: [
                { urls: 'stun:stun.example:3478' },
                { urls: 'turn:turn.example', username: 'me', credential: 'secret' },
            ],
        },
    );
});

test('other addresses, and servers without a relay, stop the build', () => {
    for (const wrong of [
        'https://relay.example',
        'ws://relay.example',
        'wss://relay.example; script-src *',
        'wss://relay.example stun:stun.example',
        'wss://relay.example,turn:turn.example',
        'stun:stun.example:3478',
    ]) {
        assert.throws(() => relaysOf(wrong), /ELGRANDE_RELAYS/, wrong);
    }
});

test('the policy allows connections to the relays only', () => {
    const page = "content=\"default-src 'self'; script-src 'self'\"";
    assert.equal(allowRelays(page, relaysOf('')), page);
    assert.equal(
        allowRelays(page, relaysOf('wss://relay.example,stun:stun.example')),
        "content=\"default-src 'self'; connect-src 'self' wss://relay.example; script-src 'self'\"",
    );
});
