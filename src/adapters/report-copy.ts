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
import { placeOutputFolder } from './output-folder.ts';

/**
 * Why no report is written to this path of the workspace, in one line for the user; null where one may be. What is
 * there already is only ever replaced where it is an earlier report, which begins with `heading`.
 */
export function reportCopyProblem(root: string, path: string, heading: string): string | null {
  const target = join(root, path);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isDirectory()) return `${path} is a folder: name a file in it`;
  if (found.isFile() && beginsWith(target, heading)) return null;
  return `${path} is there, and is no earlier report: name another file, or remove that one`;
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
