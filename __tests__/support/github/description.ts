import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** GitHub's own description of its REST API, as far as it is looked at here. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, DescribedAnswer>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

type Schema = Readonly<Record<string, unknown>>;
type Reference = { readonly $ref: string };

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

type DescribedAnswer = Content;

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, DescribedAnswer | Reference>>;
}

export interface ApiRequest {
  readonly method: string;
  /** Without the prefix of an Enterprise Server. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed; undefined where there is none. */
  readonly body: unknown;
}

/** One operation of the API, e.g. `pulls/get`. */
export interface Operation {
  readonly id: string;
  /** Values of the path's parameters, decoded. */
  readonly values: Readonly<Record<string, string>>;
  /** What of the request is not as described. */
  objectionsTo(request: ApiRequest): readonly string[];
  /** What of an answer of ours is not as described. */
  objectionsToAnswer(status: number, body: unknown): readonly string[];
}

const ID = 'github';
let loaded: { readonly description: Description; readonly ajv: Ajv } | null = null;
const validators = new Map<string, ValidateFunction>();

/** 13 MB, read in a tenth of a second, once a process; a schema is compiled when it is first needed. */
function load(): { readonly description: Description; readonly ajv: Ajv } {
  if (loaded !== null) return loaded;
  const file = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const description: Description = JSON.parse(readFileSync(file, 'utf8'));
  nullAsType(description.components.schemas);
  nullAsType(description.paths);
  mend(description);
  const ajv = new Ajv({ strict: false, logger: false, formats: { 'repo.nwo': true } });
  formats.default(ajv);
  ajv.addSchema({ ...description, $id: ID }, ID);
  loaded = { description, ajv };
  return loaded;
}

/** OpenAPI 3.0 says `nullable` beside a reference too, which JSON Schema does not know. In place. */
function nullAsType(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node)) nullAsType(value);
  if (!('nullable' in node) || node.nullable !== true || 'type' in node) return;
  const { nullable: _, ...inner } = node;
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, { anyOf: [inner, { type: 'null' }] });
}

/** Where the description is known to be wrong: the fork that a pull request came from may be gone. In place. */
function mend({ components }: Description): void {
  for (const name of ['pull-request', 'pull-request-simple']) {
    const head = at(components.schemas[name], 'properties', 'head', 'properties');
    Object.assign(head, { repo: { anyOf: [at(head, 'repo'), { type: 'null' }] } });
  }
}

function at(node: unknown, ...keys: readonly string[]): object {
  const found = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), node);
  if (typeof found !== 'object' || found === null) throw new Error(`no ${keys.join('.')} in the description`);
  return found;
}

/** One of the description's examples, as a copy to be changed. */
export function example<T>(name: string): T {
  const found = load().description.components.examples[name];
  if (found === undefined) throw new Error(`GitHub's description has no example ${name}`);
  return structuredClone(found.value) as T;
}

/** What the description says about this method and path; null where it says nothing. */
export function operationFor(method: string, path: string): Operation | null {
  for (const template of templatesFor(path)) {
    const described = load().description.paths[template]?.[method.toLowerCase()];
    if (described !== undefined) return operationOf(template, method.toLowerCase(), described, path);
  }
  return null;
}

/** Templates that the path fits, those with fewer parameters first. */
function templatesFor(path: string): readonly string[] {
  return Object.keys(load().description.paths)
    .filter((template) => patternOf(template).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length);
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known !== undefined) return known;
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(ref|path)\}$/, '(?<$1>.+)')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(template, pattern);
  return pattern;
}

function operationOf(
  template: string,
  method: string,
  described: DescribedOperation,
  path: string,
): Operation {
  const groups = patternOf(template).exec(path)?.groups ?? {};
  const values = Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  const parameters = (described.parameters ?? []).map(resolved);
  return {
    id: described.operationId,
    values,
    objectionsTo: ({ query, body }) => [
      ...parameterObjections(parameters, 'path', new URLSearchParams(values)),
      ...parameterObjections(parameters, 'query', query),
      ...bodyObjections(described, `${method} ${template}`, body),
    ],
    objectionsToAnswer: (status, body) => {
      const answer = described.responses[String(status)];
      const schema = answer === undefined ? undefined : jsonSchema(resolvedAnswer(answer));
      return schema === undefined ? [] : invalid(`${method} ${template} ${status}`, schema, body);
    },
  };
}

function resolved(parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = load().description.components.parameters[nameIn(parameter)];
  if (found === undefined) throw new Error(`no parameter ${parameter.$ref}`);
  return found;
}

function resolvedAnswer(answer: DescribedAnswer | Reference): DescribedAnswer {
  return '$ref' in answer ? (load().description.components.responses[nameIn(answer)] ?? {}) : answer;
}

function nameIn({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

function jsonSchema({ content }: Content): Schema | undefined {
  return content?.['application/json']?.schema;
}

function parameterObjections(
  parameters: readonly Parameter[],
  where: 'path' | 'query',
  given: URLSearchParams,
): readonly string[] {
  const known = parameters.filter((parameter) => parameter.in === where);
  const unknown = [...given.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...unknown.map((name) => `${where} has an unknown ${name}`),
    ...known.flatMap((parameter) => {
      const text = given.get(parameter.name);
      if (text === null) return parameter.required === true ? [`${where} lacks ${parameter.name}`] : [];
      return invalid(
        `${where} ${JSON.stringify(parameter)}`,
        parameter.schema,
        typed(text, parameter.schema),
      );
    }),
  ];
}

/** Text of an address as the type that the description gives it. */
function typed(text: string, { type }: Schema): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function bodyObjections({ requestBody }: DescribedOperation, key: string, body: unknown): readonly string[] {
  const schema = requestBody === undefined ? undefined : jsonSchema(requestBody);
  if (schema === undefined) return body === undefined ? [] : ['there is a body where none is described'];
  if (body === undefined) return requestBody?.required === true ? ['there is no body'] : [];
  return [...invalid(`${key} body`, schema, body), ...unknownKeys(schema, body)];
}

/** The description allows any further field; GitHub ignores it: then we meant something that does not happen. */
function unknownKeys({ properties }: Schema, body: unknown): readonly string[] {
  if (typeof properties !== 'object' || properties === null || typeof body !== 'object' || body === null)
    return [];
  return Object.keys(body)
    .filter((key) => !(key in properties))
    .map((key) => `the body has an unknown ${key}`);
}

function invalid(key: string, schema: Schema, value: unknown): readonly string[] {
  const { ajv } = load();
  let validate = validators.get(key);
  if (validate === undefined) {
    validate = ajv.compile(withAbsoluteReferences(schema));
    validators.set(key, validate);
  }
  return validate(value) ? [] : [`${key}: ${ajv.errorsText(validate.errors)}`];
}

function withAbsoluteReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ID}#/`));
}
