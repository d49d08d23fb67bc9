import { codeOnly } from '../changes/code-only.ts';
import { countIn } from '../changes/line-matches.ts';
import { isTestPath } from '../changes/test-path.ts';
import { languageOf } from '../languages/languages.ts';

export interface TestCount {
  readonly cases: number;
  readonly assertions: number;
}

export const NO_TESTS: TestCount = { cases: 0, assertions: 0 };

/** Returns the test code of a file without comments: all of a test, the test module of a source file, or nothing. */
export function testCode(path: string, text: string | null): string {
  const language = languageOf(path);
  if (language === null || text === null) return '';
  const code = codeOnly(text, language);
  if (isTestPath(path)) return code;
  let from = language.inlineTests === undefined ? -1 : code.search(language.inlineTests);
  // Attributes on the lines before it belong to it.
  while (from > 0 && /^[ \t]*#\[/.test(lineBefore(code, from))) from -= lineBefore(code, from).length + 1;
  return from === -1 ? '' : code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from);
}

function lineBefore(text: string, at: number): string {
  const end = text.lastIndexOf('\n', at - 1);
  return end <= 0 ? '' : text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
}

/** Counts the test cases and assertions in a file by their spelling. */
export function countTests(path: string, text: string | null): TestCount {
  const language = languageOf(path);
  const code = testCode(path, text);
  if (language === null || code === '') return NO_TESTS;
  return { cases: countIn(code, language.cases), assertions: countIn(code, language.assertions) };
}

export function sumOf(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, each) => ({ cases: sum.cases + each.cases, assertions: sum.assertions + each.assertions }),
    NO_TESTS,
  );
}

/** Returns `3 tests, 1 assertion`. */
export function wordsFor({ cases, assertions }: TestCount): string {
  const word = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${word(cases, 'test')}, ${word(assertions, 'assertion')}`;
}
