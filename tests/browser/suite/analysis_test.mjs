// The analysis page with the real worker: what turns of a finished game lost, and a best turn on the board.
import assert from 'node:assert/strict';
import { test } from '../support/fixture.mjs';
import { Table } from '../support/table.mjs';
import { words } from '../support/words.mjs';

// data/golden/four-players.elg as printed by "elgrande link --game".
const finished =
    'g1.lgjvBAF__JAAAAAAAAoDO4xaBQcRusasLqOyvueqp7Xjpf-0YiSue1utTZ48zrNbnvNgtAUJ67ND' +
    'pBbI290HZOklGczE2MnYZasXqnjgD08jNszHOOOP2Mte1JVn3QUChUR0zgB3bIDMIenZZ5siHb_BMrQj';
const lossButton = /^Round \d+: \w+ lost \d+/u;
const bestTurn = /^-?\d+: /u;

test('a finished game shows what its turns lost, and the best way to play one of them', async ({ browser, site }) => {
    const table = await Table.open(browser, `${site.address}#${finished}`);
    await table.clickNamed(words('analysis.title'));
    await table.comes(lossButton);
    await table.says('prompt', words('losses.says'));
    const { buttons } = await table.mirror();
    const lost = buttons
        .filter(({ label }) => lossButton.test(label))
        .map(({ label }) => Number(/lost (\d+)/u.exec(label)[1]));
    assert.equal(lost.length, 3);
    assert(lost[0] >= lost[1] && lost[1] >= lost[2] && lost[2] > 0, `the largest first: ${lost}`);

    await table.clickNamed(lossButton);
    await table.comes(bestTurn);
    const told = (await table.mirror()).prompt;
    assert.match(told, new RegExp(`Lost: ${lost[0]}`, 'u'), 'a second analysis of the same turn differs');
    await table.clickNamed(words('analysis.own'));
    await table.changed({ ...(await table.mirror()), prompt: told });
    await table.comes(bestTurn);
    assert.notEqual((await table.mirror()).prompt, told);

    const before = (await table.mirror()).position;
    await table.clickNamed(bestTurn);
    await table.comes(words('button.newer'));
    let steps = 0;
    while (await table.has(words('button.newer'))) {
        await table.pressNamed(words('button.newer'));
        ++steps;
    }
    assert(steps > 1);
    assert.notDeepEqual((await table.mirror()).position, before);
    assert.deepEqual(table.page.troubles, []);
});
