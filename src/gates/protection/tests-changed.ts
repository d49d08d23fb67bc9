import type { ChangedFile } from './changed-file.ts';
import { excerpt, type Finding } from './finding.ts';
import { linesNotIn } from './lines.ts';
import type { Move } from './moves.ts';
import { countTests, sumOf, type TestCount, wordsFor } from './test-count.ts';
import { isTestPath } from './test-path.ts';

type Fewer = (was: TestCount, is: TestCount) => boolean;

/**
 * Tests that were deleted, moved, thinned out or altered. Adding to a test takes nothing away and is none. A file
 * that lost tests which others gained (a test file split in two) is altered, not thinned out.
 */
export function testChanges(files: readonly ChangedFile[], moves: readonly Move[]): readonly Finding[] {
  const fewer = thinned(files);
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  return files.flatMap((file) => {
    const to = moved.get(file);
    if (to !== undefined) return movedTo(file, to, fewer);
    const found = changeOf(file, fewer);
    return found === null ? [] : [found];
  });
}

/** A moved test is compared with what it was in its old place. */
function movedTo(from: ChangedFile, to: ChangedFile, fewer: Fewer): readonly Finding[] {
  const { path } = to;
  const moved = { rule: 'test_moved', path, line: null, was: excerpt(from.path) } as const;
  if (!isTestPath(path)) return [{ ...moved, is: `${excerpt(path)}, a name that no test runner looks for` }];
  const found = changeOf({ ...to, status: 'modified', before: from.before }, fewer);
  return [{ ...moved, is: excerpt(path) }, ...(found === null ? [] : [found])];
}

/** Whether the change as a whole leaves fewer tests, or fewer assertions, than there were. */
function thinned(files: readonly ChangedFile[]): Fewer {
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
  return isTestPath(path) ? altered(file) : null;
}

function altered({ path, status, before, after, linesRemoved, binary }: ChangedFile): Finding | null {
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
