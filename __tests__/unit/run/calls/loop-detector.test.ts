import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/core/run/constraint.ts';
import type { Repetition } from '../../../../src/core/run/repetition.ts';
import type { TextRedactor } from '../../../../src/core/text/redact.ts';
import type { CallOutcome } from '../../../../src/run/calls/call-outcome.ts';
import { LoopDetector } from '../../../../src/run/calls/loop-detector.ts';

const SECRET = 'hunter2-'.repeat(10);
const CLEANER: TextRedactor = { longest: SECRET.length, text: (text) => text.replaceAll(SECRET, '***') };

/** What was seen among calls of a command or a read with these outcomes, each in a turn of its own. */
function sightingsAmong(
  name: string,
  outcomes: readonly CallOutcome[],
  args: (at: number) => object,
): readonly (Repetition | null)[] {
  const seen: (Repetition | null)[] = [];
  const judge = (facts: Facts) => {
    if (facts.phase === 'result') seen.push(facts.repetition);
    return { response: 'warn_continue', allowed: true, reason: '' } as const;
  };
  const keeper = new LoopDetector({ judge }, { state: 'start' }, CLEANER);
  for (const [at, outcome] of outcomes.entries())
    keeper.take({ id: `${at}`, name, arguments: args(at) }, outcome, at + 1);
  return seen;
}

function seenAmong(...given: Parameters<typeof sightingsAmong>): number {
  return sightingsAmong(...given).length;
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

test('what is quoted of the calls is short, in one line, and holds no half of a secret', () => {
  const command = `echo \`date\` \u001b[31m\n${SECRET} ${'x'.repeat(100)}`;
  const said = `exit code 1\nfirst\n${'y'.repeat(90)} ${SECRET} ${'y'.repeat(90)}\n\n`;
  const failed: CallOutcome = { ok: true, text: said, failure: 'failed' };
  const [seen] = sightingsAmong('execute_command', Array(3).fill(failed), () => ({ command }));
  expect(seen?.calls).toEqual([{ tool: 'execute_command', subject: `echo 'date' *** ${'x'.repeat(43)}…` }]);
  expect(seen?.said).toBe(`${'y'.repeat(90)} *** ${'y'.repeat(24)}…`);
});

test('of refused calls the last reason is quoted, of a command that says nothing its name alone', () => {
  const refused = (at: number): CallOutcome => ({
    ok: false,
    text: `refused: no such file src/nope${at}.js\nnear it: src/a.js`,
    failure: 'refused',
  });
  const refusals = Array.from({ length: 8 }, (_, at) => refused(at));
  const [seen] = sightingsAmong('read_file', refusals, (at) => ({ path: `src/nope${at}.js` }));
  expect(seen).toMatchObject({ kind: 'refusals', said: 'no such file src/nope7.js' });
  const silent: CallOutcome = { ok: true, text: 'exit code 1\n(no output)', failure: 'failed' };
  const [same] = sightingsAmong('execute_command', Array(4).fill(silent), () => ({ command: 'false' }));
  expect(same).toEqual({
    kind: 'cycle',
    length: 1,
    times: 4,
    calls: [{ tool: 'execute_command', subject: 'false' }],
  });
});

test('of a command that failed the line that names the error is quoted, not the end of its stack', () => {
  const red = 'exit code 1\nℹ fail 1\n  AssertionError [ERR_ASSERTION]: 2 == 3\n      at a.js:1:2 {\n  }';
  const failed: CallOutcome = { ok: true, text: red, failure: 'failed' };
  const [seen] = sightingsAmong('execute_command', Array(3).fill(failed), () => ({ command: 'npm test' }));
  expect(seen?.said).toBe('AssertionError [ERR_ASSERTION]: 2 == 3');
});
