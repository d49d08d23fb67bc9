import { findRepetition, REPETITION_WINDOW } from '../../constraints/repetition/find-repetition.ts';
import type { PlacedStep, RepetitionStep } from '../../constraints/repetition/repetition-step.ts';
import type { Repetition } from '../../core/run/repetition.ts';

/** Calls with new results after which a warned run counts as recovered. */
const FRESH_START = 10;

export interface Detection {
  readonly repetition: Repetition;
  /** True if the model was warned before and continued. */
  readonly told: boolean;
}

/** Watches a run's calls for repetition. It keeps little per call, so each call costs the same after hundreds. */
export class RepetitionWatch {
  #steps: PlacedStep[] = [];
  #state: string;
  /** All earlier states of the tree. */
  readonly #states: Set<string>;
  /** All earlier results, whatever the arguments: the same result for another argument is not new. */
  readonly #seen = new Set<string>();
  /** The turn of the last warning; null if there was none, or if the run recovered since. */
  #toldIn: number | null = null;
  #fresh = 0;

  /** `state`: the state of the tree at the start. */
  constructor(state: string) {
    this.#state = state;
    this.#states = new Set([state]);
  }

  /**
   * Adds a call. A repetition is reported once, and counting restarts with the next turn, because the rest of this turn
   * was decided before the model could know.
   */
  take(step: RepetitionStep): Detection | null {
    const placed = this.#place(step);
    if (this.#toldIn !== null && step.turn <= this.#toldIn) return null;
    this.#steps = [...this.#steps.slice(1 - REPETITION_WINDOW), placed];
    const repetition = findRepetition(this.#steps);
    if (repetition === null) return null;
    const told = this.#toldIn !== null;
    this.#toldIn = step.turn;
    this.#steps = [];
    this.#fresh = 0;
    return { repetition, told };
  }

  #place(step: RepetitionStep): PlacedStep {
    const changed = step.state !== this.#state;
    const placed = { ...step, changed, wasSeenBefore: this.#states.has(step.state) };
    this.#state = step.state;
    this.#states.add(step.state);
    const isNews = !this.#seen.has(step.result) || (changed && !placed.wasSeenBefore);
    if (step.failure === null && isNews) this.#fresh += 1;
    if (step.failure === null) this.#seen.add(step.result);
    if (this.#fresh >= FRESH_START) this.#toldIn = null;
    return placed;
  }
}
