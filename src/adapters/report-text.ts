import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A report as it comes from its renderer. */
export interface ReportText {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A report as it is written: bytes without a secret. */
export interface FinishedReport {
  readonly name: string;
  readonly content: Uint8Array;
}

export function isFinished(file: ReportText): file is FinishedReport {
  return typeof file.content !== 'string';
}

/** Written to a new name beside the old and then renamed: a reader sees the old file or the new one, whole. */
export function writeWhole(dir: string, name: string, content: Uint8Array): void {
  const draft = join(dir, `.${name.replaceAll('/', '-')}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, content, { flag: 'wx' });
    renameSync(draft, join(dir, name));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
