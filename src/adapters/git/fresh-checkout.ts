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
import type { Checkout, FreshCheckout } from '../../core/ignored.ts';
import type { Blobs } from './blobs.ts';
import { walkFolders } from './folders.ts';
import { parseIndex } from './index-file.ts';
import { nameOf, onDisk, type RawPath, toText } from './raw-path.ts';
import { scopeOf } from './scope.ts';
import type { TreeState } from './state.ts';
import { lstatThere } from './there.ts';

/** Ignored folders of dependencies that are shown in a checkout as they are. */
const DEPENDENCIES = /^(?:node_modules|\.venv|venv|vendor|bower_components|\.bundle|Pods|Carthage|deps)$/;

const TYPE = 0o170000;
const LINK = 0o120000;
const SUBMODULE = 0o160000;

/** Files written before the event loop gets a turn. */
const BATCH = 200;

/**
 * Writes the last good state to `folder` (a new one): new files with plain modes and dates, and nothing that is not part
 * of a commit. Bytes come from the disk, so that files of a filter are as programs see them. The paths that
 * `isFromStart` names are as they were at the start, or missing if they were.
 */
export async function freshCheckout(
  state: TreeState,
  blobs: Pick<Blobs, 'read'>,
  { folder, isFromStart }: FreshCheckout,
): Promise<Checkout> {
  const { root, format } = state.site;
  const { entries } = parseIndex(readFileSync(state.good.index), format);
  const made = new Set<string>();
  const place = (raw: RawPath): string | Buffer => {
    const parent = dirname(toText(raw));
    if (!made.has(parent)) mkdirSync(`${folder}/${parent}`, { recursive: true, mode: 0o755 });
    made.add(parent);
    return onDisk(folder, raw);
  };
  for (const [at, { name, mode }] of entries.entries()) {
    if (isFromStart(toText(name))) continue;
    copyOne(onDisk(root, name), place(name), mode);
    if (at % BATCH === 0) await nextTick();
  }
  for (const [raw, { mode, oid }] of state.start.entries) {
    if (!isFromStart(toText(raw)) || mode.startsWith('16')) continue;
    const bytes = await blobs.read(oid);
    if (mode.startsWith('12')) symlinkSync(bytes, place(raw));
    else writeFileSync(place(raw), bytes, { mode: mode.endsWith('755') ? 0o755 : 0o644 });
  }
  for (const raw of state.ignored?.files ?? []) copyOne(onDisk(root, raw), place(raw), 0o644);
  return { folder, dependencies: await dependenciesOf(state) };
}

function copyOne(from: string | Buffer, to: string | Buffer, mode: number): void {
  const stat = lstatThere(from);
  if ((mode & TYPE) === SUBMODULE) mkdirSync(to, { recursive: true });
  else if ((mode & TYPE) === LINK && stat?.isSymbolicLink()) symlinkSync(readlinkSync(from, 'buffer'), to);
  else if (stat?.isFile()) {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chmodSync(to, (mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}

async function dependenciesOf(state: TreeState): Promise<readonly string[]> {
  const { ignored } = await walkFolders(scopeOf(state));
  return ignored.filter((raw) => DEPENDENCIES.test(nameOf(raw))).map(toText);
}
