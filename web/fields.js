// Text fields as elements over the canvas, so that phones show their keyboard and pasting works.
// Kinds of events, in the order of the enum in src/platform/web/text_fields.hpp.
const INPUT = 0;
const SUBMIT = 1;
const BLUR = 2;
const ARROWS = { ArrowDown: 3, ArrowUp: 4 };
const ESCAPE = 5;
const FOCUS = 6;

// Returns true if the browser darkens pages by itself: it then draws white as another colour.
function isDarkened() {
    const probe = document.createElement('div');
    Object.assign(probe.style, { display: 'none', backgroundColor: 'canvas', colorScheme: 'light' });
    document.body.append(probe);
    const white = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return white !== 'rgb(255, 255, 255)';
}

export class Fields {
    constructor(game) {
        this.game = game;
        this.shown = new Map();
    }

    // Shows a field, or updates it if there is one with this `id`. Positions and lengths are CSS pixels from the upper
    // left corner of the canvas, `maxLength` is in UTF-16 units. `focus` moves the keyboard focus to the field and
    // selects its text.
    show(id, label, placeholder, value, x, y, width, height, fontSize, maxLength, severalLines, focus, padding) {
        const field = this.shown.get(id) ?? this.make(id, severalLines);
        field.setAttribute('aria-label', label);
        field.placeholder = placeholder;
        field.maxLength = maxLength;
        Object.assign(field.style, {
            left: `${x}px`,
            top: `${y}px`,
            width: `${width}px`,
            height: `${height}px`,
            padding: `${severalLines ? padding / 2 : 0}px ${padding}px`,
        });
        field.style.setProperty('--size', `${fontSize}px`);
        field.toggleAttribute('data-darkened', isDarkened());
        if (field.value !== value) {
            field.value = value;
        }
        if (focus) {
            field.focus();
            field.select();
        }
    }

    make(id, severalLines) {
        const field = document.createElement(severalLines ? 'textarea' : 'input');
        const send = (event) => this.game.send('field', [id, field.value], event);
        field.id = `field-${id}`;
        field.autocomplete = 'off';
        field.spellcheck = false;
        field.oninput = () => send(INPUT);
        field.onfocus = () => send(FOCUS);
        field.onblur = () => send(BLUR);
        // A tap into a field of one line selects its text, as players mostly replace it.
        let hadFocus = false;
        field.onpointerdown = () => {
            hadFocus = document.activeElement === field;
        };
        field.onclick = () => {
            if (!hadFocus && !severalLines && field.selectionStart === field.selectionEnd) {
                field.select();
            }
        };
        field.onkeydown = (event) => {
            if (event.key === 'Enter' && !event.isComposing && !severalLines) {
                send(SUBMIT);
            } else if (event.key in ARROWS && !severalLines) {
                event.preventDefault();
                send(ARROWS[event.key]);
            } else if (event.key === 'Escape') {
                send(ESCAPE);
                document.getElementById('canvas').focus();
            }
        };
        // The browser would join pasted lines without a blank between them, and is slow to truncate very long text.
        field.onpaste = (event) => {
            const words = event.clipboardData.getData('text').slice(0, field.maxLength);
            event.preventDefault();
            document.execCommand('insertText', false, severalLines ? words : words.replace(/[\r\n]+/g, ' '));
        };
        document.getElementById('fields').append(field);
        this.shown.set(id, field);
        return field;
    }

    remove(id) {
        const field = this.shown.get(id);
        this.shown.delete(id);
        if (field) {
            field.onblur = null; // a browser may send `blur` when it removes the field
            field.remove();
        }
    }
}
