import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { LINK_BITS, SUBMODULE_BITS } from '../../../core/git/file-mode.ts';
import type { Checkout, FreshCheckout } from '../../../core/git/ignored.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { scanScope } from '../ignored/ignored-folders.ts';
import type { BlobReader } from '../objects/blob-reader.ts';
import { parseIndex } from '../objects/index-file.ts';
import { lastPart, type RawPath, toDiskPath, toText } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import { walkFolders } from '../worktree/folder-scan.ts';

/** Ignored dependency folders that a checkout shows as they are. */
const DEPENDENCIES = /^(?:node_modules|\.venv|venv|vendor|bower_components|\.bundle|Pods|Carthage|deps)$/;

/** Files written before the event loop gets a turn. */
const BATCH = 200;

/**
 * Writes the last good state to `folder` (a new one): new files with plain modes and dates, and nothing that is not
 * part of a commit. Bytes come from the disk, so filtered files are as programs see them. Paths for which `isFromStart`
 * returns true are as they were at the start.
 */
export async function freshCheckout(
  state: TreeState,
  blobs: Pick<BlobReader, 'read'>,
  { folder, isFromStart }: FreshCheckout,
): Promise<Checkout> {
  const { root, format } = state.repo;
  const { entries } = parseIndex(readFileSync(state.good.index), format);
  const made = new Set<string>();
  const place = (raw: RawPath): string | Buffer => {
    const parent = dirname(toText(raw));
    if (!made.has(parent)) mkdirSync(`${folder}/${parent}`, { recursive: true, mode: 0o755 });
    made.add(parent);
    return toDiskPath(folder, raw);
  };
  for (const [at, { name, mode }] of entries.entries()) {
    if (isFromStart(toText(name))) continue;
    copyOne(toDiskPath(root, name), place(name), mode);
    if (at % BATCH === 0) await nextTick();
  }
  for (const [raw, { mode, oid }] of state.start.entries) {
    if (!isFromStart(toText(raw)) || mode.startsWith('16')) continue;
    const bytes = await blobs.read(oid);
    if (mode.startsWith('12')) symlinkSync(bytes, place(raw));
    else writeFileSync(place(raw), bytes, { mode: mode.endsWith('755') ? 0o755 : 0o644 });
  }
  for (const raw of state.ignored?.files ?? []) copyOne(toDiskPath(root, raw), place(raw), 0o644);
  return { folder, dependencies: await dependenciesOf(state) };
}

function copyOne(from: string | Buffer, to: string | Buffer, mode: number): void {
  const stat = lstatOrUndefined(from);
  if (mode === SUBMODULE_BITS) mkdirSync(to, { recursive: true });
  else if (mode === LINK_BITS && stat?.isSymbolicLink()) symlinkSync(readlinkSync(from, 'buffer'), to);
  else if (stat?.isFile()) {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chmodSync(to, (mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

async function dependenciesOf(state: TreeState): Promise<readonly string[]> {
  const { ignored } = await walkFolders(scanScope(state));
  return ignored.filter((raw) => DEPENDENCIES.test(lastPart(raw))).map(toText);
}
