// The check finds a fault: node --test tests/workflows/check_test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const check = (...files) => spawnSync(process.execPath, ['tests/workflows/check.mjs', ...files], { encoding: 'utf8' });

test('the workflows have no fault, and a misspelt step is reported with its line', () => {
    const { status, stdout } = check();
    assert.equal(stdout, '');
    assert.equal(status, 0);
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    try {
        const bad = join(folder, 'bad.yml');
        writeFileSync(bad, readFileSync('.github/workflows/check.yml', 'utf8').replace('runs-on:', 'run-on:'));
        const told = check(bad);
        assert.equal(told.status, 1);
        assert.match(told.stdout, /bad\.yml:\d+:\d+: .*run-on/);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
