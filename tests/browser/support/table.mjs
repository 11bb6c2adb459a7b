// Plays the game in a page like a person: by clicks on the canvas or by the mirror's buttons.
import { openPage, patience_ms } from './chromium.mjs';
import { words } from './words.mjs';

// data/golden/five-players.elg without its last 17 lines, by "elgrande link": round 9, 120 caballeros, places are
// highlighted.
export const lateTable =
    'p1.eixrBgF3e_1EbsNMGTcCS2uIjz_Z3S68yn2Z2CzcK0_T16rqCYP6BkblEqSYuziHwj_Qzj6USN0DnLNhmeTyl8c' +
    'fWMen1mIA11d1Q-sMQ7djfPeifKG';

// Returns a generator of small seeded random numbers, so that a failing game can be repeated.
export function chance(seed) {
    let state = seed >>> 0;
    return (below) => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
}

// True if the mirror is that of a finished game.
export const isOver = ({ title, prompt }) => words('round.over').test(title) || words('prompt.game_over').test(prompt);

export class Table {
    // `page` is one of openPage() or of an engine. go() must come first.
    constructor(page) {
        this.page = page;
    }

    // Opens a page in a fresh profile and waits until it has started. `options` are those of openPage().
    static async open(browser, address, options = {}) {
        const table = new Table(await openPage(browser, options));
        await table.go(address);
        return table;
    }

    async go(address) {
        await this.page.goto(address);
        await this.started();
    }

    // Changes the fragment of the address and waits until the program has handled it.
    async hash(fragment) {
        await this.page.evaluate(
            (wanted) =>
                new Promise((taken) => {
                    addEventListener('hashchange', () => taken(), { once: true }); // events cannot be returned
                    location.hash = wanted;
                }),
            fragment,
        );
        await this.quiet();
        await this.lift();
    }

    // Waits until the program has started and draws nothing any more. Throws if the page reports an error.
    async started() {
        const { trouble, error } = await this.page
            .waitForFunction(
                () => {
                    const starts = globalThis.elgrande && !document.getElementById('loading');
                    const trouble = document.getElementById('trouble')?.hidden === false;
                    return trouble || (starts && document.querySelector('#mirror-buttons button'));
                },
                { polling: 20 },
            )
            .then(
                () => this.page.evaluate(() => ({ trouble: document.getElementById('trouble')?.hidden === false })),
                (error) => ({ error }),
            );
        if (trouble || error) {
            throw new Error(`the page does not start: ${await this.howFar()}`, { cause: error });
        }
        await this.quiet();
    }

    // Describes how far the page has loaded.
    howFar() {
        return this.page.evaluate(() => {
            const resources = performance.getEntriesByType('resource').map(({ name, responseStatus, duration }) => {
                return `${name.split('/').pop()} ${responseStatus ?? ''} ${Math.round(duration)} ms`;
            });
            return JSON.stringify({
                address: location.href,
                state: document.readyState,
                visible: document.visibilityState,
                game: Boolean(globalThis.elgrande),
                loading: document.getElementById('loading')?.outerHTML,
                trouble: document.getElementById('trouble')?.innerText,
                troubles: globalThis.troubles,
                controlled: Boolean(navigator.serviceWorker?.controller),
                resources,
            });
        });
    }

    // Runs `action`, whose script reloads the page, and waits for the new page. A page that is going away may never
    // answer, so each question has a short timeout.
    async reloads(action) {
        await this.page.evaluate(() => {
            globalThis.goesAway = true;
        });
        await action();
        const isNew = () => this.page.evaluate(() => !globalThis.goesAway && document.readyState === 'complete');
        const late = () => new Promise((done) => setTimeout(done, 2000, false));
        for (const end = Date.now() + patience_ms; Date.now() < end; ) {
            if (await Promise.race([isNew().catch(() => false), late()])) return this.started();
            await new Promise((later) => setTimeout(later, 50));
        }
        throw new Error('the page does not load again');
    }

    // Waits until no more frames are drawn.
    async quiet() {
        const trouble = await this.page.evaluate(async (longest) => {
            await document.fonts.ready;
            const pause = (ms) => new Promise((done) => setTimeout(done, ms));
            const moves = (before) => before !== elgrande.frames() || elgrande.waits();
            const end = Date.now() + longest;
            const first = elgrande.frames();
            for (let before = -1; moves(before); await pause(120)) {
                if (Date.now() > end) {
                    const asked = elgrande.waits() ? 'one more is asked for' : 'no more is asked for';
                    return `${elgrande.frames() - first} frames, ${asked}, ${document.visibilityState}`;
                }
                before = elgrande.frames();
            }
            return '';
        }, patience_ms);
        if (trouble) throw new Error(`the page does not stop drawing: ${trouble}`);
    }

    // Returns the mirror: title, prompt, notice, position, log, and answers and buttons with their ids.
    mirror() {
        return this.page.evaluate(() => {
            const texts = (id) => [...document.getElementById(id).children].map((node) => node.textContent);
            const buttons = (id) =>
                [...document.getElementById(id).children].map((node) => ({
                    id: Number(node.dataset.id),
                    label: node.textContent,
                    chosen: node.ariaPressed,
                }));
            return {
                title: document.getElementById('mirror-title').textContent,
                prompt: document.getElementById('mirror-prompt').textContent,
                notice: document.getElementById('mirror-notice').textContent,
                position: texts('mirror-position'),
                log: texts('mirror-log'),
                answers: buttons('mirror-answers'),
                buttons: buttons('mirror-buttons'),
            };
        });
    }

    // Waits until the mirror differs from `before`, and returns it.
    async changed(before) {
        const was = JSON.stringify(before);
        for (const end = Date.now() + patience_ms; Date.now() < end; ) {
            const now = await this.mirror();
            if (JSON.stringify(now) !== was) return now;
            await new Promise((later) => setTimeout(later, 15));
        }
        throw new Error(`nothing changed after “${before.prompt}”`);
    }

    // Waits until `part` of the mirror ("title", "notice", …) matches, and returns the mirror.
    async says(part, pattern) {
        let now;
        for (const end = Date.now() + patience_ms; Date.now() < end; ) {
            now = await this.mirror();
            if (pattern.test(now[part])) return now;
            await new Promise((later) => setTimeout(later, 15));
        }
        throw new Error(`the ${part} does not match ${pattern}, it is “${now[part]}”`);
    }

    // Waits for an answer or button whose label matches, and returns the first one.
    async find(pattern) {
        for (const end = Date.now() + patience_ms; ; ) {
            const { title, prompt, answers, buttons } = await this.mirror();
            const all = [...answers, ...buttons];
            const found = all.find(({ label }) => pattern.test(label));
            if (found) return found;
            if (Date.now() > end) {
                const labels = all.map(({ label }) => label);
                throw new Error(`no button ${pattern}; “${title}”, “${prompt}” has: ${labels}`);
            }
            await new Promise((later) => setTimeout(later, 30));
        }
    }

    async has(pattern) {
        const { answers, buttons } = await this.mirror();
        return [...answers, ...buttons].some(({ label }) => pattern.test(label));
    }

    // Waits until a question is asked, the curtain has fallen or the game is over. Returns the mirror with `choices`:
    // the answers, or the curtain's button.
    async asked() {
        for (const end = Date.now() + patience_ms; ; ) {
            const mirror = await this.mirror();
            const { title, prompt, answers, buttons } = mirror;
            const curtain = buttons.filter(({ label }) => this.curtain.test(label));
            const choices = answers.length > 0 ? answers : curtain;
            if (choices.length > 0 || isOver(mirror)) return { ...mirror, choices };
            if (Date.now() > end) throw new Error(`nothing is asked at “${title}”, “${prompt}”`);
            await new Promise((later) => setTimeout(later, 20));
        }
    }

    // Waits until the mirror has a button whose label matches.
    async comes(pattern) {
        for (const end = Date.now() + patience_ms; !(await this.has(pattern)); ) {
            if (Date.now() > end) throw new Error(`no button ${pattern} appears`);
            await new Promise((later) => setTimeout(later, 20));
        }
    }

    // Presses the real button in the mirror, like a screen reader. Waits until the mirror changes, and returns it.
    async press(button) {
        const before = await this.mirror();
        if (!(await this.tryPress(button))) throw new Error(`the button “${button.label}” is gone`);
        return this.changed(before);
    }

    // Presses a button in the mirror. Returns false if it is not there any more.
    tryPress({ id, label }) {
        return this.page.evaluate(
            (wanted, text) => {
                const button = document.querySelector(`#mirror button[data-id="${wanted}"]`);
                if (button?.textContent !== text) return false;
                button.click();
                return true;
            },
            id,
            label,
        );
    }

    // Plays on by the mirror's buttons with random answers, all inside the page: each press draws a frame. Returns the
    // mirror when the title matches. Throws if there is nothing to press.
    async pressOn(seed, title) {
        const random = chance(seed);
        const numbers = Array.from({ length: 5000 }, () => random(2 ** 32));
        const played = await this.page.evaluate(
            async (chosen, wanted, ready) => {
                const node = (id) => document.getElementById(id);
                const now = () => document.getElementById('mirror').textContent;
                const done = () => new RegExp(wanted, 'u').test(node('mirror-title').textContent);
                for (let step = 0, question = 0; step < chosen.length; ++step) {
                    if (done()) return '';
                    const answers = [...node('mirror-answers').children];
                    const curtain = [...node('mirror-buttons').children].find(({ textContent }) =>
                        new RegExp(ready, 'u').test(textContent),
                    );
                    const button = curtain ?? answers[chosen[question++] % answers.length];
                    if (!button) return `nothing to press: ${node('mirror-prompt').textContent}`;
                    const before = now();
                    const label = button.textContent;
                    button.click();
                    for (let wait = 0; now() === before; ++wait) {
                        if (wait > 6000) return `step ${step}: “${label}” changes nothing`;
                        await new Promise((later) => setTimeout(later, 10));
                    }
                    // Gives the storage time to keep up.
                    for (let wait = 0; step % 20 === 0 && elgrande.unsaved() && wait < 1000; ++wait) {
                        await new Promise((later) => setTimeout(later, 10));
                    }
                }
                return 'the game does not end';
            },
            numbers,
            title.source,
            this.curtain.source,
        );
        if (played !== '') throw new Error(played);
        return this.mirror();
    }

    // Presses the first answer or button whose label matches, when there is one. Waits until the mirror changes, and
    // returns it.
    async pressNamed(pattern) {
        for (;;) {
            const button = await this.find(pattern);
            const before = await this.mirror();
            if (await this.tryPress(button)) return this.changed(before);
        }
    }

    // Returns the point of the canvas to click for an answer or button, in CSS pixels, after scrolling it into view.
    async target(id) {
        for (const end = Date.now() + patience_ms; Date.now() < end; ) {
            const point = await this.page.evaluate((wanted) => elgrande.target(wanted), id);
            if (point) return point;
            await new Promise((later) => setTimeout(later, 30));
        }
        throw new Error(`nothing on the canvas for button ${id}`);
    }

    // Waits for two frames: a window that has just opened accepts clicks from its second frame on.
    drawn() {
        return this.page.evaluate(
            () =>
                new Promise((done) => {
                    requestAnimationFrame(() => requestAnimationFrame(done));
                }),
        );
    }

    // Clicks on the canvas for an answer or button: once, or again where an answer needs two touches. Returns the
    // changed mirror. `at` clicks at a point in CSS pixels, by default with the mouse.
    async click({ id, label }, at = ({ x, y }) => this.page.mouse.click(x, y)) {
        const before = await this.mirror();
        let clicked = null;
        if (await this.page.evaluate(() => elgrande.waits())) await this.drawn();
        for (let touches = 0; touches < 3; ++touches) {
            const point = await this.target(id);
            if (clicked && point.x === clicked.x && point.y === clicked.y) break;
            clicked = point;
            await at(point);
            await this.drawn();
            const now = await this.mirror();
            if (JSON.stringify(now) !== JSON.stringify(before)) return now;
        }
        await this.changed(before).catch(() => {
            throw new Error(`a click at ${JSON.stringify(clicked)} does not play “${label}”`);
        });
        return this.mirror();
    }

    // Like click(), by a finger; only in Chromium. Both events are sent together: on a loaded machine the tap would
    // become a long press.
    async tap(button) {
        const session = await this.page.createCDPSession();
        const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
        const at = ({ x, y }) => Promise.all([send('touchStart', [{ x, y }]), send('touchEnd', [])]);
        return this.click(button, at).finally(() => session.detach());
    }

    // Gives random answers by clicks until `isDone(mirror)`. Returns the labels of the answers and curtains clicked.
    async playByClicks(random, isDone) {
        const clicked = [];
        let mirror = await this.asked();
        for (let step = 0; !isDone(mirror); ++step) {
            if (step === 3000) throw new Error('the game does not end');
            const pick = mirror.choices[random(mirror.choices.length)];
            try {
                await this.click(pick);
                mirror = await this.asked();
            } catch (error) {
                throw new Error(`step ${step}, “${mirror.prompt}”, “${pick.label}”: ${error.message}`);
            }
            clicked.push(pick.label);
        }
        return clicked;
    }

    // Presses at one point of the canvas and releases at another.
    async drag(from, to) {
        const { mouse } = this.page;
        if (this.page.dragMouse) {
            // WebDriver drags in one call
            await this.page.dragMouse(from, to);
        } else {
            await mouse.move(from.x, from.y);
            await mouse.down();
            await this.drawn();
            await mouse.move(to.x, to.y, { steps: 4 });
            await this.drawn();
            await mouse.up();
        }
        await this.drawn();
        await this.drawn();
    }

    async clickNamed(pattern) {
        return this.click(await this.find(pattern));
    }

    // --- shorthands ------------------------------------------------------------------------------------------------

    // The label of the button that lifts the curtain between two players.
    get curtain() {
        return words('button.ready');
    }

    // Lifts the curtain if there is one. The mirror's buttons are those of the frame drawn last: while another frame is
    // requested, the curtain may be gone already.
    async lift() {
        if (!(await this.has(this.curtain))) return;
        if (await this.page.evaluate(() => elgrande.waits())) await this.drawn();
        if (await this.has(this.curtain)) await this.pressNamed(this.curtain);
    }

    // Starts a game from the start page and lifts its curtain. `rules` are keys of data/texts: an edition, then its
    // modules. `beforeStart` is called when everything is chosen.
    async start({ players = 4, rounds = 9, hiddenHands = false, rules = [], beforeStart } = {}) {
        await this.pressNamed(words('home.all_games'));
        const number = new RegExp(`^${words('home.players').source.slice(1, -1)}: ${players}$`, 'u');
        if (await this.has(number)) await this.pressNamed(number);
        for (const key of rules) await this.pressNamed(words(key));
        if (rounds === 6) await this.pressNamed(words('home.rounds_six'));
        if (hiddenHands) await this.pressNamed(words('home.hidden_hands'));
        await beforeStart?.();
        await this.pressNamed(words('home.start'));
        await this.quiet();
        const noLesson = words('learn.play_now'); // lessons are offered before the first game of an edition
        if (await this.has(noLesson)) await this.pressNamed(noLesson);
        await this.lift();
    }

    // Gives the first or a random answer by the mirror, lifting the curtain before and after.
    async answer(random = () => 0) {
        await this.lift();
        const { answers } = await this.mirror();
        if (answers.length > 0) await this.press(answers[random(answers.length)]);
        await this.lift();
        return this.mirror();
    }

    // Gives first answers until the prompt matches.
    async answerUntil(pattern) {
        let now = await this.mirror();
        for (let step = 0; !pattern.test(now.prompt); ++step) {
            if (step > 200) throw new Error(`no prompt matches ${pattern}`);
            now = await this.answer();
        }
        return now;
    }

    // Waits until everything is saved.
    saved() {
        return this.page.waitForFunction(() => !elgrande.unsaved(), { polling: 20 });
    }

    // Opens the game that was saved last, unless the page shows it already.
    async resume() {
        const goesOn = new RegExp(`^${words('home.continue').source.slice(1, -1)}: `, 'u');
        if (await this.has(goesOn)) await this.pressNamed(goesOn);
        else if (await this.has(words('home.saves'))) {
            await this.openSaves();
            await this.pressNamed(new RegExp(`^${words('home.save_open').source.slice(1, -1)}: `, 'u'));
        }
        await this.lift();
    }

    // Opens the list of saved games from the start page.
    openSaves() {
        return this.pressNamed(words('home.saves'));
    }

    // Closes a message.
    async dismiss() {
        const closing = ['button.ok', 'button.close', 'button.cancel'].map((key) => words(key));
        for (const pattern of closing) {
            if (await this.has(pattern)) return this.pressNamed(pattern);
        }
        throw new Error('no message to close');
    }
}
