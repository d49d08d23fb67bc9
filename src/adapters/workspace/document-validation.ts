import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { parseAllDocuments } from 'yaml';
import { messageOf } from '../../core/text/message-of.ts';

/** Returns the problem of a document, in words that follow its path, or null if it is valid. */
export type DocumentCheck = (path: string, bytes: Uint8Array) => string | null;

/** As in the standard, unknown keywords are annotations, and formats are not checked. */
const AJV_OPTIONS: Options = { strict: false, validateFormats: false, logger: false };

/** The supported drafts, by a part of `$schema`. A schema without `$schema` uses the first. */
const DRAFTS = [
  { mark: '2020-12', open: async () => new (await import('ajv/dist/2020.js')).default.Ajv2020(AJV_OPTIONS) },
  { mark: '2019-09', open: async () => new (await import('ajv/dist/2019.js')).default.Ajv2019(AJV_OPTIONS) },
  { mark: 'draft-07', open: async () => new (await import('ajv')).default.Ajv(AJV_OPTIONS) },
] as const;

/** Compiles the schema, or returns its problem in words that follow its path. */
export async function documentCheck(schemaPath: string, schema: Uint8Array): Promise<DocumentCheck | string> {
  const read = readDocuments(schemaPath, schema);
  if (typeof read === 'string') return read;
  const [root] = read;
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    return 'is not a JSON Schema: it is not an object';
  }
  const validate = await compiled(root);
  return typeof validate === 'string' ? validate : (path, bytes) => problemIn(path, bytes, validate);
}

async function compiled(schema: object): Promise<ValidateFunction | string> {
  const named = '$schema' in schema ? String(schema.$schema) : DRAFTS[0].mark;
  const draft = DRAFTS.find(({ mark }) => named.includes(mark));
  if (draft === undefined) {
    return `uses the schema draft ${named}, but only ${DRAFTS.map(({ mark }) => mark).join(', ')} are supported`;
  }
  try {
    return (await draft.open()).compile(schema);
  } catch (error) {
    return `is not a valid schema: ${firstLineOf(error)}`;
  }
}

function problemIn(path: string, bytes: Uint8Array, validate: ValidateFunction): string | null {
  const documents = readDocuments(path, bytes);
  if (typeof documents === 'string') return documents;
  try {
    const bad = documents.find((document) => !validate(document));
    return bad === undefined ? null : `is not valid: ${firstOf(validate.errors)}`;
  } catch (error) {
    return `cannot be checked: ${firstLineOf(error)}`;
  }
}

function firstOf(errors: readonly ErrorObject[] | null | undefined): string {
  const [first] = errors ?? [];
  if (first === undefined) return 'it does not match the schema';
  return `${first.instancePath === '' ? 'the document' : first.instancePath} ${first.message ?? 'is wrong'}`;
}

/** Returns the value of a JSON file or each document of a YAML file, or the problem as text. */
function readDocuments(path: string, bytes: Uint8Array): readonly unknown[] | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/\.json$/i.test(path)) return [JSON.parse(text)];
    if (!/\.ya?ml$/i.test(path))
      return 'cannot be checked against a schema, because it is neither .json nor .yaml';
    const documents = parseAllDocuments(text);
    if ('empty' in documents) return [null];
    const [error] = documents.flatMap((document) => document.errors);
    if (error !== undefined) return `is not valid YAML: ${firstLineOf(error)}`;
    return documents.map((document): unknown => document.toJS());
  } catch (error) {
    return `cannot be read: ${firstLineOf(error)}`;
  }
}

/** Returns the first line only, because a parser's message may quote the text. */
function firstLineOf(error: unknown): string {
  const text = messageOf(error);
  return (text.split('\n')[0] ?? '').slice(0, 300).replace(/:$/, '');
}
