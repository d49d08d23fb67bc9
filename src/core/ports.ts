import type { ChangeSet, Hazard, Measurement } from './change.ts';
import type { Cleaner } from './cleaner.ts';
import type { Checkout, FreshCheckout, IgnoredChanges, IgnoredFiles } from './ignored.ts';
import type { Isolation } from './isolation.ts';
import type { ModelReply, ModelRequest } from './model.ts';
import type { WorkspacePath } from './path.ts';
import type { Refusal } from './refusal.ts';
import type { UndonePatch } from './undone.ts';

export type { Emit } from './events.ts';
export type { Isolation, IsolationKind } from './isolation.ts';
export type {
  CommitRequest,
  CommitResult,
  DirtyPath,
  LandingPlace,
  Repository,
  RepositoryFacts,
  StartingPoint,
  TreeFile,
} from './repository.ts';

export interface Clock {
  /** Wall time, ms since the epoch. For reports only: it may jump. */
  now(): number;
  /** ms that never go back. For every limit and every duration. */
  monotonic(): number;
  /** Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export type FileKind = 'file' | 'directory' | 'missing';

export interface ResolvedPath {
  readonly path: WorkspacePath;
  readonly kind: FileKind;
}

export interface FileContent {
  readonly bytes: Uint8Array;
  /** Permission bits, e.g. 0o755. */
  readonly mode: number;
}

/**
 * The files the agent works on. Nothing outside the root is reachable, no link leads out, `.git` at any
 * depth and the output folder do not exist for it.
 */
export interface Workspace {
  /** Absolute; the repository's root. */
  readonly root: string;
  /** Where the agent works: '' for the root, or the folder below it that alone may be written. */
  readonly base: string;
  /** A path as the model spelled it, relative to `base`'s root: refused with FS-01, FS-02, FS-03, FS-04 or FS-06. */
  resolve(spelled: string, use: 'read' | 'write'): Promise<ResolvedPath | Refusal>;
  /** Refuses what is not a regular file, and files over `maxBytes`. */
  read(path: WorkspacePath, maxBytes: number): Promise<FileContent | Refusal>;
  /**
   * Replaces the file in one step, keeping its mode; makes folders on the way. `expected` is the content the
   * edit was computed from (null: the file must not exist): if the disk differs, nothing is written.
   */
  write(path: WorkspacePath, bytes: Uint8Array, expected: Uint8Array | null): Promise<Refusal | undefined>;
  /** Names in a folder, sorted, `/` after folders. Refuses a missing folder. */
  list(
    path: WorkspacePath | '',
    recursive: boolean,
    limit: number,
  ): Promise<{ readonly names: readonly string[]; readonly more: boolean } | Refusal>;
  /** Lines that match, as `path:line:text`, sorted by path. Binary files are skipped, ignore rules respected. */
  search(
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<{ readonly lines: readonly string[]; readonly more: boolean } | Refusal>;
}

export interface SearchQuery {
  readonly pattern: string;
  readonly below: WorkspacePath | '';
  readonly glob?: string;
  readonly limit: number;
  readonly mayRead: (path: WorkspacePath) => boolean;
  /** Takes secrets out of a line before it is cut. */
  readonly cleaner?: Cleaner;
}

export interface TreeStart {
  /** Tree id of the disk at the start, in the private store. */
  readonly tree: string;
  readonly trackedFiles: number;
}

/**
 * The tree's truth: what is on disk, against the last good state and against the start. It never asks git in
 * the workspace, and the agent cannot reach what it keeps.
 */
export interface Tree {
  open(): Promise<TreeStart>;
  /** Resolves when the start is known to the last folder and permission bit. Every measurement waits for it. */
  ready(): Promise<void>;
  measure(): Promise<Measurement>;
  /** The measured state is good from now on. */
  keep(measurement: Measurement): Promise<void>;
  /** Puts the last good state back for every path of the step and removes its hazards; returns what was undone as a patch of at most `room` bytes. */
  undo(measurement: Measurement, room?: number): Promise<UndonePatch>;
  /** Takes these paths of the step off the disk where no commit holds them, for good. The step is to be measured again. */
  discard(measurement: Measurement, paths: readonly WorkspacePath[]): Promise<void>;
  /** A judged edit was written to this path: it belongs to the last good state. Cheap: no scan, no process. */
  noteEdit(path: WorkspacePath): void;
  /** Whether no edit was noted and nothing measured yet: all is as at the start, but for what others may have done. */
  isUntouched(): boolean;
  /**
   * Makes the noted edits part of the last good state. Called before a command or a gate runs: what that then
   * does to an edited file must not pass for the edit.
   */
  settle(): Promise<void>;
  /** The file as it was at the start; null where there was none. */
  startContent(path: WorkspacePath): Promise<Uint8Array | null>;
  /** Git's own count for a proposed content against the start. */
  countLines(
    path: WorkspacePath,
    proposed: Uint8Array,
  ): Promise<{ readonly added: number; readonly removed: number }>;
  /**
   * Why no commit could hold this content at this path, or, without content, any content: a submodule, a path that is
   * not checked out, a file kept by a filter, an uncommitted change that it cannot be told from.
   */
  editHazards(path: WorkspacePath, proposed?: Uint8Array): Promise<readonly Hazard[]>;
  /** Whether the ignore rules of the start keep this file out of every change and commit. Tracked files never are. */
  isIgnored(path: WorkspacePath): Promise<boolean>;
  /** Net difference of the last good state against the start. */
  changes(): Promise<ChangeSet>;
  /** `git diff --binary` from the start to the last good state. */
  patch(): Promise<Uint8Array>;
  /** What differs from the start where nothing is measured, because the start's rules ignore it. Reads no file. With `settle`: only what was changed or deleted since then. */
  ignoredChanges(since?: 'start' | 'settle'): Promise<IgnoredChanges>;
  /** Writes the last good state to a new folder, without what is not part of a commit. */
  freshCheckout(wanted: FreshCheckout): Promise<Checkout>;
  /** FIFOs, sockets and devices of the start; bytes of a name that are no UTF-8 are U+FFFD. */
  specialFiles(): Promise<readonly string[]>;
  /** Ignored files as gates see them. */
  readonly ignored: IgnoredFiles;
  /** Puts the start back, exactly: bytes, modes, links, deletions. Ignored files stay. */
  restoreStart(): Promise<void>;
  close(): Promise<void>;
}

/** What commands reach: nothing, whatever the host reaches, or these hosts alone, through the harness's proxy. */
export type Network = 'none' | 'host' | readonly string[];

/** A connection that the harness's proxy refused to make. */
export interface RefusedHost {
  /** As the command spelled it, made legible. */
  readonly host: string;
  /** NET-02: the name is not on the list. NET-01: an address, port or trick that no list opens. */
  readonly code: 'NET-01' | 'NET-02';
  readonly reason: string;
}

export interface ShellCommand {
  readonly script: string;
  /** Whose it is. Files of `denied_reads` are hidden from the agent and from gates, not from custom constraints. */
  readonly who: 'agent' | 'gate';
  /**
   * Which gate it is, and whether it runs before the agent began. What a gate then writes into caches is there again
   * when it runs next.
   */
  readonly gate?: { readonly name: string; readonly phase: 'baseline' | 'final' | 'verify' };
  /** Shown at the workspace's path, with its dependencies, instead of the workspace. */
  readonly checkout?: Checkout;
  /** Globs of files that are shown to this gate although `denied_reads` names them. */
  readonly reads?: readonly string[];
  /** A gate's pipeline fails when any part of it does: `bash -o pipefail -c`. */
  readonly pipefail: boolean;
  /** Relative to the root; '' for the root. */
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Added to the allow-listed environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Mount the workspace read-only. */
  readonly readOnly?: boolean;
  /** What it reaches, where that is not what the others do. */
  readonly network?: Network;
}

export interface ShellResult {
  /** null when killed or never started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  /** Why it could not be started at all. */
  readonly startError?: string;
  /** stdout and stderr in the order they came; head and tail where long, with a mark between. */
  readonly output: string;
  readonly droppedBytes: number;
  /** All of it, where `output` is cut; of more than some MB the beginning. */
  readonly whole?: string;
  /** It printed more than is kept anywhere. */
  readonly isCut?: true;
  /** It held terminal sequences, other controls or hidden characters, which `output` has no more. */
  readonly sanitised?: boolean;
  /** It was killed because it printed without end. */
  readonly outputCapped?: boolean;
  /** Processes that outlived it and were killed; in a namespace of its own there are none. */
  readonly leftovers?: number;
  /** Where a list of hosts is held: what it tried beyond that, each host once. */
  readonly refusedHosts?: readonly RefusedHost[];
  readonly durationMs: number;
}

/** The one door for commands and gates: allow-listed environment, own PID namespace, everything dead at the end. */
export interface Shell {
  readonly isolation: Isolation;
  run(command: ShellCommand): Promise<ShellResult>;
}

/** Throws ModelError, and nothing else. Retries are its own affair, within the request's deadline. */
export interface ModelProvider {
  readonly provider: string;
  readonly model: string;
  respond(request: ModelRequest): Promise<ModelReply>;
}
