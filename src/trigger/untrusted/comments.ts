import type { Cleaned } from './cleaned.ts';

/** What takes the place of something that was taken out: so that its two sides make nothing new together. */
export const GAP = ' ';

/**
 * Takes out HTML comments. One that is never closed hides all that follows it (GitHub shows nothing of it in a block
 * of HTML): `hides` says whether that is taken out too, or the mark is taken for plain text.
 */
export function withoutComments(text: string, hides: boolean): Cleaned {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<!--', at);
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (open < 0 || (close < 0 && !hides)) break;
    parts.push(text.slice(at, open), GAP);
    at = close < 0 ? text.length : close + 3;
  }
  if (parts.length === 0) return { text, what: [] };
  return { text: parts.join('') + text.slice(at), what: ['HTML comments'] };
}
