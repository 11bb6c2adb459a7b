// Checks the house rules: which folders of src/ may include which, line lengths, complete tables, no .at() in the page,
// and no names of package registries or paths of one machine. `node tests/layers/check.mjs [ROOT]` prints each
// violation as `path:line: reason` and exits with 1 if there is any.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url));

// What a unit (a folder or a single file) may include in addition to itself and the standard library: `ours` are other
// units, `foreign` prefixes of external headers. A file belongs to the unit with the longest matching name.
const engine = ['rules', 'record', 'table', 'words', 'words/marks'];
const drawn = ['board', 'board/colour', 'board/geometry', 'board/lettering', 'platform', 'ui'];
const imgui = ['imgui.h', 'imgui_internal.h'];
const screen = (...ours) => ({ ours: [...engine, ...drawn, ...ours.map((name) => `screens/${name}`)], foreign: imgui });
const screens = {
    'screens/model': screen(),
    'screens/animation': screen('model'),
    'screens/board_view': { ours: drawn, foreign: imgui },
    'screens/cards': screen('model'),
    'screens/help': screen('model', 'cards'),
    'screens/dialogs': screen('model', 'help'),
    'screens/result': screen('model', 'help', 'dialogs'),
    'screens/home': screen('model', 'board_view', 'cards', 'help', 'dialogs'),
    'screens/table/cards': screen('model', 'cards', 'help'),
    'screens/table/map': screen('model', 'board_view'),
    'screens/table': screen(
        'model',
        'animation',
        'board_view',
        'cards',
        'help',
        'dialogs',
        'result',
        'table/cards',
        'table/map',
    ),
};
const allowed = {
    rules: { ours: [], foreign: [] },
    record: { ours: ['rules'], foreign: ['cereal/'] },
    table: { ours: ['rules', 'record'], foreign: [] },
    room: { ours: ['rules', 'record', 'table'], foreign: [] },
    editor: { ours: ['rules', 'record'], foreign: [] },
    search: { ours: ['rules'], foreign: [] },
    opponents: { ours: ['rules'], foreign: [] },
    puzzles: { ours: ['rules', 'search', 'opponents'], foreign: [] },
    brains: { ours: ['rules', 'record', 'search', 'opponents', 'puzzles'], foreign: [] },
    'brains/exports.cpp': { ours: ['brains'], foreign: ['emscripten'] },
    words: { ours: ['rules', 'record', 'words/marks'], foreign: [] },
    'words/marks': { ours: [], foreign: [] },
    'board/geometry': { ours: [], foreign: imgui },
    'board/lettering': { ours: ['board/geometry'], foreign: imgui },
    'board/colour': { ours: ['rules'], foreign: imgui },
    board: { ours: ['rules', 'board/colour', 'board/geometry', 'board/lettering'], foreign: ['GLES3/gl3.h', ...imgui] },
    platform: { ours: [], foreign: ['emscripten', 'GLFW/', 'GLES3/', 'imgui'] },
    ui: {
        ours: ['words/marks', 'board/colour', 'board/geometry', 'board/lettering', 'platform'],
        foreign: ['qrcodegen.h', ...imgui],
    },
    ...screens,
    app: {
        ours: [...engine, ...drawn, ...Object.keys(screens), 'room', 'editor', 'brains', 'search', 'opponents'],
        foreign: imgui,
    },
    cli: { ours: [...engine, 'search', 'opponents', 'puzzles'], foreign: [] },
    'main.cpp': {
        ours: [...engine, ...drawn, ...Object.keys(screens), 'app', 'brains'],
        foreign: ['imgui', 'emscripten', 'GLFW/', 'GLES3/', 'GL/'],
    },
};

const longest_line = 120;
const code = new Set(['.cpp', '.hpp', '.inc', '.mjs', '.js', '.css', '.html', '.cmake', '.sh', '.glsl', '']);
const text = new Set([...code, '.json', '.md', '.txt', '.yml', '.elg', '.csv', '.webmanifest', '.svg']);

// Hosts of package registries, and folders of one machine. These patterns do not match themselves.
const hosts = [/registry\.(npmjs|yarnpkg)/, /(deb|snapshot|security)\.debian\.org/, /nodesource\.com/, /pypi\.org/];
const machine = [/(?<![\w.$}])\/(work|root|home|Users)\/\w/, /\.\.\/shared\b/];

const problems = [];
const complain = (path, line, reason) => problems.push(`${path}:${line}: ${reason}`);

function* files(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        // In a worktree .git is a file.
        if (['.git', 'build', 'node_modules'].includes(entry.name)) continue;
        if (entry.isDirectory()) {
            yield* files(path);
        } else if (entry.isFile()) {
            yield path;
        }
    }
}

/// Returns the unit of a path from src/, "" if it belongs to none.
function unit_of(path) {
    const fits = Object.keys(allowed).filter(
        (unit) => path === unit || path === `${unit}.hpp` || path.startsWith(`${unit}/`),
    );
    return fits.sort((a, b) => b.length - a.length)[0] ?? '';
}

/// Checks the includes of a file in src/.
function check_includes(path, lines) {
    const unit = unit_of(path.slice('src/'.length));
    if (!unit) {
        const folder = path.split('/').slice(1, -1).join('/');
        return complain(path, 1, `src/${folder} is not one of ${Object.keys(allowed).join(', ')}`);
    }
    const rule = allowed[unit];
    lines.forEach((line, index) => {
        const match = line.match(/^\s*#\s*(?:include|import)\s*(<[^>]*>|"[^"]*"|\S+)/);
        if (!match) return;
        const name = match[1].slice(1, -1);
        const refuse = (reason) => complain(path, index + 1, reason);
        if (match[1].startsWith('"')) {
            const target = unit_of(name);
            if (!name.includes('/') || name.startsWith('.')) refuse(`"${name}" is not a path from src/`);
            else if (target !== unit && !rule.ours.includes(target)) {
                refuse(`${unit} may not include ${target || name}`);
            }
        } else if (!match[1].startsWith('<')) {
            refuse(`a computed include cannot be checked: ${match[1]}`);
        } else if (!/^[a-z_]+$/.test(name) && !rule.foreign.some((start) => name.startsWith(start))) {
            refuse(`${unit} may not include <${name}>`);
        }
    });
}

// The page is built without exceptions, so std::vector::at() could abort it. Pens have their own function at().
const page_units = /^src\/(app|brains|editor|platform\/web|record|room|screens|table|ui|words)\//;
const ends_page = /(?<!\b(?:pen_?|pen\(\)|pen_at|Pen\([^()]*(?:\([^()]*\))?[^()]*\)))\.at\(/;

/// Matches tables with one row for each value of an enum. They must not compile if a row is missing: std::array would
/// fill missing rows with zeros, or be too short.
const tables = /\bconstexpr std::array(?:<[^;={}]*\b\w+_count> (\w+)\{| (\w+)\{\s*(?:words::)?Key::)/g;

function check_tables(path, content) {
    for (const match of content.matchAll(tables)) {
        const name = match[1] ?? match[2];
        const asserted = [`is_complete(${name},`, `all_drawn(${name})`, `${name}.size() ==`];
        if (!asserted.some((start) => content.includes(`static_assert(${start}`))) {
            const line = content.slice(0, match.index).split('\n').length;
            complain(path, line, `write ${name} with table_of, or assert that it is complete`);
        }
    }
}

for (const file of files(root)) {
    const path = relative(root, file).split(sep).join('/');
    const extension = extname(path);
    if (!text.has(extension)) continue;
    const content = readFileSync(file, 'utf8');
    const lines = content.split('\n');
    lines.forEach((line, index) => {
        if (hosts.some((host) => host.test(line))) complain(path, index + 1, 'names the host of a package registry');
        if (machine.some((place) => place.test(line))) complain(path, index + 1, 'names a path of one machine');
    });
    if (!code.has(extension) || !/^(src|tests|scripts|web|cmake|shaders)\//.test(path)) continue;
    // Skips files without extension that are no scripts: build output in the source tree, and data such as corpora.
    if (extension === '' && !content.startsWith('#!')) continue;
    lines.forEach((line, index) => {
        const width = [...line].length;
        if (width > longest_line) complain(path, index + 1, `${width} columns, more than ${longest_line}`);
    });
    if (!path.startsWith('src/') || !/^\.(cpp|hpp|inc)$/.test(extension)) continue;
    check_includes(path, lines);
    if (!page_units.test(path)) continue;
    check_tables(path, content);
    lines.forEach((line, index) => {
        if (ends_page.test(line)) complain(path, index + 1, '.at() can abort the page');
    });
}

for (const problem of problems.sort()) console.log(problem);
if (problems.length > 0) console.log(`${problems.length} violation(s) of the house rules`);
process.exit(problems.length > 0 ? 1 : 0);
