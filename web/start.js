// Inlined in index.html: begins to download the program before any other script arrives, and reports an error if
// page.js cannot be loaded.

const words = {
    en: ['Not loaded', 'Part of the game could not be downloaded. Check your network connection.', 'Try again'],
    de: ['Nicht geladen', 'Ein Teil des Spiels ließ sich nicht laden. Prüfe deine Netzverbindung.', 'Noch einmal'],
    es: [
        'No se ha cargado',
        'No se ha podido descargar una parte del juego. Comprueba tu conexión a la red.',
        'Otra vez',
    ],
};

const sameOrigin = { credentials: 'same-origin' };
// See embed.js.
const isFrame = window.top !== window || new URLSearchParams(location.search).has('embed');

function tellMissing() {
    const language = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag) => tag in words) ?? 'en';
    const element = (id) => document.getElementById(id);
    [element('trouble-title').textContent, element('trouble-text').textContent, element('trouble-retry').textContent] =
        words[language];
    document.documentElement.lang = language;
    element('loading').remove();
    element('trouble').hidden = false;
    element('trouble-retry').onclick = () => location.reload();
    element('trouble-retry').focus();
}

function showProgress(share) {
    if (document.getElementById('loading')?.hidden !== false) {
        return; // not shown yet, or an error has removed it
    }
    const percent = Math.round(100 * Math.min(1, share));
    const bar = document.getElementById('loading-bar');
    bar.setAttribute('aria-valuenow', String(percent));
    bar.firstElementChild.style.setProperty('width', `${percent}%`);
}

// Returns the uncompressed size of the program, which the build writes into the page; headers may have the compressed
// one.
function sizeOf(response) {
    const built = Number(document.querySelector('meta[name="elgrande-wasm-bytes"]').content);
    const sent = response.headers.get('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length'));
    return built || sent || 1500000; // about the real size, so that the bar moves in a page that is not packed
}

// Fetches the texts of the language that the program will probably use; the program fetches others itself. Returns
// { name, addresses, text }: see Assets in assets.js.
async function firstTexts() {
    const addresses = JSON.parse(document.getElementById('assets').textContent);
    let chosen = null;
    try {
        chosen = isFrame ? null : localStorage.getItem('elgrande.language');
    } catch {
        // Refused: the browser's languages decide.
    }
    const tags = [chosen, ...(navigator.languages ?? [])].map((tag) => `texts-${tag?.slice(0, 2).toLowerCase()}`);
    const name = tags.find((tag) => tag in addresses) ?? 'texts-en';
    const response = await fetch(addresses[name], sameOrigin);
    if (!response.ok) {
        throw new Error(`${addresses[name]}: ${response.status} ${response.statusText}`);
    }
    return { name, addresses, text: await response.text() };
}

const BAR_DELAY_MS = 250; // until the loading bar is shown
const isLate = new Promise((resolve) => setTimeout(resolve, BAR_DELAY_MS));

// Shows the progress of a download, of which `copy` is a clone.
async function showDownload(copy) {
    await isLate;
    if (!document.getElementById('loading')) {
        await copy.body.cancel();
        return;
    }
    const size = sizeOf(copy);
    const reader = copy.body.getReader();
    let received = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        received += part.value.length;
        showProgress(received / size);
    }
}

// Downloads the program. The progress is that of a clone, so that the compiler reads the response directly.
async function download(source) {
    const response = await fetch(source, sameOrigin);
    if (!response.ok) {
        throw new Error(`${source}: ${response.status} ${response.statusText}`);
    }
    showDownload(response.clone()).catch(() => {}); // the compiler reports the same error
    const type = 'application/wasm';
    return response.headers.get('Content-Type') === type
        ? response
        : new Response(response.body, { headers: { 'Content-Type': type } });
}

// Creates the graphics context that the program will ask for, on a canvas of its final size; null if there is no
// WebGL 2. That takes as long as a download, so it is done meanwhile.
function openGraphics(canvas) {
    const box = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(box.width * devicePixelRatio));
    canvas.height = Math.max(1, Math.round(box.height * devicePixelRatio));
    return canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false });
}

function begin() {
    isLate.then(() => document.getElementById('loading')?.removeAttribute('hidden'));

    const compiled = WebAssembly.compileStreaming(download('elgrande.wasm'));
    compiled.catch(() => {}); // page.js reports it
    const texts = firstTexts();
    texts.catch(() => {}); // page.js reports it, too
    const graphics = openGraphics(document.getElementById('canvas'));
    import('./page.js').then(({ start }) => start({ compiled, texts, graphics }), tellMissing);
}

if (!window.isTooOld) {
    // too_old.js has reported it
    begin();
}
