import type { Measurement } from '../../../core/git/change.ts';
import type { GitDirGuard } from '../guard/git-dir-guard.ts';
import type { ConversionHints } from '../objects/content-conversions.ts';
import type { RawChange } from '../objects/diff-output.ts';
import type { HeadDifferences } from '../objects/head-differences.ts';
import type { PrivateStore } from '../program/private-store.ts';
import type { RawPath } from '../program/raw-path.ts';
import type { UserRepository } from '../program/user-repository.ts';
import type { DiskEntry } from '../worktree/disk-entry.ts';
import type { FolderScan, FolderStates } from '../worktree/folder-scan.ts';
import type { HardLinks } from './hard-links.ts';
import type { IgnoredSurvey } from './ignored-survey.ts';
import type { WatchRules } from './watched-paths.ts';

/** The state at the start of the run. It does not change. */
export interface StartState {
  readonly tree: string;
  readonly index: string;
  readonly entries: ReadonlyMap<RawPath, { readonly mode: string; readonly oid: string }>;
  readonly folders: FolderStates;
  /** Permission bits that differ from the default. */
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with several names. */
  readonly links: HardLinks;
  /** Special files and nested `.git`s that existed at the start. */
  readonly known: ReadonlySet<RawPath>;
}

/** The last accepted state. */
export interface LastGoodState {
  readonly index: string;
  /** The id of its tree, written in the background. */
  readonly tree: Promise<string>;
  /** Its net changes since the start. */
  readonly total: ReadonlyMap<RawPath, RawChange>;
  readonly folders: FolderStates;
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with several names now, and those that had several at the start. */
  readonly links: HardLinks;
  /** Files that were kept although they gained a name. */
  readonly newlyLinked: ReadonlySet<RawPath>;
  /** Special files and nested `.git`s that are accepted: those of the start. */
  readonly known: ReadonlySet<RawPath>;
}

/** A measurement, with what is needed to keep or undo it. */
export interface MeasuredStep {
  readonly measurement: Measurement;
  /** The index that includes the step; the last good one if nothing differs. */
  readonly index: string;
  readonly step: readonly RawChange[];
  readonly total: readonly RawChange[];
  readonly scan: FolderScan;
  readonly found: ReadonlyMap<RawPath, DiskEntry>;
  /** Files that gained a name. */
  readonly newlyLinked: readonly RawPath[];
  readonly special: readonly RawPath[];
}

/** The state that measuring and restoring share. Some members change during a run. */
export interface TreeState {
  readonly repo: UserRepository;
  readonly store: PrivateStore;
  readonly excluded: readonly RawPath[];
  readonly nested: readonly RawPath[];
  readonly guard: GitDirGuard | null;
  /** Differences between the start and the commit; read in the background. */
  readonly head: Promise<HeadDifferences>;
  /** Paths that a sparse checkout leaves out. A folder of a sparse index ends with `/`. */
  readonly leftOut: ReadonlySet<RawPath>;
  /** The conversions that the attributes at the start could cause. */
  readonly hints: ConversionHints;
  start: StartState;
  good: LastGoodState;
  /** Sizes in bytes of the blobs of measured changes, by id. */
  readonly sizes: Map<string, number>;
  /**
   * Change times (ns) of files that changed in the second in which the index was written. Git compares seconds, so it
   * would miss a second write in that second if the time is set back.
   */
  readonly racyFiles: Map<RawPath, bigint>;
  readonly watch: WatchRules | null;
  /** Ignored files that are measured, as far as known. */
  readonly watched: Set<RawPath>;
  /** Files of `watched` that may change but must stay. */
  readonly mayChange: Set<RawPath>;
  /** Ignored folders that are protected with all their content. New files are searched for there. */
  readonly protectedFolders: Set<RawPath>;
  /** True if a rule ignores the folder. The rules never change, so each folder is asked about once. */
  readonly ignoredFolderCache: Map<RawPath, boolean>;
  /** Folders that contain a file of the start that git tracks or would track, at any depth; null: not computed yet. */
  foldersWithTrackedFiles: ReadonlySet<RawPath> | null;
  /** Paths that git could not read when the run began, mostly locked folders. They stay out of the run. */
  readonly unreadableAtStart: Set<RawPath>;
  /** Wall time in ms. */
  readonly clock: () => number;
  /** The content of ignored places at the start; null until it is known. */
  ignored: IgnoredSurvey | null;
  /** FIFOs, sockets and devices that existed at the start, anywhere below the root. */
  special: readonly RawPath[];
  /** The time at which the last command or gate could begin, in ms on the disk's clock; null before the first one. */
  settledAt: number | null;
  /** Makes index names unique. */
  counter: number;
}
