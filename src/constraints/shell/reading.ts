/**
 * Stands in a text where a piece of it cannot be read: it is put together at run time. A command never holds this
 * character, for Linux passes no NUL in an argument.
 */
export const UNREAD = '\0';

export function isUnread(text: string): boolean {
  return text.includes(UNREAD);
}

/** A word as a program would get it: quotes, escapes and expansions are resolved where the script alone says them. */
export interface ShellWord {
  /** With UNREAD for each piece that cannot be read; patterns for file names stand as they were written. */
  readonly text: string;
  /** Whether file names may take its place. */
  readonly glob: boolean;
}

export interface ShellRedirect {
  readonly operator: string;
  readonly target: ShellWord;
}

/** What git would be asked to do, with its own options, `-c` and aliases resolved. */
export interface GitCall {
  readonly command: string;
  readonly args: readonly string[];
  /** What the script itself said of git's configuration before: key in lower case, value. */
  readonly config: ReadonlyMap<string, string>;
}

/** One simple command that the script may run. */
export interface ShellCommand {
  /** The program first. Empty for redirections that stand alone. */
  readonly words: readonly ShellWord[];
  readonly redirects: readonly ShellRedirect[];
  /** What stands on its standard input, as far as the script says it; absent where nothing does. */
  readonly input?: string;
  /** The folder it runs in, absolute; UNREAD where `cd` went to what cannot be read. */
  readonly cwd: string;
  /** Programs that run it for another: `sudo`, `xargs`, … */
  readonly under: readonly string[];
  /** It only runs another, which is a command of its own in the reading. */
  readonly wraps: boolean;
  readonly git?: GitCall;
}

/** A script as its commands: what each would be given, in the order in which they stand. */
export interface ShellReading {
  readonly commands: readonly ShellCommand[];
  /** Variables that are used and that the script does not set. */
  readonly variables: ReadonlySet<string>;
  /** What runs a script that was made unreadable on purpose or only exists at run time, in words. */
  readonly hidden: readonly string[];
  /** Texts with errors in their syntax. A shell runs what stands before the error, and other shells read otherwise. */
  readonly broken: readonly string[];
  /** Functions that start themselves more than once, in the background. */
  readonly bombs: readonly string[];
  /** False where there was more than is read: what follows is unknown. */
  readonly isWhole: boolean;
}

/** Programs that read a script as `sh` does. */
export const SHELLS: ReadonlySet<string> = new Set('ash bash dash ksh mksh rbash sh zsh'.split(' '));

/** Programs and builtins that start the program that they are given, which is looked for in PATH. */
export const STARTERS: ReadonlySet<string> = new Set(
  'env time timeout nice nohup ionice stdbuf setsid chronic command exec builtin'.split(' '),
);

/** The last part of a path: a program's name. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** One argument again for a shell, so that it is read as it stands. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Where a script starts. Absolute. */
export interface ShellPlace {
  readonly root: string;
  readonly cwd: string;
}
