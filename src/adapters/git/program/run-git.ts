import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';

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

/**
 * Settings that prevent a repository's configuration from running programs or hiding files. Each evasion was tested
 * with git 2.39; see `docs/internals/adr/0003-how-the-tree-is-measured.md`.
 */
export const HARDENED_OPTIONS: readonly string[] = configOptions([
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
  'core.pager=cat',
  'core.editor=false',
  'core.untrackedCache=false',
  'core.trustctime=true',
  'core.checkStat=default',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
]);

function configOptions(pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => ['-c', pair]);
}

export interface HardenedGit {
  /** Absolute, fixed at the start: a `git` planted in the PATH later is never run. */
  readonly gitPath: string;
  readonly gitDir: string;
  readonly workTree: string;
}

export function hardenedEnvironment(gitPath: string): Record<string, string> {
  return {
    PATH: `${dirname(gitPath)}:/usr/bin:/bin`,
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    // Git before 2.45 does not know GIT_NO_LAZY_FETCH. Without an allowed protocol, it cannot fetch missing objects.
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Starts a program and returns its output; see `runProgram`. */
export type RunProgram = (path: string, args: readonly string[], run: ProgramRun) => Promise<GitAnswer>;

/** The git program, and how to start it. */
export interface GitProgram {
  /** Absolute, fixed at the start: a `git` planted in the PATH later is never run. */
  readonly gitPath: string;
  readonly start: RunProgram;
}

/** Returns git with explicit directories. It never searches for a repository, so `safe.directory` does not matter. */
export function hardenedGit(options: HardenedGit, start: RunProgram = runProgram): Git {
  const env = hardenedEnvironment(options.gitPath);
  const fixed = [`--git-dir=${options.gitDir}`, `--work-tree=${options.workTree}`, '--no-pager'];
  return (call) =>
    start(
      options.gitPath,
      [...fixed, ...HARDENED_OPTIONS, ...configOptions(call.config ?? []), ...call.args],
      {
        name: call.args[0] ?? '',
        cwd: options.workTree,
        env: { ...env, ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }), ...call.env },
        accept: call.accept ?? [0],
        deadlineMs: call.deadlineMs ?? GIT_DEADLINE_MS,
        ...(call.input === undefined ? {} : { input: call.input }),
        ...(call.signal === undefined ? {} : { signal: call.signal }),
      },
    );
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
    const printed = collect(child);
    const stopWaiting = onTimeout(run, (why) => {
      // Not awaited, because a child process may keep the output open.
      kill(child, run.signal !== undefined);
      reject(new GitError(run.name, null, why));
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

function collect(child: ChildProcess): () => { readonly stdout: Buffer; readonly stderr: string } {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  let complaint = 0;
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint < MAX_STDERR_BYTES) err.push(chunk);
    complaint += chunk.length;
  });
  return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}

/** Calls `end` once with the reason when the time is over. Returns a function that cancels this. */
function onTimeout({ deadlineMs = GIT_DEADLINE_MS, signal }: ProgramRun, end: (why: string) => void) {
  const tooLong = () => end(`it did not end within ${deadlineMs / 1000} s and was killed`);
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
