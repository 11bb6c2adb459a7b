// Starts the program, whose download start.js has begun, and reports errors of the start and later crashes.
import createElGrande from './elgrande.js'; // Emscripten's script
import { Assets } from './assets.js';
import { instantiate, MissingPart } from './deferred.js';
import { embedded, settingsOf, tellSize } from './embed.js';
import { rememberState } from './graphics.js';
import { Host } from './host.js';
import { listenToCanvas } from './input.js';
import { Offline } from './offline.js';
import { hasSavedGames, showSavedGames } from './safe_start.js';
import { say, speak } from './texts.js';

const element = (id) => document.getElementById(id);
let stopped = false;

// Reports that the program has stopped, and why; later calls are ignored. "Copy diagnostics" copies `details`.
function showTrouble(title, text, details = '') {
    if (stopped) {
        return;
    }
    stopped = true;
    element('loading')?.remove();
    element('trouble-title').textContent = title;
    element('trouble-text').textContent = text;
    element('trouble-details').value = details;
    element('trouble-copy').hidden = details === '';
    element('trouble-saves').hidden = !hasSavedGames;
    element('trouble').hidden = false;
    element(details === '' ? 'trouble-retry' : 'trouble-copy').focus();
}

function copyDiagnostics() {
    const field = element('trouble-details');
    field.hidden = false;
    field.select();
    const written = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error('no clipboard'));
    written.then(
        () => {
            element('trouble-copy').textContent = say('Copied');
        },
        () => field.select(),
    );
}

function crashed(error) {
    if (error instanceof MissingPart) {
        notLoaded(error);
        return;
    }
    const link = host.link === '' ? '(no game)' : host.addressOf(host.link);
    const details = `${link}\n${error?.stack ?? error}\n${navigator.userAgent}`;
    const text = host.starts.recordCrash()
        ? say(
              'The program crashed while it started. Your games are saved. If you reload the page, it opens none of ' +
                  'them but lists them, so that you can download or delete the one that causes this.',
          )
        : say(
              'The program has crashed. Your game is saved up to the last action; reload the page, and it goes on ' +
                  'from there. The diagnostics contain the link to the game: keep it, or send it with a report.',
          );
    showTrouble(say('Something went wrong'), text, details);
    console.error(error);
}

const host = new Host({ crashed, noGraphics });

function noGraphics() {
    showTrouble(
        say('No WebGL 2'),
        say(
            'El Grande draws with WebGL 2, which this browser does not offer or has ' +
                'switched off. A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.',
        ),
    );
}

function notLoaded(error) {
    const unusable = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
    const why = unusable
        ? say('The program arrived damaged, or this browser is too old for it.')
        : say('Part of the game could not be downloaded. Check your network connection.');
    showTrouble(say('Not loaded'), `${why} (${error.message})`);
}

function offerVersion(load) {
    element('update').hidden = false;
    element('update-load').onclick = load;
    element('update-later').onclick = () => {
        element('update').hidden = true;
        element('canvas').focus();
    };
}

// Returns the language last chosen in the program, if any, then those of the browser.
function preferredLanguages() {
    let chosen = null;
    try {
        chosen = settingsOf('localStorage').getItem('elgrande.language');
    } catch {
        // Refused: only the browser's languages are known.
    }
    return [chosen, ...(navigator.languages ?? [navigator.language])].filter(Boolean);
}

// Starts the program, or the list of saved games in a safe start. `compiled` is a promise of the module of its first
// part, `texts` a promise of the texts of one language (see Assets), and `graphics` the canvas's context, or null if
// there is none. Never rejects: errors are shown.
export async function start({ compiled, texts, graphics }) {
    host.guessDark();
    speak(preferredLanguages());
    if (host.starts.isSafe()) {
        stopped = true;
        showSavedGames(true);
        new Offline(offerVersion).start(); // a newer version may not crash
        return;
    }
    if (!graphics) {
        noGraphics();
        return;
    }
    rememberState(graphics);
    let complete;
    try {
        await createElGrande({
            host,
            canvas: element('canvas'),
            onAbort: (reason) => crashed(new Error(`aborted: ${reason}`)),
            // Emscripten calls this when its script is ready, possibly before the program has arrived.
            instantiateWasm(imports, done) {
                const loaded = Promise.all([compiled, texts]).then(async ([module, first]) => {
                    host.assets = new Assets(first);
                    return { module, ...(await instantiate(module, imports)) };
                });
                loaded.then((program) => {
                    complete = program.complete;
                    try {
                        done(program.instance, program.module); // runs main()
                    } catch (error) {
                        crashed(error);
                    }
                }, notLoaded);
                return {};
            },
        });
    } catch (error) {
        crashed(error);
        return;
    }
    if (stopped || !host.game) {
        return;
    }
    element('loading').remove();
    listenToCanvas(element('canvas'), host); // draws the first frame
    host.firstFrame();
    complete().then((isWhole) => isWhole && host.game.call('whole'));
    if (embedded) {
        tellSize();
    } else {
        new Offline(offerVersion).start();
    }
}

element('trouble-retry').onclick = () => location.reload();
element('trouble-copy').onclick = copyDiagnostics;
element('trouble-saves').onclick = () => showSavedGames(false);
window.addEventListener('error', (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) {
        crashed(event.error);
    }
});
