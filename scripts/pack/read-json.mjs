// Reads a JSON file of data/ and tells the line of a mistake.
import fs from 'node:fs';
import path from 'node:path';

/// { value, fail(text, message) }: fail throws "file:line: message" with the line on which `text` first stands.
export function readJson(root, name) {
  const text = fs.readFileSync(path.join(root, name), 'utf8');
  const lineAt = (offset) => text.slice(0, Math.max(offset, 0)).split('\n').length;
  const fail = (near, message) => {
    throw new Error(`${name}:${lineAt(text.indexOf(near))}: ${message}`);
  };
  try {
    return { value: JSON.parse(text), text, fail };
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(error.message)?.[1] ?? text.length);
    throw new Error(`${name}:${lineAt(offset)}: ${error.message}`);
  }
}
