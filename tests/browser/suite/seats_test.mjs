// One game on several screens: a table and a phone, connected by two codes, without a relay.
import assert from 'node:assert/strict';
import { sameDeal } from '../support/chromium.mjs';
import { test } from '../support/fixture.mjs';
import { answerOf, colour, enterAnswer, nextLink, openSeats } from '../support/seats.mjs';
import { chance, Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

test('a phone takes a seat by two codes, answers for it, and comes back', async ({ browser, site }) => {
    const table = await Table.open(browser, site.address, { before: sameDeal });
    await openSeats(table);
    const link = await nextLink(table);

    const phone = await Table.open(browser, link, { viewport: { width: 390, height: 844 } });
    await phone.says('title', words('seat_page.title'));
    await enterAnswer(table, await answerOf(phone));
    await phone.says('prompt', words('seat_page.pick'));
    const { label } = await phone.find(colour);
    await phone.pressNamed(colour);
    await phone.says('title', words('round.of'));
    await table.says('position', new RegExp(label, 'u'));
    await table.pressNamed(words('button.close'));

    const random = chance(7);
    let answered = 0;
    for (let step = 0; step < 40; ++step) {
        const asked = await phone.mirror();
        if (asked.answers.length > 0) {
            await phone.press(asked.answers[random(asked.answers.length)]);
            await phone.says('prompt', /./u);
            ++answered;
        } else {
            const { answers, buttons } = await table.mirror();
            const curtain = buttons.find((button) => table.curtain.test(button.label));
            assert(!curtain?.label.includes(label), 'the table asks for the screen of a player with a phone');
            const pick = curtain ?? answers[random(Math.max(answers.length, 1))];
            if (pick) await table.press(pick);
        }
        await phone.quiet();
        await table.quiet();
    }
    assert(answered > 2, `the phone answered ${answered} times`);
});
