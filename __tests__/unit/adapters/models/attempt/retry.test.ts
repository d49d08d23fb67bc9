import { describe, expect, test } from 'vitest';
import { retryAfterMs } from '../../../../../src/adapters/http/retry-after.ts';
import { AttemptFailed, type Failure } from '../../../../../src/adapters/models/attempt/attempt-failure.ts';
import { withRetries } from '../../../../../src/adapters/models/attempt/retry.ts';
import type { Retry } from '../../../../../src/adapters/models/providers/model-options.ts';
import type { Usage } from '../../../../../src/core/model/model.ts';
import { troubleOf } from '../asking.ts';
import { ManualClock } from '../manual-clock.ts';

const FAILURE: Failure = { trouble: 'server', message: 'it failed', retry: true };
const USAGE: Usage = { input: 10, cacheRead: 4, cacheWrite: 0, output: 2, estimated: false };
const MINUTE = 60_000;

describe('the loop', () => {
  test('waits in virtual time, tells the log, and adds up what broken answers cost', async () => {
    const clock = new ManualClock();
    const retries: Retry[] = [];
    const starts: number[] = [];
    const once = async () => {
      starts.push(clock.monotonic());
      if (starts.length < 4) throw new AttemptFailed(FAILURE, USAGE);
      return { usage: USAGE };
    };
    const tools = { clock, random: () => 0.5, onRetry: (retry: Retry) => retries.push(retry) };
    const answer = withRetries(once, tools, MINUTE, new AbortController().signal);
    await clock.advance(MINUTE);
    expect(starts).toEqual([0, 250, 750, 1750]);
    expect(retries).toEqual([
      { attempt: 1, waitMs: 250, why: 'it failed' },
      { attempt: 2, waitMs: 500, why: 'it failed' },
      { attempt: 3, waitMs: 1000, why: 'it failed' },
    ]);
    expect((await answer).usage).toEqual({
      input: 40,
      cacheRead: 16,
      cacheWrite: 0,
      output: 8,
      estimated: false,
      context: 12,
    });
  });

  test('never starts an attempt after the deadline', async () => {
    const clock = new ManualClock();
    const starts: number[] = [];
    const once = async () => {
      starts.push(clock.monotonic());
      throw new AttemptFailed(FAILURE);
    };
    const tools = { clock, random: () => 0.999, onRetry: undefined };
    const error = troubleOf(withRetries(once, tools, 1000, new AbortController().signal));
    await clock.advance(MINUTE);
    expect((await error).message).toBe(
      'it failed (no time left for another attempt in 1 s: run again later)',
    );
    expect(starts).toEqual([0, 499]);
  });

  test('stops waiting when the run is stopped', async () => {
    const clock = new ManualClock();
    const stop = new AbortController();
    const once = async () => {
      throw new AttemptFailed({ ...FAILURE, retryAfterMs: 1000 });
    };
    const tools = { clock, random: () => 0, onRetry: () => stop.abort() };
    expect((await troubleOf(withRetries(once, tools, MINUTE, stop.signal))).trouble).toBe('aborted');
  });
});

test.each<[Record<string, string>, string, number | undefined]>([
  [{ 'retry-after': '12' }, '', 12_000],
  [{ 'retry-after': '0.5' }, '', 500],
  [{ 'retry-after-ms': '250', 'retry-after': '1' }, '', 250],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT', date: 'Wed, 21 Oct 2026 07:28:00 GMT' }, '', 30_000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT', date: 'Wed, 21 Oct 2026 07:28:30 GMT' }, '', 0],
  [{ 'retry-after': 'soon' }, '', undefined],
  [{ 'retry-after': '-5' }, '', undefined],
  [{}, '{"details":[{"@type":"RetryInfo","retryDelay": "34s"}]}', 34_000],
  [{}, '', undefined],
])('reads %j and %j as %s ms', (headers, body, expected) => {
  expect(retryAfterMs(new Headers(headers), body)).toBe(expected);
});
