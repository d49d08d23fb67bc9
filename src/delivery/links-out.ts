import type { Addition, ChangeSet } from '../core/git/change.ts';
import { LINK_MODE } from '../core/git/file-mode.ts';
import { leadsOut } from '../core/path/leads-out.ts';
import type { LinkOut } from '../core/run/constraint.ts';

/** Returns the links to be committed that are absolute or point outside the repository. */
export function linksOut(changes: ChangeSet, additions: readonly Addition[]): readonly LinkOut[] {
  const made = new Set(changes.filter(({ newMode }) => newMode === LINK_MODE).map(({ path }) => path));
  return additions.flatMap(({ path, lines }) => {
    if (!made.has(path)) return [];
    const target = lines.map(({ text }) => text).join('\n');
    return leadsOut(path, target) ? [{ path, target }] : [];
  });
}
