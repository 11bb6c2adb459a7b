// The canvas's mirror: what the screen says and offers, as text and real buttons. Only what changed is touched, so that
// screen readers speak of nothing else and the focus stays.
const element = (id) => document.getElementById(id);

function say(node, words) {
    if (node.textContent !== words) {
        node.textContent = words;
    }
}

// Makes the children of `list` say `lines`, one `tag` each. Lines that only moved up, as a log's do when its first ones
// go, move with their elements: the rest is not said again.
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

// What a screen reader tells beside the words of an element.
function describe(node, words) {
    if (node.title !== words) {
        node.title = words;
    }
}

// Headings and paragraphs.
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

export class Mirror {
    constructor(game) {
        this.game = game;
        for (const id of ['mirror-answers', 'mirror-buttons']) {
            element(id).onclick = (event) => {
                const button = event.target.closest('button');
                if (button) {
                    // What was offered may be over, and not shown yet.
                    this.game.call('press', Number(button.dataset.id), this.version);
                }
            };
        }
    }

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
        this.offer(element('mirror-answers'), answers, 'action');
        this.offer(element('mirror-buttons'), buttons, 'button');
        element('answers-heading').hidden = answers.length === 0;
        element('position-heading').hidden = position.length === 0;
        element('log-heading').hidden = log.length === 0;
    }

    offer(list, offered, kind) {
        const hadFocus = list.contains(document.activeElement);
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
        if (hadFocus && !list.contains(document.activeElement)) {
            (list.lastElementChild ?? document.querySelector('#mirror-buttons button'))?.focus();
        }
    }
}
