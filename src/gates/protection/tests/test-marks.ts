import type { ChangedFile } from '../changes/changed-file.ts';
import type { Finding } from '../changes/finding.ts';
import { isGenerated } from '../changes/test-path.ts';
import type { GateReach } from '../commands/gate-commands.ts';
import { languageOf } from '../languages/languages.ts';
import { newMarks } from './new-marks.ts';
import { testCode } from './test-count.ts';

/** In conftest.py: code that applies to tests that do not request it. */
const FOR_ALL = [/\bautouse[ \t]*=[ \t]*True\b/g];

/** A comment that silences a checker by name. */
const SILENCED =
  /(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]*([a-z][a-z-]*[a-z])[ \t:=-]{1,3}(?:(?:lint|next-line|file)[:\- ])?(?:disable|ignore|skip|off|allow)\b[\w-]*/g;

/** Finds marks for checkers that a gate runs, in files of unknown languages. */
function suppressionsAnywhere(
  whole: { readonly path: string; readonly wholeBefore: string; readonly wholeAfter: string },
  { commands }: GateReach,
): readonly Finding[] {
  const { wholeBefore: before, wholeAfter: after } = whole;
  const found = newMarks({ ...whole, rule: 'suppression', patterns: [SILENCED], before, after });
  if (found.length === 0) return [];
  return found.filter(({ is }) => {
    const names = [...is.matchAll(SILENCED)].map(([, name = '']) => name.replace(/-(?:disable|ignore)$/, ''));
    return names.some((name) => commands.includes(name));
  });
}

/** Finds marks in one file that skip tests or silence a checker. `from` is the file's old place if it was moved. */
export function markFindings(
  file: ChangedFile,
  from: ChangedFile | undefined,
  reach: GateReach,
): readonly Finding[] {
  const { path, after } = file;
  const language = languageOf(path);
  if (after === null || isGenerated(path)) return [];
  const old = from ?? file;
  const wholeBefore = old.before ?? '';
  const whole = { path, wholeBefore, wholeAfter: after };
  if (language === null) return suppressionsAnywhere(whole, reach);
  return [
    ...newMarks({
      ...whole,
      rule: 'skip_mark',
      patterns: /(?:^|\/)conftest\.py$/.test(path) ? [...language.skips, ...FOR_ALL] : language.skips,
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
