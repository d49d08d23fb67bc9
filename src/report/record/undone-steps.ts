import { notRestoredText } from '../../core/git/undone.ts';
import { code, plain } from '../../core/text/markdown.ts';
import type { RunRecord, UndoneEntry } from './run-record.ts';

export const UNDONE_TITLE = 'Undone steps';

/** Maximum number of paths shown for a step. */
const NAMED_PATHS = 10;

/** Maximum number of steps shown. */
const MOST_STEPS = 20;

/** Returns an undone step as in execution.json. */
export function undoneJson({ turn, by, paths, patchFile, leftOut, notRestored }: UndoneEntry) {
  return {
    turn,
    by,
    paths,
    patch: patchFile,
    left_out: leftOut ?? null,
    not_restored: notRestored ?? null,
  };
}

/** One line per step, in parts: what was undone, where it is kept, and what is missing. */
export interface UndoneLine {
  readonly who: string;
  readonly paths: readonly string[];
  readonly more: number;
  readonly patchFile: string | null;
  readonly remarks: readonly string[];
}

export function undoneLines({ undone }: RunRecord): readonly UndoneLine[] {
  return undone.slice(0, MOST_STEPS).map(({ turn, by, paths, patchFile, leftOut, notRestored }) => ({
    who: by === 'gate' ? 'A gate' : `A command in turn ${turn}`,
    paths: paths.slice(0, NAMED_PATHS),
    more: Math.max(0, paths.length - NAMED_PATHS),
    patchFile,
    remarks: [
      ...(leftOut === undefined ? [] : [`The patch ${leftOut.replace(/^left out:/, 'leaves out')}.`]),
      ...(notRestored === undefined ? [] : [`${notRestoredText(notRestored)}.`.replace(/^n/, 'N')]),
    ],
  }));
}

/** Returns the section of summary.md; null if no step was undone. */
export function undoneSection(record: RunRecord): string | null {
  if (record.undone.length === 0) return null;
  const lines = undoneLines(record).map(({ who, paths, more, patchFile, remarks }) => {
    const rest = more > 0 ? ` and ${more} more` : '';
    const kept = patchFile === null ? '' : `, kept in ${code(patchFile)}`;
    return [
      `- ${who}: ${paths.map((path) => code(path)).join(', ')}${rest}${kept}.`,
      ...remarks.map((text) => plain(text, 4000)),
    ].join(' ');
  });
  const rest = record.undone.length - lines.length;
  if (rest > 0) lines.push(`- and ${rest} more: see execution.json`);
  return `### ${UNDONE_TITLE}\n\n${lines.join('\n')}`;
}
