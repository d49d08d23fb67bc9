import type { Code } from '../../core/run/codes.ts';
import type { Gravity, Validation } from '../../core/run/constraint.ts';
import { shownName } from '../../core/text/invisible.ts';

export type Metrics = Validation['metrics'];

/** `nearing`: the text about a limit that is nearly used up, or null. */
export function passed(metrics: Metrics = {}, nearing: string | null = null): Validation {
  return { violated: false, reason: '', metrics, ...(nearing === null ? {} : { nearing }) };
}

interface ViolationDetails {
  /** Value, rule, remedy, in one line. */
  readonly reason: string;
  /** See `Validation`. */
  readonly forPeople?: string;
  readonly metrics?: Metrics;
  readonly paths?: readonly string[];
  readonly code?: Code;
  readonly limit?: string;
  readonly actual?: string;
  readonly seed?: string;
  readonly gravity?: Gravity;
  readonly waitMs?: number;
}

export function violated({ metrics = {}, ...rest }: ViolationDetails): Validation {
  return { violated: true, metrics, ...rest };
}

const MAX_NAME_CHARS = 200;

/** Makes a name chosen by a model or found on disk fit for one line: no control characters, limited length. */
export function printableName(name: string): string {
  const isPlain = shownName(name) === name && !name.includes('"');
  const plain = isPlain ? name : shownName(JSON.stringify(name));
  return plain.length > MAX_NAME_CHARS ? `${plain.slice(0, MAX_NAME_CHARS)}…` : plain;
}

/** Returns names as `a`, `a and b`, or `a, b and 7 more`. */
export function listed(names: readonly string[], most = 3): string {
  // The names after `most` are only counted, and a list can have thousands.
  return joinedList([...names.slice(0, most).map(printableName), ...names.slice(most)], most);
}

/** Lists texts that already fit in one line; see `listed`. */
export function joinedList(names: readonly string[], most = 3): string {
  const few = names.slice(0, names.length > most ? most - 1 : most);
  const more = names.length - few.length;
  if (more > 0) return `${few.join(', ')} and ${more} more`;
  return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} and ${few.at(-1)}`;
}
