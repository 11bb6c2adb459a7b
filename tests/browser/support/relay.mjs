// A relay on this machine for rooms: as much of the Nostr protocol as Trystero uses. It passes each event on to the
// subscriptions that ask for its kind and topic, and stores nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { allowRelays, packRoom, relaysOf } from '../../../scripts/pack-room.mjs';
import { folder } from './fixture.mjs';
import { openSite } from './site.mjs';

const TOPIC = 'x'; // the tag of Trystero's topics

/// Opens a relay, on a free port if 0. Returns { address, port, published, traffic, cutNewest(), close() }: `published`
/// has the texts of all events so far; `traffic` counts the bytes of all messages, `received` and `sent`; cutNewest()
/// ends the newest connection as if its network had failed.
export async function openRelay(port = 0) {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    await new Promise((done) => server.once('listening', done));
    const subscriptions = new Map(); // socket → Map of a subscription's name → its filter
    const published = [];
    const traffic = { received: 0, sent: 0 };
    const tell = (socket, message) => {
        const text = JSON.stringify(message);
        traffic.sent += Buffer.byteLength(text);
        socket.send(text);
    };
    const wants = (filter, event) => {
        const topics = event.tags.filter(([name]) => name === TOPIC).map(([, topic]) => topic);
        return filter.kinds.includes(event.kind) && topics.some((topic) => filter[`#${TOPIC}`].includes(topic));
    };
    const handle = (socket, [kind, first, filter]) => {
        const own = subscriptions.get(socket);
        if (kind === 'REQ') {
            own.set(first, filter);
            tell(socket, ['EOSE', first]);
        } else if (kind === 'CLOSE') {
            own.delete(first);
        } else if (kind === 'EVENT') {
            published.push(JSON.stringify(first));
            tell(socket, ['OK', first.id, true, '']);
            for (const [other, named] of subscriptions) {
                for (const [name, wanted] of named) {
                    if (wants(wanted, first)) tell(other, ['EVENT', name, first]);
                }
            }
        }
    };
    server.on('connection', (socket) => {
        subscriptions.set(socket, new Map());
        socket.on('message', (text) => {
            traffic.received += text.length;
            handle(socket, JSON.parse(text));
        });
        socket.on('close', () => subscriptions.delete(socket));
    });
    return {
        address: `ws://127.0.0.1:${server.address().port}`,
        port: server.address().port,
        published,
        traffic,
        cutNewest: () => [...subscriptions.keys()].at(-1).terminate(),
        close: () => {
            for (const socket of subscriptions.keys()) socket.terminate();
            return new Promise((closed) => server.close(closed));
        },
    };
}

/// Calls work(site, relay) with a copy of the site that is built for a relay of its own.
export async function withRelay(work) {
    const relay = await openRelay();
    const copy = mkdtempSync(join(tmpdir(), 'elgrande-site-'));
    cpSync(folder, copy, { recursive: true });
    const relays = relaysOf(relay.address);
    const [name] = packRoom(copy, 'chrome97,firefox102,safari16', relays);
    const page = join(copy, 'index.html');
    const text = allowRelays(readFileSync(page, 'utf8'), relays);
    writeFileSync(page, text.replace(/"room":"[^"]+"/, `"room":"${name}"`));
    const site = await openSite(copy);
    try {
        await work(site, relay);
    } finally {
        await Promise.all([site.close(), relay.close()]);
        rmSync(copy, { recursive: true });
    }
}
