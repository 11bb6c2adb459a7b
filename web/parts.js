// The program comes in three parts, made by Binaryen's wasm-split (scripts/split-page.mjs): what the start page calls;
// what a table calls in addition, in a link or in a game's first turns; and the rest. The first frame of the start page
// waits for the first one only, that of a link for two. They call each other by the table of functions: in the slot of
// a function of a later part stands one that asks for it here, until that part puts in its own.
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

// True if this browser compiles a large module at once, as Chrome does from 2023 on.
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

    bringNow(imports) {
        if (!this.here) {
            new WebAssembly.Instance(new WebAssembly.Module(fetchNow(this.address)), imports);
            this.here = true;
        }
    }

    async bring(imports) {
        if (this.here) return;
        const module = await this.compile();
        if (!this.here) {
            await WebAssembly.instantiate(module, imports);
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
    let first;
    const bring = (slot) => {
        const own = table.get(slot);
        for (const part of parts) {
            part.bringNow(first);
            if (table.get(slot) !== own) return; // it was in this one
        }
    };
    const instance = await WebAssembly.instantiate(module, { ...imports, parts: { bring } });
    const primary = instance.exports;
    table = Object.values(primary).find((value) => value instanceof WebAssembly.Table);
    first = { primary, slots: new Proxy({}, { get: (_, slot) => table.get(Number(slot)) }) };
    for (const part of atStart) await part.bring(first);
    const join = async () => {
        // If one cannot be had it is asked for again when it is needed.
        for (const part of parts) await part.bring(first).catch(() => {});
    };
    return { instance, join };
}
