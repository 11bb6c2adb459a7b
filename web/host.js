// Calls between the page and the program. The program's side is src/platform/web: bridge.cpp calls this class, and
// exports.cpp has what the page calls. The program passes texts and bytes as Uint8Array.
import { Awake } from './awake.js';
import { Back } from './back.js';
import { embedded, NoStore, settingsOf } from './embed.js';
import { Fields } from './fields.js';
import { Mirror } from './mirror.js';
import { deletesAfterAWeek, Persistence } from './persistence.js';
import { Pictures } from './pictures.js';
import { Rooms } from './rooms.js';
import { Starts } from './safe_start.js';
import { Sounds } from './sounds.js';
import { GameStore } from './storage.js';
import { speak } from './texts.js';
import { Thinking } from './thinking.js';

const decoder = new TextDecoder();
const text = (bytes) => decoder.decode(bytes);
const element = (id) => document.getElementById(id);

// Errors of files, in the order of platform.hpp.
const TOO_LARGE = 1;
const UNREADABLE = 2;
const SEVERAL = 3;

const longestText = 65536; // the longest text in which the program looks for a link: record/link/link.hpp
// Truncates pasted text to one character more than the program accepts, so that it can still report it as too long.
const bounded = (words) => words.slice(0, longestText + 1);

// Chats mangle links: they escape the '#', or turn the link into a query.
const escapedHash = /%(?:25)*23/;
const misplaced = /(?:[?&=]|%(?:25)*(?:23|26|3d|3f))[pgstz]1(?:\.|%(?:25)*2e)/i;

export class Host {
    constructor(trouble) {
        this.trouble = trouble;
        this.game = null; // { call(name, ...numbers), send(name, parts, ...numbers), put(parts), memory() }
        this.link = ''; // link to the game, for the report of a crash
        this.shownNext = ''; // JSON that the mirror will show next
        this.costs = []; // of the last 512 frames: { program, whole }, in milliseconds
        this.store = embedded ? new NoStore() : new GameStore();
        this.persistence = embedded ? null : new Persistence((answer) => this.game.call('persistence', answer));
        this.sounds = new Sounds();
        this.pictures = new Pictures((blob, name) => this.download(blob, name));
        this.assets = null; // set by page.js before the program starts
        this.thinking = null; // set with the first question
        this.rooms = null; // set with the first room
        this.settings = new Map(); // for browsers that refuse localStorage
        this.coarse = matchMedia('(pointer: coarse)');
        this.back = new Back(() => this.closeTop());
        this.awake = new Awake();
        this.frameRequested = false;
        this.frameInHiding = false; // true if a frame follows at the end of this task, though the page is hidden
        this.timer = 0;
        this.starts = new Starts();
        this.listed = false; // true if the saved games were listed and no frame was drawn since
    }

    // --- the program's side ---------------------------------------------------------------------------------------

    // Connects the program. All calls into it go through `guard`, which reports a crash; after one, each call returns 0
    // at once.
    attach(game) {
        const guard =
            (enter) =>
            (...values) => {
                if (this.broken) {
                    return 0;
                }
                try {
                    return enter(...values);
                } catch (error) {
                    this.broken = true;
                    this.trouble.crashed(error);
                    return 0;
                }
            };
        this.game = { ...game, call: guard(game.call), send: guard(game.send) };
        this.fields = new Fields(this.game);
        this.mirror = new Mirror(this.game);
    }

    // Called by the program when it has started, before the first frame.
    started() {
        // Passes the whole address: the program finds the link in it.
        const sendLink = () => this.game.send('link', [bounded(location.href)]);
        if (location.hash.length > 1 || misplaced.test(location.href)) {
            sendLink();
        }
        window.addEventListener('hashchange', () => {
            if (this.back.handleHashChange() && location.hash.length > 1) sendLink();
        });
        this.listenToPasting();
        this.persistence?.report();
        this.coarse.addEventListener('change', () => this.game.call('pointer_changed'));
        const changed = () => this.game.call('preferences_changed');
        window.addEventListener('storage', changed); // by another tab
        document.addEventListener('visibilitychange', changed); // a browser may send no events to a hidden page
        const retry = () => this.game.call('retry');
        document.addEventListener('visibilitychange', retry);
        window.addEventListener('focus', retry);
        window.addEventListener('online', retry);
        window.addEventListener('beforeunload', (event) => {
            retry();
            if (this.game.call('unsaved')) {
                event.preventDefault();
                event.returnValue = true; // for older browsers
            }
        });
        // For tests and for debugging. waits() is true if a frame is requested; kept() is the link of the last pause
        // and link() the current one; target() is where to click for a button of the mirror, null if out of sight.
        globalThis.elgrande = {
            frames: () => this.game.call('frames_drawn'),
            costs: this.costs,
            memory: () => this.game.memory(),
            waits: () => this.frameRequested,
            unsaved: () => this.game.call('unsaved') !== 0,
            kept: () => this.link,
            link: () => {
                this.game.call('diagnose');
                return this.link;
            },
            target: (id) => {
                const point = this.game.call('target', id);
                return point < 0 ? null : { x: Math.floor(point / 65536), y: point % 65536 };
            },
        };
    }

    // On Linux, Firefox pastes the selected text when the middle button is clicked. Outside of text fields that is
    // ignored.
    listenToPasting() {
        let byButton = false;
        const point = ({ type, button, buttons }) => {
            byButton = type === 'pointerdown' ? button === 1 : byButton && (buttons & 4) !== 0;
        };
        window.addEventListener('pointerdown', point, true);
        window.addEventListener('pointermove', point, true);
        window.addEventListener('keydown', point, true);
        document.addEventListener('paste', (event) => {
            if (!byButton && !event.target.matches?.('input, textarea')) {
                this.game.send('pasted', [bounded(event.clipboardData.getData('text'))]);
            }
        });
    }

    noGraphics() {
        this.trouble.noGraphics();
    }

    // --- frames -----------------------------------------------------------------------------------------------------

    wake() {
        if (!this.frameRequested) {
            this.frameRequested = true;
            requestAnimationFrame(() => this.frame());
        }
    }

    // Draws a frame even if the page is hidden, when browsers ask for none: others wait for its answer.
    wakeInHiding() {
        if (document.hidden && !this.frameInHiding) {
            this.frameInHiding = true;
            queueMicrotask(() => {
                this.frameInHiding = false;
                this.frame();
            });
        }
    }

    frame() {
        this.frameRequested = false;
        clearTimeout(this.timer);
        const startTime = performance.now();
        const before = this.game.call('frames_drawn');
        if (!this.starts.isRunning) {
            this.starts.begin();
        }
        const sleepMs = this.game.call('frame', startTime);
        if (this.listed && !this.broken) {
            this.listed = false;
            this.starts.awaitStable();
        }
        if (this.game.call('frames_drawn') !== before) {
            this.costs.push({ program: this.game.call('frame_cost'), whole: performance.now() - startTime });
            this.costs.splice(0, this.costs.length - 512);
            this.awake.drawn();
        }
        if (sleepMs === 0) {
            this.wake();
        } else if (sleepMs > 0) {
            this.timer = setTimeout(() => this.wake(), Math.min(sleepMs, 2 ** 31 - 1)); // the longest time it accepts
        } // otherwise the next event wakes the program
    }

    firstFrame() {
        this.wake();
        performance.mark('elgrande-first-frame');
    }

    // --- the window -------------------------------------------------------------------------------------------------

    setCursor(name) {
        element('canvas').style.cursor = text(name);
    }

    // 0: impossible, 1: off, 2: on. A frame may fill the screen only if the surrounding page allows it, so it never
    // offers that.
    fullScreen() {
        return embedded || !document.fullscreenEnabled ? 0 : document.fullscreenElement ? 2 : 1;
    }

    setFullScreen(on) {
        const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
        done.catch(() => {}); // refused: the page stays as it is
    }

    keepAwake(wanted) {
        this.awake.set(!embedded && wanted === 1);
    }

    setTitle(title) {
        document.title = text(title);
    }

    setLanguage(tag) {
        speak([text(tag)]);
    }

    setDark(dark) {
        document.documentElement.dataset.light = dark ? 'candle' : 'day';
        document.querySelector('meta[name="theme-color"]').content = dark ? '#170e07' : '#2a1a10';
    }

    // `typeface` is a platform::Typeface. Adds it after the first frame is painted.
    setTypeface(bytes, typeface) {
        const faces = [
            ['El Grande', '400'],
            ['El Grande', '700'],
            ['El Grande Small Caps', '400'],
        ];
        const [family, weight] = faces[typeface];
        requestAnimationFrame(() => setTimeout(() => document.fonts.add(new FontFace(family, bytes, { weight }))));
    }

    // Sets light or dark colours as the program will do once it runs.
    guessDark() {
        const chosen = this.preference(new TextEncoder().encode('light'));
        this.setDark(chosen === 0 ? this.prefersDark() : chosen === '1');
    }

    languages() {
        return [...(navigator.languages ?? [navigator.language])].join(',');
    }

    reducedMotion() {
        return matchMedia('(prefers-reduced-motion: reduce)').matches;
    }

    prefersDark() {
        return matchMedia('(prefers-color-scheme: dark)').matches;
    }

    deletesAfterAWeek() {
        return !embedded && deletesAfterAWeek() ? 1 : 0;
    }

    coarsePointer() {
        return this.coarse.matches;
    }

    // Asks the program for the link to the game, which keepDiagnostics() receives. Encoding it takes longer in long
    // games, so it is done in a pause after an action. A crash report contains the link of the last pause.
    gameChanged() {
        clearTimeout(this.pause);
        this.pause = setTimeout(() => this.game.call('diagnose'), 300);
    }

    keepDiagnostics(link) {
        this.link = text(link);
    }

    // Shows the mirror after the frame: at the end of the task, but the first time only after the frame is painted.
    showMirror(json) {
        if (!this.shownNext) {
            const later = this.mirror.isShown
                ? queueMicrotask
                : (show) => requestAnimationFrame(() => setTimeout(show));
            later(() => {
                const words = this.shownNext;
                this.shownNext = ''; // before show(), which may cause the next frame
                this.mirror.show(JSON.parse(words));
            });
        }
        this.shownNext = text(json);
    }

    showField(id, label, placeholder, value, ...numbers) {
        this.fields.show(text(id), text(label), text(placeholder), text(value), ...numbers);
    }

    removeField(id) {
        this.fields.remove(text(id));
    }

    // --- clock and chance -------------------------------------------------------------------------------------------

    now() {
        return Date.now();
    }

    random() {
        return crypto.getRandomValues(new Uint32Array(1))[0];
    }

    // --- clipboard and address --------------------------------------------------------------------------------------

    // Copies a text, and answers whether the browser did it. If not, the text is shown, so that the player can copy it.
    copy(bytes, request) {
        const words = text(bytes);
        const answer = (done) => this.game.call('copied', request, done ? 1 : 0);
        const byHand = () => {
            const done = this.copySelected(words);
            if (!done) {
                this.showForCopying(words);
            }
            answer(done);
        };
        if (navigator.clipboard?.writeText) {
            navigator.clipboard.writeText(words).then(() => answer(true), byHand);
        } else {
            setTimeout(byHand, 0); // never answer inside the call
        }
    }

    canShare() {
        return typeof navigator.share === 'function' ? 1 : 0;
    }

    share(words, address, request) {
        const answer = (done) => this.game.call('shared', request, done ? 1 : 0);
        navigator.share({ title: document.title, text: text(words), url: text(address) }).then(
            () => answer(true),
            (error) => answer(error.name === 'AbortError'), // the player closed it
        );
    }

    // Copies with the deprecated command, which needs no permission. Returns false if the browser does not support it.
    copySelected(words) {
        const field = document.createElement('textarea');
        field.value = words;
        field.readOnly = true;
        document.body.append(field);
        field.select();
        const done = document.execCommand('copy');
        field.remove();
        element('canvas').focus();
        return done;
    }

    showForCopying(words) {
        const field = element('copying-field');
        const close = () => {
            element('copying').hidden = true;
            element('canvas').focus();
        };
        field.value = words;
        element('copying').hidden = false;
        element('copying-close').onclick = close;
        element('copying').onkeydown = (event) => event.key === 'Escape' && close();
        field.focus();
        field.select();
    }

    // Returns the address of this page with `link`, a string or the bytes of one; an empty link adds nothing.
    addressOf(link) {
        const words = typeof link === 'string' ? link : text(link);
        const [page] = location.href.split('#')[0].split(escapedHash);
        const [bare] = embedded || misplaced.test(page) ? page.split('?') : [page];
        return `${bare}${words === '' ? '' : '#'}${words}`;
    }

    // Shows a link in the address bar. A frame keeps `?embed`, so that it remains embedded after a reload.
    showLink(link) {
        const address = this.addressOf(link);
        this.back.show(embedded ? address.replace(/(?=#|$)/, '?embed') : address);
    }

    // Sets whether something is open that the browser's Back button closes.
    claimBackButton(open) {
        this.back.setOpen(open === 1);
    }

    // Closes the topmost dialog or page. Returns false if nothing was closed.
    closeTop() {
        if (!element('copying').hidden) {
            element('copying-close').click();
            return true;
        }
        return this.game.call('back') !== 0;
    }

    isEmbedded() {
        return embedded ? 1 : 0;
    }

    openInTab(link) {
        window.open(this.addressOf(link), '_blank', 'noopener');
    }

    // --- assets ------------------------------------------------------------------------------------------------------

    // Returns the contents of a file, 0 if it has not arrived.
    asset(name) {
        return this.assets.get(text(name)) ?? 0;
    }

    fetchAsset(name, request) {
        this.assets.fetch(text(name)).then((arrived) => this.game.call('asset_arrived', request, arrived ? 1 : 0));
    }

    // --- thinking ---------------------------------------------------------------------------------------------------

    think(question, id) {
        this.thinking ??= new Thinking(this.assets.addresses.brains, (answered, answer, byWorker) =>
            this.game.send('brain_answered', [answer ?? new Uint8Array(0)], answered, byWorker ? 1 : 0),
        );
        this.thinking.ask(id, question);
    }

    stopThinking() {
        this.thinking?.cancel();
    }

    reportInvalidAnswer() {
        this.thinking?.distrust();
    }

    // --- rooms ------------------------------------------------------------------------------------------------------

    canConnect() {
        return !embedded && typeof RTCPeerConnection === 'function' ? 1 : 0;
    }

    get connections() {
        const tell = (report) => {
            return (...values) => {
                report(...values);
                this.wakeInHiding();
            };
        };
        this.rooms ??= new Rooms(this.assets.addresses.room, {
            opened: tell((peer) => this.game.call('peer_opened', peer)),
            received: tell((peer, bytes) => this.game.send('peer_received', [bytes], peer)),
            closed: tell((peer) => this.game.call('peer_closed', peer)),
            handed: tell((code) => this.game.send('link', [`ra1.${code}`])),
            changed: (state) => this.game.call('introductions', state),
            code: tell((request, outcome, code) => this.game.send('room_code', [code], request, outcome)),
        });
        return this.rooms;
    }

    openRoom(secret, side) {
        this.connections.open(side, text(secret));
    }

    closeRoom() {
        this.rooms?.close();
    }

    makeOffer(request) {
        this.rooms.request('makeOffer', request);
    }

    takeOffer(code, request) {
        this.rooms.request('takeOffer', request, text(code));
    }

    takeAnswer(code, request) {
        this.rooms.request('takeAnswer', request, text(code));
    }

    handOver(code, request) {
        this.connections.handOver(request, text(code));
    }

    sendToPeer(bytes, peer) {
        return this.rooms?.send(peer, bytes);
    }

    dropPeer(peer) {
        this.rooms?.drop(peer);
    }

    // --- files ------------------------------------------------------------------------------------------------------

    saveFile(name, bytes) {
        this.download(new Blob([bytes], { type: 'application/octet-stream' }), text(name));
    }

    download(blob, name) {
        const anchor = document.createElement('a');
        anchor.href = URL.createObjectURL(blob);
        anchor.download = name;
        document.body.append(anchor);
        anchor.click();
        anchor.remove();
        setTimeout(() => URL.revokeObjectURL(anchor.href), 60000);
    }

    // Opens the file dialog. `largest` is the maximum length of a file in bytes, here and below.
    chooseFile(largest) {
        const input = document.createElement('input');
        input.type = 'file';
        input.hidden = true;
        input.onchange = () => {
            this.giveFiles([...input.files], largest);
            input.remove();
        };
        input.oncancel = () => input.remove();
        document.body.append(input);
        input.click();
    }

    // Passes a file to the program, or the reason why it cannot be read. Ignores dropped text, which has no file. A
    // dropped folder is unreadable.
    async giveFiles(files, largest) {
        const send = (bytes, error) => this.game.send('file', [files[0].name, bytes], error, files[0].size);
        const none = new Uint8Array(0);
        if (files.length > 1) {
            send(none, SEVERAL);
        } else if (files[0]?.size > largest) {
            send(none, TOO_LARGE);
        } else if (files.length === 1) {
            const bytes = await files[0].arrayBuffer().catch(() => null);
            send(new Uint8Array(bytes ?? 0), bytes ? 0 : UNREADABLE);
        }
    }

    canPicture(way) {
        return this.pictures.can(way) ? 1 : 0;
    }

    beginPicture(name, words, way, request) {
        this.pictures.begin(text(name), text(words), way).then((end) => this.game.call('picture_done', request, end));
    }

    pictureDrawn(bytes, width, height) {
        this.pictures.drawn(bytes, width, height);
    }

    pictureFailed() {
        this.pictures.failed();
    }

    playSound(sound, afterMs) {
        this.sounds.play(sound, afterMs);
    }

    vibrate() {
        this.sounds.vibrate();
    }

    // --- preferences ------------------------------------------------------------------------------------------------

    // Returns the value of a setting, 0 if it is not set.
    preference(key) {
        const name = `elgrande.${text(key)}`;
        try {
            this.settings.set(name, settingsOf('localStorage').getItem(name) ?? this.settings.get(name) ?? null);
        } catch {
            // Refused: settings last as long as the page.
        }
        return this.settings.get(name) ?? 0;
    }

    setPreference(key, value) {
        const name = `elgrande.${text(key)}`;
        this.settings.set(name, text(value));
        try {
            settingsOf('localStorage').setItem(name, text(value));
        } catch {
            // Refused or full: settings last as long as the page.
        }
    }

    // The same for settings of this tab only.
    tabPreference(key) {
        try {
            return settingsOf('sessionStorage').getItem(`elgrande.${text(key)}`) ?? 0;
        } catch {
            return 0;
        }
    }

    setTabPreference(key, value) {
        try {
            settingsOf('sessionStorage').setItem(`elgrande.${text(key)}`, text(value));
        } catch {
            // Refused or full: after a reload the page opens the game that any tab has opened last.
        }
    }

    // --- saved games ------------------------------------------------------------------------------------------------

    // Passes all saved games to the program. If that takes long, it first gets the state "slow".
    async listGames(request) {
        const listed = ({ state, detail }) => this.game.send('listed', [detail], request, state);
        const answer = await this.store.list(listed);
        for (const game of answer.games) {
            this.game.send('found', [game.key, game.newest, game.previous], request, game.revision, game.time);
        }
        listed(answer);
        this.listed = true;
        this.wake();
    }

    // Writes a game if its stored revision is `expected`: see GameStore.
    async writeGame(key, bytes, expected, request) {
        const written = (answer) => this.written(request, answer);
        const answer = await this.store.write(text(key), bytes, expected, written);
        written(answer);
        if (answer.state === 0) {
            this.persistence?.ask();
        }
    }

    // Repeats failed writes after `ms`, or earlier at one of the events in started().
    retryIn(ms) {
        clearTimeout(this.retrying);
        this.retrying = setTimeout(() => this.game.call('retry'), ms);
    }

    async eraseGame(key, request) {
        const written = (answer) => this.written(request, answer);
        written(await this.store.erase(text(key), written));
    }

    written(request, { outcome, state, detail, game }) {
        this.game.send(
            'written',
            [game.key, game.newest, game.previous, detail],
            request,
            outcome,
            state,
            game.revision,
            game.time,
        );
    }
}
