import type { Message } from '../../core/model/model.ts';
import { cutText } from '../../core/text/figures.ts';
import { subjectOf } from './stub.ts';

/** Maximum characters of an entry in the log for a summary. The important part is at its beginning. */
const LONGEST = { said: 1200, argument: 300, result: 400, failed: 800 } as const;

/** Shares of the space if not everything fits. The rest is for the mark between them. */
const HEAD_SHARE = 0.3;
const TAIL_SHARE = 0.65;
const LEFT_OUT = '[… the middle is left out …]';

/**
 * Returns turns as a text to summarize, newest last, in at most `room` characters. If they do not fit, the middle is
 * left out: the beginning has the findings and the end the latest work. Reasoning is not included.
 */
export function transcriptOf(turns: readonly Message[], room: number): string {
  const entries = turns.flatMap(entriesOf);
  const whole = entries.join('\n');
  if (whole.length <= room) return whole;
  const parts = [...oldest(entries, room * HEAD_SHARE), LEFT_OUT, ...newest(entries, room * TAIL_SHARE)];
  return parts.join('\n');
}

function entriesOf(message: Message): readonly string[] {
  switch (message.role) {
    case 'user':
      return [`HARNESS: ${cutText(message.text, LONGEST.said)}`];
    case 'assistant': {
      const words =
        message.text.trim() === '' ? [] : [`AGENT: ${cutText(message.text.trim(), LONGEST.said)}`];
      return [...words, ...message.calls.map((call) => `CALL ${subjectOf(call)}${detailOf(call.arguments)}`)];
    }
    case 'tool':
      return message.results.map(({ name, ok, text }) =>
        ok
          ? `RESULT ${name}: ${cutText(text, LONGEST.result)}`
          : `FAILED ${name}: ${cutText(text, LONGEST.failed)}`,
      );
  }
}

/** Returns the beginning of the arguments that the subject does not name. */
function detailOf(args: unknown): string {
  if (typeof args !== 'object' || args === null) return '';
  const named = ['path', 'filename', 'command', 'pattern', 'start_line', 'end_line'];
  const rest = Object.entries(args).filter(([key]) => !named.includes(key));
  return rest.length === 0 ? '' : ` ${cutText(JSON.stringify(Object.fromEntries(rest)), LONGEST.argument)}`;
}

function oldest(entries: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = entries.findIndex((entry) => {
    left -= entry.length + 1;
    return left < 0;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

function newest(entries: readonly string[], room: number): readonly string[] {
  return oldest(entries.toReversed(), room).toReversed();
}
