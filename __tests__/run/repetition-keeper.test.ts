import { expect, test } from 'vitest';
import type { CallOutcome } from '../../src/run/call-outcome.ts';
import { RepetitionKeeper } from '../../src/run/repetition-keeper.ts';

/** How often a circle was seen among calls of a command or a read with these outcomes, each in a turn of its own. */
function seenAmong(name: string, outcomes: readonly CallOutcome[], args: (at: number) => object): number {
  let seen = 0;
  const judge = () => {
    seen += 1;
    return { response: 'warn_continue', stands: true, reason: '' } as const;
  };
  const keeper = new RepetitionKeeper({ judge }, { state: 'start' });
  for (const [at, outcome] of outcomes.entries())
    keeper.take({ id: `${at}`, name, arguments: args(at) }, outcome, at + 1);
  return seen;
}

test('a note in the place of a text does not hide that the same was read again', () => {
  const full = { ok: true, text: 'long text' };
  const noted = { ok: true, text: '[unchanged]', insteadOf: 'long text' };
  expect(seenAmong('read_file', [full, noted, full, noted], () => ({ path: 'a' }))).toBe(1);
});

test('commands that fail with the same words are one error, those that fail in silence are none', () => {
  const failed = (said: string): CallOutcome => ({
    ok: true,
    text: `exit code 1\n${said}`,
    failure: 'failed',
  });
  const different = (at: number) => ({ command: `try ${at}` });
  expect(seenAmong('execute_command', Array(3).fill(failed('no npm')), different)).toBe(1);
  expect(seenAmong('execute_command', Array(7).fill(failed('(no output)')), different)).toBe(0);
});

test('slips of eight kinds in a row are seen, but not failures of commands', () => {
  const slips = Array.from(
    { length: 8 },
    (_, at): CallOutcome => ({ ok: false, text: `no ${at}`, failure: 'refused' }),
  );
  const failures = slips.map((slip): CallOutcome => ({ ...slip, failure: 'failed' }));
  expect(seenAmong('read_file', slips, (at) => ({ path: `${at}` }))).toBe(1);
  expect(seenAmong('execute_command', failures, (at) => ({ command: `${at}` }))).toBe(0);
});
