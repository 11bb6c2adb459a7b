// Finds a Node.js module without npm: uses scripts/node_modules if the module is there, otherwise Debian's package.
import Module, { createRequire } from 'node:module';
import path from 'node:path';

const debian = '/usr/share/nodejs'; // only Debian's node looks for modules there

/// Returns what the module exports.
export function findModule(name) {
    const require = createRequire(import.meta.url);
    const load = () => {
        const found = require(name);
        return found.default ?? found;
    };
    try {
        return load();
    } catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
    process.env.NODE_PATH = [process.env.NODE_PATH, debian].filter(Boolean).join(path.delimiter);
    Module._initPaths();
    try {
        return load();
    } catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND') throw error;
        const ways = `install the Debian package node-${name}, or run "npm install --no-save ${name}" in scripts/`;
        throw new Error(`the module ${name} is missing: ${ways}`);
    }
}
