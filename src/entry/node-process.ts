import { realpathSync, writeSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname } from 'node:path';
import { systemClock } from '../adapters/clock.ts';
import { systemErrorAdvice } from '../adapters/git/program/system-errors.ts';
import type { Verbosity } from '../adapters/log/printer.ts';
import { type LoggedAlert, RunLog } from '../adapters/log/run-log.ts';
import { createSecretGuard } from '../adapters/secrets/secret-guard.ts';
import { EXIT_CODES } from '../core/run/outcome.ts';
import { messageOf } from '../core/text/message-of.ts';
import { ALERT_LEVELS, type Alert } from '../report/alerts/alert.ts';
import { limitUses } from '../report/record/limit-use.ts';
import { type RunRecord, usedBy } from '../report/record/run-record.ts';
import type { HostProcess } from '../run/context/host-process.ts';
import { secretValues } from '../run/context/secret-values.ts';
import type { RunRequest } from '../settings/request/request.ts';

/** The destination of an entry point's log. */
export interface EntryStream {
  readonly write: (text: string) => void;
  readonly color: boolean;
}

export const onStdout: EntryStream = {
  write: (text) => process.stdout.write(text),
  color: false,
};

const writeError = process.stderr.write.bind(process.stderr);

export const onStderr: EntryStream = {
  write: (text) => writeError(text),
  color: process.stderr.isTTY === true && process.env.NO_COLOR === undefined,
};

/**
 * Prepares the process. Call it first in every entry point. It ignores errors of the output streams, because a reader
 * that stops early (`| head -1`) or a full disk must not end the run. With NODE_DEBUG, Node writes request headers to
 * stderr, including the key. Only our own log is written there then.
 */
export function takeStreams(log: EntryStream): void {
  refuseDebugger();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if ((process.env.NODE_DEBUG ?? '') === '') return;
  process.stderr.write = () => true;
  plainLog(log).warn('NODE_DEBUG is set, but its output is not shown, because it contains keys');
}

/** Runs a step of a job. `act` returns its exit code; an exception is reported as our defect. Never throws. */
export async function asStep(act: () => Promise<number>): Promise<void> {
  takeStreams(onStdout);
  try {
    process.exitCode = await act();
  } catch (error) {
    plainLog(onStdout).error(
      systemErrorAdvice(error) ?? `internal error: ${messageOf(error)}; please report this as a bug`,
    );
    process.exitCode = EXIT_CODES.failure;
  }
}

/** Writes synchronously, so that an exit cannot cut text off. Redacts secrets, which a quoted setting may contain. */
export function writeWhole(fd: number, text: string): void {
  const clean = createSecretGuard(secretValues(process.env, null)).text(text);
  const bytes = Buffer.from(clean.endsWith('\n') ? clean : `${clean}\n`);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      // Retries while a pipe is full. Stops if nobody reads it any more.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Signals that end a process unless it handles them. SIGHUP: the terminal was closed. SIGXCPU: `ulimit -t`. */
const ENDING_SIGNALS = [
  'SIGINT',
  'SIGTERM',
  'SIGQUIT',
  'SIGHUP',
  'SIGUSR2',
  'SIGALRM',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGPWR',
  'SIGIO',
  'SIGSTKFLT',
] as const;

/** Returns a signal that aborts when this process is asked to end. The run then ends and writes its reports. */
export function cancelSignal(): AbortSignal {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(new Error('cancelled'));
  for (const signal of ENDING_SIGNALS) process.on(signal, cancel);
  return controller.signal;
}

/**
 * Ignores SIGUSR1, on which Node would open its debugger. Any program of the same user could then run code in this
 * process and read its keys.
 */
function refuseDebugger(): void {
  process.on('SIGUSR1', () => undefined);
}

/** Returns the facts about this process that every command shares. */
export function thisProcess() {
  const env = { ...process.env };
  return {
    env,
    platform: process.platform,
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    accountHome: accountHome(),
    temporary: env.RUNNER_TEMP ?? tmpdir(),
    clock: systemClock,
  };
}

/** Returns this process as a run sees it. */
export function hostProcessOf(
  request: RunRequest,
  cancel: AbortSignal,
  stream: EntryStream,
  actionFolder: string | null = null,
): HostProcess {
  const shared = thisProcess();
  const logOf = entryLog(request, shared.env, stream);
  return {
    ...shared,
    actionFolder,
    cancel,
    log: (record) => logOf(record).listen,
    warn: (text) => logOf(null).warn(text),
  };
}

function entryLog(request: RunRequest, env: NodeJS.ProcessEnv, stream: EntryStream) {
  const redactor = createSecretGuard(secretValues(env, request.apiKey));
  const verbosity: Verbosity = request.settings.logging.verbosity;
  const actions = env.GITHUB_ACTIONS === 'true';
  const redact = (text: string): string => redactor.text(text);
  return (record: (() => RunRecord) | null): RunLog =>
    new RunLog({
      ...stream,
      verbosity,
      actions,
      redact,
      limits: () => (record === null ? [] : limitUses(record().configured, usedBy(record()))),
      alerts: () => (record === null ? [] : record().alerts.map(logged)),
    });
}

function logged({ condition, actual }: Alert): LoggedAlert {
  const level = ALERT_LEVELS[condition];
  return { severe: level !== 'Warning', text: `${level}: ${condition} (${actual})` };
}

/** Returns the folder of the file that this process was started with; null if there is none. */
export function startedFrom(): string | null {
  const [, file] = process.argv;
  try {
    return file === undefined ? null : dirname(realpathSync(file));
  } catch {
    return null;
  }
}

function accountHome(): string | null {
  try {
    return userInfo().homedir || homedir();
  } catch {
    // The user has no passwd entry, as is usual in containers that run with an arbitrary uid.
    return null;
  }
}

/** Returns the log for messages before a run exists. */
export function plainLog(stream: EntryStream): RunLog {
  const redactor = createSecretGuard(secretValues(process.env, null));
  return new RunLog({
    ...stream,
    verbosity: 'normal',
    actions: process.env.GITHUB_ACTIONS === 'true',
    redact: (text) => redactor.text(text),
    limits: () => [],
    alerts: () => [],
  });
}
