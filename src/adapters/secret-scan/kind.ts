/** One kind of secret: how it is written, and when something that is written like it is none. */
export interface SecretKind {
  /** With its article: `a GitHub token`. */
  readonly name: string;
  /** Lower case. A text without any of them holds none of this kind, so the pattern is not run on it. */
  readonly hints: readonly string[];
  /**
   * Global. Where it has a group `value`, that is the secret; otherwise the whole match. Linear: every repetition is
   * bounded, or begins where no earlier attempt can have begun.
   */
  readonly regex: RegExp;
  readonly isReal: (value: string) => boolean;
  /** The values to look for elsewhere, where that is not the secret as it was found. */
  readonly parts?: (value: string) => readonly string[];
}

/** A place where a token can begin: not inside a word, but after `\n` and the like in a string, and after `%3D`. */
export const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtfb])|(?<=%[0-9A-Fa-f]{2}))`;

/** A place where a token of letters and digits has ended. */
export const END = '(?![A-Za-z0-9])';
