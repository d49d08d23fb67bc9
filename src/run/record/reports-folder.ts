import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { trackedBelow } from '../../adapters/git/objects/tracked-file-below.ts';
import { locateGit } from '../../adapters/git/program/find-git.ts';
import { resolveOutputFolder } from '../../adapters/output/output-folder.ts';
import {
  openReportWriter,
  type ReportWriter,
  type WriterOptions,
} from '../../adapters/output/report-writer.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { messageOf } from '../../core/text/message-of.ts';

export interface ReportsPlace {
  readonly writer: ReportWriter;
  /** The reason why the configured folder cannot be used, in one line for the user; null if it can. */
  readonly trouble: string | null;
}

/** The folder of the reports unless the settings name another. */
export const DEFAULT_OUTPUT = '.forge/artifacts';

/** Opens the configured folder for reports, or a new one if that cannot be used. */
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

/** Returns why no reports can go there; null if they can. Changes nothing. */
export function outputFolderObjection(root: string, outputDir: string, searchPath: string): string | null {
  try {
    refuseTracked({ root, outputDir }, searchPath);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Throws if the folder contains tracked files, because reports would replace them and changes would not be counted. */
function refuseTracked(
  { root, outputDir }: Pick<WriterOptions, 'root' | 'outputDir'>,
  searchPath: string,
): void {
  const tracked = trackedIn(root, resolveOutputFolder(root, outputDir), searchPath);
  if (tracked === null) return;
  const remedy = `name another folder with output_dir, or remove it from git with \`git rm -r --cached ${outputDir}\``;
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
