// The mirror of the canvas: what the screen shows and offers, as text and buttons in the document. Only changed
// elements are updated, so that screen readers announce nothing else and the focus stays.
const element = (id) => document.getElementById(id);

function say(node, words) {
    if (node.textContent !== words) {
        node.textContent = words;
    }
}

// Makes `list` show `lines`, each in an element `tag`. Lines that only move up, as in a log whose first lines are
// removed, keep their elements, so that they are not announced again.
function match(list, lines, tag) {
    const said = [...list.children].map((node) => node.textContent);
    const gone = said.findIndex((_, i) => said.slice(i).every((line, j) => line === lines[j]));
    for (let i = 0; tag === 'li' && i < gone; ++i) {
        list.firstElementChild.remove();
    }
    while (list.children.length > lines.length) {
        list.lastElementChild.remove();
    }
    for (const [i, line] of lines.entries()) {
        say(list.children[i] ?? list.appendChild(document.createElement(tag)), line);
    }
}

// Sets the description that a screen reader announces with an element.
function describe(node, words) {
    if (node.title !== words) {
        node.title = words;
    }
}

// Shows headings and paragraphs in `place`.
function read(place, passages) {
    const written = (node, { level, text }) => node.localName === ['p', 'h2', 'h3'][level] && node.textContent === text;
    if (place.children.length === passages.length && passages.every((line, i) => written(place.children[i], line))) {
        return;
    }
    place.replaceChildren(
        ...passages.map(({ level, text }) => {
            const node = document.createElement(['p', 'h2', 'h3'][level]);
            node.textContent = text;
            return node;
        }),
    );
}

// The keys of the panel, which Tab opens: Escape closes it, and arrow keys move between buttons and do not scroll.
function listenToKeys() {
    element('mirror').onkeydown = (event) => {
        const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        if (event.key === 'Escape' && !document.documentElement.classList.contains('blind')) {
            element('canvas').focus();
        } else if (step) {
            const buttons = [...element('mirror').querySelectorAll('button, a')].filter((node) => node.offsetParent);
            const at = buttons.indexOf(document.activeElement) + step;
            buttons[(at + buttons.length) % buttons.length]?.focus();
            event.preventDefault();
        }
    };
}

export class Mirror {
    constructor(game) {
        this.game = game;
        listenToKeys();
        for (const id of ['mirror-answers', 'mirror-buttons']) {
            element(id).onclick = (event) => {
                const button = event.target.closest('button');
                if (button) {
                    // With the version the program can ignore a press on an outdated button.
                    this.game.call('press', Number(button.dataset.id), this.version);
                }
            };
        }
    }

    // True once something has been shown.
    get awake() {
        return !element('mirror').hidden;
    }

    show({ version, title, prompt, rule, notice, position, about, page, log, answers, buttons }) {
        this.version = version;
        element('mirror').hidden = false;
        say(element('mirror-title'), title);
        say(element('mirror-prompt'), prompt);
        describe(element('mirror-prompt'), rule);
        say(element('mirror-notice'), notice);
        match(element('mirror-position'), position, 'li');
        for (const [i, words] of about.entries()) describe(element('mirror-position').children[i], words);
        read(element('mirror-page'), page);
        match(element('mirror-log'), log, 'li');
        const focused = document.activeElement?.closest('#mirror-answers button, #mirror-buttons button');
        const before = focused && [...focused.parentElement.children].map((button) => button.textContent);
        const at = focused && [...focused.parentElement.children].indexOf(focused);
        this.offer(element('mirror-answers'), answers, 'action');
        this.offer(element('mirror-buttons'), buttons, 'button');
        if (focused) {
            this.keepFocus(before, at);
        }
        element('answers-heading').hidden = answers.length === 0;
        element('position-heading').hidden = position.length === 0;
        element('log-heading').hidden = log.length === 0;
    }

    // Shows buttons in `list`.
    offer(list, offered, kind) {
        match(
            list,
            offered.map(({ label }) => label),
            'button',
        );
        offered.forEach(({ id, chosen, about = '' }, i) => {
            const button = list.children[i];
            describe(button, about);
            if (chosen === undefined) {
                button.removeAttribute('aria-pressed');
            } else {
                button.setAttribute('aria-pressed', String(chosen));
            }
            button.type = 'button';
            button.dataset.id = String(id);
            button.dataset[kind] = String(i);
        });
    }

    // Moves the focus back to the button that had it before the update, or to the first button if it is gone. `before`
    // has the old labels in its list, and `at` is its index there.
    keepFocus(before, at) {
        const offered = [...document.querySelectorAll('#mirror-answers button, #mirror-buttons button')];
        const now = [...(document.activeElement?.parentElement?.children ?? [])].map((button) => button.textContent);
        // A switch has a new label while the other buttons keep theirs.
        const switched = now.length === before.length && now.every((label, i) => i === at || label === before[i]);
        if (!switched) {
            (offered.find((button) => button.textContent === before[at]) ?? offered[0])?.focus();
        }
    }
}
