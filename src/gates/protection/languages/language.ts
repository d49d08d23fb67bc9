/**
 * What the rules know of one language: how its tests are named, written, counted, skipped and how its checkers are
 * silenced. Every pattern is global, works on one line at a time where it uses `^`, and has no nested repetition:
 * the text is an attacker's.
 */
export interface Language {
  readonly name: string;
  /** Of source files, with their dot, in lower case. */
  readonly extensions: readonly string[];
  /** File names by which its test runners find tests, against the last part of a path. */
  readonly testNames: readonly RegExp[];
  /** Comments and strings, as `code-only.ts` reads them. */
  readonly syntax: RegExp;
  /** A declared test case. */
  readonly cases: readonly RegExp[];
  readonly assertions: readonly RegExp[];
  /** What keeps a test from running, or lets it fail unheard. Looked for in code, not in comments. */
  readonly skips: readonly RegExp[];
  /** What silences a compiler, linter, type checker or coverage tool. Looked for in the whole text. */
  readonly suppressions: readonly RegExp[];
  /** Where tests stand in source files: from its first match on, a file is test code. */
  readonly inlineTests?: RegExp;
}
