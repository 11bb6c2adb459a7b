// Bundles the scripts that connect several screens: web/room.js and, if there are relays, web/relays.js with Trystero,
// which is one of the packages of tests/package.json.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/// Bundles a script of web/, with values for the names in `definitions`.
function bundle(name, browsers, definitions) {
    const defined = Object.entries(definitions).map(([key, value]) => `--define:${key}=${JSON.stringify(value)}`);
    const options = ['--bundle', '--format=esm', '--minify', '--charset=utf8', '--log-level=warning'];
    return execFileSync('esbuild', [...options, ...defined, `--target=${browsers}`, join(root, 'web', name)], {
        encoding: 'utf8',
        env: { ...process.env, NODE_PATH: join(root, 'tests/node_modules') },
    });
}

/// Returns { relays, servers } for a list of addresses, separated by commas: wss://… of Nostr relays (ws://… only on
/// this machine), stun:HOST:PORT, which tells a screen its address in other networks, and turn:USER:PASSWORD@HOST:PORT,
/// which passes packets on. `servers` is in the form of RTCConfiguration.iceServers. Throws if the list has anything
/// else, or servers without a relay.
export function relaysOf(list) {
    const relays = [];
    const servers = [];
    for (const address of list.split(',').filter(Boolean)) {
        const [, username, credential, host] = /^turn:([^:@]+):([^@]+)@([\w.-]+(?::\d+)?)$/.exec(address) ?? [];
        if (/^(?:wss:\/\/|ws:\/\/127\.0\.0\.1:)[\w.:/-]+$/.test(address)) relays.push(address);
        else if (/^stun:[\w.-]+(?::\d+)?$/.test(address)) servers.push({ urls: address });
        else if (host) servers.push({ urls: `turn:${host}`, username, credential });
        else throw new Error(`ELGRANDE_RELAYS has none of wss://…, stun:… and turn:…, but ${address}`);
    }
    if (servers.length > 0 && relays.length === 0) {
        throw new Error('ELGRANDE_RELAYS has servers (stun:…, turn:…), but no relay (wss://…)');
    }
    return { relays, servers };
}

/// Writes room.js to `folder`, and relays.HASH.js if there are relays. `browsers` are the oldest supported ones in
/// esbuild's notation. Returns the names of both files.
export function packRoom(folder, browsers, { relays, servers }) {
    let relaysName = '';
    if (relays.length > 0) {
        const script = bundle('relays.js', browsers, { RELAYS: relays, SERVERS: servers });
        relaysName = `relays.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        writeFileSync(join(folder, relaysName), script);
    }
    writeFileSync(join(folder, 'room.js'), bundle('room.js', browsers, { RELAYS_ADDRESS: relaysName }));
    return ['room.js', relaysName].filter(Boolean);
}

/// Returns the text of index.html, `page`, whose policy allows connections to the relays and to no other host.
export function allowRelays(page, { relays }) {
    const policy = ["default-src 'self'", ...(relays.length > 0 ? [`connect-src 'self' ${relays.join(' ')}`] : [])];
    return page.replace("default-src 'self'", policy.join('; '));
}
