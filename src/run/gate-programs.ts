import type { GateResult } from '../core/events.ts';
import { StopRun } from '../core/outcome.ts';
import type { Emit } from '../core/ports.ts';
import type { UnrunnableGate } from './missing-programs.ts';
import type { Referee } from './referee.ts';

export interface Tellers {
  readonly referee: Referee;
  readonly emit: Emit;
  /** The setting that holds the command of the gate at this place. */
  readonly settingOf: (index: number) => string;
}

/**
 * Says which gates cannot run. Throws StopRun where one of them has to pass, before any model is called: the outcome is
 * that of a required gate that could not run (exit 3), since the settings themselves are valid.
 */
export function stopForMissing(missing: readonly UnrunnableGate[], tellers: Tellers): void {
  const { referee, emit, settingOf } = tellers;
  for (const each of missing.filter((one) => !mustPass(one))) {
    emit({
      type: 'notice',
      level: 'warning',
      text: `${flaw(each)} ${whyItGoesOn(each)} ${remedy([each], settingOf)}`,
    });
  }
  const fatal = missing.filter(mustPass);
  if (fatal.length === 0) return;
  for (const each of fatal) emit({ type: 'gate_finished', phase: 'final', gate: resultOf(each) });
  const reason = `${fatal.map(flaw).join(' ')} No model was called. ${remedy(fatal, settingOf)}`;
  referee.note('GATE-01', reason, { turn: 0, effect: 'none' }, { response: 'reject' });
  throw new StopRun({ kind: 'gate', reason });
}

/** `baseline: tolerate` exempts a gate that is red before the agent starts. */
function mustPass({ gate }: UnrunnableGate): boolean {
  return gate.required && gate.baseline !== 'tolerate';
}

function flaw({ gate, program }: UnrunnableGate): string {
  return `Gate "${gate.name}" cannot run: ${program}: command not found.`;
}

function whyItGoesOn({ gate }: UnrunnableGate): string {
  return gate.required
    ? 'The run goes on because of baseline: tolerate.'
    : 'The run goes on because the gate is not required.';
}

function remedy(missing: readonly UnrunnableGate[], settingOf: Tellers['settingOf']): string {
  const programs = new Set(missing.map(({ program }) => program));
  const settings = missing.map(({ index }) => settingOf(index)).join(' and ');
  return `Install ${programs.size === 1 ? 'it' : 'them'} in a step before this one, or correct ${settings}.`;
}

/** Nothing has changed since the start, so the end is what was seen then. */
function resultOf({ gate, program, seen }: UnrunnableGate): GateResult {
  if (seen !== undefined) return { ...seen, wasRed: true };
  return {
    name: gate.name,
    command: gate.command,
    required: gate.required,
    status: 'error',
    exitCode: null,
    timedOut: false,
    durationMs: 0,
    output: `not run: ${program}: command not found\n`,
    wasRed: null,
    attempt: 1,
  };
}
