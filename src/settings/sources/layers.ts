import { knownKeys } from '../schema/shape.ts';
import type { GivenValue } from './given.ts';

/** The source of a setting's value. A provider guessed from a key counts as environment. A comment can only tighten. */
export type Origin = 'comment' | 'input' | 'flag' | 'environment' | 'file' | 'profile' | 'default';

/** One source of settings, as raw data in the shape of the configuration. */
export interface Layer {
  readonly origin: Origin;
  readonly data: Readonly<Record<string, unknown>>;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if an option's key belongs to the configuration, not only to the run. */
export function isSettingKey(key: string): boolean {
  return knownKeys([]).includes(key.split('.')[0] ?? '');
}

/** Turns `{ 'constraints.max_files': … }` into `{ constraints: { max_files: … } }`, without keys of the run. */
export function nested(values: ReadonlyMap<string, GivenValue>): Readonly<Record<string, unknown>> {
  let data: Readonly<Record<string, unknown>> = {};
  for (const [key, { value }] of values) {
    if (!isSettingKey(key)) continue;
    const branch = key.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
    if (isRecord(branch)) data = merged(data, branch);
  }
  return data;
}

/** Merges `above` over `below`. Keys are merged; everything else, lists included, is replaced. */
function merged(
  below: Readonly<Record<string, unknown>>,
  above: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const both = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(above)) {
    const old = both.get(key);
    both.set(key, isRecord(old) && isRecord(value) ? merged(old, value) : value);
  }
  return Object.fromEntries(both);
}

/** Merges all layers; the first one takes precedence. */
export function mergeAll(layers: readonly Layer[]): Readonly<Record<string, unknown>> {
  return layers.reduceRight<Readonly<Record<string, unknown>>>((below, { data }) => merged(below, data), {});
}

/** Returns the highest layer that sets each setting, by dotted key. A list is one setting. */
export function originsOf(settings: unknown, layers: readonly Layer[]): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  const walk = (value: unknown, path: readonly string[]) => {
    if (isRecord(value) && Object.keys(value).length > 0) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    } else origins.set(path.join('.'), originOf(path, layers));
  };
  walk(settings, []);
  return origins;
}

function originOf(path: readonly string[], layers: readonly Layer[]): Origin {
  return layers.find(({ data }) => says(data, path))?.origin ?? 'default';
}

function says(data: unknown, path: readonly string[]): boolean {
  let value = data;
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
    value = value[key];
  }
  return value !== undefined;
}

/** Freezes a value and everything in it, so that no code can loosen a limit later. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
