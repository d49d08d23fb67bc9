import type { Emit } from '../../core/ports.ts';
import type { GateResult } from '../../core/run/events.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import type { UnrunnableGate } from './missing-programs.ts';

export interface Tellers {
  readonly enforcer: ConstraintEnforcer;
  readonly emit: Emit;
  /** Returns the name of the setting with the command of the gate at this index. */
  readonly settingOf: (index: number) => string;
}

/**
 * Reports gates that cannot run. Throws StopRun before any model call if one of them is required. The outcome is that
 * of a required gate that could not run (exit 3), because the settings themselves are valid.
 */
export function stopForMissing(missing: readonly UnrunnableGate[], tellers: Tellers): void {
  const { enforcer, emit, settingOf } = tellers;
  for (const each of missing.filter((one) => !mustPass(one))) {
    emit({
      type: 'notice',
      level: 'warning',
      text: `${problemOf(each)} ${whyRunContinues(each)} ${remedy([each], settingOf)}`,
    });
  }
  const fatal = missing.filter(mustPass);
  if (fatal.length === 0) return;
  for (const each of fatal) emit({ type: 'gate_finished', phase: 'final', gate: resultOf(each) });
  const reason = `${fatal.map(problemOf).join(' ')} No model was called. ${remedy(fatal, settingOf)}`;
  enforcer.note('GATE-01', reason, { turn: 0, effect: 'none' }, { response: 'reject' });
  throw new StopRun({ kind: 'gate', reason });
}

/** Returns true if the gate is required. `baseline: tolerate` exempts a gate that is red before the agent starts. */
function mustPass({ gate }: UnrunnableGate): boolean {
  return gate.required && gate.baseline !== 'tolerate';
}

function problemOf({ gate, program }: UnrunnableGate): string {
  return `Gate "${gate.name}" cannot run: ${program}: command not found.`;
}

function whyRunContinues({ gate }: UnrunnableGate): string {
  return gate.required
    ? 'The run continues because of baseline: tolerate.'
    : 'The run continues because the gate is not required.';
}

function remedy(missing: readonly UnrunnableGate[], settingOf: Tellers['settingOf']): string {
  const programs = new Set(missing.map(({ program }) => program));
  const settings = missing.map(({ index }) => settingOf(index)).join(' and ');
  return `Install ${programs.size === 1 ? 'it' : 'them'} in a step before this one, or correct ${settings}.`;
}

/** Returns the final result of the gate: that of the baseline, because nothing has changed since. */
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
