import { lstatSync, mkdirSync, readlinkSync } from 'node:fs';
import { constants, copyFile } from 'node:fs/promises';
import { filesOf, type IgnoredSurvey } from './ignored-names.ts';
import { onDisk, type RawPath } from './raw-path.ts';
import { lstatThere } from './there.ts';

/** What is kept of one ignored file, so that it can be put back. */
export type KeptFile =
  | { readonly kind: 'file'; readonly copy: string; readonly mode: number; readonly mtimeMs: number }
  | { readonly kind: 'link'; readonly target: Buffer };

/** Files are copied up to these limits, near ones first: bytes of all, bytes of one, and how many. */
const COPY_LIMITS = { bytes: 128 * 1024 ** 2, fileBytes: 16 * 1024 ** 2, files: 10_000 };

/** Copies that are under way at once. */
const AT_ONCE = 16;

/**
 * Copies ignored files into `folder` (a new one), as far as the limits allow. Links are always kept. A file that cannot
 * be read is left out: it cannot be put back later.
 */
export async function copyIgnored(
  root: string,
  survey: IgnoredSurvey,
  folder: string,
): Promise<ReadonlyMap<RawPath, KeptFile>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = new Map<RawPath, KeptFile>();
  const left = { bytes: COPY_LIMITS.bytes, files: COPY_LIMITS.files };
  let under: Promise<void>[] = [];
  for (const raw of filesOf(survey)) {
    const path = onDisk(root, raw);
    const stat = lstatThere(path);
    if (stat?.isSymbolicLink()) kept.set(raw, { kind: 'link', target: readlinkSync(path, 'buffer') });
    if (stat?.isFile() !== true || stat.size > COPY_LIMITS.fileBytes) continue;
    if (left.files === 0 || stat.size > left.bytes) continue;
    left.files -= 1;
    left.bytes -= stat.size;
    const copy = `${folder}/${kept.size}`;
    const { mode, mtimeMs } = stat;
    kept.set(raw, { kind: 'file', copy, mode: mode & 0o7777, mtimeMs });
    under.push(copyFile(path, copy, constants.COPYFILE_FICLONE).catch(() => void kept.delete(raw)));
    if (under.length === AT_ONCE) {
      await Promise.all(under);
      under = [];
    }
  }
  await Promise.all(under);
  return kept;
}

/** Identifies a file that was put back, so that a later change is noticed. */
export function markOf(path: string | Buffer): string | null {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.ctimeNs} ${stat.size}`;
}
