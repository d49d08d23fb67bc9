import { relative } from 'node:path';
import type { Desk } from './desk.ts';

/**
 * What in the workspace is the harness's own and never the agent's: the output folder, and the action's files where
 * the repository is the action's (`uses: ./`). Relative to the root. Source: DECISIONS, "Untouchable, no switch".
 */
export function harnessPaths({
  around,
  place,
  outputPath,
}: Pick<Desk, 'around' | 'place' | 'outputPath'>): readonly string[] {
  const own = around.actionFolder === null ? '' : relative(place.root, around.actionFolder);
  return [...(outputPath === null ? [] : [outputPath]), ...(own === '' || own.startsWith('..') ? [] : [own])];
}
