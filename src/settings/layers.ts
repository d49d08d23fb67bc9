import type { GivenValue } from './given.ts';
import { knownKeys } from './shape.ts';

/**
 * Where a setting's value came from. A provider guessed from the key that is set counts as environment; a comment
 * can only tighten.
 */
export type Origin = 'comment' | 'input' | 'flag' | 'environment' | 'file' | 'profile' | 'default';

/** One source of settings, as raw data in the configuration's own shape. */
export interface Layer {
  readonly origin: Origin;
  readonly data: Readonly<Record<string, unknown>>;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an option's key is one of the configuration's, and not one of the run's own. */
export function isSettingKey(key: string): boolean {
  return knownKeys([]).includes(key.split('.')[0] ?? '');
}

/** `{ 'constraints.max_files': … }` as `{ constraints: { max_files: … } }`; keys of the run's own are left out. */
export function nested(values: ReadonlyMap<string, GivenValue>): Readonly<Record<string, unknown>> {
  let data: Readonly<Record<string, unknown>> = {};
  for (const [key, { value }] of values) {
    if (!isSettingKey(key)) continue;
    const branch = key.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
    if (isRecord(branch)) data = merged(data, branch);
  }
  return data;
}

/** `above` over `below`: keys are merged, everything else (lists too) is replaced. */
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

/** All layers as one, the first of them on top. */
export function mergedLayers(layers: readonly Layer[]): Readonly<Record<string, unknown>> {
  return layers.reduceRight<Readonly<Record<string, unknown>>>((below, { data }) => merged(below, data), {});
}

/** For each setting, by dotted key, the highest layer that says something about it. Lists are one setting. */
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

/** Makes it and everything in it unchangeable: no room of the house can loosen a limit later. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
}
