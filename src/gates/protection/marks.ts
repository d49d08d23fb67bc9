import type { ChangedFile } from './changed-file.ts';
import type { Finding } from './finding.ts';
import { languageOf } from './languages/languages.ts';
import { newMarks } from './new-marks.ts';
import { testCode } from './test-count.ts';
import { isGenerated } from './test-path.ts';

/** Marks in one file that keep tests from running, or silence a checker. `from` is the file it was moved from. */
export function markFindings(file: ChangedFile, from: ChangedFile | undefined): readonly Finding[] {
  const { path, after } = file;
  const language = languageOf(path);
  if (language === null || after === null || isGenerated(path)) return [];
  const old = from ?? file;
  const wholeBefore = old.before ?? '';
  const whole = { path, wholeBefore, wholeAfter: after };
  return [
    ...newMarks({
      ...whole,
      rule: 'skip_mark',
      patterns: language.skips,
      before: testCode(old.path, wholeBefore),
      after: testCode(path, after),
    }),
    ...newMarks({
      ...whole,
      rule: 'suppression',
      patterns: language.suppressions,
      before: wholeBefore,
      after,
    }),
  ];
}
