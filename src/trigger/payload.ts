import type { UntrustedText } from './decision.ts';

/**
 * Readers of an event's payload. It is data of others: a field that is missing, or is not what GitHub documents,
 * reads as null and never throws. Only own properties count, so no name reaches into a prototype.
 */

/** The value at a dotted path; undefined where there is none. */
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

/** An id or a number as GitHub gives them: whole, more than nothing. */
export function numberAt(payload: unknown, path: string): number | null {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

export function isRecordAt(payload: unknown, path: string): boolean {
  const value = valueAt(payload, path);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** False only where it is absent, null or `false`: a value of another type is not taken for a no. */
export function isSetAt(payload: unknown, path: string): boolean {
  const value = valueAt(payload, path);
  return value !== undefined && value !== null && value !== false;
}

/** One text of a payload as a block for the model; nothing where there is none. */
export function untrustedAt(payload: unknown, path: string, label: string): readonly UntrustedText[] {
  const text = textAt(payload, path);
  return text === null || text.trim() === '' ? [] : [{ label, text }];
}

/** The names in a list of labels, one a line. */
export function untrustedNamesAt(payload: unknown, path: string, label: string): readonly UntrustedText[] {
  const list = valueAt(payload, path);
  const names = Array.isArray(list) ? list.map((entry) => textAt(entry, 'name') ?? '') : [];
  const text = names.filter((name) => name !== '').join('\n');
  return text === '' ? [] : [{ label, text }];
}
