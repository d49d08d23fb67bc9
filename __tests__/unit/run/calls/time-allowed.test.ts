import { expect, test } from 'vitest';
import type { CommandProposal } from '../../../../src/core/tools/tool.ts';
import { killedText, overtimeReason, timeAllowed } from '../../../../src/run/calls/time-allowed.ts';

const COMMAND: CommandProposal = { command: 'sleep 9', cwd: null, timeoutMs: 1000, timeoutBy: 'call' };

test.each([
  ['call', 60_000, "killed after 1s (the call's own timeout)", 'give the call a longer timeout, or run less'],
  ['command_timeout', 60_000, 'killed after 1s (command_timeout)', 'raise command_timeout or run less'],
  ['call', 400, "killed after 400ms (the run's time is up)", 'raise timeout or run less'],
] as const)(
  'a command held by the %s, with %i ms of the run left, is told whose limit it ran into',
  (timeoutBy, left, told, remedy) => {
    const allowed = timeAllowed({ ...COMMAND, timeoutBy }, left);
    expect(killedText(allowed)).toBe(told);
    expect(overtimeReason(allowed)).toBe(`the command was ${told}: ${remedy}`);
  },
);

test('a command that is started after the run’s time is up has a moment, not a time without end', () => {
  expect(timeAllowed(COMMAND, -5)).toEqual({ ms: 1, by: 'run' });
});
