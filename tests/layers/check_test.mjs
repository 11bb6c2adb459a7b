// The check finds each violation in a tree that contains only that file, and reports nothing in allowed code.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('check.mjs', import.meta.url));

/** Returns the exit status and the output of the check, { status, out }, for a tree with only `content` at `path`. */
function run(path, content) {
    const root = mkdtempSync(join(tmpdir(), 'house-rules-'));
    try {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
        const { status, stdout } = spawnSync(process.execPath, [check, root], { encoding: 'utf8' });
        return { status, out: stdout };
    } finally {
        rmSync(root, { recursive: true });
    }
}

const refused = [
    ['rules draws nothing', 'src/rules/a.hpp', '#include <imgui.h>\n', 'src/rules/a.hpp:1: rules may not include'],
    [
        'rules does not use records',
        'src/rules/a.cpp',
        '\n#include "record/link.hpp"\n',
        'src/rules/a.cpp:2: rules may not',
    ],
    ['rules uses no system header', 'src/rules/a.cpp', '#include <unistd.h>\n', 'rules may not include <unistd.h>'],
    ['only record includes cereal', 'src/table/a.cpp', '#include <cereal/cereal.hpp>\n', 'table may not include'],
    ['only platform and main.cpp use GLFW', 'src/app/a.cpp', '#  include <GLFW/glfw3.h>\n', 'app may not'],
    ['only programs use Emscripten', 'src/board/a.cpp', '#include <emscripten.h>\n', 'board may not'],
    ['the board does not use screens', 'src/board/a.cpp', '#include "screens/model/a.hpp"\n', 'board may not include'],
    ['ui does not use the rules', 'src/ui/a.cpp', '#include "rules/state.hpp"\n', 'ui may not include rules'],
    ['ui uses only the marks of texts', 'src/ui/a.cpp', '#include "words/localizer.hpp"\n', 'ui may not'],
    ['screens do not use the app', 'src/screens/table/a.cpp', '#include "app/app.hpp"\n', 'may not include app'],
    ['models do not use pages', 'src/screens/model/a.hpp', '#include "screens/table/b.hpp"\n', 'model may not'],
    [
        'cards do not use the table',
        'src/screens/table/cards/a.hpp',
        '#include "screens/table/b.hpp"\n',
        'cards may not',
    ],
    ['a new folder of screens must be listed', 'src/screens/new/a.cpp', '\n', 'src/screens/new is not one of'],
    ['includes are paths from src/', 'src/rules/a.cpp', '#include "b.hpp"\n', 'is not a path from src/'],
    ['no include by ..', 'src/rules/a.cpp', '#include "../record/b.hpp"\n', 'is not a path from src/'],
    ['no computed include', 'src/rules/a.cpp', '#include HEADER\n', 'cannot be checked'],
    ['a new folder must be listed', 'src/stuff/a.cpp', '\n', 'src/stuff is not one of'],
    [
        'a table that is filled with zeros',
        'src/app/a.cpp',
        'constexpr std::array<Key, edition_count> names{\n    Key::A};\n',
        'src/app/a.cpp:1: write names with table_of',
    ],
    ['a table of any size', 'src/app/a.cpp', '\nconstexpr std::array keys{Key::A};\n', 'src/app/a.cpp:2: write keys'],
    [
        'a call that can abort the page',
        'src/app/a.cpp',
        'return names.at(i);\n',
        'src/app/a.cpp:1: .at() can abort the page',
    ],
    ['long lines', 'web/page.js', `//${'x'.repeat(119)}\n`, 'web/page.js:1: 121 columns'],
    ['registries', 'scripts/a', `#!/bin/sh\ncurl https://registry.${'npmjs'}.org\n`, 'scripts/a:2: names the host'],
    ['machines', 'README.md', `see /${'work'}/main\n`, 'README.md:1: names a path of one machine'],
];
for (const [name, path, content, reason] of refused) {
    test(`refused: ${name}`, () => {
        const { status, out } = run(path, content);
        assert.equal(status, 1);
        assert.ok(out.includes(reason), out);
    });
}

const fine = [
    ['the standard library and its own folder', 'src/rules/a.cpp', '#include "rules/b.hpp"\n#include <cstdint>\n'],
    ['a unit in a unit', 'src/screens/table/a.cpp', '#include "screens/table/cards/b.hpp"\n#include "ui/ui.hpp"\n'],
    ['the marks of texts in ui', 'src/ui/a.cpp', '#include "words/marks.hpp"\n'],
    ['cereal in record', 'src/record/a.cpp', '#include <cereal/cereal.hpp>\n#include "rules/state.hpp"\n'],
    ['everything in main.cpp', 'src/main.cpp', '#include "app/app.hpp"\n#include <GLFW/glfw3.h>\n'],
    [
        'a table whose size is asserted',
        'src/app/a.cpp',
        'constexpr std::array names{Key::A};\nstatic_assert(names.size() == b_count);\n',
    ],
    [
        'a table of rows that name their value',
        'src/app/a.cpp',
        'constexpr std::array<Row, b_count> rows{{{A}}};\nstatic_assert(is_complete(rows, &Row::b));\n',
    ],
    ['pens', 'src/screens/cards/a.cpp', 'const board::Pen ship = canvas.pen().at(foot);\n'],
    ['the file .git of a worktree', '.git', `gitdir: /${'home'}/me/.git/worktrees/a\n`],
    ['120 columns', 'src/rules/a.cpp', `${'x'.repeat(120)}\n`],
    ['letters beyond ASCII are one column each', 'src/rules/a.cpp', `// ${'é'.repeat(117)}\n`],
];
for (const [name, path, content] of fine) {
    test(`allowed: ${name}`, () => {
        const { status, out } = run(path, content);
        assert.equal(out, '');
        assert.equal(status, 0);
    });
}
