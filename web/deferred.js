// The program comes in two parts, which scripts/split-page.mjs makes: elgrande.wasm has what the start page calls,
// elgrande-deferred.wasm everything else. For each function of the second part that the first one calls, the
// function table holds a placeholder until the second part is instantiated and replaces it.
const address = 'elgrande-deferred.wasm';

/// Thrown where the program calls a function of the second part and that part cannot be downloaded.
export class MissingPart extends Error {}

// Downloads the second part synchronously, while the program waits in the middle of a call.
function fetchNow() {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // a synchronous request cannot return bytes
    try {
        request.send();
    } catch (error) {
        throw new MissingPart(error.message);
    }
    if (request.status !== 200) {
        throw new MissingPart(`${address}: ${request.status} ${request.statusText}`);
    }
    return Uint8Array.from(request.response, (letter) => letter.charCodeAt(0) & 255);
}

// True if this browser compiles a large module synchronously on the main thread, as Chrome does since 2023.
function compilesNow() {
    try {
        const section = [0, 0x80, 0x28, ...new Uint8Array(5120)]; // a custom section, which is ignored
        new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, ...section));
        return true;
    } catch {
        return false;
    }
}

const compile = () => WebAssembly.compileStreaming(fetch(address, { credentials: 'same-origin' }));

// The program starts with both parts if the first frame may need them: for a link, and on later visits, as a saved game
// may be open. Browsers that cannot compile the second part synchronously always need both.
const startsWhole = location.hash.length > 1 || navigator.serviceWorker?.controller || !compilesNow();
const compiled = startsWhole ? compile() : null;
compiled?.catch(() => {}); // instantiate() reports it

/// Instantiates the program: `module` is its compiled first part, and `imports` is what Emscripten provides to it.
/// Returns { instance, complete }. Call complete() after the first frame: it downloads the second part if it is still
/// missing. It returns a promise that tells whether both parts are there, and never rejects.
export async function instantiate(module, imports) {
    let isComplete = Boolean(compiled);
    let primary;
    let table;
    const placeholder = (slot) => {
        return (...values) => {
            if (!isComplete) {
                new WebAssembly.Instance(new WebAssembly.Module(fetchNow()), { primary });
                isComplete = true;
            }
            return table.get(Number(slot))(...values);
        };
    };
    const placeholders = new Proxy({}, { get: (_, slot) => placeholder(slot) });
    // Binaryen names the import module of the placeholders 'placeholder', from version 122 on 'placeholder.deferred'.
    const all = { ...imports, placeholder: placeholders, 'placeholder.deferred': placeholders };
    const instance = await WebAssembly.instantiate(module, all);
    primary = instance.exports;
    table = Object.values(primary).find((value) => value instanceof WebAssembly.Table);
    if (compiled) await WebAssembly.instantiate(await compiled, { primary });

    const complete = async () => {
        if (isComplete) return true;
        try {
            const second = await compile();
            await WebAssembly.instantiate(second, { primary }); // harmless if a call has done it meanwhile
            isComplete = true;
        } catch {
            // The first call that needs it tries again.
        }
        return isComplete;
    };
    return { instance, complete };
}
