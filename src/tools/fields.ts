import { parseBounded } from '../core/bounded-json.ts';
import type { JsonSchema } from '../core/model.ts';
import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import { knownNames } from '../settings/nearest.ts';

/** One argument of a tool: what the model is told of it, and how its value is taken. */
export interface Field<T> {
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** `name` is the argument's, for the refusal. */
  readonly take: (value: unknown, name: string) => T | Refusal;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The arguments as the tool gets them: an optional one that was left out is undefined. */
export type Taken<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/**
 * The JSON Schema of a tool's arguments. Nothing but these is taken, as `takeFields` holds and says where it comes up;
 * `additionalProperties` for it would be sent with every request, eight times.
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
 * Checks what a model sent. `null` counts as left out: some models send it for every optional argument.
 * The first problem is the answer, for the model sends the whole call again anyway.
 */
export function takeFields<F extends Fields>(fields: F, args: unknown, where: string): Taken<F> | Refusal {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return refuse(`${where}: the arguments are ${kindOf(args)}, not an object with named arguments`);
  }
  const names = Object.keys(fields);
  const unknown = Object.keys(args).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return refuse(`${where}: unknown argument ${JSON.stringify(unknown)}; ${knownNames(unknown, names)}`);
  }
  const given = new Map<string, unknown>(Object.entries(args));
  const taken: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given.get(name) ?? undefined;
    if (value === undefined) {
      if (field.required) return refuse(`${where}: the argument "${name}" is missing`);
      continue;
    }
    const result = field.take(value, `${where}: "${name}"`);
    if (isRefusal(result)) return result;
    taken[name] = result;
  }
  return taken as Taken<F>;
}

export function optional<T>(field: Field<T>): Field<T | undefined> {
  return { ...field, required: false };
}

/** Text is taken as it is; nothing else is turned into text, for `[1]` or `{}` could mean several texts. */
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

/** A whole number from 1 on. Digits in quotes mean the same and are taken. */
export function count(description?: string): Field<number> {
  return field({ type: 'integer', ...describe(description) }, (value, name) => {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1
      ? number
      : refuse(`${name} is ${JSON.stringify(value)}, not a whole number from 1 on`);
  });
}

/** The words `true` and `false` in quotes are taken too. */
export function flag(description?: string): Field<boolean> {
  return field({ type: 'boolean', ...describe(description) }, (value, name) => {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    return refuse(`${name} is ${JSON.stringify(value)}, not true or false`);
  });
}

/** At least one object of the given fields. A list that was sent as its JSON text is taken too. */
export function listOf<F extends Fields>(fields: F, description?: string): Field<readonly Taken<F>[]> {
  return field({ type: 'array', items: schemaOf(fields), ...describe(description) }, (value, name) => {
    const list = typeof value === 'string' ? fromJson(value) : value;
    if (!Array.isArray(list)) return refuse(`${name} is ${kindOf(value)}, not a list`);
    if (list.length === 0) return refuse(`${name} is an empty list: give at least one`);
    const taken: Taken<F>[] = [];
    for (const [index, item] of list.entries()) {
      const result = takeFields(fields, item, `${name} number ${index + 1}`);
      if (isRefusal(result)) return result;
      taken.push(result);
    }
    return taken;
  });
}

function field<T>(schema: JsonSchema, take: Field<T>['take']): Field<T> {
  return { schema, required: true, take };
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
