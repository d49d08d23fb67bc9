import { z } from 'zod';

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const SIZE = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb)?$/i;
const BYTES_PER_UNIT: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** What `setTimeout` counts to, 24.8 days: a longer wait would end at once. Source: Node's timers. */
const LONGEST_MS = 2 ** 31 - 1;

/** Seconds as a number, or text with a unit, to ms; null where it is neither. */
export function parseDuration(value: string | number): number | null {
  const match = DURATION.exec(String(value).trim());
  if (match === null) return null;
  const ms = Number(match[1]) * (MS_PER_UNIT[match[2] ?? 's'] ?? 1000);
  return Math.round(ms) <= LONGEST_MS ? Math.round(ms) : null;
}

/** Bytes as a number, or text with a unit (1 kB = 1024), to bytes; null where it is neither. */
export function parseSize(value: string | number): number | null {
  const match = SIZE.exec(String(value).trim());
  if (match === null) return null;
  const bytes = Number(match[1]) * (BYTES_PER_UNIT[(match[2] ?? 'b').toLowerCase()] ?? 1);
  return Number.isSafeInteger(Math.round(bytes)) ? Math.round(bytes) : null;
}

function converted(parse: (value: string | number) => number | null, message: string, least = 0) {
  return z.union([z.string(), z.number()], { error: message }).transform((value, context) => {
    const parsed = parse(value);
    if (parsed !== null && parsed >= least) return parsed;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** In ms once parsed; 0 is a duration. */
export const duration = converted(
  parseDuration,
  'expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days',
);

/** In ms once parsed; more than nothing. */
export const span = converted(
  parseDuration,
  'expected more than 0 seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days',
  1,
);

/** In bytes once parsed. */
export const size = converted(parseSize, 'expected bytes as a number, or a size such as 500kB or 1MB');

/** A whole number of at least `least`. */
export function count(least = 0) {
  const message = `expected a whole number of at least ${least}`;
  return z.number({ error: message }).int(message).min(least, message).max(Number.MAX_SAFE_INTEGER, message);
}
