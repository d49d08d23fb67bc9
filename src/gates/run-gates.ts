import type { Checkout } from '../core/git/ignored.ts';
import type { Clock, Emit, Shell, ShellResult } from '../core/ports.ts';
import type { GateResult } from '../core/run/events.ts';
import type { GateSettings } from '../settings/schema/schema.ts';
import { attemptOf, wasRed } from './gate-status.ts';

export interface GateRun {
  readonly gates: readonly GateSettings[];
  readonly phase: 'baseline' | 'final' | 'verify';
  /** Replaces the workspace in the gates' view. */
  readonly checkout?: Checkout;
  readonly shell: Shell;
  readonly clock: Clock;
  /** The time by which the run must end, on the monotonic clock; null for no limit. */
  readonly deadline: number | null;
  readonly signal: AbortSignal;
  /** The baseline's results; empty during the baseline itself. */
  readonly baseline: readonly GateResult[];
  /** The results of all earlier final rounds, in order. */
  readonly earlier: readonly GateResult[];
  readonly emit: Emit;
  /** If true, mounts the workspace read-only, as for the agent's commands. */
  readonly readOnly?: boolean;
  /** Saves a gate's whole output with the reports. Returns the file's name, or null. */
  readonly saveOutput?: (name: string, text: string) => string | null;
}

/** Time limit in ms if neither the gate nor the run has one: a day. */
const MAX_GATE_MS = 24 * 60 * 60_000;

/** Exit codes with which a shell reports that it could not run the command (POSIX, 2.8.2). */
const COULD_NOT_RUN: ReadonlySet<number | null> = new Set([126, 127]);

function timeoutOf(gate: GateSettings, run: GateRun): number {
  const own = gate.timeout === 0 ? MAX_GATE_MS : gate.timeout;
  return run.deadline === null ? own : Math.min(own, run.deadline - run.clock.monotonic());
}

function notRunResult(why: string): ShellResult {
  return {
    exitCode: null,
    signal: null,
    timedOut: false,
    startError: why,
    output: '',
    droppedBytes: 0,
    durationMs: 0,
  };
}

async function runGate(gate: GateSettings, run: GateRun): Promise<ShellResult> {
  if (run.signal.aborted) return notRunResult('not run: the run was canceled');
  const timeoutMs = timeoutOf(gate, run);
  if (timeoutMs <= 0) return notRunResult('not run: the time limit of the run was reached');
  return await run.shell.run({
    script: gate.command,
    who: 'gate',
    gate: { name: gate.name, phase: run.phase },
    pipefail: true,
    cwd: gate.working_dir,
    timeoutMs,
    signal: run.signal,
    env: gate.env,
    reads: gate.reads,
    ...(run.checkout === undefined ? {} : { checkout: run.checkout }),
    ...(gate.network === undefined ? {} : { network: gate.network }),
    ...(run.readOnly === undefined ? {} : { readOnly: run.readOnly }),
  });
}

/** Returns the status by exit code alone. The output of a gate never decides (decision D16). */
function statusOf(result: ShellResult): GateResult['status'] {
  if (result.startError !== undefined || result.timedOut || result.exitCode === null) return 'error';
  if (COULD_NOT_RUN.has(result.exitCode)) return 'error';
  return result.exitCode === 0 ? 'passed' : 'failed';
}

function outputOf(result: ShellResult): string {
  if (result.startError === undefined) return result.output;
  return result.output === '' ? result.startError : `${result.output}\n${result.startError}`;
}

/** Returns the cause if the gate did not end by itself. */
function endedBy(result: ShellResult, run: GateRun): Pick<GateResult, 'cutOff' | 'killedBy'> {
  if (result.startError !== undefined || result.exitCode !== null || result.timedOut) return {};
  return run.signal.aborted ? { cutOff: true } : { killedBy: result.signal ?? 'SIGKILL' };
}

/**
 * The position in the file name distinguishes gates with equal names, or names that differ only in special characters.
 */
function saveGateOutput(gate: GateSettings, result: ShellResult, run: GateRun): string | null {
  if (result.whole === undefined || run.saveOutput === undefined) return null;
  const words = gate.name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const round =
    run.phase === 'verify'
      ? 'fresh-checkout'
      : run.phase === 'baseline'
        ? 'before'
        : `attempt-${attemptOf(gate, run.earlier)}`;
  const parts = ['gate', String(run.gates.indexOf(gate) + 1), words, round].filter((part) => part !== '');
  return run.saveOutput(parts.join('-'), result.whole);
}

function resultOf(gate: GateSettings, result: ShellResult, run: GateRun): GateResult {
  const status = statusOf(result);
  const outputFile = saveGateOutput(gate, result, run);
  const named = { name: gate.name, command: gate.command };
  return {
    ...named,
    required: gate.required,
    status,
    exitCode: result.exitCode,
    timedOut: result.timedOut,
    ...endedBy(result, run),
    durationMs: result.durationMs,
    output: outputOf(result),
    ...(outputFile === null ? {} : { outputFile }),
    wasRed: run.phase === 'baseline' ? status !== 'passed' : wasRed(named, run.baseline),
    attempt: attemptOf(named, run.earlier),
  };
}

/**
 * Runs all gates one after the other, in the order of the settings, even after a failure, so that the report is
 * complete. A gate that could not run (canceled, out of time, no such program) is red: `error`. The baseline skips
 * gates with `baseline: off`. Never throws.
 */
export async function runGates(run: GateRun): Promise<readonly GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of run.gates) {
    if (run.phase === 'baseline' && gate.baseline === 'off') continue;
    const result = resultOf(gate, await runGate(gate, run), run);
    results.push(result);
    if (run.phase !== 'verify') run.emit({ type: 'gate_finished', phase: run.phase, gate: result });
  }
  return results;
}
