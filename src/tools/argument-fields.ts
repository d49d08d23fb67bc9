import type { JsonSchema } from '../core/model/model.ts';
import { isRefusal, type Refusal, refuse } from '../core/run/refusal.ts';
import { parseBounded } from '../core/text/bounded-json.ts';
import { knownNames } from '../settings/values/nearest.ts';

/** One argument of a tool: its schema for the model, and its parser. */
export interface Field<T> {
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** `name` is the argument's name, for the refusal. */
  readonly parse: (value: unknown, name: string) => T | Refusal;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The parsed arguments of a tool. An optional argument that was left out is undefined. */
export type ParsedArguments<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/**
 * Returns the JSON Schema of a tool's arguments. `parseArguments` refuses unknown arguments; `additionalProperties`
 * would be sent eight times with every request.
 */
export function schemaOf(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
    ...(required.length === 0 ? {} : { required }),
  };
}

/**
 * Parses the arguments from the model. `null` counts as left out, because some models send it for every optional
 * argument. Returns only the first problem, because the model sends the whole call again anyway.
 */
export function parseArguments<F extends Fields>(
  fields: F,
  args: unknown,
  where: string,
): ParsedArguments<F> | Refusal {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return refuse(`${where}: the arguments are ${kindOf(args)}, not an object with named arguments`);
  }
  const names = Object.keys(fields);
  const unknown = Object.keys(args).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return refuse(`${where}: unknown argument ${JSON.stringify(unknown)}; ${knownNames(unknown, names)}`);
  }
  const sent = new Map<string, unknown>(Object.entries(args));
  const taken: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = sent.get(name) ?? undefined;
    if (value === undefined) {
      if (field.required) return refuse(`${where}: the argument "${name}" is missing`);
      continue;
    }
    const result = field.parse(value, `${where}: "${name}"`);
    if (isRefusal(result)) return result;
    taken[name] = result;
  }
  return taken as ParsedArguments<F>;
}

export function optional<T>(field: Field<T>): Field<T | undefined> {
  return { ...field, required: false };
}

/** Accepts only text. Other values are not converted, because `[1]` or `{}` could mean several texts. */
export function text(description?: string): Field<string> {
  return field({ type: 'string', ...describe(description) }, (value, name) =>
    typeof value === 'string' ? value : refuse(`${name} is ${kindOf(value)}, not text`),
  );
}

export function oneOf<const T extends string>(values: readonly T[], description?: string): Field<T> {
  return field({ type: 'string', enum: values, ...describe(description) }, (value, name) => {
    const found = values.find((known) => known === value);
    return found ?? refuse(`${name} is ${JSON.stringify(value)}, not one of ${values.join(', ')}`);
  });
}

/** Accepts a whole number of at least 1, also as digits in quotes. */
export function count(description?: string): Field<number> {
  return field({ type: 'integer', ...describe(description) }, (value, name) => {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1
      ? number
      : refuse(`${name} is ${JSON.stringify(value)}, not a whole number from 1 on`);
  });
}

/** Accepts booleans, also as `true` and `false` in quotes. */
export function flag(description?: string): Field<boolean> {
  return field({ type: 'boolean', ...describe(description) }, (value, name) => {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    return refuse(`${name} is ${JSON.stringify(value)}, not true or false`);
  });
}

/** Accepts at least one object with these fields, also as the JSON text of a list. */
export function listOf<F extends Fields>(
  fields: F,
  description?: string,
): Field<readonly ParsedArguments<F>[]> {
  return field({ type: 'array', items: schemaOf(fields), ...describe(description) }, (value, name) => {
    const list = typeof value === 'string' ? fromJson(value) : value;
    if (!Array.isArray(list)) return refuse(`${name} is ${kindOf(value)}, not a list`);
    if (list.length === 0) return refuse(`${name} is an empty list: give at least one`);
    const taken: ParsedArguments<F>[] = [];
    for (const [index, item] of list.entries()) {
      const result = parseArguments(fields, item, `${name} number ${index + 1}`);
      if (isRefusal(result)) return result;
      taken.push(result);
    }
    return taken;
  });
}

function field<T>(schema: JsonSchema, take: Field<T>['parse']): Field<T> {
  return { schema, required: true, parse: take };
}

function describe(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}

function fromJson(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return text;
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
