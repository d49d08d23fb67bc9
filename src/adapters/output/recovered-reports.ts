import { isStillThere, type OutputFolder } from './output-folder.ts';
import { type RedactedReport, writeAtomically } from './report-file.ts';

/**
 * Adds the recovered reports to what a run has left, replacing existing ones. Throws if it is not the folder that the
 * run opened.
 */
export function addRecoveredReports(folder: OutputFolder, files: readonly RedactedReport[]): void {
  if (!isStillThere(folder)) throw new Error(`${folder.dir} was removed or replaced since the run began`);
  for (const { name, content } of files) writeAtomically(folder.dir, name, content);
}
