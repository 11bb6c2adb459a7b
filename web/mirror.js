// The mirror of the canvas: what the screen shows and offers, as text and buttons in the document. Only changed
// elements are updated, so that screen readers announce nothing else and the focus stays.
const element = (id) => document.getElementById(id);

function setText(node, words) {
    if (node.textContent !== words) {
        node.textContent = words;
    }
}

// Makes `list` show `lines`, each in an element `tag`. Items ('li') that only move up, as in a log whose first lines
// are removed, keep their elements, so that they are not announced again.
function showLines(list, lines, tag) {
    const shown = [...list.children].map((node) => node.textContent);
    const removed = shown.findIndex((_, i) => shown.slice(i).every((line, j) => line === lines[j]));
    for (let i = 0; tag === 'li' && i < removed; ++i) {
        list.firstElementChild.remove();
    }
    while (list.children.length > lines.length) {
        list.lastElementChild.remove();
    }
    for (const [i, line] of lines.entries()) {
        setText(list.children[i] ?? list.appendChild(document.createElement(tag)), line);
    }
}

// Sets the description that a screen reader announces with an element.
function describe(node, words) {
    if (node.title !== words) {
        node.title = words;
    }
}

// Shows `passages` in `place`: paragraphs (level 0) and headings (levels 1 and 2).
function showPassages(place, passages) {
    const isShown = (node, { level, text }) => node.localName === ['p', 'h2', 'h3'][level] && node.textContent === text;
    if (place.children.length === passages.length && passages.every((line, i) => isShown(place.children[i], line))) {
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
    get isShown() {
        return !element('mirror').hidden;
    }

    // Shows a mirror as src/screens/model/mirror.hpp describes it.
    show({ version, title, prompt, rule, notice, position, about, page, log, answers, buttons }) {
        this.version = version;
        element('mirror').hidden = false;
        setText(element('mirror-title'), title);
        setText(element('mirror-prompt'), prompt);
        describe(element('mirror-prompt'), rule);
        setText(element('mirror-notice'), notice);
        showLines(element('mirror-position'), position, 'li');
        for (const [i, words] of about.entries()) describe(element('mirror-position').children[i], words);
        showPassages(element('mirror-page'), page);
        showLines(element('mirror-log'), log, 'li');
        const focused = document.activeElement?.closest('#mirror-answers button, #mirror-buttons button');
        const before = focused && [...focused.parentElement.children].map((button) => button.textContent);
        const at = focused && [...focused.parentElement.children].indexOf(focused);
        this.showButtons(element('mirror-answers'), answers, 'action');
        this.showButtons(element('mirror-buttons'), buttons, 'button');
        if (focused) {
            this.keepFocus(before, at);
        }
        element('answers-heading').hidden = answers.length === 0;
        element('position-heading').hidden = position.length === 0;
        element('log-heading').hidden = log.length === 0;
    }

    // Shows `buttons` in `list`, each with its index as the attribute data-action or data-button, as `kind` says.
    showButtons(list, buttons, kind) {
        showLines(
            list,
            buttons.map(({ label }) => label),
            'button',
        );
        buttons.forEach(({ id, chosen, about = '' }, i) => {
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

    // Moves the focus to the button with the label that had it before the update, or to the first button if that label
    // is gone. `before` has the labels of that button's list before the update, `at` is the index of the button there.
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
