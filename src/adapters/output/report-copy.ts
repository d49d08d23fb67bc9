import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { resolveOutputFolder } from './output-folder.ts';

/**
 * Returns why no report may be written to this path of the workspace, as one line for the user; null if it may. An
 * existing file is only replaced if it is an earlier report, which begins with `heading`.
 */
export function reportCopyProblem(root: string, path: string, heading: string): string | null {
  const target = join(root, path);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isDirectory()) return `${path} is a folder: use a file in it`;
  if (found.isFile() && beginsWith(target, heading)) return null;
  return `${path} exists and is not an earlier report: use another file, or remove that one`;
}

function beginsWith(file: string, heading: string): boolean {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const handle = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const wanted = Buffer.from(heading);
    const bytes = Buffer.alloc(wanted.length);
    return readSync(handle, bytes) === bytes.length && bytes.equals(wanted);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes a report to a path in the workspace, completely or not at all, and never through a link, because the
 * repository is not trusted. Throws an Error with one line for the user.
 */
export function writeReportCopy(root: string, path: string, bytes: Uint8Array): void {
  const folder = dirname(path) === '.' ? root : resolveOutputFolder(root, dirname(path));
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
