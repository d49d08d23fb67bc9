import { EVASIONS } from '../../__tests__/attacks/evasions/table.ts';
import { code, table } from './table.ts';

/** The forty ways around a check of the arguments, one a row, with the tests that show what holds them. */
export function evasionsTable(): string {
  const rows = EVASIONS.map(({ number, how, held, tests }) => [
    // Not a bare number: those are the invariants'.
    `E${number}`,
    how,
    held,
    tests.map(([file, title]) => `${code(file)} "${title}"`).join('; '),
  ]);
  return table(['#', 'the attempt', 'what stops it', 'shown by'], rows);
}
