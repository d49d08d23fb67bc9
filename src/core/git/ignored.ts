import { plural } from '../text/figures.ts';

/** A changed file or link that the ignore rules of the start commit ignore. */
export interface IgnoredChange {
  /** Relative to the root. Ends with `/` for a folder that changed and cannot be read. */
  readonly path: string;
  readonly how: 'added' | 'modified' | 'deleted';
  /** True if the file, or the target of the link, is executable. */
  readonly executable: boolean;
}

/** Differences of ignored files from the start. Contents are not compared: a rewritten file counts as changed. */
export interface IgnoredChanges {
  /** In no order. */
  readonly changes: readonly IgnoredChange[];
  /** False if there are too many entries to check all. */
  readonly whole: boolean;
}

export type IgnoredCounts = Readonly<Record<IgnoredChange['how'] | 'executable', number>>;

/** A summary that is small enough for a report. */
export interface IgnoredSummary {
  readonly counts: IgnoredCounts;
  /** By top folder (`.` for files at the root), the one with the most changes first; at most MOST_FOLDERS. */
  readonly folders: readonly (IgnoredCounts & { readonly folder: string })[];
  /** Executable ones first, then by path; at most MOST_PATHS. */
  readonly first: readonly IgnoredChange[];
  readonly whole: boolean;
}

const MOST_FOLDERS = 20;
const MOST_PATHS = 100;

export function summaryOf({ changes, whole }: IgnoredChanges): IgnoredSummary {
  const byFolder = new Map<string, IgnoredChange[]>();
  for (const change of changes) {
    const top = topOf(change.path);
    const inside = byFolder.get(top) ?? [];
    inside.push(change);
    byFolder.set(top, inside);
  }
  const folders = [...byFolder].map(([folder, inside]) => ({ folder, ...countsOf(inside) }));
  folders.sort((a, b) => totalOf(b) - totalOf(a) || byText(a.folder, b.folder));
  const first = [...changes].sort(
    (a, b) => Number(b.executable) - Number(a.executable) || byText(a.path, b.path),
  );
  return {
    counts: countsOf(changes),
    folders: folders.slice(0, MOST_FOLDERS),
    first: first.slice(0, MOST_PATHS),
    whole,
  };
}

export function totalOf({ added, modified, deleted }: IgnoredCounts): number {
  return added + modified + deleted;
}

function countsOf(changes: readonly IgnoredChange[]): IgnoredCounts {
  const counts = { added: 0, modified: 0, deleted: 0, executable: 0 };
  for (const { how, executable } of changes) {
    counts[how] += 1;
    if (executable) counts.executable += 1;
  }
  return counts;
}

function topOf(path: string): string {
  const slash = path.indexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns text that says what a rollback did. Callers append a semicolon or a full stop. */
export function putBackText({ ignoredLeft = 0 }: { readonly ignoredLeft?: number }): string {
  const text = 'the workspace was restored to its state at the start';
  if (ignoredLeft === 0) return text;
  return `${text}, except ${plural(ignoredLeft, 'ignored file')}, which git ignores: check these files before a later step runs them`;
}

/** The changes made so that gates see ignored files as they were at the start. */
export interface IgnoredForGates {
  /** Restored files, and hidden files that did not exist at the start. */
  readonly undone: readonly IgnoredChange[];
  /** Files left unchanged because `gate_inputs` names their folder. */
  readonly kept: readonly IgnoredChange[];
  /** The part of `undone` that is missing for gates because no copy was saved. */
  readonly missing: readonly string[];
  /** False if there are too many entries to check all. */
  readonly whole: boolean;
}

export const NOTHING_IGNORED: IgnoredForGates = { undone: [], kept: [], missing: [], whole: true };

/**
 * Shows gates the ignored files of the start. Call `putBack` before a round of gates and `giveBack` after it. Without
 * `remember`, both do nothing.
 */
export interface IgnoredFiles {
  /** Saves the ignored files as they are now. Called once, before the agent's first command. */
  remember(): Promise<void>;
  /** Moves changed files aside. `inputs`: folders that are left as they are, relative to the root. */
  putBack(inputs: readonly string[]): Promise<IgnoredForGates>;
  /** Removes what was written to ignored paths since the last `putBack`. */
  takeAway(): Promise<void>;
  /** Returns what `putBack` moved aside, unless something else is in its place. */
  giveBack(): Promise<void>;
}

/** Options of a fresh checkout of the last good state. */
export interface FreshCheckout {
  /** Absolute; an empty folder. */
  readonly folder: string;
  /** Returns true if this path is taken from the start. */
  readonly isFromStart: (path: string) => boolean;
}

/** A checkout that commands see instead of the workspace. */
export interface Checkout {
  /** Absolute. */
  readonly folder: string;
  /** Ignored folders that it includes, relative to the root. */
  readonly dependencies: readonly string[];
}
