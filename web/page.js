// Starts the page: downloads the program with a progress bar, shows what went wrong when something does, and then
// leaves the canvas to it.
import createElGrande from './elgrande.js'; // what Emscripten makes of the program
import { Host } from './host.js';
import { listenToCanvas } from './input.js';
import { Offline } from './offline.js';
import { preferredLanguages, say, speak } from './texts.js';

const element = (id) => document.getElementById(id);
let stopped = false;

function showProgress(share) {
    const percent = Math.round(100 * Math.min(1, share));
    element('loading-bar').setAttribute('aria-valuenow', String(percent));
    element('loading-bar').firstElementChild.style.width = `${percent}%`;
}

// Stops everything and says why. `details` is what "copy diagnostics" gives.
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
    element('trouble').hidden = false;
    element(details === '' ? 'trouble-retry' : 'trouble-copy').focus();
}

function copyDiagnostics() {
    const field = element('trouble-details');
    field.hidden = false;
    field.select();
    const written = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error('no clipboard'));
    written.then(() => { element('trouble-copy').textContent = say('Copied'); }, () => field.select());
}

function crashed(error) {
    const link = host.link === '' ? '(no game)' : host.addressOf(host.link);
    const details = `${link}\n${error?.stack ?? error}\n${navigator.userAgent}`;
    showTrouble(say('Something broke'), say('The program stopped. Your game is saved up to the last action; loading '
        + 'the page again goes on from there. The diagnostics hold the link of the game: keep it, or send it with a '
        + 'report.'), details);
    console.error(error);
}

const host = new Host({ crashed, noGraphics });

function noGraphics() {
    showTrouble(say('No WebGL 2'), say('El Grande draws with WebGL 2, which this browser does not offer or has '
        + 'switched off. A current Firefox, Chrome, Edge or Safari with hardware acceleration has it.'));
}

function notLoaded(error) {
    const unusable = error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;
    const why = unusable ? say('The program arrived damaged, or this browser is too old for it.')
        : say('A part of the game could not be downloaded. Is the network there?');
    showTrouble(say('Not loaded'), `${why} (${error.message})`);
}

// The size in the headers is that of the compressed transfer; the page was built with the real one.
function sizeOf(response) {
    const built = Number(document.querySelector('meta[name="elgrande-wasm-bytes"]').content);
    const sent = response.headers.get('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length'));
    return built || sent || 1500000;
}

async function download(source) {
    const response = await fetch(source, { credentials: 'same-origin' });
    if (!response.ok) {
        throw new Error(`${source}: ${response.status} ${response.statusText}`);
    }
    const size = sizeOf(response);
    let received = 0;
    const counted = response.body.pipeThrough(new TransformStream({
        transform(chunk, controller) {
            received += chunk.length;
            showProgress(received / size);
            controller.enqueue(chunk);
        }
    }));
    return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

function offerVersion(load) {
    element('update').hidden = false;
    element('update-load').onclick = load;
    element('update-later').onclick = () => {
        element('update').hidden = true;
        element('canvas').focus();
    };
}

// The program will ask for the same context on a canvas of the same size; so it is made while the rest is on its way.
function hasWebGl2() {
    const canvas = element('canvas');
    const box = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(box.width * devicePixelRatio));
    canvas.height = Math.max(1, Math.round(box.height * devicePixelRatio));
    return canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false }) !== null;
}

async function start() {
    const compiled = WebAssembly.compileStreaming(download('elgrande.wasm'));
    compiled.catch(() => {}); // reported below
    const graphics = hasWebGl2();
    host.guessDark();
    speak(preferredLanguages());
    if (!graphics) {
        noGraphics();
        return;
    }
    let module;
    try {
        module = await compiled;
    } catch (error) {
        notLoaded(error);
        return;
    }
    try {
        await createElGrande({
            host,
            canvas: element('canvas'),
            onAbort: (reason) => crashed(new Error(`aborted: ${reason}`)),
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(module, imports).then((instance) => done(instance, module)).catch(notLoaded);
                return {};
            }
        });
    } catch (error) {
        crashed(error);
        return;
    }
    if (stopped || !host.game) {
        return;
    }
    element('loading').remove();
    listenToCanvas(element('canvas'), host); // which draws the first frame
    host.firstFrame();
    new Offline(offerVersion).start();
}

element('trouble-retry').onclick = () => location.reload();
element('trouble-copy').onclick = copyDiagnostics;
window.addEventListener('error', (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) {
        crashed(event.error);
    }
});
start();
