import { describe, expect, test } from 'vitest';
import { boundsOf, fittedAnswer } from '../../../../src/agent/compaction/bounds.ts';

describe('what a prompt may hold', () => {
  test.each([
    [200_000, 16_000, 174_000],
    [8000, 500, 7100],
    // Of a small window no more than a quarter is kept for the answer.
    [8000, 16_000, 5600],
  ])('in a window of %i with answers of up to %i is %i', (window, longestAnswer, near) => {
    const bounds = boundsOf(window, longestAnswer);
    expect(bounds).toEqual({ near, target: near / 2, enough: Math.floor(near * 0.7), recent: near / 4 });
  });

  test('has no bound without a window', () => {
    expect(boundsOf(Number.POSITIVE_INFINITY, 16_000).near).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the cap on an answer', () => {
  test.each([
    [16_000, 100_000, 200_000, 16_000],
    [16_000, 7000, 8000, 600],
    [500, 7000, 8000, 500],
    // Never nothing: a server that takes the prompt after all can say something short.
    [16_000, 7599, 8000, 256],
    [100, 7599, 8000, 100],
    [16_000, 900_000, Number.POSITIVE_INFINITY, 16_000],
  ])('of %i beside a prompt of %i in a window of %i is %i', (cap, input, window, fitted) => {
    expect(fittedAnswer(cap, input, window)).toBe(fitted);
  });
});
