import type { ChangedFile } from './changed-file.ts';
import { countingSections, isGateConfiguration } from './configuration-table.ts';
import { excerpt, type Finding } from './finding.ts';
import { linesNotIn } from './lines.ts';
import type { Reach } from './reach.ts';
import { sectionsOf } from './sections.ts';
import { toolPart } from './tool-table.ts';

/** Changes to what configures tests, checkers or CI: a whole file, or the sections of one that do. */
export function configurationFindings(file: ChangedFile, reach: Reach): readonly Finding[] {
  if (isGateConfiguration(file.path, [file.before, file.after])) return wholeFile(file);
  const sections = countingSections(file.path);
  if (sections !== null) {
    const found = partsOf(file, sections);
    if (found.length > 0) return found;
  }
  const part = toolPart(file.path, reach.uses);
  if (part === null) return [];
  const [before, after] = [file.before, file.after].map((text) => (text === null ? null : part(text)));
  // A new file that only lists dependencies, or sources, decides nothing.
  if ((before ?? '').trim() === (after ?? '').trim() && file.unread === null) return [];
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

function partsOf({ path, before, after }: ChangedFile, counting: RegExp): readonly Finding[] {
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
