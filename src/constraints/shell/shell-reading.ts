/**
 * Marks a part of a text that cannot be read because it is put together at run time. Commands never contain this
 * character: Linux passes no NUL in arguments.
 */
export const UNREAD = '\0';

export function isUnread(text: string): boolean {
  return text.includes(UNREAD);
}

/**
 * A word as a program would get it. Quotes, escapes and expansions are resolved as far as the script alone defines
 * them.
 */
export interface ShellWord {
  /** Contains UNREAD for each unreadable part; file globs are as written. */
  readonly text: string;
  /** True if file names may replace it. */
  readonly glob: boolean;
}

export interface ShellRedirect {
  readonly operator: string;
  readonly target: ShellWord;
}

/** A git command with its options, `-c` and aliases resolved. */
export interface GitCall {
  readonly command: string;
  readonly args: readonly string[];
  /** Git settings that the script set before: key in lower case, value. */
  readonly config: ReadonlyMap<string, string>;
}

/** One simple command that the script may run. */
export interface ShellCommand {
  /** The program first. Empty for redirections alone. */
  readonly words: readonly ShellWord[];
  readonly redirects: readonly ShellRedirect[];
  /** Its standard input, as far as the script defines it; absent if there is no input. */
  readonly input?: string;
  /** The folder it runs in, absolute; UNREAD after `cd` to an unreadable folder. */
  readonly cwd: string;
  /** Programs that run it, such as `sudo` or `xargs`. */
  readonly wrappedBy: readonly string[];
  /** True if it only runs another command, which has its own entry in the reading. */
  readonly wraps: boolean;
  readonly git?: GitCall;
}

/** The commands of a script, in order, with the words that each would get. */
export interface ShellReading {
  readonly commands: readonly ShellCommand[];
  /** Variables that are used but not set by the script. */
  readonly variables: ReadonlySet<string>;
  /** Descriptions of scripts that were hidden or exist only at run time. */
  readonly hidden: readonly string[];
  /** Texts with syntax errors. A shell runs what is before the error, and other shells may read it differently. */
  readonly broken: readonly string[];
  /** Functions that start themselves more than once in the background. */
  readonly forkBombs: readonly string[];
  /** False if the script is beyond the limits, so the rest is unknown. */
  readonly isWhole: boolean;
}

/** Programs that read a script as `sh` does. */
export const SHELLS: ReadonlySet<string> = new Set('ash bash dash ksh mksh rbash sh zsh'.split(' '));

/** Programs and builtins that start the program they are given, found in PATH. */
export const STARTERS: ReadonlySet<string> = new Set(
  'env time timeout nice nohup ionice stdbuf setsid chronic command exec builtin'.split(' '),
);

/** Returns the last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folders of a script, absolute. */
export interface ShellPlace {
  readonly root: string;
  readonly cwd: string;
}
