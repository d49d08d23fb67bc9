import { isAbsolute, relative, resolve } from 'node:path';
import { type Problem, show } from './problem.ts';
import type { Settings } from './schema.ts';

/** What is wrong with where a run's own files would go, by their names alone. */
export function placeProblems(settings: Settings, workspace: string): readonly Problem[] {
  const { output_dir: outputDir } = settings.artifacts;
  const output = resolve(workspace, outputDir);
  if (holds(output, workspace)) {
    // It is never counted or committed: it may not be the workspace, nor hold it.
    const message = `${show(outputDir)} holds the workspace: name a folder of its own, e.g. .forge/artifacts`;
    return [{ where: 'artifacts.output_dir', message }];
  }
  if (SYSTEM.test(output)) {
    // A sandbox hides the reports from commands: they could not start without these folders.
    const message = `${show(outputDir)} is a folder of the system, which commands need: name a folder of its own, e.g. .forge/artifacts`;
    return [{ where: 'artifacts.output_dir', message }];
  }
  const { report } = settings.controlled_edit;
  if (settings.mode !== 'controlled-edit' || !holds(output, resolve(workspace, report))) return [];
  const message = `${show(report)} lies in the output folder, ${outputDir}, where the report is written anyway: name a file elsewhere`;
  return [{ where: 'controlled_edit.report', message }];
}

const SYSTEM =
  /^\/(?:(?:bin|dev|home|lib\d*|mnt|opt|proc|root|run|sbin|srv|sys|usr|usr\/(?:bin|include|lib\d*|libexec|local|sbin|share)|usr\/local\/(?:bin|lib|share)|var|var\/(?:lib|log|cache))$|(?:boot|etc)(?:\/|$))/;

/** Whether `path` is `folder`, or lies in it. Both absolute. */
function holds(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith('../') && !isAbsolute(way));
}
