import { callFingerprint, resultFingerprint, subjectOf } from '../../constraints/repetition/fingerprints.ts';
import type { StepFailure } from '../../constraints/repetition/repetition-step.ts';
import type { ToolCall } from '../../core/model/model.ts';
import type { Repetition } from '../../core/run/repetition.ts';
import { cutText } from '../../core/text/figures.ts';
import { readableLine } from '../../core/text/readable.ts';
import type { TextRedactor } from '../../core/text/redact.ts';
import type { ConstraintEnforcer } from '../judging/constraint-enforcer.ts';
import { RepetitionWatch } from '../judging/repetition-watch.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { TreeFingerprint } from './tree-fingerprint.ts';

/** Matches a command that printed nothing. Two silent failures need not have the same cause. */
const SILENT = /\n\(no output\)$/;

/** Limits in UTF-16 units of what a reason quotes: enough to recognize the call and its error. */
const LONGEST_SUBJECT = 60;
const LONGEST_ERROR = 120;

/** Passes each call with its result to the watch, and judges a repetition that the watch detects. */
export class LoopDetector {
  readonly #enforcer: Pick<ConstraintEnforcer, 'judge'>;
  readonly #mark: Pick<TreeFingerprint, 'state'>;
  readonly #redactor: TextRedactor;
  readonly #watch: RepetitionWatch;

  constructor(
    enforcer: Pick<ConstraintEnforcer, 'judge'>,
    mark: Pick<TreeFingerprint, 'state'>,
    redactor: TextRedactor,
  ) {
    this.#enforcer = enforcer;
    this.#mark = mark;
    this.#redactor = redactor;
    this.#watch = new RepetitionWatch(mark.state);
  }

  take(call: ToolCall, outcome: CallOutcome, turn: number): void {
    const { name: tool } = call;
    const detection = this.#watch.take({
      turn,
      tool,
      subject: subjectOf(call.arguments),
      call: callFingerprint(tool, call.arguments),
      result: resultFingerprint(tool, outcome.insteadOf ?? outcome.text),
      state: this.#mark.state,
      failure: failureOf(tool, outcome),
    });
    if (detection === null) return;
    const { told } = detection;
    const repetition = this.#quoted(detection.repetition, outcome);
    this.#enforcer.judge({ phase: 'result', repetition, told }, { turn, tool, effect: 'none' });
  }

  /** Redacts and shortens quoted text, because a reason is shown outside the conversation. */
  #quoted(found: Repetition, outcome: CallOutcome): Repetition {
    const calls = found.calls.map(({ tool, subject }) => ({
      tool: this.#brief(tool, LONGEST_SUBJECT),
      subject: this.#brief(subject, LONGEST_SUBJECT).replaceAll('`', "'"),
    }));
    const said = this.#brief(errorLine(outcome), LONGEST_ERROR);
    return { ...found, calls, ...(said === '' ? {} : { said }) };
  }

  /** Redacts before it cuts, because half a secret is not recognized. */
  #brief(text: string, limit: number): string {
    return cutText(readableLine(this.#redactor.text(text)), limit, '…');
  }
}

/** Matches a line that names an error. Many tools print more after it, such as a stack. */
const ERROR_LINE = /(?:error|fatal|exception)\b.{0,40}: |not found|no such file|cannot |denied/i;

/** Returns the line that explains a failure: a refusal's reason, the first error of a command, or the last line. */
function errorLine({ failure, text }: CallOutcome): string {
  if (failure === undefined || SILENT.test(text)) return '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (failure === 'refused') return (lines[0] ?? '').replace(/^refused: /, '');
  return lines.find((line) => ERROR_LINE.test(line)) ?? lines.at(-1) ?? '';
}

function failureOf(tool: string, { failure, text }: CallOutcome): StepFailure | null {
  if (failure === undefined) return null;
  const print = SILENT.test(text) ? null : `${tool} ${resultFingerprint(tool, text)}`;
  return { print, refused: failure === 'refused' };
}
