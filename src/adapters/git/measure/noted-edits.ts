import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { fileMode } from '../../../core/git/file-mode.ts';
import { mayChangeContent } from '../ignored/watched-ignored-files.ts';
import type { RawChange } from '../objects/diff-output.ts';
import type { LineCount } from '../objects/line-count.ts';
import {
  addFilesToIndex,
  indexRecord,
  removalRecord,
  writeRecords,
  writeTreeInBackground,
} from '../objects/update-index.ts';
import { blobId } from '../program/private-store.ts';
import { compareBytes, type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import { diskEntryReader } from '../worktree/disk-entry.ts';
import { listUntracked } from '../worktree/ignored-paths.ts';
import { reopenFoldersAbove } from '../worktree/reopen-folders.ts';

/**
 * An accepted edit at the time it was noted. Its bytes are kept in memory until git has them, so that a later change by
 * a command does not pass for the edit.
 */
interface NotedEdit {
  readonly bytes: Buffer;
  readonly mode: number;
  readonly ctime: bigint;
}

export interface NotedEdits {
  /** Reads the file; starts no process. */
  note(raw: RawPath): void;
  /** Updates the last good state's net changes. */
  updateTotals(): Promise<void>;
  /** Updates the last good index. */
  updateIndex(): Promise<void>;
  /** Forgets edits that are not folded, because their state no longer exists. */
  forget(): void;
}

/** Counts the lines of a proposed content against the start. */
export type CountLines = (raw: RawPath, proposed: Uint8Array) => Promise<LineCount>;

export function createNotedEdits(state: TreeState, countLines: CountLines): NotedEdits {
  /** null: the file did not exist when it was noted. */
  const noted = new Map<RawPath, NotedEdit | null>();
  const unsettled = new Set<RawPath>();

  const settle = async () => {
    const names = [...unsettled];
    unsettled.clear();
    const ignored = await ignoredAmong(state, names);
    for (const raw of names) {
      const edit = noted.get(raw);
      if (ignored.has(raw)) noted.delete(raw);
      else if (edit !== undefined) await updateTotal(state, raw, edit, countLines);
    }
  };
  return {
    note: (raw) => {
      noted.set(raw, readEdit(state.repo.root, raw));
      unsettled.add(raw);
    },
    updateTotals: settle,
    updateIndex: async () => {
      // A command may have locked these folders since, including the root and the object folder.
      reopenFoldersAbove(state.repo.root, state.good.folders, noted.keys());
      await settle();
      if (noted.size === 0) return;
      await foldIntoIndex(state, noted);
      noted.clear();
    },
    forget: () => {
      noted.clear();
      unsettled.clear();
    },
  };
}

function readEdit(root: string, raw: RawPath): NotedEdit | null {
  if (diskEntryReader(root)(raw).kind !== 'file') return null;
  const file = openSync(
    toDiskPath(root, raw),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    const stat = fstatSync(file, { bigint: true });
    return { bytes: readFileSync(file), mode: Number(stat.mode) & 0o7777, ctime: stat.ctimeNs };
  } finally {
    closeSync(file);
  }
}

/**
 * Returns the paths that are not measured: new files that the start's rules ignore, and files that only have to stay.
 */
export async function ignoredAmong(
  state: TreeState,
  names: readonly RawPath[],
): Promise<ReadonlySet<RawPath>> {
  const unknown = names.filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw));
  const changeable = names.filter((raw) => mayChangeContent(state, raw));
  if (unknown.length === 0) return new Set(changeable);
  const { names: untracked } = await listUntracked(state.store, state.good.index, { only: unknown });
  const counted = new Set(untracked);
  return new Set([...changeable, ...unknown.filter((raw) => !counted.has(raw))]);
}

async function updateTotal(
  state: TreeState,
  raw: RawPath,
  edit: NotedEdit | null,
  countLines: CountLines,
): Promise<void> {
  const before = state.start.entries.get(raw) ?? null;
  const mode = edit === null ? null : fileMode((edit.mode & 0o100) !== 0);
  const oid = edit === null ? null : blobId(state.store.format, edit.bytes);
  const total = new Map(state.good.total);
  total.delete(raw);
  if ((before?.oid ?? null) !== oid || (before?.mode ?? null) !== mode) {
    const count = await countLines(raw, edit?.bytes ?? Buffer.alloc(0));
    total.set(raw, changeOf(raw, before, { mode, oid }, count));
  }
  if (oid !== null && edit !== null) state.sizes.set(oid, edit.bytes.length);
  const modes = new Map(state.good.modes);
  if (edit !== null) modes.set(raw, edit.mode);
  const sorted = new Map([...total].sort(([a], [b]) => compareBytes(a, b)));
  state.good = { ...state.good, total: sorted, modes };
}

interface Side {
  readonly mode: string | null;
  readonly oid: string | null;
}

function changeOf(raw: RawPath, before: Side | null, after: Side, count: LineCount): RawChange {
  const oldMode = before?.mode ?? null;
  const kindChanged =
    oldMode !== null && after.mode !== null && oldMode.slice(0, 3) !== after.mode.slice(0, 3);
  return {
    raw,
    status:
      oldMode === null
        ? 'added'
        : after.mode === null
          ? 'deleted'
          : kindChanged
            ? 'type_changed'
            : 'modified',
    oldMode,
    newMode: after.mode,
    oldOid: before?.oid ?? null,
    newOid: after.oid,
    ...count,
  };
}

/** Updates the index. Git reads unchanged files from disk, so the index gets their stat data too. */
async function foldIntoIndex(state: TreeState, noted: ReadonlyMap<RawPath, NotedEdit | null>): Promise<void> {
  const { store, repo } = state;
  const records: string[] = [];
  const read: RawPath[] = [];
  // Writing a tree locks its index, so wait for the one that the last `keep` started.
  await state.good.tree;
  const find = diskEntryReader(repo.root);
  for (const [raw, edit] of noted) {
    const entry = find(raw);
    if (edit === null) records.push(removalRecord(store, raw));
    else if (entry.kind === 'file' && entry.ctime === edit.ctime) {
      read.push(raw);
      state.racyFiles.set(raw, edit.ctime);
    } else {
      records.push(indexRecord(fileMode((edit.mode & 0o100) !== 0), store.writeBlob(edit.bytes), raw));
    }
  }
  await writeRecords(store, state.good.index, records);
  await addFilesToIndex(repo.root, store, state.good.index, read);
  state.good = { ...state.good, tree: writeTreeInBackground(store, state.good.index) };
}
