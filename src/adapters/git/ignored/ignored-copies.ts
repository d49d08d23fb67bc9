import { lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import { constants, copyFile } from 'node:fs/promises';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import { filesInSurvey, type IgnoredSurvey } from '../start/ignored-survey.ts';

/** The saved content of one ignored file, so that it can be restored. */
export type SavedFile =
  | { readonly kind: 'file'; readonly copy: string; readonly mode: number; readonly mtimeMs: number }
  | { readonly kind: 'link'; readonly target: Buffer };

/** Limits of copying: bytes in total, bytes per file, and number of files. Files near the root come first. */
const COPY_LIMITS = { bytes: 128 * 1024 ** 2, fileBytes: 16 * 1024 ** 2, files: 10_000 };

/** Maximum number of parallel copies. */
const PARALLEL_COPIES = 16;

/**
 * Copies ignored files into `folder` (a new one), within the limits. Links are always saved. Unreadable files are
 * skipped, so they cannot be restored later.
 */
export async function copyIgnored(
  root: string,
  survey: IgnoredSurvey,
  folder: string,
): Promise<ReadonlyMap<RawPath, SavedFile>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const saved = new Map<RawPath, SavedFile>();
  const left = { bytes: COPY_LIMITS.bytes, files: COPY_LIMITS.files };
  let copies: Promise<void>[] = [];
  for (const raw of filesInSurvey(survey)) {
    const path = toDiskPath(root, raw);
    const stat = lstatOrUndefined(path);
    if (stat?.isSymbolicLink()) saved.set(raw, { kind: 'link', target: readlinkSync(path, 'buffer') });
    if (stat?.isFile() !== true || stat.size > COPY_LIMITS.fileBytes) continue;
    if (left.files === 0 || stat.size > left.bytes) continue;
    left.files -= 1;
    left.bytes -= stat.size;
    const copy = `${folder}/${saved.size}`;
    const { mode, mtimeMs } = stat;
    saved.set(raw, { kind: 'file', copy, mode: mode & 0o7777, mtimeMs });
    copies.push(copyFile(path, copy, constants.COPYFILE_FICLONE).catch(() => void saved.delete(raw)));
    if (copies.length === PARALLEL_COPIES) {
      await Promise.all(copies);
      copies = [];
    }
  }
  await Promise.all(copies);
  return saved;
}

/** Identifies the state of a restored file, so that a later change is noticed. */
export function fileStamp(path: string | Buffer): string | null {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.ctimeNs} ${stat.size}`;
}
