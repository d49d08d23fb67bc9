import { quoted } from './quote.ts';

/** What the kernel holds a command to. */
export interface Limits {
  /** RLIMIT_NPROC: of the user, in this user namespace; the kernel does not hold root to it. */
  readonly processes: number;
  readonly openFiles: number;
  /** RLIMIT_FSIZE, in bytes. Well above `file_size.hard`, so that the rule and not the limit decides. */
  readonly fileBytes: number;
}

export const LIMITS: Limits = { processes: 4096, openFiles: 8192, fileBytes: 1024 ** 3 };

/** What stands between the walls and the command. */
export interface Inner {
  /** The POSIX shell that runs the prologue, and its options. */
  readonly sh: readonly string[];
  /** Descriptors to close. */
  readonly closing: readonly number[];
  /** Lines of `sh` that open the way to the network; none where there is no such way. */
  readonly opening: readonly string[];
  readonly limits: Limits;
}

/** `dash` closes descriptors of one digit only, so where there is a higher one, bash has to do it. */
export function innerShell(sh: string, bash: string | null, closing: readonly number[]): readonly string[] {
  return bash !== null && closing.some((descriptor) => descriptor > 9) ? [bash, '--posix'] : [sh];
}

/** Says on the outer stderr that the command itself begins: what came there before is why it could not. */
export const STARTED = 'forge: started';

/**
 * POSIX `sh` text run just before the command, inside: from here on stderr goes the way of stdout, so that
 * both keep their order. `run` is the last line but two: the command, as `"$@"`. As PID 1 of a namespace the
 * `sh` must stay its parent: a program that is PID 1 itself cannot even abort, for the kernel keeps signals
 * from it.
 */
export function prologue(inner: Inner, asInit: boolean, run = '"$@"'): string {
  const { limits } = inner;
  const blocks = Math.floor(limits.fileBytes / 512);
  return [
    `printf '%s\\n' ${quoted(STARTED)} >&2`,
    'exec 2>&1',
    ...inner.closing.map((descriptor) => `exec ${descriptor}>&-`),
    'ulimit -c 0 2>/dev/null',
    `ulimit -f ${blocks} 2>/dev/null`,
    `ulimit -n ${limits.openFiles} 2>/dev/null`,
    `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`,
    ...inner.opening,
    // In braces it is read to its end before the command begins: this `sh` may read it from a pipe, which the command
    // can find in `/proc/1/fd` and write to.
    asInit ? `{ ${run}\nexit "$?"\n}` : `exec ${run}`,
  ].join('\n');
}

/** Above this a script goes in by stdin: the kernel takes at most 128 KiB in one argument. */
const LONGEST_ARGUMENT = 100_000;

/** Reads the script from stdin, gives stdin back as empty, and runs it as `-c` would. */
const FROM_STDIN = 'set -- "$(cat)" && exec </dev/null && eval "shift\n$1"';

export interface Invocation {
  readonly argv: readonly string[];
  /** What the program reads on stdin; null for nothing. */
  readonly stdin: string | null;
}

/**
 * How the shell is asked to run a script. `--` keeps a script that begins with a dash from being an option. No start-up file is read: `-c` reads none but BASH_ENV, which is not set.
 */
export function invocationOf(shell: string, script: string, pipefail: boolean): Invocation {
  const isBash = shell.endsWith('/bash');
  const flags = isBash ? ['--noprofile', '--norc', ...(pipefail ? ['-o', 'pipefail'] : [])] : [];
  return Buffer.byteLength(script) <= LONGEST_ARGUMENT
    ? { argv: [shell, ...flags, '-c', '--', script], stdin: null }
    : { argv: [shell, ...flags, '-c', '--', FROM_STDIN], stdin: script };
}
