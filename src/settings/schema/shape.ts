import { z } from 'zod';
import { settingsSchema } from './schema.ts';

/** A step from an object to a value: a key, or an index in a list. */
export type Path = readonly PropertyKey[];

/** Returns a path as `quality_gates.0.name`. */
export function dotted(path: Path): string {
  return path.map(String).join('.');
}

/** Returns the schemas inside `schema`, without defaults, conversions and unions. */
function bare(schema: unknown): readonly z.ZodType[] {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  ) {
    return bare(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) {
    return bare(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  }
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(bare);
  return schema instanceof z.ZodType ? [schema] : [];
}

function step(schema: z.ZodType, key: PropertyKey): readonly z.ZodType[] {
  if (schema instanceof z.ZodArray) return bare(schema.def.element);
  if (schema instanceof z.ZodRecord) return bare(schema.def.valueType);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, unknown>> = schema.def.shape;
  return Object.hasOwn(shape, key) ? bare(shape[String(key)]) : [];
}

/** Returns the keys that the configuration knows at `path`; empty if there are none. */
export function knownKeys(path: Path): readonly string[] {
  let schemas = bare(settingsSchema);
  for (const key of path) schemas = schemas.flatMap((schema) => step(schema, key));
  return schemas.flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.def.shape) : []));
}

/** Returns the dotted path of a known key with exactly this name below the top, or null. */
export function homeOfKey(key: string): string | null {
  const section = knownKeys([]).find((name) => knownKeys([name]).includes(key));
  return section === undefined ? null : `${section}.${key}`;
}
