import type { UntrustedText } from './decision.ts';

/**
 * Readers for an event's payload, which is untrusted. A missing field, or one of an undocumented type, reads as null
 * and never throws. Only own properties count, so no name can reach a prototype.
 */

/** Returns the value at a dotted path, or undefined. */
export function valueAt(payload: unknown, path: string): unknown {
  let value = payload;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

export function textAt(payload: unknown, path: string): string | null {
  const value = valueAt(payload, path);
  return typeof value === 'string' ? value : null;
}

/** Reads an id or a number from GitHub: a positive integer. */
export function numberAt(payload: unknown, path: string): number | null {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

export function isRecordAt(payload: unknown, path: string): boolean {
  const value = valueAt(payload, path);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns false only if the value is absent, null or `false`. Other types do not count as false. */
export function isSetAt(payload: unknown, path: string): boolean {
  const value = valueAt(payload, path);
  return value !== undefined && value !== null && value !== false;
}

/** Returns one text of a payload as a block for the model; empty if the payload has no such text. */
export function untrustedAt(payload: unknown, path: string, label: string): readonly UntrustedText[] {
  const text = textAt(payload, path);
  return text === null || text.trim() === '' ? [] : [{ label, text }];
}

/** Returns the names in a list of labels, one per line. */
export function untrustedNamesAt(payload: unknown, path: string, label: string): readonly UntrustedText[] {
  const list = valueAt(payload, path);
  const names = Array.isArray(list) ? list.map((entry) => textAt(entry, 'name') ?? '') : [];
  const text = names.filter((name) => name !== '').join('\n');
  return text === '' ? [] : [{ label, text }];
}
