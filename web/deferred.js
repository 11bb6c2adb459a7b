// The program comes in two parts, made by Binaryen's wasm-split (scripts/split-page.mjs): what the start page, a link
// and a game's first turns call, and the rest, which comes while the first frame is drawn. Where the first part calls a
// function of the second there is a placeholder in the table, until the second part puts in its own.
const address = 'elgrande-deferred.wasm';

/// Why a function of the second part cannot be called.
export class MissingPart extends Error {}

// The part at once, without going back to the program that waits for it.
function fetchNow() {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes: such a request can have no others
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

// Whether this browser compiles a large module at once, as Chrome does from 2023 on.
function compilesAtOnce() {
    try {
        const section = [0, 0x80, 0x28, ...new Uint8Array(5120)]; // which means nothing
        new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, ...section));
        return true;
    } catch {
        return false;
    }
}

const atOnce = compilesAtOnce(); // asked while the program is on its way

/// The program's instance, of `module`. Where an earlier visit has kept all files both parts are there before the
/// program starts, as the saved games need them. Else the first part starts alone, and whatever needs the second one
/// waits for it; `join` begins to bring it, which is for after the first frame.
export async function joined(module, imports) {
    let table;
    let here = false;
    let primary;
    const placeholder = new Proxy(
        {},
        {
            get: (_, index) =>
                function called(...values) {
                    if (!here) {
                        new WebAssembly.Instance(new WebAssembly.Module(fetchNow()), { primary });
                        here = true;
                    }
                    return table.get(Number(index))(...values);
                },
        },
    );
    const compile = () => WebAssembly.compileStreaming(fetch(address, { credentials: 'same-origin' }));
    const early = navigator.serviceWorker?.controller || !atOnce ? compile() : null;
    const instance = await WebAssembly.instantiate(module, { ...imports, placeholder });
    primary = instance.exports;
    table = Object.values(primary).find((value) => value instanceof WebAssembly.Table);
    const bring = async (compiled) => {
        const part = await compiled;
        if (!here) {
            await WebAssembly.instantiate(part, { primary });
            here = true;
        }
    };
    if (early) {
        await bring(early);
    }
    // If it cannot be had it is asked for again when it is needed.
    return { instance, join: () => early || bring(compile()).catch(() => {}) };
}
