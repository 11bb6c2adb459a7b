// One game on several screens that a relay introduces, and what happens when a network fails.
import { openPage } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { openRelay, withRelay } from '../support/relay.mjs';
import { openRoom, play, sit, takeSeat, upright } from '../support/screens.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

const away_ms = 30_000; // a phone without network

const all = (answered) => answered.every((count) => count > 0);

/// Runs in a page before its scripts: globalThis.cut() ends its connections to other screens.
function keepConnections() {
    const made = [];
    const Real = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
        constructor(...how) {
            super(...how);
            made.push(this);
        }
    };
    globalThis.cut = () => {
        for (const connection of made) connection.close();
    };
}

test('a phone plays on by itself after its connection and the relay were lost', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const { table, link } = await openRoom(browser, site);
        const seat = await takeSeat(browser, link, 'Red', { before: keepConnections });
        await table.pressNamed(words('button.close'));
        const random = chance(11);
        await play(table, [seat], random, all);

        await relay.close();
        await seat.phone.page.evaluate(() => cut());
        await seat.phone.says('notice', words('seat_page.away'));
        await table.answer(); // it goes on meanwhile
        const again = await openRelay(relay.port);
        try {
            await seat.phone.says('notice', /^$/u);
            await play(table, [seat], random, all);
        } finally {
            await again.close();
        }
    });
});

/// Returns a function that takes the network from a page, or gives it back: what it sends by WebRTC is lost, too. Call
/// it before the page opens connections.
async function networkOf(page) {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    const set = (offline) =>
        session.send('Network.emulateNetworkConditions', {
            offline,
            packetLoss: offline ? 100 : 0,
            latency: 1, // Chromium loses packets only of connections that were slowed from the beginning
            downloadThroughput: -1,
            uploadThroughput: -1,
        });
    await set(false);
    return set;
}

test('a phone that has no network for 30 seconds plays on by itself', async ({ browser }) => {
    await withRelay(async (site, relay) => {
        const { table, link } = await openRoom(browser, site);
        const phone = new Table(await openPage(browser, { viewport: upright }));
        const takeNetwork = await networkOf(phone.page);
        await phone.go(link);
        const seats = [await sit(phone, 'Red')];
        await table.pressNamed(words('button.close'));

        await takeNetwork(true);
        relay.cutNewest();
        const end = new Promise((over) => setTimeout(over, away_ms));
        await phone.says('notice', words('seat_page.away'));
        await end;
        await takeNetwork(false);
        await phone.says('notice', /^$/u);
        await play(table, seats, chance(11), all);
    });
});
