import type { Network } from '../../../core/ports.ts';
import type { TextRedactor } from '../../../core/text/redact.ts';
import type { PathTools } from '../mounts/path-tools.ts';
import type { OutsideNetwork } from '../network/outside-network.ts';
import type { CgroupLimits } from '../processes/cgroup-folders.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A file that replaces another one, read-only, such as a `.git/config` without its credential. */
export interface Replacement {
  readonly target: string;
  readonly source: string;
}

/** The options of the sandbox. Paths are absolute unless noted. Functions are called again before each command. */
export interface SandboxOptions {
  /** The repository's root. */
  readonly root: string;
  /** Relative to the root; '' means the root. The agent may write only below it. */
  readonly base: string;
  /** The repository's git directories (in a worktree, its own and the common one). Shown read-only. */
  readonly gitDirs: readonly string[];
  /** The protected paths that exist now, relative to the root. Shown read-only. */
  readonly protectedPaths: () => readonly string[];
  /**
   * Files that are empty in the sandbox and cannot be written, relative to the root. `shown` has globs of those that a
   * gate needs.
   */
  readonly deniedReads: (shown: readonly string[]) => readonly string[];
  /** Shown to the agent's commands and to gates: a git index in which the denied files are unchanged. */
  readonly agentReplacements?: () => readonly Replacement[];
  /** The harness's own folders (output, scratch). Empty and read-only in the sandbox. */
  readonly privateDirs: readonly string[];
  readonly replacements?: () => readonly Replacement[];
  /** Removes the run's secrets from the output of commands. */
  readonly redactor?: TextRedactor;
  /** `sandbox.readable`: shown read-only even if they are in a hidden folder. `~/` is the home folder. */
  readonly readable: readonly string[];
  /** `sandbox.pass_env`: names of variables that are passed on. */
  readonly passEnv: readonly string[];
  readonly network: Network;
  /** The network that a list of hosts leads to. Default: the internet. */
  readonly outside?: OutsideNetwork;
  /** The harness's own environment at the start. */
  readonly hostEnv: Variables;
  /** The home folder of the account, which may differ from HOME; null if it has none. */
  readonly accountHome: string | null;
  /** An existing folder of the harness. Without a sandbox it contains HOME and TMPDIR of commands. */
  readonly scratchDir: string;
  /** Folders of PATH in the workspace. */
  readonly pathTools?: PathTools;
  /** The paths of the measured change, relative to the root. Gates see their current versions. */
  readonly judgedPaths?: () => Promise<ReadonlySet<string>>;
  /** The total size of all private file systems of a command. Default: half of the memory. */
  readonly temporaryBytes?: number;
  /** Default: 4096 processes and seven eighths of the memory. */
  readonly groupLimits?: CgroupLimits;
  /**
   * FIFOs and sockets that existed at the start, at their current paths relative to the root. They are hidden from
   * commands.
   */
  readonly specialFiles?: () => Promise<readonly string[]>;
  readonly uid: number;
  readonly gid: number;
  readonly platform: string;
}
