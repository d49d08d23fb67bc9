import { randomUUID } from 'node:crypto';
import type { Shell, ShellCommand, ShellResult } from '../../core/ports.ts';
import { printable } from '../../core/printable.ts';
import { type ChildLimits, type ChildResult, runChild } from './child.ts';
import { findBinary, realPath } from './host-files.ts';
import { type Launcher, launchOf, type Prepared } from './launcher.ts';
import { beginTrace, killLeftovers, MARKER } from './leftovers.ts';
import type { SandboxOptions } from './options.ts';
import { OUTPUT_CAP } from './output.ts';
import { type Pipe, PipeStore } from './pipes.ts';
import type { ProbedIsolation } from './probe.ts';
import { prepareRoom } from './room.ts';
import { SYSTEM_FOLDERS, trustedFolders } from './search-path.ts';

export interface SandboxResult extends ShellResult {
  /** It was killed because it printed without end (EXEC-03). */
  readonly outputCapped: boolean;
  /** Processes that outlived the command and were killed (EXEC-04). In a namespace there are none. */
  readonly leftovers: number;
}

export interface SandboxShell extends Shell {
  run(command: ShellCommand): Promise<SandboxResult>;
}

function resultOf(child: ChildResult, leftovers: number): SandboxResult {
  const capped = child.endedBy === 'output';
  const shown = printable(child.output);
  const note = capped ? `\n[killed: it printed more than ${OUTPUT_CAP / 1024 ** 2} MB]\n` : '';
  return {
    exitCode: child.exitCode,
    signal: child.signal,
    timedOut: child.endedBy === 'timeout',
    ...(child.startError === undefined ? {} : { startError: child.startError }),
    output: shown.text + note,
    sanitised: shown.steered,
    droppedBytes: child.droppedBytes,
    durationMs: child.durationMs,
    outputCapped: capped,
    leftovers,
  };
}

function refused(startError: string): SandboxResult {
  return {
    exitCode: null,
    signal: null,
    timedOut: false,
    startError,
    output: '',
    droppedBytes: 0,
    durationMs: 0,
    outputCapped: false,
    leftovers: 0,
  };
}

function pipeStore(options: SandboxOptions, root: string): PipeStore | null {
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const mkfifo = findBinary('mkfifo', [...folders, ...SYSTEM_FOLDERS]);
  return mkfifo === null ? null : new PipeStore(mkfifo, options.scratchDir);
}

/** Without a namespace: follows what the command starts, and kills what is left of it. */
async function runOpen(
  launcher: Launcher,
  prepared: Prepared,
  limits: ChildLimits,
  pipe: Pipe | null,
  root: string,
): Promise<SandboxResult> {
  const trace = beginTrace(randomUUID(), root);
  const environment = { ...prepared.environment, [MARKER]: trace.id };
  let killed = 0;
  const afterExit = (): void => {
    killed = killLeftovers(trace);
  };
  const launch = launchOf(launcher, { ...prepared, environment });
  return resultOf(await runChild(launch, { ...limits, afterExit }, pipe), killed);
}

/**
 * The one door for commands and gates. Nothing it starts is alive when `run` returns: in a PID namespace by the
 * kernel's own rule, without one as far as its processes can be found. `run` never throws.
 */
export function createShell(isolation: ProbedIsolation, options: SandboxOptions): SandboxShell {
  const { launcher, kind, reason } = isolation;
  const root = realPath(options.root) ?? options.root;
  const prepare = prepareRoom(launcher.kind, options);
  const pipes = pipeStore(options, root);

  async function run(command: ShellCommand): Promise<SandboxResult> {
    if (command.signal.aborted) return refused('cancelled before it started');
    if (launcher.kind === 'none' && command.readOnly === true) {
      return refused('the workspace cannot be mounted read-only without isolation: no command runs');
    }
    const prepared = prepare(command);
    if (typeof prepared === 'string') return refused(prepared);
    const { cleaner } = options;
    const limits = {
      timeoutMs: command.timeoutMs,
      signal: command.signal,
      ...(cleaner === undefined ? {} : { cleaner }),
    };
    const pipe = (await pipes?.take()) ?? null;
    return launcher.kind === 'none'
      ? await runOpen(launcher, prepared, limits, pipe, root)
      : resultOf(await runChild(launchOf(launcher, prepared), limits, pipe), 0);
  }

  const safely = (command: ShellCommand): Promise<SandboxResult> =>
    run(command).catch((error: unknown) => refused(error instanceof Error ? error.message : String(error)));

  // Without namespaces one at a time: of two, neither could tell what it left over from what the other is doing.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (command: ShellCommand): Promise<SandboxResult> => {
    const mine = turn.then(() => safely(command));
    turn = mine;
    return mine;
  };
  return { isolation: { kind, reason }, run: launcher.kind === 'none' ? inTurn : safely };
}
