import type { Cleaner } from '../../core/cleaner.ts';
import type { Network } from '../../core/ports.ts';
import type { GroupLimits } from './cgroup-places.ts';
import type { Outside } from './network/outside.ts';
import type { PathTools } from './path-tools.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A file shown in another's place, read-only: a `.git/config` without its credential, for one. */
export interface Replacement {
  readonly target: string;
  readonly source: string;
}

/** All paths are absolute unless said otherwise. What is a function is asked again before each command. */
export interface SandboxOptions {
  /** The repository's root. */
  readonly root: string;
  /** Relative to the root; '' for the root. The agent may write only below it. */
  readonly base: string;
  /** The repository's git directories (in a worktree: its own and the common one). Shown read-only. */
  readonly gitDirs: readonly string[];
  /** Relative to the root: the protected paths that exist now. Shown read-only. */
  readonly protectedPaths: () => readonly string[];
  /** Relative to the root: files that read as empty and cannot be written. `shown`: globs of those that a gate needs. */
  readonly deniedReads: (shown: readonly string[]) => readonly string[];
  /** Shown to the agent's commands and to gates: git's index, by which the denied files are unchanged. */
  readonly agentReplacements?: () => readonly Replacement[];
  /** The harness's own folders (output, scratch): empty and read-only inside. */
  readonly privateDirs: readonly string[];
  readonly replacements?: () => readonly Replacement[];
  /** Takes the run's secrets out of whatever a command prints. */
  readonly cleaner?: Cleaner;
  /** `sandbox.readable`: shown read-only although they lie in a hidden folder. `~/` is the home folder. */
  readonly readable: readonly string[];
  /** `sandbox.pass_env`: names of variables handed through. */
  readonly passEnv: readonly string[];
  readonly network: Network;
  /** Where a list of hosts leads: the internet, unless a test has something else. */
  readonly outside?: Outside;
  /** The harness's own environment, as it was at the start. */
  readonly hostEnv: Variables;
  /** The home folder of the account, which HOME need not name; null where there is none. */
  readonly accountHome: string | null;
  /** A folder of the harness's, made already: without isolation, HOME and TMPDIR of commands lie in it. */
  readonly scratchDir: string;
  /** Folders of PATH in the workspace. */
  readonly pathTools?: PathTools;
  /** Relative to the root: the paths of the measured change, which gates see as they are. */
  readonly judgedPaths?: () => Promise<ReadonlySet<string>>;
  /** Bytes that all private file systems of a command hold together. Default: half of the memory. */
  readonly temporaryBytes?: number;
  /** Default: 4096 processes and seven eighths of the memory. */
  readonly groupLimits?: GroupLimits;
  /** Relative to the root: FIFOs and sockets that were there at the start, where they are now. No command reaches one. */
  readonly specialFiles?: () => Promise<readonly string[]>;
  readonly uid: number;
  readonly gid: number;
  readonly platform: string;
}
