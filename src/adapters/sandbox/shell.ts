import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { messageOf } from '../../core/message-of.ts';
import type { Network, Shell, ShellCommand, ShellResult } from '../../core/ports.ts';
import { printable } from '../../core/printable.ts';
import { type ChildLimits, type ChildResult, runChild } from './child.ts';
import { findBinary, realPath, textOf } from './host-files.ts';
import { KeptLayers } from './kept-layers.ts';
import { keeperOf, type Launcher, launchOf, type Prepared, userOf } from './launcher.ts';
import { beginTrace, killLeftovers, MARKER } from './leftovers.ts';
import { type Passage, Passages } from './network/passage.ts';
import { hostsOf, listProblem } from './network/require.ts';
import { noted } from './noted.ts';
import type { SandboxOptions } from './options.ts';
import { Orphans } from './orphans.ts';
import { OUTPUT_CAP } from './output.ts';
import type { AsAtStart } from './path-tools.ts';
import { PipeStore } from './pipes.ts';
import { isolationFacts, type ProbedIsolation } from './probe.ts';
import { layersFor, type Prepare, prepareRoom } from './room.ts';
import { SYSTEM_FOLDERS, trustedFolders } from './search-path.ts';
import { Standby } from './standby.ts';
import { type Launch, startChild } from './start.ts';

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
    ...(child.whole === undefined ? {} : { whole: printable(child.whole).text }),
    ...(child.isCut === undefined ? {} : { isCut: child.isCut }),
    durationMs: child.durationMs,
    outputCapped: capped,
    leftovers,
  };
}

/** What a gate has to see as it was; nothing for the agent's commands. */
async function toolsFor(
  { gate, checkout }: ShellCommand,
  { pathTools, judgedPaths }: SandboxOptions,
): Promise<AsAtStart | string> {
  if (
    gate === undefined ||
    checkout !== undefined ||
    pathTools === undefined ||
    pathTools.folders.length === 0
  )
    return { folders: [], files: [] };
  return pathTools.asAtStart((await judgedPaths?.()) ?? new Set());
}

/** Sockets and FIFOs in the workspace. Without a sandbox nothing hides them. */
async function specialFiles({ kind }: Launcher, options: SandboxOptions): Promise<readonly string[]> {
  return kind === 'none' ? [] : ((await options.specialFiles?.()) ?? []);
}

function planted(changed: readonly string[]): string {
  return `not run: PATH leads to ${changed.slice(0, 3).join(', ')}, which changed since the run began; without isolation the gate cannot be shown what was there, so a program planted there could decide it`;
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

function pipeStore(launcher: Launcher, options: SandboxOptions, root: string): PipeStore | null {
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const mkfifo = findBinary('mkfifo', [...folders, ...SYSTEM_FOLDERS]);
  return mkfifo === null ? null : new PipeStore(mkfifo, options.scratchDir, userOf(launcher, options));
}

/** Without a namespace: follows what the command starts, and kills what is left of it. */
async function runOpen(
  launcher: Launcher,
  prepared: Prepared,
  limits: ChildLimits,
  {
    pipes,
    orphans,
    root,
  }: { readonly pipes: PipeStore | null; readonly orphans: Orphans; readonly root: string },
): Promise<SandboxResult> {
  const pipe = (await pipes?.take()) ?? null;
  orphans.prepare();
  const trace = beginTrace(randomUUID(), root);
  const environment = { ...prepared.environment, [MARKER]: trace.id };
  let killed = 0;
  const afterExit = (): void => {
    killed = killLeftovers(trace);
  };
  const launch = launchOf(launcher, { ...prepared, environment });
  const started = startChild(launch, pipe);
  if (!(started instanceof Error)) orphans.begin(started.child.pid, trace.id);
  const child = await runChild(launch, { ...limits, afterExit }, started);
  orphans.end();
  return resultOf(child, killed);
}

/** What starts a command: in the namespace that keeps the layers, where it shares them with others. */
async function launchFor(
  command: ShellCommand,
  prepared: Prepared,
  from: { readonly launcher: Launcher; readonly kept: KeptLayers; readonly standby: Standby },
): Promise<Launch> {
  const { launcher, kept, standby } = from;
  // A gate's layers are new each time, so nothing of them is kept.
  if (command.gate !== undefined) return { ...launchOf(launcher, prepared), once: true };
  const keeper = keeperOf(launcher, prepared);
  const pid =
    keeper === null
      ? kept.pid
      : await kept.hold(keeper, textOf('/proc/self/mountinfo'), () => standby.dismiss());
  return launchOf(launcher, prepared, pid);
}

/** What is made ready once for all commands with the same network. */
interface Quarters {
  readonly prepare: Prepare;
  /** null: no list of hosts. */
  readonly passages: Passages | null;
}

function quartersFor({ launcher }: ProbedIsolation, options: SandboxOptions): (network: Network) => Quarters {
  const made = new Map<string, Quarters>();
  const layers = layersFor(launcher, options);
  return (network) => {
    const key = JSON.stringify(network);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hosts = hostsOf(network);
    const quarters = {
      prepare: prepareRoom(launcher, { ...options, network }, layers),
      passages: hosts === null ? null : new Passages(hosts, options.scratchDir, options.outside),
    };
    made.set(key, quarters);
    return quarters;
  };
}

/**
 * The one door for commands and gates. Nothing it starts is alive when `run` returns: in a PID namespace by the
 * kernel's own rule, without one as far as its processes can be found. `run` never throws.
 */
export function createShell(isolation: ProbedIsolation, options: SandboxOptions): SandboxShell {
  const { launcher } = isolation;
  const root = realPath(options.root) ?? options.root;
  const quarters = quartersFor(isolation, options);
  quarters(options.network);
  const pipes = pipeStore(launcher, options, root);
  const open = { pipes, orphans: new Orphans(), root };
  const ready = { launcher, kept: new KeptLayers(), standby: new Standby(pipes, isolation.group ?? null) };

  async function run(command: ShellCommand): Promise<SandboxResult> {
    if (command.signal.aborted) return refused('cancelled before it started');
    if (launcher.kind === 'none' && command.readOnly === true) {
      return refused('the workspace cannot be mounted read-only without isolation: no command runs');
    }
    const { prepare, passages } = quarters(command.network ?? options.network);
    if (passages === null) return await runIn(prepare, command, null);
    const problem = listProblem(isolation);
    if (problem !== null) return refused(problem);
    const passage = await passages.open();
    try {
      const result = await runIn(prepare, command, passage);
      return { ...result, refusedHosts: passage.refused() };
    } finally {
      await passage.close();
    }
  }

  async function runIn(
    prepare: Prepare,
    command: ShellCommand,
    passage: Passage | null,
  ): Promise<SandboxResult> {
    const atStart = await toolsFor(command, options);
    if (typeof atStart === 'string') return refused(atStart);
    const changed = [...atStart.folders, ...atStart.files].map(({ target }) => path.relative(root, target));
    if (launcher.kind === 'none' && changed.length > 0) return refused(planted(changed));
    const prepared = prepare(command, passage?.mounts, atStart, await specialFiles(launcher, options));
    if (typeof prepared === 'string') return refused(prepared);
    const { cleaner } = options;
    const limits = {
      timeoutMs: command.timeoutMs,
      signal: command.signal,
      // A gate is judged by its exit code, however much it prints: what is too much is dropped, and its time is limited.
      ...(command.who === 'gate' ? { outputCap: Number.POSITIVE_INFINITY } : {}),
      ...(cleaner === undefined ? {} : { cleaner }),
    };
    if (launcher.kind === 'none') return await runOpen(launcher, prepared, limits, open);
    const launch = await launchFor(command, prepared, ready);
    const result = await runChild(launch, limits, await ready.standby.take(launch));
    ready.standby.fillSoon(launch);
    return noted(resultOf(result, 0), prepared, root);
  }

  const safely = (command: ShellCommand): Promise<SandboxResult> =>
    run(command).catch((error: unknown) => refused(messageOf(error)));

  // One at a time. Of two that share a layer, each would be in the other's way; and without namespaces neither could tell
  // what it left over from what the other is doing.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (command: ShellCommand): Promise<SandboxResult> => {
    const mine = turn.then(() => safely(command));
    turn = mine;
    return mine;
  };
  return { isolation: isolationFacts(isolation), run: inTurn };
}
