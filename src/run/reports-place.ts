import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { locateGit } from '../adapters/git/find.ts';
import { trackedBelow } from '../adapters/git/tracked-below.ts';
import { placeOutputFolder } from '../adapters/output-folder.ts';
import { openReportWriter, type ReportWriter, type WriterOptions } from '../adapters/report-writer.ts';
import { messageOf } from '../core/message-of.ts';
import { StopRun } from '../core/outcome.ts';

export interface ReportsPlace {
  readonly writer: ReportWriter;
  /** Why the folder that was asked for cannot be one, in one line for the user; null where it can. */
  readonly trouble: string | null;
}

/** Where reports go when no settings say otherwise. */
export const DEFAULT_OUTPUT = '.forge/artifacts';

/** Where a run's reports go: the folder that was asked for, or a fresh one where that can be none. */
export function reportsPlace(options: WriterOptions, searchPath: string): ReportsPlace {
  try {
    refuseTracked(options, searchPath);
    return { writer: openReportWriter(options), trouble: null };
  } catch (error) {
    const outputDir = join(options.fallbackBase, `forge-headless-${randomUUID()}`);
    const trouble = messageOf(error);
    return { writer: openReportWriter({ ...options, outputDir }), trouble };
  }
}

/** Why no reports can go there; null where they can. Changes nothing. */
export function outputFolderObjection(root: string, outputDir: string, searchPath: string): string | null {
  try {
    refuseTracked({ root, outputDir }, searchPath);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** What git tracks is the user's: reports would take its place, and changes there would never be counted. */
function refuseTracked(
  { root, outputDir }: Pick<WriterOptions, 'root' | 'outputDir'>,
  searchPath: string,
): void {
  const tracked = trackedIn(root, placeOutputFolder(root, outputDir), searchPath);
  if (tracked === null) return;
  const remedy = `name a folder of its own with output_dir, or take it out of git with \`git rm -r --cached ${outputDir}\``;
  throw new Error(`output_dir "${outputDir}" holds ${tracked}, which git tracks: ${remedy}`);
}

function trackedIn(root: string, dir: string, searchPath: string): string | null {
  try {
    return trackedBelow(locateGit(searchPath), root, dir);
  } catch (error) {
    // A run without git ends with its own reason.
    if (error instanceof StopRun) return null;
    throw error;
  }
}
