import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { unlinkSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { seconds } from '../../../core/text/figures.ts';
import { POSIX_SHELL, quoted } from '../../../core/text/shell-quote.ts';
import { GIT_DEADLINE_MS, type GitAnswer, GitError, type ProgramRun } from './run-git.ts';

/** The shell's exit code if the working folder is gone. */
const NOT_STARTED = 126;
/** Longer than a mark and an exit code. */
const MAX_MARK_CHARS = 64;

/** The output of one stream so far. */
interface Stream {
  readonly chunks: Buffer[];
  tail: string;
  /** The exit code after the mark, once it has arrived. */
  code: number | null;
}

interface Pending {
  readonly name: string;
  readonly accept: readonly number[];
  readonly mark: RegExp;
  readonly out: Stream;
  readonly err: Stream;
  readonly deadline: NodeJS.Timeout;
  readonly inputFile: string | null;
  readonly resolve: (answer: GitAnswer) => void;
  readonly reject: (error: GitError) => void;
}

/**
 * A small shell that starts programs for us, one at a time. Node forks itself to start a program, which copies its page
 * table: about 50 µs per MB, during which Node is blocked. A shell has about 1 MB. On a loaded machine, runs of 20 turns
 * took 7 to 15 % longer without these shells; this is not confirmed on a quiet machine (`docs/internals/benchmarks.md`).
 */
export class StarterShell {
  readonly #child: ChildProcessWithoutNullStreams;
  /** The folder for files with a program's input. */
  readonly #dir: string;
  #pending: Pending | null = null;
  #gone = false;

  constructor(dir: string) {
    this.#dir = dir;
    // A separate process group, so that child processes can be ended with the shell.
    this.#child = spawn(POSIX_SHELL, ['-s'], { cwd: dir, env: {}, stdio: 'pipe', detached: true });
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => this.#take(this.#pending?.out, chunk));
    stderr.on('data', (chunk: Buffer) => this.#take(this.#pending?.err, chunk));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('close', () => this.#end('the shell that started it is gone'));
    // The shell does not keep Node alive.
    this.#child.unref();
    for (const end of [stdin, stdout, stderr]) if (end instanceof Socket) end.unref();
  }

  get isClosed(): boolean {
    return this.#gone;
  }

  get isFree(): boolean {
    return !this.#gone && this.#pending === null && this.#child.pid !== undefined;
  }

  /** Like `runProgram`. Call it only while the shell is free. */
  run(path: string, args: readonly string[], run: ProgramRun): Promise<GitAnswer> {
    const mark = randomUUID();
    const inputFile = run.input === undefined ? null : join(this.#dir, `input-${mark}`);
    if (inputFile !== null && run.input !== undefined) writeFileSync(inputFile, run.input);
    return new Promise((resolve, reject) => {
      const deadlineMs = run.deadlineMs ?? GIT_DEADLINE_MS;
      this.#pending = {
        name: run.name,
        accept: run.accept,
        mark: new RegExp(`${mark} (\\d+)\\n$`),
        out: { chunks: [], tail: '', code: null },
        err: { chunks: [], tail: '', code: null },
        deadline: setTimeout(
          () => this.#kill(`it did not end within ${seconds(deadlineMs)} and was killed`),
          deadlineMs,
        ),
        inputFile,
        resolve,
        reject,
      };
      // Without a sandbox, a command could have stopped the shell, and the run would wait until the deadline.
      this.#child.kill('SIGCONT');
      this.#child.stdin.write(this.#script([path, ...args], run, inputFile, mark));
    });
  }

  close(): void {
    if (this.#pending === null) this.#child.stdin.end();
    else this.#kill('the run is over');
  }

  /** Builds the script of one call. Each call has a new mark, so that no output can be taken for it. */
  #script(argv: readonly string[], run: ProgramRun, inputFile: string | null, mark: string): string {
    const env = Object.entries(run.env).map(([name, value]) => `${name}=${quoted(value)}`);
    const words = [...env, ...argv.map(quoted)];
    return [
      // Change the folder before each call, because it may have been replaced.
      `if cd -P -- ${quoted(run.cwd)}; then ${words.join(' ')} <${quoted(inputFile ?? '/dev/null')}; c=$?; else c=${NOT_STARTED}; fi`,
      `printf '${mark} %s\\n' "$c"; printf '${mark} 0\\n' >&2\n`,
    ].join('\n');
  }

  #take(stream: Stream | undefined, chunk: Buffer): void {
    const pending = this.#pending;
    if (stream === undefined || pending === null) return;
    stream.chunks.push(chunk);
    stream.tail = (stream.tail + chunk.toString('latin1', Math.max(0, chunk.length - MAX_MARK_CHARS))).slice(
      -MAX_MARK_CHARS,
    );
    const found = pending.mark.exec(stream.tail);
    if (found !== null) stream.code = Number(found[1]);
    if (pending.out.code === null || pending.err.code === null) return;
    const stdout = outputBeforeMark(pending.out, pending.mark);
    const stderr = outputBeforeMark(pending.err, pending.mark).toString('utf8');
    this.#settle(pending);
    const { code } = pending.out;
    if (pending.accept.includes(code)) pending.resolve({ code, stdout, stderr });
    else pending.reject(new GitError(pending.name, code, stderr));
  }

  #settle(pending: Pending): void {
    this.#pending = null;
    clearTimeout(pending.deadline);
    if (pending.inputFile !== null) unlinkSync(pending.inputFile);
  }

  #kill(reason: string): void {
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    this.#end(reason);
  }

  #end(reason: string): void {
    this.#gone = true;
    const pending = this.#pending;
    if (pending === null) return;
    this.#settle(pending);
    pending.reject(new GitError(pending.name, null, reason));
  }
}

function outputBeforeMark(stream: Stream, mark: RegExp): Buffer {
  const whole = Buffer.concat(stream.chunks);
  return whole.subarray(0, whole.length - (mark.exec(stream.tail)?.[0].length ?? 0));
}
