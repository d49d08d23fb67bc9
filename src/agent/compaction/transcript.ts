import { cutText } from '../../core/figures.ts';
import type { Message } from '../../core/model.ts';
import { subjectOf } from './stub.ts';

/** Characters of one entry that a summary is made from: what was said and how a call ended stands at its beginning. */
const LONGEST = { said: 1200, argument: 300, result: 400, failed: 800 } as const;

/** Of the room, where not everything fits. The rest is for the mark between them. */
const HEAD_SHARE = 0.3;
const TAIL_SHARE = 0.65;
const LEFT_OUT = '[… what came between is left out …]';

/**
 * Turns as a text to be summarised, newest last, in at most `room` characters: where they do not fit, the middle is
 * left out, for the beginning says what was found and the end what was done. Thoughts are not part of it.
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
      const said = message.text.trim() === '' ? [] : [`AGENT: ${cutText(message.text.trim(), LONGEST.said)}`];
      return [...said, ...message.calls.map((call) => `CALL ${subjectOf(call)}${detailOf(call.arguments)}`)];
    }
    case 'tool':
      return message.results.map(({ name, ok, text }) =>
        ok
          ? `RESULT ${name}: ${cutText(text, LONGEST.result)}`
          : `FAILED ${name}: ${cutText(text, LONGEST.failed)}`,
      );
  }
}

/** What a call would write, from its beginning: the arguments beyond those that its subject names. */
function detailOf(given: unknown): string {
  if (typeof given !== 'object' || given === null) return '';
  const said = ['path', 'filename', 'command', 'pattern', 'start_line', 'end_line'];
  const rest = Object.entries(given).filter(([key]) => !said.includes(key));
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
