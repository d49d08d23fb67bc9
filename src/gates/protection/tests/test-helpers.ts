import type { ChangedFile } from '../changes/changed-file.ts';
import { codeOnly } from '../changes/code-only.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { countIn, linesNotIn } from '../changes/line-matches.ts';
import { isGenerated, isTestPath } from '../changes/test-path.ts';
import { isSource } from '../commands/gate-commands.ts';
import { languageOf } from '../languages/languages.ts';

/** Names of helpers and folders that only tests use, outside test folders. */
const SUPPORT =
  /(?:^|\/)(?:test[-_]?(?:utils?|helpers?|support|lib|kit|data|base|common|setup|harness|runner)|testing|testutil|(?:spec|test)[-_]support|__fixtures__|fixtures|mocks|__helpers__|matchers|assertions?)(?:\/|\.\w+$)|(?:^|[/._-])(?:tests?|specs?|assert(?:ions?)?|expect(?:ations?)?|matchers?|fixtures?)[-_.]?(?:utils?|helpers?|support|setup|common|base|lib|kit|harness|runner|equal|that)?\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|lua|pl|pm|sh)$|(?:^|[/._-])(?:helpers?|support|setup|utils?|common)[-_.]?(?:for[-_.])?(?:tests?|specs?)\.\w+$/i;

/** Ways in which a helper fails a test. */
const FAILS = [/\b(?:throw|raise|panic|die|fail|abort|exit|assert\w*|expect|reject|refute|croak)\b/g];
/** A file that keeps less than this share of its lines counts as emptied. */
const MAX_EMPTIED_SHARE = 0.4;
/** Minimum lines of code. Shorter files are not checked. */
const MIN_LINES = 3;

/** Finds altered test helpers (by their name), and emptied modules that contained checks. */
export function supportFindings(file: ChangedFile, all: readonly ChangedFile[]): readonly Finding[] {
  const { path, status, before, after } = file;
  const language = languageOf(path);
  if (language === null || before === null || isTestPath(path) || isGenerated(path)) return [];
  const found = { rule: 'test_changed', path, line: null } as const;
  if (SUPPORT.test(path)) {
    if (status === 'deleted') return [{ ...found, was: 'a helper of tests', is: 'no such file' }];
    const [gone] = linesNotIn(before, after ?? '');
    return gone === undefined ? [] : [{ ...found, was: `"${excerpt(gone.text)}"`, is: 'other content' }];
  }
  if (after === null || isSource(path) || language.inlineTests?.test(before) === true) return [];
  const [was, is] = [codeOnly(before, language), codeOnly(after, language)];
  const [linesBefore, linesAfter] = [linesIn(was), linesIn(is)];
  const isEmptied = linesBefore >= MIN_LINES && linesAfter < linesBefore * MAX_EMPTIED_SHARE;
  const checks = countIn(was, FAILS);
  if (!isEmptied || checks === 0 || countIn(is, FAILS) >= checks || isMoved(file, all)) return [];
  return [{ ...found, was: `${linesBefore} lines of code that can fail`, is: `${linesAfter} lines` }];
}

/** Returns true if most removed lines are now in other files of the change. */
function isMoved({ path, before, after }: ChangedFile, all: readonly ChangedFile[]): boolean {
  const gone = linesNotIn(before ?? '', after ?? '');
  const elsewhere = all.flatMap((other) => (other.path === path ? [] : (other.after ?? '').split('\n')));
  const there = new Set(elsewhere.map((line) => line.trim()));
  return gone.filter(({ text }) => there.has(text)).length * 2 >= gone.length;
}

function linesIn(code: string): number {
  return code.split('\n').filter((line) => /\w/.test(line)).length;
}
