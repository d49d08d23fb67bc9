import { printable } from '../../core/printable.ts';

/** What the rules find. Names go into records, so they stay as they are. */
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
  /** Relative to the repository root; where the thing is now, or was. */
  readonly path: string;
  /** From 1; of the new content, or of the old where it is gone; null for the file as a whole. */
  readonly line: number | null;
  /** In one line each, ready to be shown. */
  readonly was: string;
  readonly is: string;
}

/** Of a line of code, this much is shown, in characters. */
const LONGEST_EXCERPT = 100;

/** One line of somebody else's text, fit to be shown. */
export function excerpt(text: string): string {
  const line = printable(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}

/** `test/a.test.js:3: new mark …: was "test(", is "test.skip("`. */
export function describeFinding({ rule, path, line, was, is }: Finding): string {
  const place = line === null ? excerpt(path) : `${excerpt(path)}:${line}`;
  return `${place}: ${RULES[rule]}: ${was} → ${is}`;
}
