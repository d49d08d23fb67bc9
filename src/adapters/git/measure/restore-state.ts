import { chmodSync, mkdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import { fileMode } from '../../../core/git/file-mode.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { removeEvenLocked } from '../../files/remove-locked-folder.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { type IndexEntry, parseIndex } from '../objects/index-file.ts';
import type { PrivateStore } from '../program/private-store.ts';
import { joinNul, parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import { defaultMode } from '../start/file-inventory.ts';
import { type HardLinks, type LinkPlan, relinkFiles, restoreLinks, splitLinks } from '../start/hard-links.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { type DiskEntry, diskEntryReader } from '../worktree/disk-entry.ts';
import type { FolderStates } from '../worktree/folder-scan.ts';

/** A state to restore, and what differs from it now. */
export interface RestorePlan extends LinkPlan {
  readonly store: PrivateStore;
  /** The index of the state to restore; gets the restored files' stat data. */
  readonly index: string;
  /** Changes from the state to restore to the disk. */
  readonly changes: readonly RawChange[];
  /** Special files and git directories to remove. */
  readonly special: readonly RawPath[];
  /** Folders of that state, then the folders on disk now. */
  readonly folders: FolderStates;
  readonly present: FolderStates;
  readonly modes: ReadonlyMap<RawPath, number>;
  /** The files that the measurement read; no other file can have lost its mode. null: any file may have. */
  readonly found: ReadonlyMap<RawPath, DiskEntry> | null;
}

export interface RestoreResult {
  /** The paths that were written. */
  readonly written: readonly RawPath[];
  /** The hard links of the plan, with their present inodes. */
  readonly links: HardLinks;
}

/**
 * Restores bytes, permission bits, links and folders. Files that the start's rules ignore stay, unless they are in the
 * way.
 */
export async function restoreState(plan: RestorePlan): Promise<RestoreResult> {
  // Read the index only if needed: in a large repository it takes longer than everything else.
  const entries = entriesOf(plan);
  openFolders(plan);
  for (const raw of plan.special) removeSpecial(plan.root, raw);
  removeAdded(plan);
  removeFolders(plan);
  makeFolders(plan);
  const restored = plan.changes.filter((change) => change.oldMode !== null).map((change) => change.raw);
  const written = [...new Set([...restored, ...splitLinks(plan, entries)])];
  const linked = await restoreLinks(plan, entries, new Set(written));
  await checkOutFiles(
    plan,
    written.filter((raw) => !linked.has(raw)),
  );
  const links = relinkFiles(plan, new Set([...written, ...plan.changes.map((change) => change.raw)]), linked);
  restoreFileModes(plan, entries);
  restoreFolderModes(plan);
  return { written, links };
}

function entriesOf({ index, store }: RestorePlan): () => readonly IndexEntry[] {
  let entries: readonly IndexEntry[] | null = null;
  return () => {
    entries ??= parseIndex(readFileSync(index), store.format).entries;
    return entries;
  };
}

/** Opens folders that must be open anyway, and new ones, because nothing in a locked folder can be restored. */
function openFolders({ root, folders, present }: RestorePlan): void {
  for (const [raw, { mode }] of folders) {
    if ((mode & 0o700) === 0o700 && present.get(raw)?.mode !== mode) openFolder(root, raw);
  }
  for (const raw of present.keys()) if (!folders.has(raw)) openFolder(root, raw);
}

function openFolder(root: string, raw: RawPath): void {
  const path = toDiskPath(root, raw);
  const stat = lstatOrUndefined(path);
  if (stat?.isDirectory() && (stat.mode & 0o700) !== 0o700) chmodSync(path, 0o700);
}

function removeSpecial(root: string, raw: RawPath): void {
  if (diskEntryReader(root)(raw).kind !== 'gone') removeEvenLocked(toDiskPath(root, raw), root);
}

/** Removes added files, and unknown folders that become empty. Folders with ignored files stay. */
function removeAdded({ root, changes, folders }: RestorePlan): void {
  for (const change of changes) {
    if (change.oldMode !== null) continue;
    const { kind } = diskEntryReader(root)(change.raw);
    if (kind !== 'file' && kind !== 'link') continue;
    unlinkSync(toDiskPath(root, change.raw));
    for (let raw = parentOf(change.raw); raw !== '' && !folders.has(raw); raw = parentOf(raw)) {
      ignoringCodes(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => rmdirSync(toDiskPath(root, raw)));
    }
  }
}

/** Removes folders that the step added, deepest first. Folders with ignored files stay. */
function removeFolders({ root, folders, present }: RestorePlan): void {
  for (const raw of [...present.keys()].reverse()) {
    if (!folders.has(raw))
      ignoringCodes(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'], () => rmdirSync(toDiskPath(root, raw)));
  }
}

function makeFolders({ root, folders, present }: RestorePlan): void {
  for (const raw of folders.keys()) {
    if (!present.has(raw)) ignoringCodes(['EEXIST', 'ENOTDIR'], () => mkdirSync(toDiskPath(root, raw)));
  }
}

async function checkOutFiles(plan: RestorePlan, names: readonly RawPath[]): Promise<void> {
  if (names.length === 0) return;
  releaseFifosAbove(plan.root, names);
  await plan.store.git({
    args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
    index: plan.index,
    input: joinNul(names),
  });
}

function restoreFileModes(plan: RestorePlan, entries: () => readonly IndexEntry[]): void {
  for (const [raw, usual] of plan.found === null
    ? defaultModes(entries())
    : defaultModesOfSeen(plan, plan.found)) {
    const wanted = plan.modes.get(raw) ?? usual;
    const path = toDiskPath(plan.root, raw);
    const stat = wanted === null ? undefined : lstatOrUndefined(path);
    if (wanted !== null && stat?.isFile() && (stat.mode & 0o7777) !== wanted) chmodSync(path, wanted);
  }
}

type DefaultModes = ReadonlyMap<RawPath, number | null>;

function defaultModes(entries: readonly IndexEntry[]): DefaultModes {
  return new Map(entries.map(({ name, mode }) => [name, defaultMode(mode)]));
}

/** Returns the default modes of the files that the measurement read. */
function defaultModesOfSeen({ changes }: RestorePlan, found: ReadonlyMap<RawPath, DiskEntry>): DefaultModes {
  const usual = new Map<RawPath, number | null>();
  for (const [raw, entry] of found) {
    if (entry.kind === 'file') usual.set(raw, defaultMode(Number.parseInt(fileMode(entry.executable), 8)));
  }
  for (const { raw, oldMode } of changes) {
    usual.set(raw, oldMode === null ? null : defaultMode(Number.parseInt(oldMode, 8)));
  }
  return usual;
}

/** Restores folder modes, deepest first, because a locked folder hides its content. */
function restoreFolderModes({ root, folders, present }: RestorePlan): void {
  const reset = [...folders].filter(([raw, { mode }]) => present.get(raw)?.mode !== mode);
  for (const [raw, { mode }] of reset.reverse()) {
    const path = toDiskPath(root, raw);
    const stat = lstatOrUndefined(path);
    if (stat?.isDirectory() && (stat.mode & 0o7777) !== mode) chmodSync(path, mode);
  }
}

function ignoringCodes(codes: readonly string[], action: () => void): void {
  try {
    action();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!codes.includes(code)) throw error;
  }
}
