// Plays without a pointer: on the canvas by arrow keys and Enter, in the mirror by Tab and Enter.
import assert from 'node:assert/strict';
import { words } from './words.mjs';

export const players = (count) => new RegExp(`^${words('home.players').source.slice(1, -1)}: ${count}$`, 'u');

export const onCanvas = () => document.activeElement.id === 'canvas';

export class Keys {
    constructor(table, random) {
        this.table = table;
        this.page = table.page;
        this.random = random;
        this.presses = 0;
    }

    // Presses a key, optionally with a modifier: "Shift+Tab".
    async press(keys) {
        ++this.presses;
        const [key, held] = keys.split('+').reverse();
        if (held) await this.page.keyboard.down(held);
        await this.page.keyboard.press(key);
        if (held) await this.page.keyboard.up(held);
    }

    drawn() {
        return this.page.evaluate(
            () =>
                new Promise((drawn) => {
                    requestAnimationFrame(() => requestAnimationFrame(drawn));
                }),
        );
    }

    // Waits for the frames that follow a key press; the focus is not visible before.
    settled() {
        return this.page.evaluate(
            () =>
                new Promise((done) => {
                    const look = () => (elgrande.waits() ? requestAnimationFrame(look) : done());
                    look();
                }),
        );
    }

    // Returns the position of the focus on the canvas.
    focus() {
        return this.page.evaluate(() => elgrande.target(-1));
    }

    // Returns the answer closest to the focus.
    async nearest(answers) {
        const at = (await this.focus()) ?? { x: 0, y: 0 };
        const ids = answers.map(({ id }) => id);
        const points = await this.page.evaluate((wanted) => wanted.map((id) => elgrande.target(id)), ids);
        const steps = points.map((point) => (point ? Math.hypot(point.x - at.x, point.y - at.y) : Infinity));
        return answers[steps.indexOf(Math.min(...steps))];
    }

    // Moves the focus to an answer or button on the canvas by arrow keys, like a person: goes on in one direction until
    // the focus has come level with it or stops, then in the other. Where it has been before, it mostly tries any key.
    // A form scrolls with the focus, so it looks again where the button is.
    async steer(id) {
        let goal = await this.table.target(id);
        const seen = new Set();
        let at = await this.focus();
        let last = '';
        const near = () => at && Math.abs(at.x - goal.x) <= 3 && Math.abs(at.y - goal.y) <= 3;
        for (let i = 0; i < 300 && !near(); ++i) {
            const dx = goal.x - (at?.x ?? 0);
            const dy = goal.y - (at?.y ?? 0);
            const across = Math.abs(dx) > 3 ? [dx > 0 ? 'ArrowRight' : 'ArrowLeft'] : [];
            const along = Math.abs(dy) > 3 ? [dy > 0 ? 'ArrowDown' : 'ArrowUp'] : [];
            const keys = Math.abs(dx) >= Math.abs(dy) ? [...across, ...along] : [...along, ...across];
            const here = JSON.stringify(at);
            const lost = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][this.random(4)];
            const onward = keys.includes(last) ? last : keys[0];
            const key = seen.has(here) ? [...keys, last || lost, lost][this.random(keys.length + 2)] : onward;
            seen.add(here);
            await this.press(key);
            await this.settled();
            goal = await this.table.target(id);
            at = await this.focus();
            last = JSON.stringify(at) === here ? '' : key;
        }
        const places = [...seen].join(', ');
        assert(near(), `the arrows do not lead to ${JSON.stringify(goal)}, they have been at ${places}`);
    }

    // Takes a picture of the surroundings, wide enough for the focus ring of a card. Capturing beyond the viewport is
    // off: Chromium would make the page one pixel wide for a moment, and the focus is lost if a frame is drawn then.
    picture({ x, y }) {
        const { width, height } = this.page.viewport();
        const left = Math.max(0, Math.min(x - 110, width - 220));
        const top = Math.max(0, Math.min(y - 110, height - 220));
        const clip = { x: left, y: top, width: 220, height: 220 };
        return this.page.screenshot({ clip, captureBeyondViewport: false, encoding: 'base64' });
    }

    // Waits until the picture at `goal` is no longer `before`, for up to 50 frames, because a busy machine may be slow.
    async waitForOtherPicture(goal, before, message) {
        for (let frame = 0; frame < 50; ++frame) {
            if ((await this.picture(goal)) !== before) return;
            await this.drawn();
        }
        assert.fail(`${message}, at ${JSON.stringify(goal)}; the focus is at ${JSON.stringify(await this.focus())}`);
    }

    // Gives an answer by arrow keys and Enter, repeated where an answer needs two touches. If `isSeen`, the page is
    // painted, and the focus must be visible there.
    async enter({ id, label }, isSeen = false) {
        const before = await this.table.mirror();
        for (let touches = 0; touches < 3; ++touches) {
            const goal = await this.table.target(id);
            const looks = isSeen && touches === 0; // at the second touch the focus is already there
            const unfocused = looks ? await this.picture(goal) : '';
            const moved = this.presses;
            await this.steer(id);
            await this.drawn();
            // The focus is visible: it changes the picture.
            if (looks && this.presses > moved) await this.waitForOtherPicture(goal, unfocused, `no focus on ${label}`);
            await this.press('Enter');
            await this.settled();
            await this.drawn();
            const now = await this.table.mirror();
            if (JSON.stringify(now) !== JSON.stringify(before)) return now;
        }
        throw new Error(`Enter does not play “${label}”`);
    }

    // Starts a game of two players and six rounds. Each press changes the number of players by one.
    async startShortGame(isSeen) {
        for (const name of [
            words('home.all_games'),
            players(3),
            players(2),
            words('home.rounds_six'),
            words('home.start'),
        ]) {
            await this.enter(await this.table.find(name), isSeen);
        }
    }

    // Presses Tab, or Shift+Tab as `key`, until `isThere()` is true in the page.
    async tabTo(isThere, key = 'Tab') {
        for (let i = 0; i < 200; ++i) {
            if (await this.page.evaluate(isThere)) return;
            await this.press(key);
        }
        throw new Error(`${key} does not lead there`);
    }

    // In the mirror: presses Tab or Shift+Tab until the button has the focus, checks that this is visible, and presses
    // Enter.
    async choose({ id, label }) {
        const before = await this.table.mirror();
        const way = () =>
            this.page.evaluate((wanted) => {
                const buttons = [...document.querySelectorAll('#mirror button, #mirror a')];
                return (
                    buttons.findIndex((node) => node.dataset.id === wanted) - buttons.indexOf(document.activeElement)
                );
            }, String(id));
        for (let steps = await way(); steps !== 0; steps = await way()) {
            for (let i = Math.abs(steps); i > 0; --i) await this.press(steps < 0 ? 'Shift+Tab' : 'Tab');
        }
        assert(
            await this.page.evaluate(() => {
                const node = document.activeElement;
                const box = node.getBoundingClientRect();
                const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return node.matches(':focus-visible') && onTop === node;
            }),
            `“${label}” has the focus out of sight`,
        );
        await this.press('Enter');
        return this.table.changed(before);
    }
}
