// The site that a build with relays makes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(root, 'tests/node_modules');

/// Returns the site that the build makes with this list of relays, but with empty programs: a Map from each file's name
/// without hash to { name, text }.
function siteWith(list) {
    const folder = mkdtempSync(join(tmpdir(), 'relayed-site-'));
    try {
        cpSync(join(root, 'web'), folder, { recursive: true });
        for (const name of ['elgrande.wasm', 'elgrande-deferred.wasm', 'brains.wasm']) {
            writeFileSync(join(folder, name), '');
        }
        for (const name of ['elgrande.js', 'brains.js']) writeFileSync(join(folder, name), 'export default () => {};');
        const packer = join(root, 'scripts/pack-page.mjs');
        execFileSync(process.execPath, [packer, folder, 'chrome97,firefox102,safari16', '', list]);
        const files = readdirSync(folder).map((name) => [
            name.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''),
            { name, text: readFileSync(join(folder, name), 'utf8') },
        ]);
        return new Map(files);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const policyOf = (site) =>
    /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(site.get('index.html').text)[1];

test('a site with relays loads their script, and allows connections to them only', () => {
    const site = siteWith('wss://relay.example/v2,stun:stun.example:3478,turn:me:secret@turn.example');
    const plain = siteWith('');
    const { name, text } = site.get('relays.js');
    assert.match(name, /^relays\.[0-9a-f]{8}\.js$/); // may be cached for ever
    for (const part of ['wss://relay.example/v2', 'stun:stun.example:3478', 'turn:turn.example', 'secret']) {
        assert.ok(text.includes(part), part);
    }
    assert.ok(!/\b(?:RELAYS|SERVERS)\b/.test(text), 'both lists are defined');

    const room = site.get('room.js');
    assert.ok(room.text.includes(name), 'room.js loads the script by its name');
    assert.ok(site.get('index.html').text.includes(`"room":"${room.name}"`), 'the page loads that room.js');
    for (const late of [name, room.name]) assert.ok(!site.get('sw.js').text.includes(late), `${late} is not stored`);

    const connections = "; connect-src 'self' wss://relay.example/v2";
    assert.ok(policyOf(site).includes(connections), policyOf(site));
    assert.doesNotMatch(policyOf(plain), /connect-src/);
    const scripts = (policy) => /script-src ([^;]+)/.exec(policy)[1].split(' ').length;
    assert.equal(scripts(policyOf(site)), scripts(policyOf(plain)));

    assert.ok(!plain.has('relays.js'));
    assert.ok(!/relays\.[0-9a-f]{8}|RELAYS_ADDRESS/.test(plain.get('room.js').text), 'room.js loads no such script');
});

test('the licences that a build with relays adds are where the build looks for them', () => {
    const build = readFileSync(join(root, 'cmake/Page.cmake'), 'utf8');
    const licences = [...build.matchAll(/"\$\{packages\}\/([^"]+\/LICENSE)"/g)].map(([, file]) => file);
    assert.equal(licences.length, 2); // Trystero's and that of the one package that it bundles
    for (const file of licences)
        assert.match(readFileSync(join(packages, file), 'utf8'), /Permission is hereby granted/, file);
});
