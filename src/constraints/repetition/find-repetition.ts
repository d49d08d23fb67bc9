import type { Repetition } from '../../core/run/repetition.ts';
import type { PlacedStep } from './repetition-step.ts';

/**
 * The longest cycle that is detected: this many calls, or this many turns with all their calls. Source: the design's
 * "cycles of length 1 to 5".
 */
const MAX_CYCLE = 5;
/** Maximum number of calls in a cycle of turns: five turns with the default `max_calls_per_turn`. */
const MAX_CALLS_IN_ROUND = MAX_CYCLE * 32;
/** Rounds that make a cycle. A single call may be made a third time, to be sure or to wait. */
const ROUNDS_OF_ONE = 4;
const ROUNDS = 3;
/** Factor for rounds that each change the tree: probably a script that counts up. */
const PROGRESS_FACTOR = 2;
/**
 * "The same error three times", and the number of calls among which they must be. A model that goes on to other things
 * is not stuck.
 */
const SAME_ERRORS = 3;
const ERROR_WINDOW = 8;
/** Refused calls in a row, each for another mistake. */
const REFUSALS = 8;
/**
 * Changes in a row that each restore an earlier state of the tree, and the number of calls among which they must be.
 */
const CHANGES_BACK = 8;
const BACK_WINDOW = 30;
/**
 * This many calls without a change count as no progress if they contain only a few different calls, whatever their
 * results (output may contain a clock), or only a few different results, whatever the calls (an argument may just
 * grow).
 */
const IDLE_CALLS = 30;
const IDLE_DIFFERENT = 6;
const IDLE_RESULTS = 3;

/** Maximum number of steps examined; earlier steps are ignored. */
export const REPETITION_WINDOW = MAX_CALLS_IN_ROUND * ROUNDS * PROGRESS_FACTOR;

/** Finds a repetition in the last calls; null if the run makes progress. Pure. */
export function findRepetition(steps: readonly PlacedStep[]): Repetition | null {
  return cycle(steps) ?? sameError(steps) ?? refusals(steps) ?? backAndForth(steps) ?? idleCalls(steps);
}

function cycle(steps: readonly PlacedStep[]): Repetition | null {
  for (let length = 1; isShort(steps, length); length += 1) {
    const rounds = length === 1 ? ROUNDS_OF_ONE : ROUNDS;
    const patient = rounds * PROGRESS_FACTOR;
    const found = repeatsRound(steps, length, rounds, isSame)
      ? rounds
      : repeatsRound(steps, length, patient, hasSameResult)
        ? patient
        : null;
    if (found !== null) return toRepetition('cycle', steps.slice(-length), found);
  }
  return null;
}

/** Returns true if these calls are short enough for a cycle: a few calls, or the calls of a few turns. */
function isShort(steps: readonly PlacedStep[], length: number): boolean {
  if (length <= MAX_CYCLE) return true;
  const [last, before] = [steps.at(-1), steps.at(-1 - length)];
  if (last === undefined || before === undefined || length > MAX_CALLS_IN_ROUND) return false;
  return last.turn - before.turn <= MAX_CYCLE;
}

function isSame(one: PlacedStep, other: PlacedStep): boolean {
  return hasSameResult(one, other) && one.state === other.state;
}

function hasSameResult(one: PlacedStep, other: PlacedStep): boolean {
  return one.call === other.call && one.result === other.result;
}

/**
 * Returns true if the last steps are this many rounds of this length. Compares from the end, where a difference usually
 * shows at once.
 */
function repeatsRound(
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

/** Finds the same error again. A change of the tree between two failures makes the second a new attempt. */
function sameError(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.at(-1);
  const print = last?.failure?.print ?? null;
  if (last === undefined || print === null) return null;
  const same = steps
    .slice(-ERROR_WINDOW)
    .filter((step) => step.failure?.print === print && step.state === last.state);
  return same.length < SAME_ERRORS ? null : toRepetition('error', [last], same.length);
}

function refusals(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.slice(-REFUSALS);
  if (last.length < REFUSALS || !last.every((step) => step.failure?.refused === true)) return null;
  return toRepetition('refusals', last.slice(-1), last.length);
}

function backAndForth(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps
    .slice(-BACK_WINDOW)
    .filter((step) => step.changed)
    .slice(-CHANGES_BACK);
  if (last.length < CHANGES_BACK || !last.every((step) => step.wasSeenBefore)) return null;
  return toRepetition('back_and_forth', last.slice(-1), last.length);
}

function idleCalls(steps: readonly PlacedStep[]): Repetition | null {
  const last = steps.slice(-IDLE_CALLS);
  if (last.length < IDLE_CALLS || last.some((step) => step.changed)) return null;
  const calls = new Map(last.map((step) => [step.call, step]));
  const results = new Map(last.map((step) => [step.result, step]));
  if (calls.size <= IDLE_DIFFERENT) return toRepetition('nothing_new', [...calls.values()], last.length);
  if (results.size > IDLE_RESULTS) return null;
  const whatever = [...results.values()].map((step) => ({ ...step, subject: '' }));
  return toRepetition('nothing_new', whatever, last.length);
}

function toRepetition(kind: Repetition['kind'], round: readonly PlacedStep[], times: number): Repetition {
  const calls = round.map(({ tool, subject }) => ({ tool, subject }));
  return { kind, length: round.length, times, calls };
}
