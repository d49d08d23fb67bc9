import { normalize, relative } from 'node:path';
import type { Desk } from './desk.ts';

/**
 * What in the workspace is the harness's own and never the agent's: the output folder, and the action's files where
 * the repository is the action's (`uses: ./`). Relative to the root. Source: DECISIONS, "Untouchable, no switch".
 */
export function harnessPaths({
  around,
  place,
  outputPath,
  request,
}: Pick<Desk, 'around' | 'place' | 'outputPath' | 'request'>): readonly string[] {
  const own = around.actionFolder === null ? '' : relative(place.root, around.actionFolder);
  return [...reportPaths({ outputPath, request }), ...(own === '' || own.startsWith('..') ? [] : [own])];
}

/** Where reports are written in the workspace: never counted, committed or the agent's. */
export function reportPaths({
  outputPath,
  request,
}: Pick<Desk, 'outputPath' | 'request'>): readonly string[] {
  return [
    ...(outputPath === null ? [] : [outputPath]),
    // In every mode: an earlier run's report is no dirt for the next one.
    normalize(request.settings.controlled_edit.report),
  ];
}
