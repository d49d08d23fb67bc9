/** Enough of a server's own words to know what it means; its pages and stack traces are longer. */
const MAX_SERVER_TEXT = 300;

/** Every control character, line separator and direction mark: none may reach a log line. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** Shapes of keys that a server may quote although they are not the one it was given. */
const KEY_SHAPES =
  /\b(?:sk|pk|rk|gsk|xai|key|ghp|gho|ghs|hf)[-_][A-Za-z0-9_*-]{8,}|\bAIza[A-Za-z0-9_-]{10,}|\bBearer\s+\S+/gi;

/** The key in the spellings a server may send it back in. Short values are left out: they would match prose. */
export function spellingsOf(secret: string | undefined): readonly string[] {
  if (secret === undefined || secret.length < 4) return [];
  const spellings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
  return [...new Set(spellings)].sort((a, b) => b.length - a.length);
}

/** Foreign text made fit for one line of ours: secrets out, control characters out, cut. */
export function cleanServerText(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, '[key]');
  clean = clean.replace(KEY_SHAPES, '[key]').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  if (clean.length <= MAX_SERVER_TEXT) return clean;
  return `${clean.slice(0, MAX_SERVER_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What a server says is wrong, out of the error bodies in use: `error.message`, `error`, `message`, `detail`. */
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
