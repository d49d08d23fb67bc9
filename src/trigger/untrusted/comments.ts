import type { Cleaned } from './cleaned.ts';

/** Replaces removed text, so that its two sides cannot form something new. */
export const GAP = ' ';

/**
 * Removes HTML comments. In a block of HTML, GitHub hides everything after an unclosed comment. `hides` selects if that
 * is removed too, or if the mark is treated as plain text.
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
