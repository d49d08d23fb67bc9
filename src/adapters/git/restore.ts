import { chmodSync, mkdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import { removeWhole } from '../remove-whole.ts';
import { disarmAbove } from './attribute-traps.ts';
import type { RawChange } from './diff-output.ts';
import type { Folders } from './folders.ts';
import { type Found, finder } from './found.ts';
import { type HardLinks, joinLinks, type LinkPlan, restoreLinks, severLinks } from './hard-links.ts';
import { type IndexEntry, parseIndex } from './index-file.ts';
import { usualMode } from './inventory.ts';
import { joinNul, onDisk, parentOf, type RawPath } from './raw-path.ts';
import type { Store } from './store.ts';
import { lstatThere } from './there.ts';

/** A state to put back, and what differs from it now. */
export interface Restoration extends LinkPlan {
  readonly store: Store;
  /** The index of the state to put back; gets the restored files' stat data. */
  readonly index: string;
  /** From the state to put back to what is on disk. */
  readonly changes: readonly RawChange[];
  /** Special files and git directories to take away. */
  readonly special: readonly RawPath[];
  /** Folders of that state, and folders there are now. */
  readonly folders: Folders;
  readonly present: Folders;
  readonly modes: ReadonlyMap<RawPath, number>;
  /** What the measurement looked at: no other file can have lost its bits. null: any may have. */
  readonly found: ReadonlyMap<RawPath, Found> | null;
}

export interface Restored {
  /** The paths that were written. */
  readonly written: readonly RawPath[];
  /** As in the plan, with the inodes of now. */
  readonly links: HardLinks;
}

/**
 * Puts a state back: bytes, permission bits, links, folders. What the start's rules ignore is left alone, unless
 * it stands where something else has to.
 */
export async function restore(plan: Restoration): Promise<Restored> {
  // Read only where it is needed: of a large repository it takes longer than all the rest.
  const entries = entriesOf(plan);
  openFolders(plan);
  for (const raw of plan.special) removeSpecial(plan.root, raw);
  removeAdded(plan);
  removeFolders(plan);
  makeFolders(plan);
  const back = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
  const written = [...new Set([...back, ...severLinks(plan, entries)])];
  const linked = await restoreLinks(plan, entries, new Set(written));
  await checkOut(
    plan,
    written.filter((raw) => !linked.has(raw)),
  );
  const links = joinLinks(plan, new Set([...written, ...plan.changes.map((change) => change.raw)]), linked);
  fixFileModes(plan, entries);
  fixFolderModes(plan);
  return { written, links };
}

function entriesOf({ index, store }: Restoration): () => readonly IndexEntry[] {
  let entries: readonly IndexEntry[] | null = null;
  return () => {
    entries ??= parseIndex(readFileSync(index), store.format).entries;
    return entries;
  };
}

/** Folders that are to be open anyway, and new ones, are opened first: nothing in a locked one can be put back. */
function openFolders({ root, folders, present }: Restoration): void {
  for (const [raw, { mode }] of folders) {
    if ((mode & 0o700) === 0o700 && present.get(raw)?.mode !== mode) openFolder(root, raw);
  }
  for (const raw of present.keys()) if (!folders.has(raw)) openFolder(root, raw);
}

function openFolder(root: string, raw: RawPath): void {
  const path = onDisk(root, raw);
  const stat = lstatThere(path);
  if (stat?.isDirectory() && (stat.mode & 0o700) !== 0o700) chmodSync(path, 0o700);
}

function removeSpecial(root: string, raw: RawPath): void {
  if (finder(root)(raw).kind !== 'gone') removeWhole(onDisk(root, raw), root);
}

/** Added files, and folders that are left empty by it and were not known: those of ignored files are not. */
function removeAdded({ root, changes, folders }: Restoration): void {
  for (const change of changes) {
    if (change.oldMode !== null) continue;
    const { kind } = finder(root)(change.raw);
    if (kind !== 'file' && kind !== 'link') continue;
    unlinkSync(onDisk(root, change.raw));
    for (let raw = parentOf(change.raw); raw !== '' && !folders.has(raw); raw = parentOf(raw)) {
      allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => rmdirSync(onDisk(root, raw)));
    }
  }
}

/** Folders that came with the step, deepest first; one that holds ignored files stays. */
function removeFolders({ root, folders, present }: Restoration): void {
  for (const raw of [...present.keys()].reverse()) {
    if (!folders.has(raw))
      allowing(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => rmdirSync(onDisk(root, raw)));
  }
}

function makeFolders({ root, folders, present }: Restoration): void {
  for (const raw of folders.keys()) {
    if (!present.has(raw)) allowing(['EEXIST', 'ENOTDIR'], () => mkdirSync(onDisk(root, raw)));
  }
}

async function checkOut(plan: Restoration, names: readonly RawPath[]): Promise<void> {
  if (names.length === 0) return;
  disarmAbove(plan.root, names);
  await plan.store.git({
    args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
    index: plan.index,
    input: joinNul(names),
  });
}

function fixFileModes(plan: Restoration, entries: () => readonly IndexEntry[]): void {
  for (const [raw, usual] of plan.found === null ? usualOfAll(entries()) : usualOfSeen(plan, plan.found)) {
    const wanted = plan.modes.get(raw) ?? usual;
    const path = onDisk(plan.root, raw);
    const stat = wanted === null ? undefined : lstatThere(path);
    if (wanted !== null && stat?.isFile() && (stat.mode & 0o7777) !== wanted) chmodSync(path, wanted);
  }
}

type UsualModes = ReadonlyMap<RawPath, number | null>;

function usualOfAll(entries: readonly IndexEntry[]): UsualModes {
  return new Map(entries.map(({ name, mode }) => [name, usualMode(mode)]));
}

/** Of what was looked at and is no change, the bits that git knows are as they were. */
function usualOfSeen({ changes }: Restoration, found: ReadonlyMap<RawPath, Found>): UsualModes {
  const usual = new Map<RawPath, number | null>();
  for (const [raw, here] of found) {
    if (here.kind === 'file') usual.set(raw, usualMode(here.executable ? 0o100755 : 0o100644));
  }
  for (const { raw, oldMode } of changes) {
    usual.set(raw, oldMode === null ? null : usualMode(Number.parseInt(oldMode, 8)));
  }
  return usual;
}

/** Deepest first: a folder that is locked again hides what is in it. */
function fixFolderModes({ root, folders, present }: Restoration): void {
  const reset = [...folders].filter(([raw, { mode }]) => present.get(raw)?.mode !== mode);
  for (const [raw, { mode }] of reset.reverse()) {
    const path = onDisk(root, raw);
    const stat = lstatThere(path);
    if (stat?.isDirectory() && (stat.mode & 0o7777) !== mode) chmodSync(path, mode);
  }
}

function allowing(codes: readonly string[], action: () => void): void {
  try {
    action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!codes.includes(code)) throw error;
  }
}
