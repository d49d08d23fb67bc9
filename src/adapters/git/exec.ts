import { spawn } from 'node:child_process';
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
}

/** No git of ours takes longer on any repository that was measured; one that does waits for something. */
export const GIT_DEADLINE_MS = 120_000;
/** For what only looks at names and times in the work tree: 50,000 files take a quarter of a second. */
export const LISTING_DEADLINE_MS = 60_000;

/** The longest text of git's own that a message repeats. */
const LONGEST_SAID = 600;

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
const HARDENING: readonly string[] = [
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
  };
}

/** Starts a program and gives its answer; see `runProgram`. */
export type RunProgram = (path: string, args: readonly string[], run: ProgramRun) => Promise<GitAnswer>;

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
}

/**
 * Throws GitError for an exit code that is not accepted, for a program that cannot be started, and for one that
 * does not end: a FIFO where git expects a file would hold it, and so the run, for ever.
 */
export function runProgram(path: string, args: readonly string[], run: ProgramRun): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      cwd: run.cwd,
      env: run.env,
      stdio: [run.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    const deadlineMs = run.deadlineMs ?? GIT_DEADLINE_MS;
    const deadline = setTimeout(() => {
      // Not awaited: what the child has started may hold its output open.
      child.kill('SIGKILL');
      reject(new GitError(run.name, null, `it did not end within ${deadlineMs / 1000} s and was killed`));
    }, deadlineMs);
    child.on('error', (error) => {
      clearTimeout(deadline);
      reject(new GitError(run.name, null, error.message));
    });
    child.on('close', (code) => {
      clearTimeout(deadline);
      const stderr = Buffer.concat(err).toString('utf8');
      if (code !== null && run.accept.includes(code)) resolve({ code, stdout: Buffer.concat(out), stderr });
      else reject(new GitError(run.name, code, stderr));
    });
    if (run.input !== undefined && child.stdin !== null) {
      // git that ends early closes its input: its exit code tells more than EPIPE does.
      child.stdin.on('error', () => undefined);
      child.stdin.end(run.input);
    }
  });
}

/** One line of output, without its end. */
export function line(answer: GitAnswer): string {
  return answer.stdout.toString('utf8').trim();
}
