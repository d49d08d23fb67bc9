import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { indexRecord, readFiles, removalRecord, treeOf, writeRecords } from './candidates.ts';
import type { RawChange } from './diff-output.ts';
import { finder } from './found.ts';
import { listUntracked } from './ignored.ts';
import type { LineCount } from './line-count.ts';
import { openAbove } from './locked.ts';
import { byBytes, onDisk, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';
import { blobId } from './store.ts';
import { isFree } from './watched.ts';

/**
 * A judged edit as it was when it was noted. Its bytes are held until git has them: what a command does to the
 * file in between must not pass for the edit.
 */
interface Edit {
  readonly bytes: Buffer;
  readonly mode: number;
  readonly ctime: bigint;
}

export interface Edits {
  /** Reads the file; starts no process. */
  note(raw: RawPath): void;
  /** Brings the last good state's net difference up to date. */
  settle(): Promise<void>;
  /** Brings the last good index up to date. */
  fold(): Promise<void>;
  /** Forgets what is not folded: the state it belonged to is gone. */
  drop(): void;
}

/** Counts the lines of a proposed content against the start. */
export type CountLines = (raw: RawPath, proposed: Uint8Array) => Promise<LineCount>;

export function keepEdits(state: TreeState, countLines: CountLines): Edits {
  /** null: the file was gone when it was noted. */
  const noted = new Map<RawPath, Edit | null>();
  const unsettled = new Set<RawPath>();

  const settle = async () => {
    const names = [...unsettled];
    unsettled.clear();
    const ignored = await ignoredAmong(state, names);
    for (const raw of names) {
      const edit = noted.get(raw);
      if (ignored.has(raw)) noted.delete(raw);
      else if (edit !== undefined) await settleOne(state, raw, edit, countLines);
    }
  };
  return {
    note: (raw) => {
      noted.set(raw, readEdit(state.site.root, raw));
      unsettled.add(raw);
    },
    settle,
    fold: async () => {
      // A command may have locked them since, the root and the repository's objects with it.
      openAbove(state.site.root, state.good.folders, noted.keys());
      await settle();
      if (noted.size === 0) return;
      await foldAll(state, noted);
      noted.clear();
    },
    drop: () => {
      noted.clear();
      unsettled.clear();
    },
  };
}

function readEdit(root: string, raw: RawPath): Edit | null {
  if (finder(root)(raw).kind !== 'file') return null;
  const file = openSync(onDisk(root, raw), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file, { bigint: true });
    return { bytes: readFileSync(file), mode: Number(stat.mode) & 0o7777, ctime: stat.ctimeNs };
  } finally {
    closeSync(file);
  }
}

/**
 * New files that the start's rules ignore are no part of the tree, whoever writes them (DECISIONS D24); nor are
 * those that have only to stay.
 */
export async function ignoredAmong(
  state: TreeState,
  names: readonly RawPath[],
): Promise<ReadonlySet<RawPath>> {
  const unknown = names.filter((raw) => !state.start.entries.has(raw) && !state.good.total.has(raw));
  const free = names.filter((raw) => isFree(state, raw));
  if (unknown.length === 0) return new Set(free);
  const { names: untracked } = await listUntracked(state.store, state.good.index, { only: unknown });
  const counted = new Set(untracked);
  return new Set([...free, ...unknown.filter((raw) => !counted.has(raw))]);
}

async function settleOne(
  state: TreeState,
  raw: RawPath,
  edit: Edit | null,
  countLines: CountLines,
): Promise<void> {
  const before = state.start.entries.get(raw) ?? null;
  const mode = edit === null ? null : (edit.mode & 0o100) === 0 ? '100644' : '100755';
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
  const sorted = new Map([...total].sort(([a], [b]) => byBytes(a, b)));
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

/** What still is as it was noted is read by git from disk, which gives the index its stat data too. */
async function foldAll(state: TreeState, noted: ReadonlyMap<RawPath, Edit | null>): Promise<void> {
  const { store, site } = state;
  const records: string[] = [];
  const read: RawPath[] = [];
  // Writing a tree locks its index: the one begun by the last `keep` comes to its end first.
  await state.good.tree;
  const find = finder(site.root);
  for (const [raw, edit] of noted) {
    const here = find(raw);
    if (edit === null) records.push(removalRecord(store, raw));
    else if (here.kind === 'file' && here.ctime === edit.ctime) {
      read.push(raw);
      state.recent.set(raw, edit.ctime);
    } else {
      records.push(
        indexRecord((edit.mode & 0o100) === 0 ? '100644' : '100755', store.writeBlob(edit.bytes), raw),
      );
    }
  }
  await writeRecords(store, state.good.index, records);
  await readFiles(site.root, store, state.good.index, read);
  state.good = { ...state.good, tree: treeOf(store, state.good.index) };
}
