import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FailedStep } from '../../../../src/core/forge/run-log.ts';
import { stepLog } from '../../../../src/trigger/untrusted/job-log.ts';

const STEP: FailedStep = {
  name: 'Run npm test',
  startedAt: Date.parse('2026-11-02T09:10:05Z'),
  completedAt: Date.parse('2026-11-02T09:10:06Z'),
};
const at = (second: number, text: string) => `2026-11-02T09:10:0${second}.1234567Z ${text}`;
const told = (...lines: readonly string[]) => stepLog(lines.join('\n'), STEP, 10_000);

describe('the log of a step', () => {
  it('is what was written in its time, up to its last error', () => {
    expect(
      told(
        at(4, 'before'),
        at(5, 'one'),
        'goes on',
        at(6, '##[error]exit code 1.'),
        at(6, 'Post job'),
        at(7, 'after'),
      ),
    ).toBe('one\ngoes on\nerror: exit code 1.');
  });

  it('is the whole log where none of it is of that time, and where no step is named', () => {
    expect(told(at(1, 'one'), at(2, 'two'))).toBe('one\ntwo');
    expect(stepLog(at(1, 'one'), null, 100)).toBe('one');
    expect(stepLog('no time at all', STEP, 100)).toBe('no time at all');
    expect(stepLog('', STEP, 100)).toBe('');
  });

  it.each([
    ['\ufeff2026-11-02T09:10:05.0000000Z first of a file', 'first of a file'],
    [at(5, '##[group]Run npm test'), 'Run npm test'],
    [at(5, '##[endgroup]'), ''],
    [at(5, '##[debug]x'), ''],
    [at(5, '##[command]/usr/bin/git fetch'), '$ /usr/bin/git fetch'],
    [at(5, '##[warning]old'), 'warning: old'],
    [at(5, '::error file=a.js,line=1::it broke'), 'error: it broke'],
    [at(5, '::add-mask::hunter2'), ''],
    [at(5, '10 %\r50 %\r100 %\r'), '100 %'],
    [at(5, 'std::vector<int> a::b'), 'std::vector<int> a::b'],
    [at(5, 'Array<string> | "&amp;"'), 'Array<string> | "&amp;"'],
    [at(5, '  indented'), 'indented'],
  ])('%j reads %j', (line, text) => {
    expect(told(line)).toBe(text);
  });

  it('of which there is too much is its end, from the start of a line, and says so', () => {
    const long = Array.from({ length: 100 }, (_, n) => at(5, `line ${n} of many`)).join('\n');
    const cut = stepLog(long, STEP, 100);
    expect(cut).toMatch(/^\[the \d+ characters before this are left out\]\nline \d+ of many\n/);
    expect(cut).toMatch(/line 99 of many$/);
  });

  it('is never longer than asked for, but for the mark, whatever the log is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.nat(300), (log, limit) => {
        expect(stepLog(log, STEP, limit + 1).length).toBeLessThanOrEqual(limit + 80);
      }),
    );
  });

  it('of a million characters without an end of line is read at once', () => {
    expect(stepLog('\r:'.repeat(500_000), STEP, 50).length).toBeLessThan(130);
  });

  it.each([' ', '\t', '\r', '\n', ' \r'])(
    'of a million %j before its last letter is read at once',
    (sign) => {
      expect(stepLog(`${sign.repeat(1_000_000)}x`, null, 50)).toMatch(/x$/);
    },
  );
});
