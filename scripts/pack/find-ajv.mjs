// Finds ajv, which checks JSON by JSON Schema: npm's, if there is one, otherwise Debian's. Versions 6 and 8 will do.
import Module, { createRequire } from 'node:module';
import path from 'node:path';

const debian = '/usr/share/nodejs'; // where Debian's own node looks for modules, but not one from elsewhere

/// Its class.
export function findAjv() {
  const require = createRequire(import.meta.url);
  const load = () => {
    const found = require('ajv');
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
    throw new Error('ajv is missing, which checks data/: install the Debian package node-ajv, or run '
      + '"npm install --no-save ajv" in scripts/');
  }
}
