import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';

/** One git command. Nothing of the environment is inherited but what is written here. */
export interface GitCall {
  readonly args: readonly string[];
  readonly input?: Uint8Array;
  /** The index file to use instead of the git directory's own. */
  readonly index?: string;
  /** `key=value` pairs, as for `-c`. They come after the hardening ones and so win. */
  readonly config?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer and no error. Default: 0. */
  readonly accept?: readonly number[];
  /** Default: GIT_DEADLINE_MS. */
  readonly deadlineMs?: number;
  /** Ends git and all that it has started. */
  readonly signal?: AbortSignal;
}

/** No git of ours takes longer on any repository that was measured; one that does waits for something. */
export const GIT_DEADLINE_MS = 120_000;
/** For what only looks at names and times in the work tree: 50,000 files take a quarter of a second. */
export const LISTING_DEADLINE_MS = 60_000;

/** The longest text of git's own that a message repeats. */
const LONGEST_SAID = 600;
/** Of what git complains, and of what a server has it repeat, no more is kept. */
const LONGEST_COMPLAINT = 1 << 20;

export interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export type Git = (call: GitCall) => Promise<GitAnswer>;

/** git said no where the code counted on a yes. `stderr` is git's own text. */
export class GitError extends Error {
  readonly code: number | null;
  readonly stderr: string;
  constructor(command: string, code: number | null, stderr: string) {
    const said = stderr
      .slice(0, LONGEST_SAID)
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
 * What keeps a repository's own configuration from running programs or from hiding files. Sources: the forty
 * evasions (13, 17, 19 to 23), tried one by one against git 2.39; `docs/adr/0003-how-the-tree-is-measured.md`.
 */
export const HARDENING: readonly string[] = [
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
];

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
    // git before 2.45 does not know GIT_NO_LAZY_FETCH: without a protocol it can ask nobody for a missing object.
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Starts a program and gives its answer; see `runProgram`. */
export type RunProgram = (path: string, args: readonly string[], run: ProgramRun) => Promise<GitAnswer>;

/** A git, and how it is started. */
export interface GitProgram {
  /** Absolute, fixed at the start: a `git` planted in the PATH later is never run. */
  readonly gitPath: string;
  readonly start: RunProgram;
}

/** git with explicit directories: it never looks for a repository, so `safe.directory` is never asked either. */
export function hardenedGit(options: HardenedGit, start: RunProgram = runProgram): Git {
  const env = hardenedEnvironment(options.gitPath);
  const fixed = [`--git-dir=${options.gitDir}`, `--work-tree=${options.workTree}`, '--no-pager'];
  const config = (pairs: readonly string[]) => pairs.flatMap((pair) => ['-c', pair]);
  const hardening = config(HARDENING);
  return (call) =>
    start(options.gitPath, [...fixed, ...hardening, ...config(call.config ?? []), ...call.args], {
      name: call.args[0] ?? '',
      cwd: options.workTree,
      env: { ...env, ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }), ...call.env },
      accept: call.accept ?? [0],
      deadlineMs: call.deadlineMs ?? GIT_DEADLINE_MS,
      ...(call.input === undefined ? {} : { input: call.input }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
}

export interface ProgramRun {
  readonly name: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly accept: readonly number[];
  readonly input?: Uint8Array;
  /** After so long the program is killed. Default: GIT_DEADLINE_MS. */
  readonly deadlineMs?: number;
  /** Kills the program with all that it has started: git's network parts are programs of their own. */
  readonly signal?: AbortSignal;
}

/**
 * Throws GitError for an exit code that is not accepted, for a program that cannot be started, and for one that
 * does not end: a FIFO where git expects a file would hold it, and so the run, for ever.
 */
export function runProgram(path: string, args: readonly string[], run: ProgramRun): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    if (run.signal?.aborted) {
      reject(new GitError(run.name, null, 'there was no time left for it'));
      return;
    }
    const child = spawn(path, args, {
      cwd: run.cwd,
      env: run.env,
      stdio: [run.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      // A group of its own, so that it can be ended whole.
      detached: run.signal !== undefined,
    });
    const printed = collect(child);
    const stopWaiting = onTimeUp(run, (why) => {
      // Not awaited: what the child has started may hold its output open.
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
      // git that ends early closes its input: its exit code tells more than EPIPE does.
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
    if (complaint < LONGEST_COMPLAINT) err.push(chunk);
    complaint += chunk.length;
  });
  return () => ({ stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
}

/** Tells once why the time is up; returns what calls that off. */
function onTimeUp({ deadlineMs = GIT_DEADLINE_MS, signal }: ProgramRun, end: (why: string) => void) {
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
    // It has just ended by itself.
  }
}

/** One line of output, without its end. */
export function line(answer: GitAnswer): string {
  return answer.stdout.toString('utf8').trim();
}
