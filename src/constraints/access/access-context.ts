import type { Code } from '../../core/run/codes.ts';

/** The place that a command would run in. Paths are absolute. */
export interface AccessContext {
  readonly root: string;
  /** Relative to the root; '' for the root. */
  readonly cwd: string;
  /** True if commands may use the network. */
  readonly network: boolean;
  /** True if `sudo` was tried here and has no effect, so a command under `sudo` changes nothing. */
  readonly sudoHasNoEffect: boolean;
  /** Returns true if the workspace has a program of this name (`node_modules/.bin`), which `npx` would start. */
  readonly isInstalled?: (program: string) => boolean;
  /** Folders that do not belong to the agent: the home folder and the runner's folders. */
  readonly foreignFolders: readonly string[];
  /** True if commands have a private loopback, on which nothing of this machine answers. */
  readonly ownLoopback?: boolean;
  /** Folders that commands may write to. In a sandbox these are the private temporary folders. */
  readonly scratchFolders: readonly string[];
}

/** One access outside the workspace that a command's text shows. */
export interface OutsideAccess {
  readonly code: Code;
  /** Describes the access, with the words of the command. */
  readonly what: string;
  /** False if the access gains nothing even without a sandbox: recorded, but no reason to refuse. */
  readonly harmful: boolean;
}
