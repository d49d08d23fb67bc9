import type { Measurement } from '../../core/change.ts';
import type { ConversionHints } from './conversions.ts';
import type { RawChange } from './diff-output.ts';
import type { FolderScan, Folders } from './folders.ts';
import type { Found } from './found.ts';
import type { GitDirGuard } from './git-dir-guard.ts';
import type { HardLinks } from './hard-links.ts';
import type { HeadDifferences } from './head-differences.ts';
import type { IgnoredSurvey } from './ignored-names.ts';
import type { PathNames } from './path-names.ts';
import type { RawPath } from './raw-path.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import type { Watch } from './watch.ts';

/** What was there at the start, for good. */
export interface StartState {
  readonly tree: string;
  readonly index: string;
  readonly entries: ReadonlyMap<RawPath, { readonly mode: string; readonly oid: string }>;
  readonly folders: Folders;
  /** Permission bits that are not the usual ones. */
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with several names. */
  readonly links: HardLinks;
  /** Special files and nested `.git`s that were there. */
  readonly known: ReadonlySet<RawPath>;
}

/** The last state that was judged good. */
export interface GoodState {
  readonly index: string;
  /** Its tree id, once asked for. */
  readonly tree: Promise<string>;
  /** Its net difference against the start. */
  readonly total: ReadonlyMap<RawPath, RawChange>;
  readonly folders: Folders;
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with several names now, and those that had several at the start. */
  readonly links: HardLinks;
  /** Files that were kept though they have a name more than they had. */
  readonly gained: ReadonlySet<RawPath>;
  /** Special files and nested `.git`s that are known and accepted: those of the start. */
  readonly known: ReadonlySet<RawPath>;
}

/** A measurement, with what it takes to keep or undo it. */
export interface Step {
  readonly measurement: Measurement;
  /** The index with the step in it; the last good one where nothing differs. */
  readonly index: string;
  readonly step: readonly RawChange[];
  readonly total: readonly RawChange[];
  readonly scan: FolderScan;
  readonly found: ReadonlyMap<RawPath, Found>;
  /** Files that have a name more than they had. */
  readonly gained: readonly RawPath[];
  readonly special: readonly RawPath[];
}

/** All that measuring and restoring share. Mutable in the places that change during a run. */
export interface TreeState {
  readonly site: Site;
  readonly store: Store;
  readonly excluded: readonly RawPath[];
  readonly nested: readonly RawPath[];
  readonly guard: GitDirGuard | null;
  /** Where the start is not what the commit holds; read in the background. */
  readonly head: Promise<HeadDifferences>;
  /** What a sparse checkout leaves out; a folder of a sparse index ends with `/`. */
  readonly leftOut: ReadonlySet<RawPath>;
  /** What the attributes at the start could convert at all. */
  readonly hints: ConversionHints;
  start: StartState;
  good: GoodState;
  readonly nameOf: PathNames;
  /** Bytes of blobs, by id, for the changes that were measured. */
  readonly sizes: Map<string, number>;
  /**
   * Change times (ns) of files that changed within the second the index was written in. git compares seconds,
   * so a second write within that one, with the time put back, would escape it.
   */
  readonly recent: Map<RawPath, bigint>;
  readonly watch: Watch | null;
  /** Ignored files that are measured nevertheless, as far as they are known. */
  readonly watched: Set<RawPath>;
  /** Those of `watched` that may be changed as long as they stay. */
  readonly free: Set<RawPath>;
  /** Ignored folders that are guarded with all they hold: new files are looked for there. */
  readonly guardedFolders: Set<RawPath>;
  /** Whether a rule ignores a folder. The rules never change, so no folder is asked about twice. */
  readonly ruled: Map<RawPath, boolean>;
  /** Folders that hold a file of the start that git tracks or would track, at any depth; null: not asked yet. */
  holding: ReadonlySet<RawPath> | null;
  /** What git could not look at when the run began: locked folders, mostly. It has no say in the run either. */
  readonly unread: Set<RawPath>;
  /** Wall time in ms. */
  readonly clock: () => number;
  /** What lay in ignored places at the start; null until it is known. */
  ignored: IgnoredSurvey | null;
  /** FIFOs, sockets and devices that were there at the start, wherever they lie below the root. */
  special: readonly RawPath[];
  /** When the last command or gate could begin, in ms of the disk's clock; null before the first one. */
  settledAt: number | null;
  /** Makes index names unique. */
  counter: number;
}
