import type { LimitName } from '../limits.ts';

/** Formats a duration: `950ms`, `4.2s`, `1m12s`, `2h05m`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))}ms`;
  if (ms < 9950) return `${Number((ms / 1000).toFixed(1))}s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m${two(seconds % 60)}s`;
  return `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}

/** Formats a duration in seconds, as people write limits in the settings: `300s`; `40ms` for less than 50 ms. */
export function inSeconds(ms: number): string {
  if (ms > 0 && ms < 50) return `${Math.ceil(ms)}ms`;
  return `${Number((ms / 1000).toFixed(1))}s`;
}

/** Formats a wait or a deadline in a sentence: `0.5 s`, `30 s`. */
export function seconds(ms: number): string {
  return `${ms < 9950 ? Number((ms / 1000).toFixed(1)) : Math.ceil(ms / 1000)} s`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Formats a count briefly if the exact number is shown elsewhere: `940`, `45k`, `1.2M`. */
export function short(value: number): string {
  if (value < 1000) return String(Math.round(value));
  if (value < 9950) return `${Number((value / 1000).toFixed(1))}k`;
  if (value < 999_500) return `${Math.round(value / 1000)}k`;
  return `${Number((value / 1_000_000).toFixed(1))}M`;
}

/** Formats a number with thousands separators: `12,345`. */
export function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats US dollars: `$1.25`; two significant digits below ten cents. */
export function usd(value: number): string {
  if (value <= 0 || value >= 0.1) return `$${value.toFixed(2)}`;
  return value < 0.0001 ? '<$0.0001' : `$${Number(value.toPrecision(2))}`;
}

/** Returns the text with its first letter capitalized. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function plural(count: number, word: string): string {
  return `${grouped(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** Formats a number in the unit of its limit, e.g. `45k` tokens, `1m12s` of time, `$0.03`. */
export function inUnit(name: LimitName, value: number): string {
  if (name === 'time') return duration(value);
  if (name === 'cost') return usd(value);
  return name === 'tokens' ? short(value) : grouped(value);
}

/** Rounds to `digits` decimals. Returns a number, so `0.70` becomes `0.7`. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** Cuts text to `limit` UTF-16 units, never within a character, and adds a mark if something was cut. */
export function cutText(text: string, limit: number, mark = ' … (cut)'): string {
  if (text.length <= limit) return text;
  const end = Math.max(0, limit - mark.length);
  const low = text.charCodeAt(end - 1);
  return text.slice(0, low >= 0xd800 && low <= 0xdbff ? end - 1 : end) + mark;
}

const SIZES = [
  { unit: 'GB', bytes: 1024 ** 3 },
  { unit: 'MB', bytes: 1024 ** 2 },
  { unit: 'kB', bytes: 1024 },
] as const;

/** Formats a size as the settings write it: `1.5MB` (1 kB = 1024 bytes). */
export function sized(bytes: number): string {
  const size = SIZES.find((each) => bytes >= each.bytes);
  return size === undefined ? `${bytes} bytes` : `${Number((bytes / size.bytes).toFixed(2))}${size.unit}`;
}
