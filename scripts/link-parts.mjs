// Lets the parts into which wasm-split has cut a program meet in its table of functions. What wasm-split makes imports
// and exports each function that one part calls of another: JavaScript makes an object of each of 3,000, which took
// 10 ms of the page's first frame, and most of them are never called. In the table they cost nothing until they are.
// - Where a later part will put a function stands a trampoline: it has the part brought, then calls what is there.
// - What later parts call is in slots of the table instead of the exports.
// The formats are those of https://webassembly.github.io/spec/core/binary/.

const ids = { custom: 0, type: 1, import: 2, function: 3, table: 4, export: 7, element: 9, code: 10 };
const kinds = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const op = { call: 0x10, callIndirect: 0x11, localGet: 0x20, constant: 0x41, end: 0x0b };
const functionType = 0x60;
const i32 = 0x7f;

const unsigned = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))]);
const signed = (value) => (value < 64 ? [value] : [(value % 128) + 128, ...signed(Math.floor(value / 128))]);
const joined = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const vector = (items) => joined(unsigned(items.length), ...items);
const bytes = (list) => vector(list.map((byte) => [byte]));
const name = (text) => bytes([...Buffer.from(text)]);

class Reader {
    at = 0;

    constructor(bytes) {
        this.bytes = bytes;
    }

    byte() {
        return this.bytes[this.at++];
    }

    take(length) {
        this.at += length;
        return this.bytes.subarray(this.at - length, this.at);
    }

    number() {
        let value = 0;
        for (let factor = 1; ; factor *= 128) {
            const byte = this.byte();
            value += (byte & 127) * factor;
            if (byte < 128) return value;
        }
    }

    // The bytes of what `read` passes over.
    raw(read) {
        const from = this.at;
        read();
        return this.bytes.subarray(from, this.at);
    }

    limits() {
        const hasMost = this.byte() & 1;
        this.number();
        if (hasMost) this.number();
    }

    expect(...bytes) {
        for (const byte of bytes) {
            if (this.byte() !== byte) throw new Error(`wasm-split writes something new before byte ${this.at}`);
        }
    }

    items(read) {
        return Array.from({ length: this.number() }, read);
    }

    name() {
        return this.take(this.number()).toString();
    }
}

const reads = {
    type(reader) {
        reader.expect(functionType);
        const [parameters, results] = [0, 1].map(() => reader.items(() => reader.byte()));
        return { parameters, results };
    },
    import(reader) {
        const [module, base, kind] = [reader.name(), reader.name(), reader.byte()];
        const what = reader.raw(() => {
            if (kind === kinds.function) reader.number();
            else if (kind === kinds.table) reader.byte();
            else if (kind === kinds.global || kind === kinds.tag) reader.take(2);
            if (kind === kinds.table || kind === kinds.memory) reader.limits();
        });
        return { module, base, kind, what };
    },
    export: (reader) => ({ base: reader.name(), kind: reader.byte(), index: reader.number() }),
    element(reader) {
        reader.expect(0, op.constant);
        const from = reader.number();
        reader.expect(op.end);
        return { from, functions: reader.items(() => reader.number()) };
    },
    code: (reader) => reader.raw(() => reader.take(reader.number())),
};

const writes = {
    type: ({ parameters, results }) => joined([functionType], bytes(parameters), bytes(results)),
    import: ({ module, base, kind, what }) => joined(name(module), name(base), [kind], what),
    export: ({ base, kind, index }) => joined(name(base), [kind], unsigned(index)),
    element: ({ from, functions }) => joined([0, op.constant], signed(from), [op.end], vector(functions.map(unsigned))),
};

/// A module's sections, in their order.
class Module {
    constructor(bytes) {
        const reader = new Reader(bytes);
        this.head = reader.take(8);
        this.sections = [];
        while (reader.at < bytes.length) this.sections.push({ id: reader.byte(), body: reader.take(reader.number()) });
    }

    section(kind) {
        return this.sections.find(({ id }) => id === ids[kind]);
    }

    read(kind) {
        const reader = new Reader(this.section(kind).body);
        return reader.items(() => reads[kind](reader));
    }

    write(kind, items) {
        this.section(kind).body = vector(writes[kind] ? items.map(writes[kind]) : items);
    }

    bytes() {
        const section = ({ id, body }) => joined([id], unsigned(body.length), body);
        return joined(this.head, ...this.sections.map(section));
    }
}

// The size of the table, which gets that many slots more.
function grown(module, more) {
    const reader = new Reader(module.section('table').body);
    const [count, type, flags] = [reader.number(), reader.byte(), reader.byte()];
    const least = reader.number();
    if (count !== 1 || flags !== 0) throw new Error('the program has another table than one that grows');
    module.section('table').body = joined([1, type, flags], unsigned(least + more));
    return least;
}

// What stands in `slot` until a later part puts its own function there.
function trampoline(slot, type, parameters, bring) {
    const passed = parameters.flatMap((_, i) => [op.localGet, ...unsigned(i)]);
    const brought = [op.constant, ...signed(slot), op.call, ...unsigned(bring)];
    const called = [op.constant, ...signed(slot), op.callIndirect, ...unsigned(type), 0];
    return bytes([0, ...brought, ...passed, ...called, op.end]);
}

// The trampolines take the numbers of the imports that they replace, but for one, which is that of parts.bring: so
// nothing that is compiled has to change.
function replacePlaceholders(module) {
    const types = module.read('type');
    const imports = module.read('import');
    // Older releases of Binaryen call it 'placeholder', newer ones 'placeholder.deferred'.
    const isPlaceholder = (it) => it.module.split('.')[0] === 'placeholder';
    const functions = imports.filter(({ kind }) => kind === kinds.function);
    const bring = functions.findIndex(isPlaceholder);
    const kept = imports.filter((it) => !isPlaceholder(it));
    const placeholders = functions.slice(bring).map((it) => ({
        slot: Number(it.base),
        type: new Reader(it.what).number(),
    }));
    if (bring < 0 || !functions.slice(bring).every(isPlaceholder)) {
        throw new Error('wasm-split does not put its placeholders last');
    }

    let type = types.findIndex((it) => `${it.parameters}` === `${i32}` && it.results.length === 0);
    if (type < 0) type = types.push({ parameters: [i32], results: [] }) - 1;
    const what = Buffer.from(unsigned(type));
    module.write('type', types);
    module.write('import', [...kept, { module: 'parts', base: 'bring', kind: kinds.function, what }]);

    const typed = new Reader(module.section('function').body);
    const own = typed.items(() => typed.number());
    const [displaced, ...others] = placeholders;
    const last = functions.length + own.length;
    module.write('function', [...others.map((it) => it.type), ...own, displaced.type].map(unsigned));
    const body = (it) => trampoline(it.slot, it.type, types[it.type].parameters, bring);
    module.write('code', [...others.map(body), ...module.read('code'), body(displaced)]);
    return module.read('element').map((segment) => ({
        ...segment,
        functions: segment.functions.map((index) => (index === bring ? last : index)),
    }));
}

/// `module` without its functions' names: wasm-split takes numbers for them then, which its releases all read alike.
export function withoutNames(module) {
    const named = new Module(module);
    const isNames = ({ id, body }) => id === ids.custom && new Reader(body).name() === 'name';
    named.sections = named.sections.filter((section) => !isNames(section));
    return named.bytes();
}

/// The program's first part, and `later` ones that follow it, linked: of what the first one exports under names that
/// are `isForParts`, and of what a later one imports by them, slots are made. The first one imports parts.bring(slot),
/// which must not return before the table has another function there; later ones import from `slots`, by number.
/// Throws an Error if wasm-split has cut them in a way that this does not know.
export function linkByTable(first, later, isForParts) {
    const primary = new Module(first);
    const elements = replacePlaceholders(primary);
    const exported = primary.read('export');
    const isMoved = ({ base, kind }) => kind === kinds.function && isForParts(base);
    const moved = exported.filter(isMoved);
    const from = grown(primary, moved.length);
    const slots = new Map(moved.map(({ base }, i) => [base, `${from + i}`]));
    primary.write(
        'export',
        exported.filter((it) => !isMoved(it)),
    );
    primary.write('element', [...elements, { from, functions: moved.map(({ index }) => index) }]);

    const others = later.map((bytes) => {
        const module = new Module(bytes);
        const linked = (it) => (slots.has(it.base) ? { ...it, module: 'slots', base: slots.get(it.base) } : it);
        module.write('import', module.read('import').map(linked));
        return module.bytes();
    });
    return [primary.bytes(), ...others];
}
