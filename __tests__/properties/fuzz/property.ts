import fc from 'fast-check';
import { runs } from '../../support/runs.ts';
import { SUITE_SEED } from '../../support/seed.ts';

/** One statement about the code, with the inputs for which it is to be true. */
export interface Property<T> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<T>;
  /** Throws, as an assertion does, where the statement is false. */
  readonly holds: (input: T) => void | Promise<void>;
}

/** What became of the runs of one seed. */
export interface Played {
  readonly runs: number;
  /** The smallest input for which the property is false, as text; null where none was found. */
  readonly counterexample: string | null;
  readonly why: string;
}

/** A property whose inputs nobody needs to know: what the runner and the tests play. */
export interface Playable {
  readonly name: string;
  /** Tries inputs for so long; never rejects for a counterexample. `onRun` is told before each of them. */
  play(seed: number, ms: number, onRun: () => void): Promise<Played>;
  /** The input that a run of this seed had as its `run`-th, as text. */
  inputOf(seed: number, run: number): string;
}

/** What one area of the code promises. */
export interface Target {
  readonly name: string;
  readonly properties: readonly Playable[];
}

/** The time decides how many there are. */
const MOST_RUNS = 2 ** 31 - 1;

export function playable<T>({ name, inputs, holds }: Property<T>): Playable {
  return {
    name,
    play: async (seed, ms, onRun) => {
      const asked = fc.asyncProperty(inputs, async (input) => {
        onRun();
        await holds(input);
      });
      const options = {
        seed,
        numRuns: MOST_RUNS,
        interruptAfterTimeLimit: ms,
        markInterruptAsFailure: false,
      };
      const { failed, numRuns, counterexample, errorInstance } = await fc.check(asked, options);
      // Where the time was up before the first input was through, fast-check calls it failed, without an input.
      if (!failed || counterexample === null) return { runs: numRuns, counterexample: null, why: '' };
      const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
      return { runs: numRuns, counterexample: fc.stringify(counterexample[0]), why };
    },
    inputOf: (seed, run) => fc.stringify(fc.sample(inputs, { seed, numRuns: run }).at(-1)),
  };
}

/** For a test: the property with the suite's own seed. Rejects with the smallest counterexample found. */
export async function holdsFor<T>({ inputs, holds }: Property<T>, many: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => holds(input)),
    { seed: SUITE_SEED, numRuns: runs(many) },
  );
}
