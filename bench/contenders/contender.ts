import type { Answer } from '../model-answers.ts';
import type { Step } from '../scenario.ts';

/** Where one run happens. */
export interface Place {
  readonly url: string;
  readonly workspace: string;
  /** The agent's own home, kept over all runs of a benchmark: the second run of an agent is not its first. */
  readonly home: string;
}

/** An agent as one starts it by hand, run by this Node, and its own tools for the steps of a scenario. */
export interface Contender {
  readonly name: string;
  readonly args: (place: Place, task: string) => readonly string[];
  readonly env: (place: Place) => Readonly<Record<string, string>>;
  /** Written into its home before the first run of each server address. */
  readonly prepare?: (place: Place) => void;
  readonly answer: (step: Step) => Answer;
}

export const KEY = 'bench-key';
