import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { placeOutputFolder } from './output-folder.ts';

/**
 * Writes a report to a path in the workspace, whole or not at all, and never through a link: the repository is not
 * ours. Throws an Error whose message is one line for the user.
 */
export function writeReportCopy(root: string, path: string, bytes: Uint8Array): void {
  const folder = dirname(path) === '.' ? root : placeOutputFolder(root, dirname(path));
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, bytes, { flag: 'wx' });
    renameSync(draft, join(folder, basename(path)));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
