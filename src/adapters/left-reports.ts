import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStillThere, type OutputFolder } from './output-folder.ts';
import { type ReportText, writeWhole } from './report-writer.ts';

/** A report that a run has left, never through a link; null where there is none that could be read. */
export function leftReport({ dir }: OutputFolder, name: string): Buffer | null {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  let handle: number | null = null;
  try {
    handle = openSync(join(dir, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    return fstatSync(handle).isFile() ? readFileSync(handle) : null;
  } catch {
    return null;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * Puts the missing reports beside what a run has left; `all`: also over those that are there, for a run that did not
 * come to its end has written none. Throws where the folder is not the one that the run has opened.
 */
export function addReports(folder: OutputFolder, files: readonly ReportText[], all: boolean): void {
  if (!isStillThere(folder)) throw new Error(`${folder.dir} was removed or exchanged since the run began`);
  for (const { name, content } of files) {
    const there = lstatSync(join(folder.dir, name), { throwIfNoEntry: false })?.isFile() === true;
    if (there && !all) continue;
    writeWhole(folder.dir, name, typeof content === 'string' ? Buffer.from(content) : content);
  }
}
