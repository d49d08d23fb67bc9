import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Network, Shell, ShellCommand, ShellResult } from '../../core/ports.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { printable } from '../../core/text/printable.ts';
import { findBinary, readTextOrEmpty, realPath } from '../files/host-files.ts';
import { createCommandSetup, layersFor, type PrepareCommand } from './launch/command-setup.ts';
import { hostListOf, hostListProblem } from './launch/host-list-check.ts';
import { commandUser, keeperOf, type Launcher, launchOf, type PreparedCommand } from './launch/launcher.ts';
import { type ProbedSandbox, sandboxState } from './launch/probe-sandbox.ts';
import type { StartVersions } from './mounts/path-tools.ts';
import { type ProxySession, ProxySessions } from './network/proxy-session.ts';
import { KeptLayers } from './processes/kept-layers.ts';
import { beginTrace, CALL_MARKER, killOrphanProcesses } from './processes/orphan-processes.ts';
import { MAX_OUTPUT_BYTES } from './processes/output-buffer.ts';
import { ParentDeathWatcher } from './processes/parent-death-watcher.ts';
import { PipeStore } from './processes/pipes.ts';
import { PrewarmedSandbox } from './processes/prewarmed-sandbox.ts';
import { type ChildLimits, type ChildResult, runChild } from './processes/run-child.ts';
import { type Launch, startChild } from './processes/start-child.ts';
import { withSandboxNotes } from './sandbox-notes.ts';
import type { SandboxOptions } from './view/sandbox-options.ts';
import { SYSTEM_FOLDERS, trustedFolders } from './view/search-path.ts';

export interface SandboxResult extends ShellResult {
  /** The command was killed because it printed too much (EXEC-03). */
  readonly outputCapped: boolean;
  /** Processes that outlived the command and were killed (EXEC-04). Always 0 in a namespace. */
  readonly killedOrphans: number;
}

export interface SandboxShell extends Shell {
  run(command: ShellCommand): Promise<SandboxResult>;
}

function resultOf(child: ChildResult, leftovers: number): SandboxResult {
  const capped = child.endedBy === 'output';
  const shown = printable(child.output);
  const note = capped ? `\n[killed: it printed more than ${MAX_OUTPUT_BYTES / 1024 ** 2} MB]\n` : '';
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
    killedOrphans: leftovers,
  };
}

/** Returns the start versions that a gate must see; nothing for the agent's commands. */
async function startVersionsFor(
  { gate, checkout }: ShellCommand,
  { pathTools, judgedPaths }: SandboxOptions,
): Promise<StartVersions | string> {
  if (
    gate === undefined ||
    checkout !== undefined ||
    pathTools === undefined ||
    pathTools.folders.length === 0
  )
    return { folders: [], files: [] };
  return pathTools.startVersions((await judgedPaths?.()) ?? new Set());
}

/** Returns sockets and FIFOs in the workspace. Without a sandbox nothing can hide them. */
async function specialFiles({ kind }: Launcher, options: SandboxOptions): Promise<readonly string[]> {
  return kind === 'none' ? [] : ((await options.specialFiles?.()) ?? []);
}

function plantedToolsReason(names: readonly string[]): string {
  return `not run: PATH leads to ${names.slice(0, 3).join(', ')}, which changed since the run began. Without a sandbox the gate cannot use the earlier version, so a planted program could decide its result`;
}

function refusedResult(startError: string): SandboxResult {
  return {
    exitCode: null,
    signal: null,
    timedOut: false,
    startError,
    output: '',
    droppedBytes: 0,
    durationMs: 0,
    outputCapped: false,
    killedOrphans: 0,
  };
}

function pipeStore(launcher: Launcher, options: SandboxOptions, root: string): PipeStore | null {
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const mkfifo = findBinary('mkfifo', [...folders, ...SYSTEM_FOLDERS]);
  return mkfifo === null ? null : new PipeStore(mkfifo, options.scratchDir, commandUser(launcher, options));
}

/** Runs a command without a namespace: tracks the processes that it starts, and kills those that are left. */
async function runUnsandboxed(
  launcher: Launcher,
  prepared: PreparedCommand,
  limits: ChildLimits,
  {
    pipes,
    orphans,
    root,
  }: { readonly pipes: PipeStore | null; readonly orphans: ParentDeathWatcher; readonly root: string },
): Promise<SandboxResult> {
  const pipe = (await pipes?.take()) ?? null;
  orphans.prepare();
  const trace = beginTrace(randomUUID(), root);
  const environment = { ...prepared.environment, [CALL_MARKER]: trace.id };
  let killed = 0;
  const afterExit = (): void => {
    killed = killOrphanProcesses(trace);
  };
  const launch = launchOf(launcher, { ...prepared, environment });
  const started = startChild(launch, pipe);
  if (!(started instanceof Error)) orphans.begin(started.child.pid, trace.id);
  const child = await runChild(launch, { ...limits, afterExit }, started);
  orphans.end();
  return resultOf(child, killed);
}

/** Returns what starts a command. If it shares layers with others, it starts in the namespace that keeps them. */
async function launchFor(
  command: ShellCommand,
  prepared: PreparedCommand,
  from: { readonly launcher: Launcher; readonly kept: KeptLayers; readonly prewarmed: PrewarmedSandbox },
): Promise<Launch> {
  const { launcher, kept, prewarmed } = from;
  // A gate's layers are new each time, so they are not kept.
  if (command.gate !== undefined) return { ...launchOf(launcher, prepared), once: true };
  const keeper = keeperOf(launcher, prepared);
  const pid =
    keeper === null
      ? kept.pid
      : await kept.holdFor(keeper, readTextOrEmpty('/proc/self/mountinfo'), () => prewarmed.dismiss());
  return launchOf(launcher, prepared, pid);
}

/** The setup shared by all commands with the same network. */
interface PerNetworkSetup {
  readonly prepare: PrepareCommand;
  /** null if there is no list of hosts. */
  readonly proxySessions: ProxySessions | null;
}

function setupPerNetwork(
  { launcher }: ProbedSandbox,
  options: SandboxOptions,
): (network: Network) => PerNetworkSetup {
  const made = new Map<string, PerNetworkSetup>();
  const layers = layersFor(launcher, options);
  return (network) => {
    const key = JSON.stringify(network);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hosts = hostListOf(network);
    const setup = {
      prepare: createCommandSetup(launcher, options, layers, network),
      proxySessions: hosts === null ? null : new ProxySessions(hosts, options.scratchDir, options.outside),
    };
    made.set(key, setup);
    return setup;
  };
}

/**
 * Runs all commands and gates. Nothing it starts is alive when `run` returns: the kernel ensures this in a PID
 * namespace; without one, the processes that can be found are killed. `run` never throws.
 */
export function createShell(isolation: ProbedSandbox, options: SandboxOptions): SandboxShell {
  const { launcher, group = null } = isolation;
  const root = realPath(options.root) ?? options.root;
  const setup = setupPerNetwork(isolation, options);
  setup(options.network);
  const pipes = pipeStore(launcher, options, root);
  const open = { pipes, orphans: new ParentDeathWatcher(), root };
  const ready = { launcher, kept: new KeptLayers(), prewarmed: new PrewarmedSandbox(pipes, group) };

  async function run(command: ShellCommand): Promise<SandboxResult> {
    if (command.signal.aborted) return refusedResult('cancelled before it started');
    if (launcher.kind === 'none' && command.readOnly === true) {
      return refusedResult('not run: the workspace cannot be mounted read-only without a sandbox');
    }
    const { prepare, proxySessions } = setup(command.network ?? options.network);
    if (proxySessions === null) return await runIn(prepare, command, null);
    const problem = hostListProblem(isolation);
    if (problem !== null) return refusedResult(problem);
    const proxySession = await proxySessions.open();
    try {
      const result = await runIn(prepare, command, proxySession);
      return { ...result, refusedHosts: proxySession.refused() };
    } finally {
      await proxySession.close();
    }
  }

  async function runIn(
    prepare: PrepareCommand,
    command: ShellCommand,
    proxySession: ProxySession | null,
  ): Promise<SandboxResult> {
    const atStart = await startVersionsFor(command, options);
    if (typeof atStart === 'string') return refusedResult(atStart);
    const changed = [...atStart.folders, ...atStart.files].map(({ target }) => path.relative(root, target));
    if (launcher.kind === 'none' && changed.length > 0) return refusedResult(plantedToolsReason(changed));
    const prepared = prepare(command, proxySession?.mounts, atStart, await specialFiles(launcher, options));
    if (typeof prepared === 'string') return refusedResult(prepared);
    const { redactor } = options;
    const limits = {
      timeoutMs: command.timeoutMs,
      signal: command.signal,
      // A gate is judged by its exit code, however much it prints. Excess output is dropped, and its time is limited.
      ...(command.who === 'gate' ? { outputCap: Number.POSITIVE_INFINITY } : {}),
      ...(redactor === undefined ? {} : { redactor }),
    };
    if (launcher.kind === 'none') return await runUnsandboxed(launcher, prepared, limits, open);
    const launch = await launchFor(command, prepared, ready);
    const result = await runChild(launch, limits, await ready.prewarmed.take(launch));
    ready.prewarmed.prewarmSoon(launch);
    return withSandboxNotes(resultOf(result, 0), prepared, root);
  }

  const safely = (command: ShellCommand): Promise<SandboxResult> =>
    run(command).catch((error: unknown) => refusedResult(messageOf(error)));

  // Commands run one at a time. Two that share a layer would disturb each other, and without namespaces neither could
  // distinguish its leftover processes from the other's.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (command: ShellCommand): Promise<SandboxResult> => {
    const mine = turn.then(() => safely(command));
    turn = mine;
    return mine;
  };
  return { isolation: sandboxState(isolation), run: inTurn };
}
