import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import type { Cleaner } from '../../core/cleaner.ts';
import { STARTED } from './inner.ts';
import { OUTPUT_CAP, OutputBuffer } from './output.ts';
import { allProcesses, descendants, isNamespaceInit, sendSignal } from './processes.ts';
import { type Launch, type Started, startChild } from './start.ts';

export type EndedBy = 'itself' | 'timeout' | 'abort' | 'output';

export interface ChildResult {
  /** null when ended by us or never started. */
  readonly exitCode: number | null;
  /** The signal that we ended it with. */
  readonly signal: 'SIGTERM' | 'SIGKILL' | null;
  readonly endedBy: EndedBy;
  readonly startError?: string;
  readonly output: string;
  readonly droppedBytes: number;
  readonly whole?: string;
  readonly isCut?: true;
  readonly durationMs: number;
}

export interface ChildLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly outputCap?: number;
  /** Takes secrets out of the output, before it is cut. */
  readonly cleaner?: Cleaner;
  /** Called once the main process is gone, before the last output is read. */
  readonly afterExit?: () => void;
}

/** ms between SIGTERM and SIGKILL. Short: on a cancel the whole harness has 7.5 s. */
const GRACE = 1000;
/** ms between two rounds of killing. */
const AGAIN = 100;
/** Rounds after which the launcher itself is killed too: its death kills what it made (`--die-with-parent`). */
const PATIENCE = 10;
/** ms that output may take to end after the process did, where something may hold the pipe. */
const LAST_OUTPUT = 250;
/** The longest time that a timer takes. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Characters kept of what the launcher said before the command began. */
const LAUNCHER_TEXT = 4000;

function killChild(child: ChildProcess, namespaced: boolean, round: number): void {
  const root = child.pid;
  if (root === undefined) return;
  const below = descendants(root, allProcesses());
  const inits = namespaced ? below.filter(isNamespaceInit) : [];
  for (const pid of inits) sendSignal(pid, 'SIGKILL');
  // The launcher goes last: it returns once everything inside is dead, and that is what we wait for.
  if (inits.length > 0 && round < PATIENCE) return;
  for (const pid of below) sendSignal(pid, 'SIGKILL');
  sendSignal(-root, 'SIGKILL');
  sendSignal(root, 'SIGKILL');
}

function askToEnd(child: ChildProcess, namespaced: boolean): void {
  const root = child.pid;
  if (root === undefined) return;
  for (const pid of descendants(root, allProcesses())) {
    if (!namespaced || !isNamespaceInit(pid)) sendSignal(pid, 'SIGTERM');
  }
  if (!namespaced) sendSignal(-root, 'SIGTERM');
}

function notStarted(startError: string): ChildResult {
  return {
    exitCode: null,
    signal: null,
    endedBy: 'itself',
    startError,
    output: '',
    droppedBytes: 0,
    durationMs: 0,
  };
}

/** One child from start to end, with everything that may end it early. */
class Life {
  private endedBy: EndedBy = 'itself';
  private lastSignal: 'SIGTERM' | 'SIGKILL' | null = null;
  private killRounds = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly output: OutputBuffer;
  private launcherText = '';
  private spawnError: Error | undefined;
  private readonly child: ChildProcess;
  private readonly joined: Promise<void> | undefined;
  private readonly stdout: Readable | null;
  private readonly launch: Launch;
  private readonly limits: ChildLimits;

  constructor({ child, joined }: Started, stdout: Readable | null, launch: Launch, limits: ChildLimits) {
    this.child = child;
    this.joined = joined;
    this.stdout = stdout;
    this.launch = launch;
    this.limits = limits;
    this.output = new OutputBuffer(limits.cleaner);
  }

  async run(): Promise<ChildResult> {
    const { child, limits } = this;
    const begun = performance.now();
    const onAbort = (): void => this.end('abort');
    limits.signal.addEventListener('abort', onAbort, { once: true });
    const timeout = setTimeout(() => this.end('timeout'), Math.min(limits.timeoutMs, LONGEST_TIMER));
    this.stdout?.on('data', (chunk: Buffer) => this.take(chunk));
    child.stderr?.on('data', (chunk: Buffer) => {
      if (this.launcherText.length < LAUNCHER_TEXT) this.launcherText += chunk.toString('utf8');
    });
    if (this.joined === undefined) this.tell();
    else void this.joined.then(() => this.tell());
    if (limits.signal.aborted) onAbort();
    const status = await this.closed();
    clearTimeout(timeout);
    clearTimeout(this.timer);
    limits.signal.removeEventListener('abort', onAbort);
    return this.result(status, performance.now() - begun);
  }

  private tell(): void {
    const { isWatched, stdin } = this.launch;
    if (isWatched === true) this.child.stdin?.write(stdin ?? '');
    else this.child.stdin?.end(stdin);
  }

  /** Resolves once the process is gone and its output is read: `[exit code, signal]`. */
  private closed(): Promise<readonly [number | null, NodeJS.Signals | null]> {
    const { child } = this;
    return new Promise((resolve) => {
      let status: readonly [number | null, NodeJS.Signals | null] = [null, null];
      child.once('error', (error) => {
        this.spawnError = error;
        resolve(status);
      });
      child.once('exit', (code, signal) => {
        status = [code, signal];
        this.limits.afterExit?.();
        if (this.launch.namespaced) return;
        setTimeout(() => {
          this.stdout?.destroy();
          child.stderr?.destroy();
        }, LAST_OUTPUT).unref();
      });
      child.once('close', () => {
        if (this.stdout === null || this.stdout.closed) resolve(status);
        else this.stdout.once('close', () => resolve(status));
      });
    });
  }

  private take(chunk: Buffer): void {
    this.output.add(chunk);
    if (this.output.total > (this.limits.outputCap ?? OUTPUT_CAP)) this.end('output');
  }

  private end(by: EndedBy): void {
    if (this.endedBy !== 'itself') return;
    this.endedBy = by;
    if (by === 'output') {
      this.kill();
      return;
    }
    this.lastSignal = 'SIGTERM';
    askToEnd(this.child, this.launch.namespaced);
    this.timer = setTimeout(() => this.kill(), GRACE);
  }

  private kill(): void {
    this.lastSignal = 'SIGKILL';
    killChild(this.child, this.launch.namespaced, this.killRounds++);
    this.timer = setTimeout(() => this.kill(), AGAIN);
  }

  private result(
    [code, signal]: readonly [number | null, NodeJS.Signals | null],
    durationMs: number,
  ): ChildResult {
    const { text, droppedBytes, whole, isCut } = this.output.result();
    const started = this.launcherText.includes(STARTED);
    const said = this.launcherText.replace(STARTED, '').trim();
    const own = code ?? (signal === null ? null : 128 + constants.signals[signal]);
    const early = this.endedBy === 'itself' ? `exit code ${own}` : `ended (${this.endedBy})`;
    const startError = this.spawnError?.message ?? (said === '' ? `no message, ${early}` : said);
    const failed = this.spawnError !== undefined || !started;
    return {
      exitCode: failed || this.endedBy !== 'itself' ? null : own,
      signal: this.lastSignal,
      endedBy: this.endedBy,
      ...(failed ? { startError } : {}),
      output: text,
      droppedBytes,
      ...(whole === undefined ? {} : { whole }),
      ...(isCut === undefined ? {} : { isCut }),
      durationMs: Math.round(durationMs),
    };
  }
}

/**
 * Never throws. Resolves once the process, and in a namespace everything it started, is dead. `started`: the program
 * of this launch, where it is waiting already.
 */
export async function runChild(
  launch: Launch,
  limits: ChildLimits,
  started: Started | Error = startChild(launch, null),
): Promise<ChildResult> {
  if (started instanceof Error) return notStarted(started.message);
  const { child, reader } = started;
  const stdout = reader === null ? child.stdout : new Socket({ fd: reader, writable: false });
  return await new Life(started, stdout, launch, limits).run();
}
