import { callPrint, resultPrint } from '../constraints/repetition/prints.ts';
import type { Failure } from '../constraints/repetition/step.ts';
import type { ToolCall } from '../core/model.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { Referee } from './referee.ts';
import { RepetitionWatch } from './repetition-watch.ts';
import type { TreeMark } from './tree-mark.ts';

/** Output of a command that printed nothing: two that fail in silence need not fail alike. */
const SILENT = /\n\(no output\)$/;

/** Shows each call with its result to the watch, and has the referee judge what that sees. */
export class RepetitionKeeper {
  readonly #referee: Pick<Referee, 'judge'>;
  readonly #mark: Pick<TreeMark, 'state'>;
  readonly #watch: RepetitionWatch;

  constructor(referee: Pick<Referee, 'judge'>, mark: Pick<TreeMark, 'state'>) {
    this.#referee = referee;
    this.#mark = mark;
    this.#watch = new RepetitionWatch(mark.state);
  }

  take(call: ToolCall, outcome: CallOutcome, turn: number): void {
    const { name: tool } = call;
    const sighting = this.#watch.take({
      turn,
      tool,
      call: callPrint(tool, call.arguments),
      result: resultPrint(tool, outcome.insteadOf ?? outcome.text),
      state: this.#mark.state,
      failure: failureOf(tool, outcome),
    });
    if (sighting === null) return;
    const { repetition, told } = sighting;
    this.#referee.judge({ phase: 'result', repetition, told }, { turn, tool, effect: 'none' });
  }
}

function failureOf(tool: string, { failure, text }: CallOutcome): Failure | null {
  if (failure === undefined) return null;
  const print = SILENT.test(text) ? null : `${tool} ${resultPrint(tool, text)}`;
  return { print, refused: failure === 'refused' };
}
