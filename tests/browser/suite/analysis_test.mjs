// The analysis page with the real worker: the chances of winning in a finished game, and a best turn on the board.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// data/golden/four-players.elg as printed by "elgrande link --game".
const finished =
    'g1.lgjvBAF__JAAAAAAAAoDO4xaBQcRusasLqOyvueqp7Xjpf-0YiSue1utTZ48zrNbnvNgtAUJ67ND' +
    'pBbI290HZOklGczE2MnYZasXqnjgD08jNszHOOOP2Mte1JVn3QUChUR0zgB3bIDMIenZZ5siHb_BMrQj';
const turningPoint = /^[123]\. Round \d+, \w+: from \d+% to \d+%\. Played: /u;
const judged = /^1\. .*(Better, with \d+%: |The computer has found nothing better)/u;
const chanceOfTurn = /^\d+%(?: \([^)]*\))?: /u;
const bestTurn = /^-?\d+: /u;

test('a finished game shows the chances of winning, its turning points, and the best way to play one', async ({
    browser,
    site,
}) => {
    const table = await Table.open(browser, `${site.address}#${finished}`);
    await table.clickNamed(words('analysis.title'));
    await table.comes(turningPoint);
    await table.comes(judged);
    const { buttons } = await table.mirror();
    assert.equal(buttons.filter(({ label }) => turningPoint.test(label)).length, 3);

    await table.clickNamed(turningPoint);
    await table.comes(words('analysis.gain'));
    await table.clickNamed(words('analysis.gain'));
    await table.comes(bestTurn);
    const told = (await table.mirror()).prompt;
    assert.match(told, /Lost: \d+/u);
    await table.clickNamed(words('analysis.own'));
    await table.changed({ ...(await table.mirror()), prompt: told });
    await table.comes(bestTurn);
    assert.notEqual((await table.mirror()).prompt, told);

    await table.clickNamed(words('analysis.chance'));
    await table.comes(chanceOfTurn);
    assert.match((await table.mirror()).prompt, /^Estimated: /u);
    await table.clickNamed(words('analysis.own'));
    await table.comes(bestTurn);

    const before = (await table.mirror()).position;
    await table.clickNamed(bestTurn);
    await table.comes(words('button.newer'));
    let steps = 0;
    while (await table.has(words('button.newer'))) {
        await table.pressNamed(words('button.newer'));
        await table.quiet();
        ++steps;
    }
    assert(steps > 1);
    assert.notDeepEqual((await table.mirror()).position, before);
    assert.deepEqual(table.page.troubles, []);
});
