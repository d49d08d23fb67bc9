import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A report from its renderer. */
export interface ReportFileContent {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A report to write: bytes without secrets. */
export interface RedactedReport {
  readonly name: string;
  readonly content: Uint8Array;
}

export function isRedacted(file: ReportFileContent): file is RedactedReport {
  return typeof file.content !== 'string';
}

/** Writes a new file and renames it, so that readers see the whole old or new file. */
export function writeAtomically(dir: string, name: string, content: Uint8Array): void {
  const draft = join(dir, `.${name.replaceAll('/', '-')}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, content, { flag: 'wx' });
    renameSync(draft, join(dir, name));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
