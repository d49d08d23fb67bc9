import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import type { TextRedactor } from '../../../core/text/redact.ts';
import { START_MARKER } from './command-prologue.ts';
import { MAX_OUTPUT_BYTES, OutputBuffer } from './output-buffer.ts';
import { allProcesses, descendants, isNamespaceInit, sendSignal } from './process-table.ts';
import { type Launch, type Started, startChild } from './start-child.ts';

export type EndedBy = 'itself' | 'timeout' | 'abort' | 'output';

export interface ChildResult {
  /** null if we ended it or it never started. */
  readonly exitCode: number | null;
  /** The signal with which we ended it. */
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
  /** Removes secrets from the output before it is cut. */
  readonly redactor?: TextRedactor;
  /** Called after the main process has ended, before the last output is read. */
  readonly afterExit?: () => void;
}

/** ms between SIGTERM and SIGKILL. Short, because on a cancel the whole harness has 7.5 s. */
const TERM_GRACE_MS = 1000;
/** ms between two rounds of killing. */
const KILL_INTERVAL_MS = 100;
/** Rounds after which the launcher is killed too. Its end kills what it made (`--die-with-parent`). */
const MAX_KILL_ROUNDS = 10;
/** ms in which output must end after the process, because something may hold the pipe. */
const OUTPUT_DRAIN_MS = 250;
/** The longest delay that a timer accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The number of characters kept of what the launcher prints before the command begins. */
const MAX_LAUNCHER_CHARS = 4000;

function killChild(child: ChildProcess, namespaced: boolean, round: number): void {
  const root = child.pid;
  if (root === undefined) return;
  const below = descendants(root, allProcesses());
  const inits = namespaced ? below.filter(isNamespaceInit) : [];
  for (const pid of inits) sendSignal(pid, 'SIGKILL');
  // The launcher ends last: it returns once everything in the sandbox is dead, which is what we wait for.
  if (inits.length > 0 && round < MAX_KILL_ROUNDS) return;
  for (const pid of below) sendSignal(pid, 'SIGKILL');
  sendSignal(-root, 'SIGKILL');
  sendSignal(root, 'SIGKILL');
}

function terminate(child: ChildProcess, namespaced: boolean): void {
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

/** Runs one child from start to end, with everything that may end it early. */
class ChildRun {
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
    this.output = new OutputBuffer(limits.redactor);
  }

  async run(): Promise<ChildResult> {
    const { child, limits } = this;
    const begun = performance.now();
    const onAbort = (): void => this.end('abort');
    limits.signal.addEventListener('abort', onAbort, { once: true });
    const timeout = setTimeout(() => this.end('timeout'), Math.min(limits.timeoutMs, MAX_TIMER_MS));
    this.stdout?.on('data', (chunk: Buffer) => this.take(chunk));
    child.stderr?.on('data', (chunk: Buffer) => {
      if (this.launcherText.length < MAX_LAUNCHER_CHARS) this.launcherText += chunk.toString('utf8');
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

  /** Resolves to `[exit code, signal]` once the process has ended and its output is read. */
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
        }, OUTPUT_DRAIN_MS).unref();
      });
      child.once('close', () => {
        if (this.stdout === null || this.stdout.closed) resolve(status);
        else this.stdout.once('close', () => resolve(status));
      });
    });
  }

  private take(chunk: Buffer): void {
    this.output.add(chunk);
    if (this.output.total > (this.limits.outputCap ?? MAX_OUTPUT_BYTES)) this.end('output');
  }

  private end(by: EndedBy): void {
    if (this.endedBy !== 'itself') return;
    this.endedBy = by;
    if (by === 'output') {
      this.kill();
      return;
    }
    this.lastSignal = 'SIGTERM';
    terminate(this.child, this.launch.namespaced);
    this.timer = setTimeout(() => this.kill(), TERM_GRACE_MS);
  }

  private kill(): void {
    this.lastSignal = 'SIGKILL';
    killChild(this.child, this.launch.namespaced, this.killRounds++);
    this.timer = setTimeout(() => this.kill(), KILL_INTERVAL_MS);
  }

  private result(
    [code, signal]: readonly [number | null, NodeJS.Signals | null],
    durationMs: number,
  ): ChildResult {
    const { text, droppedBytes, whole, isCut } = this.output.result();
    const started = this.launcherText.includes(START_MARKER);
    const launcherText = this.launcherText.replace(START_MARKER, '').trim();
    const exitCode = code ?? (signal === null ? null : 128 + constants.signals[signal]);
    const early = this.endedBy === 'itself' ? `exit code ${exitCode}` : `ended (${this.endedBy})`;
    const startError =
      this.spawnError?.message ?? (launcherText === '' ? `no message, ${early}` : launcherText);
    const failed = this.spawnError !== undefined || !started;
    return {
      exitCode: failed || this.endedBy !== 'itself' ? null : exitCode,
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
 * Runs a child and resolves once it and, in a namespace, everything it started is dead. Never throws. `started` is the
 * program of this launch if it is already waiting.
 */
export async function runChild(
  launch: Launch,
  limits: ChildLimits,
  started: Started | Error = startChild(launch, null),
): Promise<ChildResult> {
  if (started instanceof Error) return notStarted(started.message);
  const { child, reader } = started;
  const stdout = reader === null ? child.stdout : new Socket({ fd: reader, writable: false });
  return await new ChildRun(started, stdout, launch, limits).run();
}
