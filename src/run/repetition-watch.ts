import { findRepetition, REPETITION_WINDOW } from '../constraints/repetition/find.ts';
import type { PlacedStep, Step } from '../constraints/repetition/step.ts';
import type { Repetition } from '../core/repetition.ts';

/** So many calls that brought what there never was, and a run that was warned has found its way again. */
const FRESH_START = 10;

export interface Sighting {
  readonly repetition: Repetition;
  /** Whether the model was told of one before, and went on. */
  readonly told: boolean;
}

/** What was seen of a run's calls so far. What is kept a call is short, and taking one more in costs the same after hundreds. */
export class RepetitionWatch {
  #steps: PlacedStep[] = [];
  #state: string;
  /** States of the tree that there were. */
  readonly #states: Set<string>;
  /** Results that there were, whatever was asked: another argument with the same answer is no news. */
  readonly #seen = new Set<string>();
  /** The turn in which the model was last told; null where it was not, or found its way since. */
  #toldIn: number | null = null;
  #fresh = 0;

  /** `state`: of the tree at the start. */
  constructor(state: string) {
    this.#state = state;
    this.#states = new Set([state]);
  }

  /**
   * Takes one more call into account. What is found is told once, and the counting starts anew with the next turn: the
   * rest of this one was decided on before the model could know.
   */
  take(step: Step): Sighting | null {
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

  #place(step: Step): PlacedStep {
    const changed = step.state !== this.#state;
    const placed = { ...step, changed, wasThere: this.#states.has(step.state) };
    this.#state = step.state;
    this.#states.add(step.state);
    const isNews = !this.#seen.has(step.result) || (changed && !placed.wasThere);
    if (step.failure === null && isNews) this.#fresh += 1;
    if (step.failure === null) this.#seen.add(step.result);
    if (this.#fresh >= FRESH_START) this.#toldIn = null;
    return placed;
  }
}
