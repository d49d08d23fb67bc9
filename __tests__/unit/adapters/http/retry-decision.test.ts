import { describe, expect, test } from 'vitest';
import { decideRetry, type FailedAttempt } from '../../../../src/adapters/http/retry-decision.ts';

const FAILURE: FailedAttempt = { trouble: 'server', retry: true };
const MINUTE = 60_000;

describe('the decision', () => {
  test.each([
    [1, 499],
    [2, 999],
    [3, 1998],
    [4, 3996],
  ])('after attempt %i waits at most %i ms', (attempt, waitMs) => {
    expect(decideRetry(FAILURE, attempt, MINUTE, () => 0.9999)).toMatchObject({ retry: true });
    expect(decideRetry(FAILURE, attempt, MINUTE, () => 0.9991)).toEqual({ retry: true, waitMs });
    expect(decideRetry(FAILURE, attempt, MINUTE, () => 0)).toEqual({ retry: true, waitMs: 0 });
  });

  test('ends with the fifth attempt', () => {
    expect(decideRetry(FAILURE, 5, MINUTE, () => 0)).toEqual({
      retry: false,
      because: 'gave up after 5 attempts: run again later',
    });
  });

  test('says nothing of later where no server was reached: what is to be mended is said already', () => {
    const unreached: FailedAttempt = { ...FAILURE, trouble: 'network' };
    expect(decideRetry(unreached, 5, MINUTE, () => 0)).toEqual({
      retry: false,
      because: 'gave up after 5 attempts',
    });
    expect(decideRetry({ ...unreached, retryAfterMs: MINUTE }, 1, MINUTE, () => 0)).toEqual({
      retry: false,
      because: 'no time left for another attempt in 60 s',
    });
  });

  test('waits as long as the server asks', () => {
    const asked = { ...FAILURE, retryAfterMs: 7000 };
    expect(decideRetry(asked, 1, MINUTE, () => 0.5)).toEqual({ retry: true, waitMs: 7000 });
  });

  test('does not wait past the deadline', () => {
    const asked = { ...FAILURE, retryAfterMs: 3_600_000 };
    expect(decideRetry(asked, 1, MINUTE, () => 0.5)).toEqual({
      retry: false,
      because: 'no time left for another attempt in 3600 s: run again later',
    });
    expect(decideRetry(FAILURE, 1, 0, () => 0)).toMatchObject({ retry: false });
  });

  test('does not repeat what cannot get better', () => {
    expect(decideRetry({ ...FAILURE, retry: false }, 1, MINUTE, () => 0)).toEqual({
      retry: false,
      because: '',
    });
  });
});
