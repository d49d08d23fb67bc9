import { isStillThere, type OutputFolder } from './output-folder.ts';
import { type FinishedReport, writeWhole } from './report-text.ts';

/**
 * Puts the reports that were recovered beside what a run has left, over those that are there. Throws where the folder
 * is not the one that the run has opened.
 */
export function addReports(folder: OutputFolder, files: readonly FinishedReport[]): void {
  if (!isStillThere(folder)) throw new Error(`${folder.dir} was removed or exchanged since the run began`);
  for (const { name, content } of files) writeWhole(folder.dir, name, content);
}
