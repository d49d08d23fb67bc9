import { assertNever } from '../../core/assert-never.ts';
import type { RepeatedCall, Repetition } from '../../core/run/repetition.ts';
import { plural } from '../../core/text/figures.ts';
import { joinedList } from '../definition/validation.ts';

/** Describes a repetition, the calls that show it and the last result, for the model and the user alike. */
export function repetitionReason({ kind, length, times, calls, said: lastResult = '' }: Repetition): string {
  const names = [...new Set(calls.map(nameOf))];
  const last = names.at(-1) ?? '';
  switch (kind) {
    case 'cycle':
      return length === 1
        ? `the same call (${last}) had the same result ${times} times in a row`
        : `the same ${length} calls (${joinedList(names)}) were repeated ${times} times with the same results`;
    case 'error':
      return `${plural(times, 'call')} failed with the same error (last: ${withResult(last, lastResult)})`;
    case 'refusals':
      return `the last ${plural(times, 'call')} were all refused (last: ${lastResult === '' ? last : lastResult})`;
    case 'back_and_forth':
      return `the last ${plural(times, 'change')} only restored earlier states (last: ${last})`;
    case 'nothing_new':
      return `the last ${plural(times, 'call')} brought nothing new (${joinedList(names)}, ${
        names.length === 1 ? `${times} times` : 'again and again'
      }) and changed nothing`;
    default:
      return assertNever(kind);
  }
}

/** Returns a command alone; for other tools, the tool's name and its subject. */
function nameOf({ tool, subject }: RepeatedCall): string {
  if (subject === '') return tool;
  return tool === 'execute_command' ? `\`${subject}\`` : `${tool} ${subject}`;
}

function withResult(name: string, result: string): string {
  return result === '' ? name : `${name}: ${result}`;
}
