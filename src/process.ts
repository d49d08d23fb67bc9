import { realpathSync, writeSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname } from 'node:path';
import { systemClock } from './adapters/clock.ts';
import { Log, type LoggedAlert } from './adapters/log/log.ts';
import type { Verbosity } from './adapters/log/printer.ts';
import { createSecretGuard } from './adapters/secret-guard.ts';
import { systemTrouble } from './adapters/system-trouble.ts';
import { messageOf } from './core/message-of.ts';
import { EXIT_CODES } from './core/outcome.ts';
import { ALERT_LEVELS, type Alert } from './report/alerts/alert.ts';
import { limitUses } from './report/limits.ts';
import { type RunRecord, usedBy } from './report/run-record.ts';
import { secretValues } from './run/secret-values.ts';
import type { Surroundings } from './run/surroundings.ts';
import type { RunRequest } from './settings/request.ts';

/** Where a door's log goes. */
export interface DoorStream {
  readonly write: (text: string) => void;
  readonly color: boolean;
}

export const onStdout: DoorStream = {
  write: (text) => process.stdout.write(text),
  color: false,
};

const writeError = process.stderr.write.bind(process.stderr);

export const onStderr: DoorStream = {
  write: (text) => writeError(text),
  color: process.stderr.isTTY === true && process.env.NO_COLOR === undefined,
};

/**
 * What a door does first. A reader that stops before we end (`| head -1`) or a full disk under its log must not end
 * the run: what cannot be shown is in the reports. And NODE_DEBUG makes Node itself write to stderr what goes over its
 * connections, the key in every request's headers too: then nothing but our own log goes there.
 */
export function takeStreams(log: DoorStream): void {
  refuseDebugger();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if ((process.env.NODE_DEBUG ?? '') === '') return;
  process.stderr.write = () => true;
  plainLog(log).warn('NODE_DEBUG is set: what Node writes because of it is kept back, for keys are in it');
}

/** A step of a job: `act` gives its exit code, and what it throws is a defect of ours. Never throws. */
export async function asStep(act: () => Promise<number>): Promise<void> {
  takeStreams(onStdout);
  try {
    process.exitCode = await act();
  } catch (error) {
    plainLog(onStdout).error(systemTrouble(error) ?? `a defect of forge-headless: ${messageOf(error)}`);
    process.exitCode = EXIT_CODES.failure;
  }
}

/** Writes at once and whole, so that an exit cannot cut it off. Hides secrets: a wrong setting is quoted, for example. */
export function writeWhole(fd: number, text: string): void {
  const clean = createSecretGuard(secretValues(process.env, null)).text(text);
  const bytes = Buffer.from(clean.endsWith('\n') ? clean : `${clean}\n`);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      // A pipe that is full for now is waited for; one that nobody reads any more is not.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Signals that end a process that does not listen to them. SIGHUP: the terminal is gone. SIGXCPU: `ulimit -t`. */
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

/** Aborts at the first signal that asks this process to end; the run then ends by itself, with its reports. */
export function cancelSignal(): AbortSignal {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(new Error('cancelled'));
  for (const signal of ENDING_SIGNALS) process.on(signal, cancel);
  return controller.signal;
}

/**
 * Takes SIGUSR1 from Node, which opens its debugger on it: any program of the same user could then run code in this
 * process and read its keys. The signal does nothing.
 */
function refuseDebugger(): void {
  process.on('SIGUSR1', () => undefined);
}

/** This process, as far as it is the same for whatever is done in it. */
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

/** This process, as a run sees it. */
export function surroundings(
  request: RunRequest,
  cancel: AbortSignal,
  stream: DoorStream,
  actionFolder: string | null = null,
): Surroundings {
  const shared = thisProcess();
  const logOf = doorLog(request, shared.env, stream);
  return {
    ...shared,
    actionFolder,
    cancel,
    log: (record) => logOf(record).listen,
    warn: (text) => logOf(null).warn(text),
  };
}

function doorLog(request: RunRequest, env: NodeJS.ProcessEnv, stream: DoorStream) {
  const redactor = createSecretGuard(secretValues(env, request.apiKey));
  const verbosity: Verbosity = request.settings.logging.verbosity;
  const actions = env.GITHUB_ACTIONS === 'true';
  const redact = (text: string): string => redactor.text(text);
  return (record: (() => RunRecord) | null): Log =>
    new Log({
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

/** The folder of the file that this process was started with; null where there is none. */
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
    // No entry for this user: usual in containers that run under an arbitrary uid.
    return null;
  }
}

/** For what a door has to say before there is a run. */
export function plainLog(stream: DoorStream): Log {
  const redactor = createSecretGuard(secretValues(process.env, null));
  return new Log({
    ...stream,
    verbosity: 'normal',
    actions: process.env.GITHUB_ACTIONS === 'true',
    redact: (text) => redactor.text(text),
    limits: () => [],
    alerts: () => [],
  });
}
