import { REDACTED } from './redaction.ts';

/** Characters that a piece must share with a secret, one after the other, to be one. */
const PIECE = 8;
/** Of a shorter secret, a piece this long is most of it. */
const SHORTEST = 12;

/**
 * A text without pieces of the secrets: what an agent was talked into writing may leave out a secret's beginning,
 * or break it over lines. For prose only: code may share words with a secret by chance.
 */
export function withoutPieces(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret.length >= SHORTEST);
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const length = longestPiece(text, at, known);
    clean += length === 0 ? text[at] : REDACTED;
    at += length || 1;
  }
  return clean;
}

/** How many characters of the text from here on stand in a secret too; 0 where it is fewer than a piece has. */
function longestPiece(text: string, at: number, secrets: readonly string[]): number {
  const begin = text.slice(at, at + PIECE);
  if (begin.length < PIECE) return 0;
  let longest = 0;
  for (const secret of secrets) {
    for (let from = secret.indexOf(begin); from !== -1; from = secret.indexOf(begin, from + 1)) {
      let length = PIECE;
      while (from + length < secret.length && secret[from + length] === text[at + length]) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
