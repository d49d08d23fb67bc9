import { KEPT } from './kept.ts';
import { LOST } from './lost.ts';
import type { Disturbance, RealEdit } from './real-edit.ts';

export const DISTURBANCES: readonly Disturbance[] = [...KEPT, ...LOST];

/**
 * Whether the disturbed search is in the file as it is: then it is no disturbed edit but an exact one of
 * another place, and no engine could know better. One line counts only as a whole one, for one that is
 * indented too little is always part of the right one.
 */
export function isExactElsewhere({ before, search }: RealEdit): boolean {
  if (search.trimEnd().includes('\n')) return before.includes(search);
  return `\n${before}`.includes(`\n${search}`);
}
