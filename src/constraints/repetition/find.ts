import type { Repetition } from '../../core/repetition.ts';
import type { PlacedStep } from './step.ts';

/**
 * The longest round that is looked for: so many calls, or so many turns, whatever calls they hold. Source: the design's
 * "cycles of length 1 to 5".
 */
const LONGEST_CYCLE = 5;
/** Calls in the longest round of turns: five answers with as many calls as one may hold (`max_calls_per_turn`, by default). */
const MOST_IN_ROUND = LONGEST_CYCLE * 32;
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
/** Changes in a row that each lead back to where the tree has been, and among how many calls. */
const CHANGES_BACK = 8;
const BACK_WINDOW = 30;
/**
 * So many calls without a change among which are at most so many different ones, whatever they bring (a clock in the
 * output is no news), or so few different results, whatever is asked (an argument that grows is no other way).
 */
const IDLE_CALLS = 30;
const IDLE_DIFFERENT = 6;
const IDLE_RESULTS = 3;

/** How many steps are looked at; what lies before is no matter. */
export const REPETITION_WINDOW = MOST_IN_ROUND * ROUNDS * PATIENCE_AT_WORK;

/** Whether the run goes in circles, as its last calls show; null where it does not. Pure. */
export function findRepetition(steps: readonly PlacedStep[]): Repetition | null {
  return cycle(steps) ?? sameError(steps) ?? refusals(steps) ?? backAndForth(steps) ?? nothingNew(steps);
}

function cycle(steps: readonly PlacedStep[]): Repetition | null {
  for (let length = 1; isShort(steps, length); length += 1) {
    const rounds = length === 1 ? ROUNDS_OF_ONE : ROUNDS;
    const patient = rounds * PATIENCE_AT_WORK;
    const found = goesRound(steps, length, rounds, isSame)
      ? rounds
      : goesRound(steps, length, patient, saysTheSame)
        ? patient
        : null;
    if (found !== null) return told('cycle', steps.slice(-length), found);
  }
  return null;
}

/** Whether so many calls are a round that is looked for: few, or those of a few turns. */
function isShort(steps: readonly PlacedStep[], length: number): boolean {
  if (length <= LONGEST_CYCLE) return true;
  const [last, before] = [steps.at(-1), steps.at(-1 - length)];
  if (last === undefined || before === undefined || length > MOST_IN_ROUND) return false;
  return last.turn - before.turn <= LONGEST_CYCLE;
}

function isSame(one: PlacedStep, other: PlacedStep): boolean {
  return saysTheSame(one, other) && one.state === other.state;
}

function saysTheSame(one: PlacedStep, other: PlacedStep): boolean {
  return one.call === other.call && one.result === other.result;
}

/** Whether the last steps are so many rounds of this length. From the end: nearly always the first look says no. */
function goesRound(
  steps: readonly PlacedStep[],
  length: number,
  rounds: number,
  alike: (one: PlacedStep, other: PlacedStep) => boolean,
): boolean {
  const from = steps.length - length * rounds;
  if (from < 0) return false;
  for (let at = steps.length - 1; at >= from + length; at -= 1) {
    const [one, before] = [steps[at], steps[at - length]];
    if (one === undefined || before === undefined || !alike(one, before)) return false;
  }
  return true;
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
  const last = steps
    .slice(-BACK_WINDOW)
    .filter((step) => step.changed)
    .slice(-CHANGES_BACK);
  if (last.length < CHANGES_BACK || !last.every((step) => step.wasThere)) return null;
  return told('back_and_forth', last.slice(-1), last.length);
}

function nothingNew(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.slice(-IDLE_CALLS);
  if (last.length < IDLE_CALLS || last.some((step) => step.changed)) return null;
  const calls = new Map(last.map((step) => [step.call, step]));
  const results = new Map(last.map((step) => [step.result, step]));
  if (calls.size <= IDLE_DIFFERENT) return told('nothing_new', [...calls.values()], last.length);
  if (results.size > IDLE_RESULTS) return null;
  const whatever = [...results.values()].map((step) => ({ ...step, subject: '' }));
  return told('nothing_new', whatever, last.length);
}

function told(kind: Repetition['kind'], round: readonly PlacedStep[], times: number): Repetition {
  const calls = round.map(({ tool, subject }) => ({ tool, subject }));
  return { kind, length: round.length, times, calls };
}
