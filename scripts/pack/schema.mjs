// Checks each JSON file of data/ by the schema that it names, data/schema/*.schema.json, and says in plain words what
// is wrong. What a schema cannot say (cards "like" others, sums, texts that must be there) the packers check.
import fs from 'node:fs';
import path from 'node:path';
import { findModule } from '../find-module.mjs';
import { pointerTo, readJson } from './read-json.mjs';

const folder = 'data/schema';

/// A definition in a schema: a list of names there is the one place where they stand.
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

/// What to say of an error, by the keyword of JSON Schema that found it.
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

/// Of other keywords the schema's own description tells, which stands beside them.
const otherwise = ({ data, parentSchema: { description } }) =>
    typeof data === 'object' ? description : `${quoted(data)}: ${description}`;

/// Where it is, in names that can be found in the file: rows of a list by their ids.
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

/// Errors that only repeat another: of branches of which one should have fitted, and of conditions.
function repeats(error, all) {
    const within = ({ keyword, at, schemaPath }) =>
        ['anyOf', 'contains'].includes(keyword) &&
        error.at.startsWith(at) &&
        error.schemaPath.startsWith(`${schemaPath}/`);
    return ['if', 'propertyNames'].includes(error.keyword) || all.some(within);
}

/// What ajv found in a file: [{ line, text }], by line, names that are not known first: they explain what is missing.
function told(errors, value, lineOf) {
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

/// All schemas of data/schema, ready for use.
function readSchemas(root) {
    const Ajv = findModule('ajv');
    // The last two are for ajv 6; in ajv 8 it is always so.
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

/// The JSON files of data/ but the schemas themselves.
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
    return fits(value) ? [] : told(fits.errors, value, lineOf).map(({ line, text }) => `${name}:${line}: ${text}`);
}

/// What is wrong in all of data/: lines "file:line: what is wrong".
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
