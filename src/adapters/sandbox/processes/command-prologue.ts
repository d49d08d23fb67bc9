import { quoted } from '../../../core/text/shell-quote.ts';

/** The limits that the kernel enforces for a command. */
export interface ProcessLimits {
  /** RLIMIT_NPROC: processes of the user in this user namespace. The kernel does not apply it to root. */
  readonly processes: number;
  readonly openFiles: number;
  /** RLIMIT_FSIZE in bytes. It is far above `file_size.hard`, so that the rule takes effect first. */
  readonly fileBytes: number;
}

export const PROCESS_LIMITS: ProcessLimits = { processes: 4096, openFiles: 8192, fileBytes: 1024 ** 3 };

/** The setup that runs between the start of the sandbox and the command. */
export interface Prologue {
  /** The POSIX shell that runs the prologue, and its options. */
  readonly sh: readonly string[];
  /** Descriptors to close. */
  readonly closing: readonly number[];
  /** Lines of `sh` that open network access; empty if there is none. */
  readonly networkLines: readonly string[];
  readonly limits: ProcessLimits;
}

/** Returns the shell that closes the descriptors. `dash` closes only those of one digit, so higher ones need bash. */
export function prologueShell(
  sh: string,
  bash: string | null,
  closing: readonly number[],
): readonly string[] {
  return bash !== null && closing.some((descriptor) => descriptor > 9) ? [bash, '--posix'] : [sh];
}

/** Marks on the outer stderr that the command itself begins. Text before it is the reason for a failed start. */
export const START_MARKER = 'forge: started';

/**
 * Returns POSIX `sh` text that runs in the sandbox just before the command. From here on stderr goes to stdout, so that
 * both keep their order. `run` is the command, as `"$@"`. As PID 1 of a namespace the `sh` must stay its parent: a
 * program that is PID 1 itself cannot even abort, because the kernel blocks its signals.
 */
export function prologueScript(inner: Prologue, asInit: boolean, run = '"$@"'): string {
  const { limits } = inner;
  const blocks = Math.floor(limits.fileBytes / 512);
  return [
    `printf '%s\\n' ${quoted(START_MARKER)} >&2`,
    'exec 2>&1',
    ...inner.closing.map((descriptor) => `exec ${descriptor}>&-`),
    // For machines without the launcher. With it this changes nothing: its limit of 1 byte is kept.
    'ulimit -c 0 2>/dev/null',
    `ulimit -f ${blocks} 2>/dev/null`,
    `ulimit -n ${limits.openFiles} 2>/dev/null`,
    `ulimit -u ${limits.processes} 2>/dev/null || ulimit -p ${limits.processes} 2>/dev/null`,
    ...inner.networkLines,
    // The shell reads braces to their end before the command begins. It may read from a pipe that the command finds in
    // `/proc/1/fd` and could write to.
    asInit ? `{ ${run}\nexit "$?"\n}` : `exec ${run}`,
  ].join('\n');
}

/** Longer scripts are passed on stdin, because the kernel takes at most 128 KiB in one argument. */
const MAX_ARGUMENT_BYTES = 100_000;

/** Reads the script from stdin, makes stdin empty, and runs the script like `-c`. */
const EVAL_STDIN = 'set -- "$(cat)" && exec </dev/null && eval "shift\n$1"';

export interface Invocation {
  readonly argv: readonly string[];
  /** The program's stdin; null for none. */
  readonly stdin: string | null;
}

/**
 * Returns how the shell runs a script. After `--` a script that begins with a dash is not an option. No start-up file
 * is read: `-c` reads only BASH_ENV, which is not set.
 */
export function invocationOf(shell: string, script: string, pipefail: boolean): Invocation {
  const isBash = shell.endsWith('/bash');
  const flags = isBash ? ['--noprofile', '--norc', ...(pipefail ? ['-o', 'pipefail'] : [])] : [];
  return Buffer.byteLength(script) <= MAX_ARGUMENT_BYTES
    ? { argv: [shell, ...flags, '-c', '--', script], stdin: null }
    : { argv: [shell, ...flags, '-c', '--', EVAL_STDIN], stdin: script };
}
