import { assertNever } from '../../core/assert-never.ts';
import type { Cause, OutcomeName, RunOutcome } from '../../core/run/outcome.ts';
import { joinLines } from '../../core/text/one-line.ts';

/** Causes in order of precedence (docs/configuration.md#exit-codes). */
const RANK: readonly Cause['kind'][] = [
  'config',
  'git_before',
  'emergency_stop',
  'timeout',
  'violation',
  'gate',
  'delivery',
  'failure',
];

/** Returns the cause that decides; null if there is none. */
export function decisive(causes: readonly Cause[]): Cause | null {
  for (const kind of RANK) {
    const found = causes.find((cause) => cause.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
}

/** Returns the outcome for the causes of a run's end, or success with the given reason. */
export function outcomeOf(causes: readonly Cause[], successReason: string): RunOutcome {
  const cause = decisive(causes);
  if (cause === null) return { name: 'success', reason: successReason };
  return { name: outcomeName(cause.kind), reason: joinLines(cause.reason) };
}

function outcomeName(kind: Cause['kind']): OutcomeName {
  switch (kind) {
    case 'config':
      return 'config_error';
    case 'git_before':
    case 'delivery':
      return 'git_error';
    case 'emergency_stop':
    case 'violation':
      return 'constraint_violation';
    case 'timeout':
      return 'timeout';
    case 'gate':
      return 'quality_gate_failure';
    case 'failure':
      return 'failure';
    default:
      return assertNever(kind);
  }
}
