/** Redacts the secrets of a run. */
export interface TextRedactor {
  /** Length of the longest spelling of a known secret, in UTF-16 units; 0 if there are none. */
  readonly longest: number;
  text(text: string): string;
}

/** A redactor without secrets. */
export const NO_SECRETS: TextRedactor = { longest: 0, text: (text) => text };

/**
 * Returns the first `limit` units of a text, redacted. Text must be redacted before it is cut, because half a secret is
 * not recognized. So the text after the cut is checked too, and the possible beginning of a secret is removed.
 */
export function redactHead(text: string, limit: number, redactor: TextRedactor): string {
  const near = text.slice(0, limit + redactor.longest);
  const clean = redactor.text(near);
  const safe = near.length === text.length ? limit : Math.min(limit, clean.length - redactor.longest);
  return clean.slice(0, Math.max(0, safe)).replace(/[\ud800-\udbff]$/, '');
}
