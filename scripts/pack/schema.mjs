// Checks each JSON file of data/ against the schema that it names (data/schema/*.schema.json), and reports mistakes in
// plain words. The packers check what a schema cannot express: cards "like" others, sums, missing texts.
import fs from 'node:fs';
import path from 'node:path';
import { findModule } from '../find-module.mjs';
import { pointerTo, readJson } from './read-json.mjs';

const folder = 'data/schema';

/// Returns a definition of a schema. Packers take lists of names from there, so that each list exists only once.
export const definition = (root, schema, name) =>
    readJson(root, `${folder}/${schema}.schema.json`).value.definitions[name];

const kinds = {
    integer: 'a whole number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list […]',
    object: 'an object {…}',
};
const quoted = (value) => {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const listed = (values) => values.map((value) => JSON.stringify(value)).join(', ');
const range = ({ data, parentSchema: { minimum, maximum } }) => `${data} is not in ${minimum} to ${maximum}`;
const size = ({ data, parentSchema: { minItems, maxItems } }) => {
    const more = maxItems === undefined ? ' or more' : ` to ${maxItems}`;
    return `has ${data.length} entries, not ${minItems}${minItems === maxItems ? '' : more}`;
};

/// Messages by the JSON Schema keyword that failed.
const words = {
    additionalProperties: ({ params, parentSchema: { properties } }) => {
        const known = Object.keys(properties);
        const allowed = known.length ? `only ${listed(known)}` : 'nothing is';
        return `"${params.additionalProperty}" is not known here, ${allowed}`;
    },
    required: ({ params }) => `"${params.missingProperty}" is missing`,
    type: ({ data, schema }) =>
        `${quoted(data)} is not ${[schema]
            .flat()
            .map((type) => kinds[type])
            .join(' or ')}`,
    enum: ({ data, schema }) => `${quoted(data)} is none of ${listed(schema)}`,
    const: ({ data, schema }) => `${quoted(data)} is not ${JSON.stringify(schema)}`,
    minimum: range,
    maximum: range,
    minItems: size,
    maxItems: size,
    minLength: () => 'is empty',
    uniqueItems: ({ data, params }) => `${quoted(data[params.i])} appears twice`,
};

/// The message for other keywords: the description beside the keyword in the schema.
const otherwise = ({ data, parentSchema: { description } }) =>
    typeof data === 'object' ? description : `${quoted(data)}: ${description}`;

/// Returns the path to a value as "a/b: ", with the ids of list entries in place of their indices.
function wayTo(value, pointer) {
    let inner = value;
    const way = pointer
        .split('/')
        .slice(1)
        .map((step) => {
            inner = inner[step.replaceAll('~1', '/').replaceAll('~0', '~')];
            return inner?.id ?? step;
        });
    return way.length ? `${way.join('/')}: ` : '';
}

/// True for errors that only repeat another one: those inside of anyOf and contains, and those of conditions.
function repeats(error, all) {
    const within = ({ keyword, at, schemaPath }) =>
        ['anyOf', 'contains'].includes(keyword) &&
        error.at.startsWith(at) &&
        error.schemaPath.startsWith(`${schemaPath}/`);
    return ['if', 'propertyNames'].includes(error.keyword) || all.some(within);
}

/// Returns ajv's errors as [{ line, text }], sorted by line. On a line, unknown names come first: a misspelt name
/// explains why another one is missing.
function describe(errors, value, lineOf) {
    const placed = errors.map((error) => ({ ...error, at: error.dataPath ?? error.instancePath }));
    const unknown = ({ keyword }) => keyword === 'additionalProperties';
    return placed
        .filter((error) => !repeats(error, placed))
        .map((error) => {
            const name = error.params.additionalProperty ?? error.propertyName;
            const text = wayTo(value, error.at) + (words[error.keyword] ?? otherwise)(error);
            return {
                line: lineOf(name === undefined ? error.at : error.at + pointerTo(name)),
                text,
                late: !unknown(error),
            };
        })
        .sort((a, b) => a.line - b.line || a.late - b.late);
}

/// Returns an Ajv with all schemas of data/schema.
function readSchemas(root) {
    const Ajv = findModule('ajv');
    // The last two options are for ajv 6; ajv 8 always does this.
    const ajv = new Ajv({ allErrors: true, verbose: true, logger: false, jsonPointers: true, strictKeywords: true });
    for (const name of fs.readdirSync(path.join(root, folder))) {
        const { value, fail } = readJson(root, `${folder}/${name}`);
        try {
            ajv.addSchema(value, name);
        } catch (error) {
            fail([], error.message);
        }
    }
    return ajv;
}

/// Returns the JSON files of data/, without the schemas.
const dataFiles = (root) =>
    fs
        .readdirSync(path.join(root, 'data'), { recursive: true })
        .map((name) => `data/${name.split(path.sep).join('/')}`)
        .filter((name) => name.endsWith('.json') && !name.startsWith(`${folder}/`))
        .sort();

function checkFile(root, name, schemas) {
    const { value, lineOf } = readJson(root, name);
    const named = path.posix.join(path.posix.dirname(name), String(value?.$schema));
    const fits = path.posix.dirname(named) === folder && schemas.getSchema(path.posix.basename(named));
    if (!fits) {
        const example = path.posix.relative(path.posix.dirname(name), `${folder}/cards.schema.json`);
        return [`${name}:${lineOf('/$schema')}: "$schema" names no schema of ${folder}, such as "${example}"`];
    }
    return fits(value) ? [] : describe(fits.errors, value, lineOf).map(({ line, text }) => `${name}:${line}: ${text}`);
}

/// Returns all mistakes in data/, as lines "file:line: what is wrong".
export function check(root) {
    const schemas = readSchemas(root);
    return dataFiles(root).flatMap((name) => {
        try {
            return checkFile(root, name, schemas);
        } catch (error) {
            return [error.message];
        }
    });
}
