import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { type LineMatch, linesNotIn } from '../changes/line-matches.ts';
import { isTestPath } from '../changes/test-path.ts';
import { languageOf } from '../languages/languages.ts';
import { insertionsIn } from './inserted-lines.ts';
import type { MovedTest } from './moved-tests.ts';
import { countTests, sumOf, type TestCount, testCode, wordsFor } from './test-count.ts';

type Fewer = (was: TestCount, is: TestCount) => boolean;

/**
 * Finds tests that were deleted, moved, reduced or altered. Additions to a test are not reported. A file whose lost
 * tests appear in other files (a split test file) counts as altered, not reduced.
 */
export function testChanges(files: readonly ChangedFile[], moves: readonly MovedTest[]): readonly Finding[] {
  const fewer = fewerTestsThan(files);
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  return files.flatMap((file) => {
    const to = moved.get(file);
    if (to !== undefined) return movedTo(file, to, fewer);
    const found = changeOf(file, fewer);
    return found === null ? [] : [found];
  });
}

/** Compares a moved test with its version in the old place. */
function movedTo(from: ChangedFile, to: ChangedFile, fewer: Fewer): readonly Finding[] {
  const { path } = to;
  const moved = { rule: 'test_moved', path, line: null, was: excerpt(from.path) } as const;
  if (!isTestPath(path)) return [{ ...moved, is: `${excerpt(path)}, a name that no test runner looks for` }];
  const found = changeOf({ ...to, status: 'modified', before: from.before }, fewer);
  return [{ ...moved, is: excerpt(path) }, ...(found === null ? [] : [found])];
}

/** Returns a function that checks if both a file and the change as a whole lost tests, or lost assertions. */
function fewerTestsThan(files: readonly ChangedFile[]): Fewer {
  const before = sumOf(files.map(({ path, before: text }) => countTests(path, text)));
  const after = sumOf(files.map(({ path, after: text }) => countTests(path, text)));
  return (was, is) =>
    (is.cases < was.cases && after.cases < before.cases) ||
    (is.assertions < was.assertions && after.assertions < before.assertions);
}

function changeOf(file: ChangedFile, fewer: Fewer): Finding | null {
  const { path, status, before, after } = file;
  if (status === 'added') return null;
  const was = countTests(path, before);
  if (status === 'deleted') {
    return isTestPath(path)
      ? { rule: 'test_deleted', path, line: null, was: wordsFor(was), is: 'no such file' }
      : null;
  }
  const is = countTests(path, after);
  if (before !== null && after !== null && fewer(was, is)) {
    return { rule: 'fewer_tests', path, line: null, was: wordsFor(was), is: wordsFor(is) };
  }
  if (isTestPath(path)) return alteredTest(file) ?? bent(file);
  const own = { ...file, before: testCode(path, before), after: testCode(path, after) };
  return own.before === '' ? null : (alteredTest(own) ?? bent(own));
}

/** Finds lines added inside or around an existing test that make it check less. */
function bent({ path, before, after }: ChangedFile): Finding | null {
  if (before === null || after === null) return null;
  const language = languageOf(path);
  const found = language === null ? exitsIn(before, after) : insertionsIn(before, after, language);
  const [first, ...others] = [...conditionsIn(before, after), ...found];
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return {
    rule: 'test_changed',
    path,
    line: first.line,
    was: 'not there',
    is: `"${excerpt(first.text)}"${more}, in or around a test that was there`,
  };
}

/** Finds comments that decide if or how the tests of a file run. */
function conditionsIn(before: string, after: string): readonly LineMatch[] {
  return linesNotIn(after, before).filter(({ text }) =>
    /^\/\/(?:go:build|[ ]*\+build)\b|^(?:\/\*)?\*+[ ]*@(?:jest|vitest)-(?:environment|config)\b/.test(text),
  );
}

/** Finds ways to end a test early, for languages without rules. */
function exitsIn(before: string, after: string): readonly LineMatch[] {
  return linesNotIn(after, before).filter(({ text }) =>
    /^(?:[^#]*[;&|{][ ]*)?(?:exit|return|skip|quit)\b/.test(text),
  );
}

function alteredTest({ path, status, before, after, linesRemoved, binary }: ChangedFile): Finding | null {
  if (status === 'type_changed') {
    return { rule: 'test_changed', path, line: null, was: 'a regular file', is: 'something else' };
  }
  if (before === null || after === null) {
    if (linesRemoved === 0 && !binary) return null;
    const is = binary ? 'other content' : `${linesRemoved} lines less`;
    return { rule: 'test_changed', path, line: null, was: 'as at the start', is };
  }
  const [first, ...others] = linesNotIn(before, after);
  if (first === undefined) return null;
  const [now] = linesNotIn(after, before);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return {
    rule: 'test_changed',
    path,
    line: now?.line ?? first.line,
    was: `"${excerpt(first.text)}"${more}`,
    is: now === undefined ? 'gone' : `"${excerpt(now.text)}"`,
  };
}
