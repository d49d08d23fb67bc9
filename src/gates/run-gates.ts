import type { GateResult } from '../core/events.ts';
import type { Checkout } from '../core/ignored.ts';
import type { Clock, Emit, Shell, ShellResult } from '../core/ports.ts';
import type { GateSettings } from '../settings/schema.ts';
import { attemptOf, wasRed } from './red.ts';

export interface GateRun {
  readonly gates: readonly GateSettings[];
  readonly phase: 'baseline' | 'final' | 'verify';
  /** Shown to gates in place of the workspace. */
  readonly checkout?: Checkout;
  readonly shell: Shell;
  readonly clock: Clock;
  /** When the run must be over, on the monotonic clock; null for no limit. */
  readonly deadline: number | null;
  readonly signal: AbortSignal;
  /** What the baseline found; empty in that phase itself. */
  readonly baseline: readonly GateResult[];
  /** The results of all earlier final rounds, in order. */
  readonly earlier: readonly GateResult[];
  readonly emit: Emit;
  /** Mount the workspace read-only, as for the agent's commands. */
  readonly readOnly?: boolean;
  /** Keeps all that a gate printed with the reports; returns the file's name there, or null. */
  readonly saveOutput?: (name: string, text: string) => string | null;
}

/** ms that a gate without a limit of its own gets where the run has none either: a day. */
const LONGEST = 24 * 60 * 60_000;

/** Exit codes by which a shell says that it could not run the command (POSIX, 2.8.2). */
const COULD_NOT_RUN: ReadonlySet<number | null> = new Set([126, 127]);

function timeoutOf(gate: GateSettings, run: GateRun): number {
  const own = gate.timeout === 0 ? LONGEST : gate.timeout;
  return run.deadline === null ? own : Math.min(own, run.deadline - run.clock.monotonic());
}

function unrun(why: string): ShellResult {
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

async function observe(gate: GateSettings, run: GateRun): Promise<ShellResult> {
  if (run.signal.aborted) return unrun('not run: the run was cancelled');
  const timeoutMs = timeoutOf(gate, run);
  if (timeoutMs <= 0) return unrun('not run: the time limit of the run was reached');
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

/** By exit code alone: what a gate prints never decides (DECISIONS D16). */
function statusOf(result: ShellResult): GateResult['status'] {
  if (result.startError !== undefined || result.timedOut || result.exitCode === null) return 'error';
  if (COULD_NOT_RUN.has(result.exitCode)) return 'error';
  return result.exitCode === 0 ? 'passed' : 'failed';
}

function outputOf(result: ShellResult): string {
  if (result.startError === undefined) return result.output;
  return result.output === '' ? result.startError : `${result.output}\n${result.startError}`;
}

/** Who ended it, where it did not end by itself. */
function endedBy(result: ShellResult, run: GateRun): Pick<GateResult, 'cutOff' | 'killedBy'> {
  if (result.startError !== undefined || result.exitCode !== null || result.timedOut) return {};
  return run.signal.aborted ? { cutOff: true } : { killedBy: result.signal ?? 'SIGKILL' };
}

/** Its place tells gates apart whose names are the same, or differ in what no file name has. */
function save(gate: GateSettings, result: ShellResult, run: GateRun): string | null {
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
  const outputFile = save(gate, result, run);
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
 * Runs the gates one after the other, in the order of the settings, all of them even when one is red, so that
 * the report is complete. One that could not run (cancelled, out of time, no such program) is red: `error`.
 * The baseline leaves out those with `baseline: off`. Never throws.
 */
export async function runGates(run: GateRun): Promise<readonly GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of run.gates) {
    if (run.phase === 'baseline' && gate.baseline === 'off') continue;
    const result = resultOf(gate, await observe(gate, run), run);
    results.push(result);
    if (run.phase !== 'verify') run.emit({ type: 'gate_finished', phase: run.phase, gate: result });
  }
  return results;
}
