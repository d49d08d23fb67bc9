import { assertNever } from '../../core/assert-never.ts';
import type { RepeatedCall, Repetition } from '../../core/repetition.ts';
import { counted, joined } from '../validation.ts';

/** What was seen, with the calls that show it and what was said of the last: for the model and the user alike. */
export function repetitionWords({ kind, length, times, calls, said = '' }: Repetition): string {
  const names = [...new Set(calls.map(nameOf))];
  const last = names.at(-1) ?? '';
  switch (kind) {
    case 'cycle':
      return length === 1
        ? `the same call (${last}) came to the same result ${times} times in a row`
        : `the same ${length} calls (${joined(names)}) came round ${times} times with the same results`;
    case 'error':
      return `${counted(times, 'call')} failed with the same error (last: ${withSaid(last, said)})`;
    case 'refusals':
      return `the last ${counted(times, 'call')} were all refused (last: ${said === '' ? last : said})`;
    case 'back_and_forth':
      return `the last ${counted(times, 'change')} only led back to what was there before (last: ${last})`;
    case 'nothing_new':
      return `the last ${counted(times, 'call')} brought nothing new (${joined(names)}, ${
        names.length === 1 ? `${times} times` : 'again and again'
      }) and changed nothing`;
    default:
      return assertNever(kind);
  }
}

/** A command speaks for itself; of other tools it takes both to know what was done. */
function nameOf({ tool, subject }: RepeatedCall): string {
  if (subject === '') return tool;
  return tool === 'execute_command' ? `\`${subject}\`` : `${tool} ${subject}`;
}

function withSaid(name: string, said: string): string {
  return said === '' ? name : `${name}: ${said}`;
}
