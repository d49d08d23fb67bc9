import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { unlinkSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { POSIX_SHELL, quoted } from '../sandbox/quote.ts';
import { GIT_DEADLINE_MS, type GitAnswer, GitError, type ProgramRun } from './exec.ts';

/** What a shell reports where it could not even begin: the folder to work in is gone. */
const NOT_BEGUN = 126;
/** Longer than a mark and an exit code. */
const TAIL = 64;

/** What one of the two streams brought so far. */
interface Stream {
  readonly chunks: Buffer[];
  tail: string;
  /** What stands behind the mark, once it is there: the exit code. */
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
 * A small shell that starts programs for us, one at a time. Node starts a program by a real fork, which copies its
 * page table: some 50 µs for every MB it holds, during which nothing else is done. A shell holds one MB.
 */
export class Lane {
  readonly #child: ChildProcessWithoutNullStreams;
  /** Where input waits that a program is to read. */
  readonly #dir: string;
  #pending: Pending | null = null;
  #gone = false;

  constructor(dir: string) {
    this.#dir = dir;
    // Of a process group of its own, so that what it has started can be ended with it.
    this.#child = spawn(POSIX_SHELL, ['-s'], { cwd: dir, env: {}, stdio: 'pipe', detached: true });
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => this.#take(this.#pending?.out, chunk));
    stderr.on('data', (chunk: Buffer) => this.#take(this.#pending?.err, chunk));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('close', () => this.#end('the shell that started it is gone'));
    // It waits for work; nobody waits for it.
    this.#child.unref();
    for (const end of [stdin, stdout, stderr]) if (end instanceof Socket) end.unref();
  }

  get isGone(): boolean {
    return this.#gone;
  }

  get isFree(): boolean {
    return !this.#gone && this.#pending === null && this.#child.pid !== undefined;
  }

  /** As `runProgram`. Only while it is free. */
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
          () => this.#kill(`it did not end within ${deadlineMs / 1000} s and was killed`),
          deadlineMs,
        ),
        inputFile,
        resolve,
        reject,
      };
      // Without walls a command could have stopped it, and the run would wait for it until the deadline.
      this.#child.kill('SIGCONT');
      this.#child.stdin.write(this.#script([path, ...args], run, inputFile, mark));
    });
  }

  close(): void {
    if (this.#pending === null) this.#child.stdin.end();
    else this.#kill('the run is over');
  }

  /** The mark is new for each call, so that no output, whoever wrote it, can be taken for it. */
  #script(argv: readonly string[], run: ProgramRun, inputFile: string | null, mark: string): string {
    const env = Object.entries(run.env).map(([name, value]) => `${name}=${quoted(value)}`);
    const words = [...env, ...argv.map(quoted)];
    return [
      // Before each call: the folder may have been replaced by another of its name.
      `if cd -P -- ${quoted(run.cwd)}; then ${words.join(' ')} <${quoted(inputFile ?? '/dev/null')}; c=$?; else c=${NOT_BEGUN}; fi`,
      `printf '${mark} %s\\n' "$c"; printf '${mark} 0\\n' >&2\n`,
    ].join('\n');
  }

  #take(stream: Stream | undefined, chunk: Buffer): void {
    const pending = this.#pending;
    if (stream === undefined || pending === null) return;
    stream.chunks.push(chunk);
    stream.tail = (stream.tail + chunk.toString('latin1', Math.max(0, chunk.length - TAIL))).slice(-TAIL);
    const found = pending.mark.exec(stream.tail);
    if (found !== null) stream.code = Number(found[1]);
    if (pending.out.code === null || pending.err.code === null) return;
    const stdout = withoutMark(pending.out, pending.mark);
    const stderr = withoutMark(pending.err, pending.mark).toString('utf8');
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

function withoutMark(stream: Stream, mark: RegExp): Buffer {
  const whole = Buffer.concat(stream.chunks);
  return whole.subarray(0, whole.length - (mark.exec(stream.tail)?.[0].length ?? 0));
}
