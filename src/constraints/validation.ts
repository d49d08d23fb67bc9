import type { Code } from '../core/codes.ts';
import type { Gravity, Validation } from '../core/constraint.ts';

export type Metrics = Validation['metrics'];

/** `nearing`: what is said of a limit that is nearly used up; null where it is not. */
export function kept(metrics: Metrics = {}, nearing: string | null = null): Validation {
  return { violated: false, reason: '', metrics, ...(nearing === null ? {} : { nearing }) };
}

interface Breach {
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

export function broken({ metrics = {}, ...rest }: Breach): Validation {
  return { violated: true, metrics, ...rest };
}

const LONGEST_NAME = 200;

/** A name that a model or a disk chose, made fit for one line of text: no control characters, no flood. */
export function shown(name: string): string {
  const plain = /[\p{C}\p{Zl}\p{Zp}"]/u.test(name)
    ? JSON.stringify(name).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeOf)
    : name;
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain;
}

function escapeOf(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** `a`, `a and b`, `a, b and 7 more`: enough to know what is meant, in one line. */
export function listed(names: readonly string[], most = 3): string {
  return joined(names.map(shown), most);
}

/** The same of texts that are fit for one line already. */
export function joined(names: readonly string[], most = 3): string {
  const few = names.slice(0, names.length > most ? most - 1 : most);
  const more = names.length - few.length;
  if (more > 0) return `${few.join(', ')} and ${more} more`;
  return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} and ${few.at(-1)}`;
}

/** `1,000`: the same on every machine, whatever its locale. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `300s`, as durations are written in the settings; `40ms` for what would be no seconds at all. */
export function lasting(ms: number): string {
  if (ms > 0 && ms < 50) return `${Math.ceil(ms)}ms`;
  return `${Number((ms / 1000).toFixed(1))}s`;
}
