import { callPrint, resultPrint, subjectOf } from '../constraints/repetition/prints.ts';
import type { Failure } from '../constraints/repetition/step.ts';
import type { Cleaner } from '../core/cleaner.ts';
import { cutText } from '../core/figures.ts';
import type { ToolCall } from '../core/model.ts';
import { readableLine } from '../core/readable.ts';
import type { Repetition } from '../core/repetition.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { Referee } from './referee.ts';
import { RepetitionWatch } from './repetition-watch.ts';
import type { TreeMark } from './tree-mark.ts';

/** Output of a command that printed nothing: two that fail in silence need not fail alike. */
const SILENT = /\n\(no output\)$/;

/** UTF-16 units of what a reason quotes: enough to know the call and its trouble again, in a line with others. */
const LONGEST_SUBJECT = 60;
const LONGEST_SAID = 120;

/** Shows each call with its result to the watch, and has the referee judge what that sees. */
export class RepetitionKeeper {
  readonly #referee: Pick<Referee, 'judge'>;
  readonly #mark: Pick<TreeMark, 'state'>;
  readonly #cleaner: Cleaner;
  readonly #watch: RepetitionWatch;

  constructor(referee: Pick<Referee, 'judge'>, mark: Pick<TreeMark, 'state'>, cleaner: Cleaner) {
    this.#referee = referee;
    this.#mark = mark;
    this.#cleaner = cleaner;
    this.#watch = new RepetitionWatch(mark.state);
  }

  take(call: ToolCall, outcome: CallOutcome, turn: number): void {
    const { name: tool } = call;
    const sighting = this.#watch.take({
      turn,
      tool,
      subject: subjectOf(call.arguments),
      call: callPrint(tool, call.arguments),
      result: resultPrint(tool, outcome.insteadOf ?? outcome.text),
      state: this.#mark.state,
      failure: failureOf(tool, outcome),
    });
    if (sighting === null) return;
    const { told } = sighting;
    const repetition = this.#quoted(sighting.repetition, outcome);
    this.#referee.judge({ phase: 'result', repetition, told }, { turn, tool, effect: 'none' });
  }

  /** With the model's and the tools' words made fit for a reason, which goes further than the conversation. */
  #quoted(found: Repetition, outcome: CallOutcome): Repetition {
    const calls = found.calls.map(({ tool, subject }) => ({
      tool: this.#brief(tool, LONGEST_SUBJECT),
      subject: this.#brief(subject, LONGEST_SUBJECT).replaceAll('`', "'"),
    }));
    const said = this.#brief(troubleOf(outcome), LONGEST_SAID);
    return { ...found, calls, ...(said === '' ? {} : { said }) };
  }

  /** Clean before it is cut: half a secret is none that the cleaner knows. */
  #brief(text: string, limit: number): string {
    return cutText(readableLine(this.#cleaner.text(text)), limit, '…');
  }
}

/** A line that says what went wrong, as tools of all kinds write it: many print more behind it, such as a stack. */
const TROUBLE = /(?:error|fatal|exception)\b.{0,40}: |not found|no such file|cannot |denied/i;

/** The one line of a failure that says most: why a call was refused; of a command the first that names an error, or the last. */
function troubleOf({ failure, text }: CallOutcome): string {
  if (failure === undefined || SILENT.test(text)) return '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (failure === 'refused') return (lines[0] ?? '').replace(/^refused: /, '');
  return lines.find((line) => TROUBLE.test(line)) ?? lines.at(-1) ?? '';
}

function failureOf(tool: string, { failure, text }: CallOutcome): Failure | null {
  if (failure === undefined) return null;
  const print = SILENT.test(text) ? null : `${tool} ${resultPrint(tool, text)}`;
  return { print, refused: failure === 'refused' };
}
