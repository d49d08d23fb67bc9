import type { Addition, ChangeSet } from '../core/change.ts';
import type { LinkOut } from '../core/constraint.ts';
import { leadsOut } from '../core/leads-out.ts';

const LINK = '120000';

/** Of the links that are to be committed, those that are absolute or lead out of the repository by their words. */
export function linksOut(changes: ChangeSet, additions: readonly Addition[]): readonly LinkOut[] {
  const made = new Set(changes.filter(({ newMode }) => newMode === LINK).map(({ path }) => path));
  return additions.flatMap(({ path, lines }) => {
    if (!made.has(path)) return [];
    const target = lines.map(({ text }) => text).join('\n');
    return leadsOut(path, target) ? [{ path, target }] : [];
  });
}
