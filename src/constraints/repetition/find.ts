import type { Repetition } from '../../core/repetition.ts';
import type { PlacedStep } from './step.ts';

/** The longest round that is looked for. Source: the design's "cycles of length 1 to 5". */
const LONGEST_CYCLE = 5;
/** Rounds that make a cycle: one call alone may be asked a third time, to be sure or to wait. */
const ROUNDS_OF_ONE = 4;
const ROUNDS = 3;
/** As many times the rounds where each of them leaves another tree: a script that counts up is at work. */
const PATIENCE_AT_WORK = 2;
/** "The same error three times", and among how many calls: one that goes on to other things is not stuck. */
const SAME_ERRORS = 3;
const ERROR_WINDOW = 8;
/** Refused calls in a row, each for another slip. */
const REFUSALS = 8;
/** Changes in a row that each lead back to where the tree has been. */
const CHANGES_BACK = 8;
/**
 * So many calls without a change among which are at most so many different ones, whatever they bring (a clock in the
 * output is no news), or so few different results, whatever is asked (an argument that grows is no other way).
 */
const IDLE_CALLS = 30;
const IDLE_DIFFERENT = 6;
const IDLE_RESULTS = 3;

/** How many steps are looked at; what lies before is no matter. */
export const REPETITION_WINDOW = LONGEST_CYCLE * ROUNDS * PATIENCE_AT_WORK;

/** Whether the run goes in circles, as its last calls show; null where it does not. Pure. */
export function findRepetition(steps: readonly PlacedStep[]): Repetition | null {
  return cycle(steps) ?? sameError(steps) ?? refusals(steps) ?? backAndForth(steps) ?? nothingNew(steps);
}

function cycle(steps: readonly PlacedStep[]): Repetition | null {
  for (let length = 1; length <= LONGEST_CYCLE; length += 1) {
    const rounds = length === 1 ? ROUNDS_OF_ONE : ROUNDS;
    const patient = rounds * PATIENCE_AT_WORK;
    const found = goesRound(steps, length, rounds, withState)
      ? rounds
      : goesRound(steps, length, patient, withoutState)
        ? patient
        : null;
    if (found !== null) return told('cycle', steps.slice(-length), found);
  }
  return null;
}

function withState(step: PlacedStep): string {
  return `${step.call} ${step.result} ${step.state}`;
}

function withoutState(step: PlacedStep): string {
  return `${step.call} ${step.result}`;
}

function goesRound(
  steps: readonly PlacedStep[],
  length: number,
  rounds: number,
  print: (step: PlacedStep) => string,
): boolean {
  const last = steps.slice(-length * rounds).map(print);
  return last.length === length * rounds && last.every((each, at) => each === last[at % length]);
}

/** Any change of the tree between two of them makes the second a new attempt. */
function sameError(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.at(-1);
  const print = last?.failure?.print ?? null;
  if (last === undefined || print === null) return null;
  const same = steps
    .slice(-ERROR_WINDOW)
    .filter((step) => step.failure?.print === print && step.state === last.state);
  return same.length < SAME_ERRORS ? null : told('error', [last], same.length);
}

function refusals(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.slice(-REFUSALS);
  if (last.length < REFUSALS || !last.every((step) => step.failure?.refused === true)) return null;
  return told('refusals', last.slice(-1), last.length);
}

function backAndForth(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.filter((step) => step.changed).slice(-CHANGES_BACK);
  if (last.length < CHANGES_BACK || !last.every((step) => step.wasThere)) return null;
  return told('back_and_forth', last.slice(-1), last.length);
}

function nothingNew(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.slice(-IDLE_CALLS);
  if (last.length < IDLE_CALLS || last.some((step) => step.changed)) return null;
  const calls = new Map(last.map((step) => [step.call, step]));
  const results = new Map(last.map((step) => [step.result, step]));
  const few = calls.size <= IDLE_DIFFERENT ? calls : results.size <= IDLE_RESULTS ? results : null;
  return few === null ? null : told('nothing_new', [...few.values()], last.length);
}

function told(kind: Repetition['kind'], round: readonly PlacedStep[], times: number): Repetition {
  return { kind, length: round.length, times, tools: round.map((step) => step.tool) };
}
