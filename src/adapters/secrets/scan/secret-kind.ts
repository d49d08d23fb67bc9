/** A kind of secret: its pattern, and how to recognize false matches. */
export interface SecretKind {
  /** With its article: `a GitHub token`. */
  readonly name: string;
  /** In lower case. A text without any of them cannot contain this kind, so the pattern is not run on it. */
  readonly hints: readonly string[];
  /**
   * Global. The group `value` is the secret; without it, the whole match. Linear: every repetition is bounded, or
   * begins where no earlier attempt could begin.
   */
  readonly regex: RegExp;
  readonly isReal: (value: string) => boolean;
  /** Returns the values to search for in other texts, if they differ from the secret itself. */
  readonly parts?: (value: string) => readonly string[];
}

/** Matches where a token can begin: not inside a word, but after `\n` and the like in a string, and after `%3D`. */
export const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtfb])|(?<=%[0-9A-Fa-f]{2}))`;

/** Matches the end of a token of letters and digits. */
export const END = '(?![A-Za-z0-9])';
