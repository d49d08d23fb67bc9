import { type ChildProcess, spawn } from 'node:child_process';
import { seconds } from '../../../core/text/figures.ts';

/** One git command. It inherits no environment except what is written here. */
export interface GitCall {
  readonly args: readonly string[];
  readonly input?: Uint8Array;
  /** The index file to use; default: the git directory's own. */
  readonly index?: string;
  /** `key=value` pairs for `-c`. They override the hardened configuration. */
  readonly config?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are not errors. Default: 0. */
  readonly accept?: readonly number[];
  /** Default: GIT_DEADLINE_MS. */
  readonly deadlineMs?: number;
  /** Ends git and all its child processes. */
  readonly signal?: AbortSignal;
  /** Git is ended when it prints more. Default: no limit. Only with `runProgram`. */
  readonly maxOutputBytes?: number;
}

/**
 * The default deadline. No git command took longer on any measured repository; one that does is waiting for something.
 */
export const GIT_DEADLINE_MS = 120_000;
/** The deadline for commands that only read names and times: 50,000 files take a quarter of a second. */
export const LISTING_DEADLINE_MS = 60_000;

/** Maximum characters of git's output in a message. */
const MAX_MESSAGE_CHARS = 600;
/** Maximum bytes kept of stderr, which includes a server's messages. */
const MAX_STDERR_BYTES = 1 << 20;

export interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export type Git = (call: GitCall) => Promise<GitAnswer>;

/** A git command that failed unexpectedly. `stderr` is git's own text. */
export class GitError extends Error {
  readonly code: number | null;
  readonly stderr: string;
  constructor(command: string, code: number | null, stderr: string) {
    const said = stderr
      .slice(0, MAX_MESSAGE_CHARS)
      .trim()
      .replaceAll(/\s*\n\s*/g, '; ');
    super(
      `git ${command} ended with ${code === null ? 'a signal' : `code ${code}`}: ${said || 'no message'}`,
    );
    this.name = 'GitError';
    this.code = code;
    this.stderr = stderr;
  }
}

/** Starts a program and returns its output; see `runProgram`. */
export type RunProgram = (path: string, args: readonly string[], run: ProgramRun) => Promise<GitAnswer>;

/** The git program, and how to start it. */
export interface GitProgram {
  /** Absolute, fixed at the start: a `git` planted in the PATH later is never run. */
  readonly gitPath: string;
  readonly start: RunProgram;
}

export interface ProgramRun {
  readonly name: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly accept: readonly number[];
  readonly input?: Uint8Array;
  /** Milliseconds after which the program is killed. Default: GIT_DEADLINE_MS. */
  readonly deadlineMs?: number;
  /** Kills the program with all its child processes, such as git's network programs. */
  readonly signal?: AbortSignal;
  readonly maxOutputBytes?: number;
}

/**
 * Runs a program. Throws GitError for an exit code that is not accepted, a program that cannot start, and one that
 * exceeds its deadline (such as git opening a FIFO).
 */
export function runProgram(path: string, args: readonly string[], run: ProgramRun): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    if (run.signal?.aborted) {
      reject(new GitError(run.name, null, 'there was no time left to run it'));
      return;
    }
    const child = spawn(path, args, {
      cwd: run.cwd,
      env: run.env,
      stdio: [run.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      // A separate process group can be ended as a whole.
      detached: run.signal !== undefined,
    });
    const stop = (why: string) => {
      // Not awaited, because a child process may keep the output open.
      kill(child, run.signal !== undefined);
      reject(new GitError(run.name, null, why));
    };
    const stopWaiting = onTimeout(run, stop);
    const printed = collect(child, run.maxOutputBytes, () => {
      stopWaiting();
      stop(`it printed more than ${run.maxOutputBytes} bytes and was killed`);
    });
    child.on('error', (error) => {
      stopWaiting();
      reject(new GitError(run.name, null, error.message));
    });
    child.on('close', (code) => {
      stopWaiting();
      const { stdout, stderr } = printed();
      if (code !== null && run.accept.includes(code)) resolve({ code, stdout, stderr });
      else reject(new GitError(run.name, code, stderr));
    });
    if (run.input !== undefined && child.stdin !== null) {
      // If git ends early, its exit code tells more than EPIPE.
      child.stdin.on('error', () => undefined);
      child.stdin.end(run.input);
    }
  });
}

/** Collects the output. Calls `tooMuch` when stdout has more than `limit` bytes. */
function collect(
  child: ChildProcess,
  limit = Infinity,
  tooMuch = () => {},
): () => { readonly stdout: Buffer; readonly stderr: string } {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  let complaint = 0;
  let printed = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.length;
    if (printed <= limit) out.push(chunk);
    else tooMuch();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint < MAX_STDERR_BYTES) err.push(chunk);
    complaint += chunk.length;
  });
  return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}

/** Calls `end` once with the reason when the time is over. Returns a function that cancels this. */
function onTimeout({ deadlineMs = GIT_DEADLINE_MS, signal }: ProgramRun, end: (why: string) => void) {
  const tooLong = () => end(`it did not end within ${seconds(deadlineMs)} and was killed`);
  const timer = setTimeout(tooLong, deadlineMs);
  const aborted = () => {
    clearTimeout(timer);
    end('the time for it was over, and it was killed');
  };
  signal?.addEventListener('abort', aborted, { once: true });
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', aborted);
  };
}

function kill(child: ChildProcess, group: boolean): void {
  try {
    if (group && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // The program has just ended.
  }
}

/** Returns one line of output without its line end. */
export function outputLine(answer: GitAnswer): string {
  return answer.stdout.toString('utf8').trim();
}
