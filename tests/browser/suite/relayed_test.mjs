// One game on several screens that a relay introduces, and what happens when a network fails.
import { test } from '../support/fixture.mjs';
import { openRelay, withRelay } from '../support/relay.mjs';
import { openRoom, play, takeSeat } from '../support/screens.mjs';
import { chance } from '../support/table.mjs';
import { words } from '../support/words.mjs';

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
