import type { ChangeSet, Hazard, Measurement } from './git/change.ts';
import type { Checkout, FreshCheckout, IgnoredChanges, IgnoredFiles } from './git/ignored.ts';
import type { UndonePatch } from './git/undone.ts';
import type { ModelReply, ModelRequest } from './model/model.ts';
import type { WorkspacePath } from './path/path.ts';
import type { Refusal } from './run/refusal.ts';
import type { SandboxState } from './run/sandbox-kind.ts';
import type { TextRedactor } from './text/redact.ts';

export type {
  CommitRequest,
  CommitResult,
  DirtyPath,
  Repository,
  RepositoryFacts,
  StartingPoint,
  TargetBranchFacts,
  TreeFile,
} from './git/repository.ts';
export type { Emit } from './run/events.ts';
export type { SandboxKind, SandboxState } from './run/sandbox-kind.ts';

export interface Clock {
  /** Wall time, ms since the epoch. Only reports use it, because it may jump. */
  now(): number;
  /** ms that never go backwards. Every limit and duration uses it. */
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
 * The files the agent works on. It blocks paths outside the root and links that lead out. It hides `.git` at any depth
 * and the output folder.
 */
export interface Workspace {
  /** Absolute; the repository's root. */
  readonly root: string;
  /** The folder the agent works in, relative to the root; '' for the root. Only this folder may be written. */
  readonly base: string;
  /** Resolves a path as the model spelled it, relative to `base`. Refuses with FS-01, FS-02, FS-03, FS-04 or FS-06. */
  resolve(spelled: string, use: 'read' | 'write'): Promise<ResolvedPath | Refusal>;
  /** Reads a regular file of at most `maxBytes`. Refuses everything else. */
  read(path: WorkspacePath, maxBytes: number): Promise<FileContent | Refusal>;
  /**
   * Replaces the file in one step, keeps its mode, and creates missing folders. `expected` is the content the edit was
   * computed from (null: the file must not exist). If the disk differs, nothing is written.
   */
  write(path: WorkspacePath, bytes: Uint8Array, expected: Uint8Array | null): Promise<Refusal | undefined>;
  /** Returns the names in a folder, sorted, with `/` after folders. Refuses a missing folder. */
  list(
    path: WorkspacePath | '',
    recursive: boolean,
    limit: number,
  ): Promise<{ readonly names: readonly string[]; readonly more: boolean } | Refusal>;
  /** Returns matching lines as `path:line:text`, sorted by path. Skips binary and ignored files. */
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
  /** Redacts a line before it is cut. */
  readonly redactor?: TextRedactor;
}

export interface TreeStart {
  /** Tree id of the disk at the start, in the private store. */
  readonly tree: string;
  readonly trackedFiles: number;
}

/**
 * Compares the disk with the last good state and with the start. It never runs git on the workspace's own repository,
 * and the agent cannot reach its data.
 */
export interface Tree {
  open(): Promise<TreeStart>;
  /** Resolves when the start is fully recorded, with folders and permission bits. Every measurement waits for it. */
  ready(): Promise<void>;
  measure(): Promise<Measurement>;
  /** Makes the measured state the last good state. */
  keep(measurement: Measurement): Promise<void>;
  /**
   * Restores the last good state for every path of the step and removes its hazards. Returns the undone changes as a
   * patch of at most `room` bytes.
   */
  undo(measurement: Measurement, room?: number): Promise<UndonePatch>;
  /** Deletes these paths of the step permanently if no commit contains them. Measure the step again afterwards. */
  discard(measurement: Measurement, paths: readonly WorkspacePath[]): Promise<void>;
  /** Notes that an allowed edit was written to this path. It joins the last good state. Scans and spawns nothing. */
  noteEdit(path: WorkspacePath): void;
  /** Returns true if no edit was noted and nothing was measured yet. Other processes may still have changed files. */
  isUntouched(): boolean;
  /**
   * Makes the noted edits part of the last good state. Called before a command or a gate runs, so that its changes to
   * an edited file are not mistaken for the edit.
   */
  settle(): Promise<void>;
  /** Returns the file as it was at the start; null if it did not exist. */
  startContent(path: WorkspacePath): Promise<Uint8Array | null>;
  /** Returns the paths of all files of the start that a commit could contain. */
  startPaths(): Promise<ReadonlySet<string>>;
  /** Returns git's line counts for proposed content, compared with the start. */
  countLines(
    path: WorkspacePath,
    proposed: Uint8Array,
  ): Promise<{ readonly added: number; readonly removed: number }>;
  /**
   * Returns the reasons why no commit can contain this content at this path, or any content if `proposed` is omitted.
   * Examples: a submodule, a path that is not checked out, a file stored by a filter, an earlier uncommitted change.
   */
  editHazards(path: WorkspacePath, proposed?: Uint8Array): Promise<readonly Hazard[]>;
  /** Returns true if the start's ignore rules exclude this file from changes and commits. Tracked files never are. */
  isIgnored(path: WorkspacePath): Promise<boolean>;
  /** Returns the net difference between the start and the last good state. */
  changes(): Promise<ChangeSet>;
  /** Returns `git diff --binary` from the start to the last good state. */
  patch(): Promise<Uint8Array>;
  /**
   * Returns changes to files that the start's rules ignore, which are not measured. Reads no file. With `settle`: only
   * files changed or deleted since the last `settle`.
   */
  ignoredChanges(since?: 'start' | 'settle'): Promise<IgnoredChanges>;
  /** Writes the last good state to a new folder, without files that are not part of a commit. */
  freshCheckout(wanted: FreshCheckout): Promise<Checkout>;
  /** Returns the FIFOs, sockets and devices of the start. Bytes of a name that are not UTF-8 become U+FFFD. */
  specialFiles(): Promise<readonly string[]>;
  /** Ignored files as gates see them. */
  readonly ignored: IgnoredFiles;
  /** Restores the start exactly: bytes, modes, links, deletions. Ignored files stay. */
  restoreStart(): Promise<void>;
  close(): Promise<void>;
}

/** The network access of commands: none, the host's, or only these hosts through the harness's proxy. */
export type Network = 'none' | 'host' | readonly string[];

/** A connection that the harness's proxy refused to make. */
export interface RefusedHost {
  /** The command's own spelling, with invisible characters escaped. */
  readonly host: string;
  /** NET-02: the name is not on the list. NET-01: an address, port or trick that no list can allow. */
  readonly code: 'NET-01' | 'NET-02';
  readonly reason: string;
}

export interface ShellCommand {
  readonly script: string;
  /** The caller. `denied_reads` hides files from the agent and from gates, but not from custom constraints. */
  readonly who: 'agent' | 'gate';
  /**
   * The gate's name and phase. `baseline` runs before the agent starts. Files that a gate writes to caches then are
   * restored for its next run.
   */
  readonly gate?: { readonly name: string; readonly phase: 'baseline' | 'final' | 'verify' };
  /** Replaces the workspace at the workspace's path, together with its dependencies. */
  readonly checkout?: Checkout;
  /** Globs of files that this gate may read although `denied_reads` names them. */
  readonly reads?: readonly string[];
  /** Runs `bash -o pipefail -c`, so that a gate's pipeline fails if any part of it fails. */
  readonly pipefail: boolean;
  /** Relative to the root; '' for the root. */
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Added to the allow-listed environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Mount the workspace read-only. */
  readonly readOnly?: boolean;
  /** Overrides the network access that other commands have. */
  readonly network?: Network;
}

export interface ShellResult {
  /** null when killed or never started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  /** The reason why it could not be started. */
  readonly startError?: string;
  /** stdout and stderr in order of arrival. Long output keeps its head and tail, with a mark between them. */
  readonly output: string;
  readonly droppedBytes: number;
  /** The full output if `output` is cut, or its first megabytes if it is very long. */
  readonly whole?: string;
  /** True if some of the output was not kept anywhere. */
  readonly isCut?: true;
  /** True if terminal sequences, control characters or hidden characters were removed from the output. */
  readonly sanitised?: boolean;
  /** True if it was killed because it printed too much. */
  readonly outputCapped?: boolean;
  /** Number of processes that outlived it and were killed; 0 in a separate PID namespace. */
  readonly leftovers?: number;
  /** The other hosts that it tried to reach, each once. Only set with a list of hosts. */
  readonly refusedHosts?: readonly RefusedHost[];
  readonly durationMs: number;
}

/** Runs commands and gates with an allow-listed environment and a separate PID namespace. Kills all their processes. */
export interface Shell {
  readonly isolation: SandboxState;
  run(command: ShellCommand): Promise<ShellResult>;
}

/** Sends requests to a model. Throws only ModelError. Retries by itself, within the request's deadline. */
export interface ModelProvider {
  readonly provider: string;
  readonly model: string;
  respond(request: ModelRequest): Promise<ModelReply>;
}
