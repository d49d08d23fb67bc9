import type { GateResult } from '../../core/run/events.ts';
import { withoutVerdict } from '../../core/run/gate-ending.ts';
import type { RunRecord } from './run-record.ts';

/** The final state of a gate. `not_run`: the run ended before the gate ran, which is never a pass. */
export interface GateRecord {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
  readonly status: GateResult['status'] | 'not_run';
  readonly wasRed: boolean | null;
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** The reason why its exit code is not its verdict; null if it is, or if the gate did not run. */
  readonly withoutVerdict: string | null;
  readonly durationMs: number;
  readonly attempts: number;
  readonly output: string;
  /** File of the output folder with the whole output; null if `output` is complete. */
  readonly outputFile: string | null;
}

/** Returns every gate of the run, in the order of the settings: observed, never claimed. */
export function gateRecords(record: RunRecord): readonly GateRecord[] {
  const names = new Set([
    ...record.configuredGates.map((gate) => gate.name),
    ...record.gates.map(({ gate }) => gate.name),
  ]);
  return [...names].map((name) => gateRecord(record, name));
}

function gateRecord(record: RunRecord, name: string): GateRecord {
  const runs = record.gates.filter(({ gate }) => gate.name === name);
  const before = runs.findLast(({ phase }) => phase === 'baseline')?.gate;
  const finals = runs.filter(({ phase }) => phase === 'final');
  const last = finals.at(-1)?.gate;
  const configured = record.configuredGates.find((gate) => gate.name === name) ?? last ?? before;
  return {
    name,
    command: configured?.command ?? '',
    required: configured?.required ?? true,
    status: last?.status ?? 'not_run',
    wasRed: last?.wasRed ?? (before === undefined ? null : before.status !== 'passed'),
    exitCode: last?.exitCode ?? null,
    timedOut: last?.timedOut ?? false,
    withoutVerdict: last === undefined ? null : withoutVerdict(last),
    durationMs: last?.durationMs ?? 0,
    attempts: finals.length,
    output: last?.output ?? '',
    outputFile: last?.outputFile ?? null,
  };
}

/** Returns the names of the gates that are red at the end, required or not. */
export function failedGates(record: RunRecord): readonly string[] {
  return gateRecords(record)
    .filter(({ status }) => status === 'failed' || status === 'error')
    .map(({ name }) => name);
}
