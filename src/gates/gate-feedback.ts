import type { GateResult } from '../core/run/events.ts';
import { seconds } from '../core/text/figures.ts';
import type { GateSettings } from '../settings/schema/schema.ts';
import { retriesLeft } from './gate-retries.ts';
import { isSameGate } from './gate-status.ts';

/** Maximum lines of a gate's output that the model receives. The end usually contains the cause. */
const MAX_LINES = 60;
const MAX_CHARACTERS = 6000;

function endOf({ output, outputFile }: GateResult): string {
  const lines = output.trimEnd().split('\n');
  const last = lines.slice(-MAX_LINES).join('\n').slice(-MAX_CHARACTERS);
  const whole = last.length === output.trimEnd().length;
  if (outputFile === undefined) return whole ? last : `[the beginning is left out]\n${last}`;
  return `[long output, only its end is shown; people find all of it in ${outputFile} of the reports; to see more, run the command through grep, head, tail or sed -n]\n${last}`;
}

function endingText(result: GateResult): string {
  const time = seconds(result.durationMs);
  if (result.timedOut) return `timed out after ${time}`;
  if (result.cutOff === true) return `was stopped after ${time}, because the run ended`;
  if (result.killedBy !== undefined) return `was killed by ${result.killedBy} after ${time}`;
  if (result.exitCode === null) return 'could not run';
  return `exit code ${result.exitCode}`;
}

function attemptsLeftText(left: number): string {
  if (left === 1) return 'this is the last attempt';
  return `${left} attempts are left, including this one`;
}

/**
 * Returns true if a gate's output is withheld from the agent. This applies to gates that read denied files, and to
 * later gates, which may print what those left behind.
 */
export function isWithheld(result: GateResult, gates: readonly GateSettings[]): boolean {
  const first = gates.findIndex(({ reads }) => reads.length > 0);
  return first !== -1 && gates.findIndex((gate) => isSameGate(gate, result)) >= first;
}

const WITHHELD =
  'Its output is not shown, because it may contain files that you may not read. Find the cause in the code, and run what you can yourself.';

function section(result: GateResult, gates: readonly GateSettings[]): string {
  const output = isWithheld(result, gates) ? WITHHELD : endOf(result);
  return [
    `Gate "${result.name}" (${result.command}): ${endingText(result)}; ${attemptsLeftText(retriesLeft(result, gates))}.`,
    output === '' ? 'It printed nothing.' : output,
  ].join('\n');
}

/** Returns the message that sends red gates back to the model. `notes` are other possible causes of the failures. */
export function gateFeedback(
  red: readonly GateResult[],
  gates: readonly GateSettings[],
  notes: readonly string[] = [],
): string {
  const count = red.length === 1 ? 'A quality gate is' : `${red.length} quality gates are`;
  return [
    `${count} red. Fix the cause, then call task_completion again.`,
    ...red.map((result) => section(result, gates)),
    ...notes,
  ].join('\n\n');
}

/** Returns one line for the run's reason: the red required gates, and how each failed. */
export function redGatesReason(red: readonly GateResult[]): string {
  const each = red.map((result) => {
    const before = result.wasRed === true ? ', already red before the agent started' : '';
    return `"${result.name}" (${endingText(result)}${before})`;
  });
  const plural = red.length === 1 ? 'gate is' : 'gates are';
  return `required ${plural} red: ${each.join(', ')}; see the gate output in the report`;
}
