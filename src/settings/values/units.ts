import { z } from 'zod';

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const SIZE = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i;
const BYTES_PER_UNIT: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** The maximum of `setTimeout`, 24.8 days; a longer wait would end at once. Source: Node's timers. */
const LONGEST_MS = 2 ** 31 - 1;

/** Larger than any disk, and far enough below 2^53 that sums of sizes stay exact. Bytes. */
const LARGEST_SIZE = 1_000_000 * 1024 ** 3;

/**
 * Converts seconds as a number, or text with a unit, to ms; null for anything else. A positive value stays positive,
 * because 0 may mean "no limit".
 */
export function parseDuration(value: string | number): number | null {
  const match = DURATION.exec(String(value).trim());
  if (match === null) return null;
  const exact = Number(match[1]) * (MS_PER_UNIT[match[2] ?? 's'] ?? 1000);
  const ms = exact > 0 ? Math.max(1, Math.round(exact)) : 0;
  return ms <= LONGEST_MS ? ms : null;
}

/**
 * Converts bytes as a number, or text with a unit (1 kB = 1024), to bytes; null for anything else, or part of a byte.
 * The fraction of a unit is cut off, so that no limit is looser than it was written.
 */
export function parseSize(value: string | number): number | null {
  const match = SIZE.exec(String(value).trim());
  if (match === null) return null;
  const unit = BYTES_PER_UNIT[(match[2] ?? 'b').toLowerCase()] ?? 1;
  const bytes = Number(match[1]) * unit;
  if (bytes > LARGEST_SIZE || (unit === 1 && !Number.isInteger(bytes))) return null;
  return Math.floor(bytes);
}

function converted(parse: (value: string | number) => number | null, message: string, least = 0) {
  return z.union([z.string(), z.number()], { error: message }).transform((value, context) => {
    const parsed = parse(value);
    if (parsed !== null && parsed >= least) return parsed;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** Converts to ms; 0 is allowed. */
export const duration = converted(
  parseDuration,
  'expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days',
);

/** Converts to ms; 0 is not allowed. */
export const span = converted(
  parseDuration,
  'expected more than 0 seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days',
  1,
);

/** Converts to bytes. */
export const size = converted(
  parseSize,
  'expected whole bytes as a number, or a size such as 500kB or 1MB, at most 1000000GB',
);

/** Accepts a whole number from `least` up to 2^53 - 1, above which numbers are not exact. */
export function count(least = 0) {
  const whole = `expected a whole number of at least ${least}`;
  const error = ({ code }: { readonly code?: string | undefined }) =>
    code === 'too_big' ? `${whole} and at most ${Number.MAX_SAFE_INTEGER}` : whole;
  return z.number({ error }).int({ error, abort: true }).min(least, { error });
}

/** Accepts a number from `least` to `most`. */
export function amount(least: number, most: number) {
  const error = `expected a number from ${least} to ${most}`;
  return z.number({ error }).min(least, { error }).max(most, { error });
}

/** Accepts US dollars. The maximum keeps every sum finite. */
export const dollars = amount(0, 1_000_000);
