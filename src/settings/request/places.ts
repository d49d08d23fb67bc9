import { isAbsolute, relative, resolve } from 'node:path';
import { type Problem, show } from '../checks/problem.ts';
import type { Settings } from '../schema/schema.ts';

/** Checks by their names where a run's own files would be written. */
export function placeProblems(settings: Settings, workspace: string): readonly Problem[] {
  const { output_dir: outputDir } = settings.artifacts;
  const output = resolve(workspace, outputDir);
  if (holds(output, workspace)) {
    // It is never counted or committed, so it may not be the workspace or contain it.
    const message = `${show(outputDir)} contains the workspace: use a separate folder, e.g. .forge/artifacts`;
    return [{ where: 'artifacts.output_dir', message }];
  }
  if (SYSTEM.test(output)) {
    // A sandbox hides the reports from commands, which could not start without these folders.
    const message = `${show(outputDir)} is a system folder that commands need: use a separate folder, e.g. .forge/artifacts`;
    return [{ where: 'artifacts.output_dir', message }];
  }
  const { report } = settings.controlled_edit;
  if (settings.mode !== 'controlled-edit' || !holds(output, resolve(workspace, report))) return [];
  const message = `${show(report)} is in the output folder ${outputDir}, which already gets the report: name a file elsewhere`;
  return [{ where: 'controlled_edit.report', message }];
}

const SYSTEM =
  /^\/(?:(?:bin|dev|home|lib\d*|mnt|opt|proc|root|run|sbin|srv|sys|usr|usr\/(?:bin|include|lib\d*|libexec|local|sbin|share)|usr\/local\/(?:bin|lib|share)|var|var\/(?:lib|log|cache))$|(?:boot|etc)(?:\/|$))/;

/** Returns true if `path` is `folder` or is below it. Both absolute. */
function holds(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
