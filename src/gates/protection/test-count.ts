import { codeOnly } from './code-only.ts';
import { languageOf } from './languages/languages.ts';
import { countIn } from './lines.ts';
import { isTestPath } from './test-path.ts';

export interface TestCount {
  readonly cases: number;
  readonly assertions: number;
}

export const NO_TESTS: TestCount = { cases: 0, assertions: 0 };

/** What of a file is test code, without its comments: all of a test, the test module of a source file, or nothing. */
export function testCode(path: string, text: string | null): string {
  const language = languageOf(path);
  if (language === null || text === null) return '';
  const code = codeOnly(text, language);
  if (isTestPath(path)) return code;
  const from = language.inlineTests === undefined ? -1 : code.search(language.inlineTests);
  return from === -1 ? '' : code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from);
}

/** Test cases and assertions in a file, counted by their spelling. */
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

/** `3 tests, 1 assertion`. */
export function wordsFor({ cases, assertions }: TestCount): string {
  const word = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${word(cases, 'test')}, ${word(assertions, 'assertion')}`;
}
