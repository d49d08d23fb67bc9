import { normalize, relative } from 'node:path';
import type { RunContext } from './run-context.ts';

/**
 * Returns the harness's own paths in the workspace, relative to the root. These are the output folder and, if the
 * workspace is the action's repository (`uses: ./`), the action's files.
 */
export function harnessPaths({
  hostProcess,
  place,
  outputPath,
  request,
}: Pick<RunContext, 'hostProcess' | 'place' | 'outputPath' | 'request'>): readonly string[] {
  const own = hostProcess.actionFolder === null ? '' : relative(place.root, hostProcess.actionFolder);
  return [...reportPaths({ outputPath, request }), ...(own === '' || own.startsWith('..') ? [] : [own])];
}

/** Returns the paths of reports in the workspace. They are never counted or committed. */
export function reportPaths({
  outputPath,
  request,
}: Pick<RunContext, 'outputPath' | 'request'>): readonly string[] {
  return [
    ...(outputPath === null ? [] : [outputPath]),
    // Included in every mode, so that a report of an earlier run does not make the workspace dirty.
    normalize(request.settings.controlled_edit.report),
  ];
}
