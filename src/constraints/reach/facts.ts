import type { Code } from '../../core/codes.ts';

/** What is known of the place that a command would run in. Paths are absolute. */
export interface ReachFacts {
  readonly root: string;
  /** Relative to the root; '' for the root. */
  readonly cwd: string;
  /** Whether commands may use the network. */
  readonly network: boolean;
  /** Whether `sudo` was tried here and can do nothing: then what it is asked to do does not happen. */
  readonly sudoIsVain: boolean;
  /** Whether a program of this name is installed in the workspace (`node_modules/.bin`), for what `npx` then starts. */
  readonly isInstalled?: (program: string) => boolean;
  /** Folders that hold what is not the agent's: the home folder, the runner's. */
  readonly foreign: readonly string[];
  /** Whether a command has a loopback of its own, where nothing of this machine answers. */
  readonly ownLoopback?: boolean;
  /** Folders that are the commands' own to write in: behind walls the temporary ones, which are private there. */
  readonly scratch: readonly string[];
}

/** One thing that a command's text reaches for. */
export interface Reach {
  readonly code: Code;
  /** In words, with the place in the text. */
  readonly what: string;
  /** False where even without walls nothing is there to be had: worth a record, no reason to refuse. */
  readonly harmful: boolean;
}
