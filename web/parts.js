// The program comes in three parts, made by Binaryen's wasm-split (scripts/split-page.mjs): what the start page calls;
// what a table calls besides, in a link or in a game's first turns; and the rest. The first frame of the start page
// waits for the first one only, that of a link for two. Where one part calls a function of a later one there is a
// placeholder in the table, until that part puts in its own.
const addresses = ['elgrande-table.wasm', 'elgrande-deferred.wasm'];

/// Why a function of a later part cannot be called.
export class MissingPart extends Error {}

// A part at once, without going back to the program that waits for it.
function fetchNow(address) {
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

class Part {
    here = false;

    constructor(address) {
        this.address = address;
    }

    compile() {
        this.compiled ??= WebAssembly.compileStreaming(fetch(this.address, { credentials: 'same-origin' }));
        return this.compiled;
    }

    bringNow(primary) {
        if (!this.here) {
            new WebAssembly.Instance(new WebAssembly.Module(fetchNow(this.address)), { primary });
            this.here = true;
        }
    }

    async bring(primary) {
        if (this.here) return;
        const module = await this.compile();
        if (!this.here) {
            await WebAssembly.instantiate(module, { primary });
            this.here = true;
        }
    }
}

const parts = addresses.map((address) => new Part(address));

// Those without which the program does not start, on their way while it is: where an earlier visit has kept all files
// every part, as the saved games need them, else what a link's table needs.
const whole = navigator.serviceWorker?.controller || !compilesAtOnce();
const atStart = whole ? parts : location.hash.length > 1 ? parts.slice(0, 1) : [];
for (const part of atStart) part.compile().catch(() => {}); // said where it is waited for

/// The program's instance, of `module`. What it calls of a part that has not come waits for it; `join` begins to bring
/// the parts that are left, which is for after the first frame.
export async function joined(module, imports) {
    let table;
    let primary;
    const placeholder = new Proxy(
        {},
        {
            get: (_, index) =>
                function called(...values) {
                    const own = table.get(Number(index));
                    for (const part of parts) {
                        part.bringNow(primary);
                        if (table.get(Number(index)) !== own) break; // it was in this one
                    }
                    return table.get(Number(index))(...values);
                },
        },
    );
    const instance = await WebAssembly.instantiate(module, { ...imports, placeholder });
    primary = instance.exports;
    table = Object.values(primary).find((value) => value instanceof WebAssembly.Table);
    for (const part of atStart) await part.bring(primary);
    const join = async () => {
        // If one cannot be had it is asked for again when it is needed.
        for (const part of parts) await part.bring(primary).catch(() => {});
    };
    return { instance, join };
}
