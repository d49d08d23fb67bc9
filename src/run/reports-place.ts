import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openReportWriter, type ReportWriter, type WriterOptions } from '../adapters/report-writer.ts';
import { messageOf } from '../core/message-of.ts';

export interface ReportsPlace {
  readonly writer: ReportWriter;
  /** Why the folder that was asked for cannot be one, in one line for the user; null where it can. */
  readonly trouble: string | null;
}

/** Where a run's reports go: the folder that was asked for, or a fresh one where that can be none. */
export function reportsPlace(options: WriterOptions): ReportsPlace {
  try {
    return { writer: openReportWriter(options), trouble: null };
  } catch (error) {
    const outputDir = join(options.fallbackBase, `forge-headless-${randomUUID()}`);
    const trouble = messageOf(error);
    return { writer: openReportWriter({ ...options, outputDir }), trouble };
  }
}
