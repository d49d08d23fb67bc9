import { cutText } from '../../../core/text/figures.ts';
import { oneLine } from '../../../core/text/one-line.ts';
import { printable } from '../../../core/text/printable.ts';

/** The rules that produce findings. Their names are written to records, so they must not change. */
export const RULES = {
  test_deleted: 'test deleted',
  test_moved: 'test moved',
  test_changed: 'existing test changed',
  fewer_tests: 'fewer tests or assertions',
  skip_mark: 'new mark that keeps tests from running',
  suppression: 'new mark that silences a checker',
  threshold: 'threshold loosened',
  gate_definition: 'what a gate runs changed',
  gate_configuration: 'configuration of tests or checkers changed',
  failure_ignored: 'failure made to pass',
  test_aware: 'code that asks whether it is tested, or ends the test run',
  not_looked_at: 'not looked at',
} as const satisfies Record<string, string>;

export type Rule = keyof typeof RULES;

export interface Finding {
  readonly rule: Rule;
  /** Relative to the repository root. The current location, or the last one. */
  readonly path: string;
  /**
   * Line number, starting at 1, in the new content, or in the old content if the line was removed. null for the whole
   * file.
   */
  readonly line: number | null;
  /** Both are one line each, ready for display. */
  readonly was: string;
  readonly is: string;
}

/** Maximum characters shown of a line of code. */
const MAX_EXCERPT_CHARS = 100;

/** Returns one line of untrusted text that is safe to display. */
export function excerpt(text: string): string {
  return cutText(oneLine(printable(text).text), MAX_EXCERPT_CHARS + 1, '…');
}

/** Returns `test/a.test.js:3: new mark …: was "test(", is "test.skip("`. */
export function describeFinding({ rule, path, line, was, is }: Finding): string {
  const place = line === null ? excerpt(path) : `${excerpt(path)}:${line}`;
  return `${place}: ${RULES[rule]}: ${was} → ${is}`;
}
