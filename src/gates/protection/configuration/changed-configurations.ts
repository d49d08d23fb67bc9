import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import type { GateReach } from '../commands/gate-commands.ts';
import { countingSections, isGateConfiguration } from './configuration-table.ts';
import { sectionsOf } from './file-sections.ts';
import { toolPart } from './tool-table.ts';

/** Finds changes to the configuration of tests, checkers or CI: a whole file, or the relevant sections of one. */
export function configurationFindings(file: ChangedFile, reach: GateReach): readonly Finding[] {
  if (isGateConfiguration(file.path, [file.before, file.after])) return wholeFile(file);
  const sections = countingSections(file.path);
  if (sections !== null) {
    const found = changedSections(file, sections);
    if (found.length > 0) return found;
  }
  const part = toolPart(file.path, reach.uses);
  if (part === null) return [];
  const [before, after] = [file.before, file.after].map((text) => (text === null ? null : part(text)));
  // A new file that only lists dependencies or sources decides nothing.
  if ((before ?? '').trim() === (after ?? '').trim() && file.unreadReason === null) return [];
  return wholeFile({ ...file, before: before ?? null, after: after ?? null });
}

function wholeFile({ path, status, before, after }: ChangedFile): readonly Finding[] {
  const found = { rule: 'gate_configuration', path, line: null } as const;
  if (status === 'added') return [{ ...found, was: 'no such file', is: 'added' }];
  if (status === 'deleted') return [{ ...found, was: 'there', is: 'deleted' }];
  if (before === null || after === null) return [{ ...found, was: 'as at the start', is: 'other content' }];
  const [gone] = linesNotIn(before, after);
  const [now] = linesNotIn(after, before);
  if (gone === undefined && now === undefined) return [];
  const shown = (text: string | undefined) => (text === undefined ? 'nothing' : `"${excerpt(text)}"`);
  return [{ ...found, line: now?.line ?? gone?.line ?? null, was: shown(gone?.text), is: shown(now?.text) }];
}

function changedSections({ path, before, after }: ChangedFile, counting: RegExp): readonly Finding[] {
  const was = sectionsOf(before ?? '');
  const is = sectionsOf(after ?? '');
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => counting.test(name));
  return names.flatMap((name) => {
    const [old = '', now = ''] = [was.get(name), is.get(name)];
    if (old === now) return [];
    const [gone] = linesNotIn(old, now);
    const [come] = linesNotIn(now, old);
    const inside = (text: string | undefined) =>
      `[${excerpt(name)}] ${text === undefined ? 'nothing' : excerpt(text)}`;
    return [
      {
        rule: 'gate_configuration',
        path,
        line: null,
        was: inside(gone?.text),
        is: inside(come?.text),
      } as const,
    ];
  });
}
