/**
 * The rules' knowledge of one language: how its tests are named, written, counted and skipped, and how its checkers are
 * silenced. Patterns are global. A pattern with `^` works on one line at a time. None has nested repetition, because an
 * attacker may have written the text.
 */
export interface Language {
  readonly name: string;
  /** Extensions of source files, with the dot, in lower case. */
  readonly extensions: readonly string[];
  /** File names that its test runners recognize, matched against the last part of a path. */
  readonly testNames: readonly RegExp[];
  /** Comments and strings, as `code-only.ts` reads them. */
  readonly syntax: RegExp;
  /** A declared test case. */
  readonly cases: readonly RegExp[];
  readonly assertions: readonly RegExp[];
  /** Code that keeps a test from running or hides its failure. Searched in code, not in comments. */
  readonly skips: readonly RegExp[];
  /** Text that silences a compiler, linter, type checker or coverage tool. Searched in the whole text. */
  readonly suppressions: readonly RegExp[];
  /** The beginning of tests in a source file. From its first match on, the file is test code. */
  readonly inlineTests?: RegExp;
}
