/** Takes the secrets of a run out of texts. */
export interface Cleaner {
  /** UTF-16 units of the longest spelling of a secret that it knows; 0 where it knows none. */
  readonly longest: number;
  text(text: string): string;
}

/** For where there is nothing to hide. */
export const NO_SECRETS: Cleaner = { longest: 0, text: (text) => text };

/**
 * The first `limit` units of a text, clean. A text must be cleaned before it is cut: half a secret is none that
 * the cleaner knows. So what follows the cut is looked at with it, and what may be the beginning of a secret
 * there goes too.
 */
export function cleanHead(text: string, limit: number, cleaner: Cleaner): string {
  const near = text.slice(0, limit + cleaner.longest);
  const clean = cleaner.text(near);
  const safe = near.length === text.length ? limit : Math.min(limit, clean.length - cleaner.longest);
  return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}
