import { cutText } from '../../core/text/figures.ts';
import { replaceInName } from '../../core/text/invisible.ts';
import { oneLine } from '../../core/text/one-line.ts';

/** The length of a server's message. Pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;

/** Shapes of keys that a server may quote, even if it received another key. */
const KEY_SHAPES =
  /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;

/**
 * Returns the spellings in which a server may send the key back. Short values are left out, because they would match
 * prose.
 */
export function keySpellings(secret: string | undefined): readonly string[] {
  if (secret === undefined || secret.length < 4) return [];
  const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
  return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}

/** Makes foreign text safe for one line: removes secrets and control characters, and cuts it. */
export function cleanServerText(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, '[key]');
  clean = oneLine(replaceInName(clean.replace(KEY_SHAPES, '[key]'), () => ' '));
  return cutText(clean, MAX_SERVER_TEXT, '…');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns the message of common error bodies: `error.message`, `error`, `message`, `detail`. */
export function messageOf(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return body;
  }
  const first = Array.isArray(parsed) ? parsed[0] : parsed;
  const error = field(first, 'error');
  const candidates = [field(error, 'message'), error, field(first, 'message'), field(first, 'detail')];
  return candidates.find((text): text is string => typeof text === 'string' && text !== '') ?? body;
}

export function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

export function looksLikeHtml(contentType: string | null, body: string): boolean {
  return contentType?.includes('html') === true || /^\s*(?:<!doctype html|<html)/i.test(body);
}
