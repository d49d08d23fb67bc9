import { REDACTED } from './redaction.ts';

/** The least number of characters of a secret that count as a part of it. */
const MIN_PIECE_CHARS = 8;
/** Parts of a shorter secret would be most of it. */
const MIN_SECRET_CHARS = 12;

/**
 * Redacts parts of the secrets: an agent may have been made to leave out a secret's beginning, or to split it over
 * lines. Only for prose, because code may share words with a secret.
 */
export function redactPartialSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET_CHARS);
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const length = longestPiece(text, at, known);
    clean += length === 0 ? text[at] : REDACTED;
    at += length || 1;
  }
  return clean;
}

/** Returns the length of the text from here on that is also in a secret; 0 if it is too short. */
function longestPiece(text: string, at: number, secrets: readonly string[]): number {
  const begin = text.slice(at, at + MIN_PIECE_CHARS);
  if (begin.length < MIN_PIECE_CHARS) return 0;
  let longest = 0;
  for (const secret of secrets) {
    for (let from = secret.indexOf(begin); from !== -1; from = secret.indexOf(begin, from + 1)) {
      let length = MIN_PIECE_CHARS;
      while (from + length < secret.length && secret[from + length] === text[at + length]) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
