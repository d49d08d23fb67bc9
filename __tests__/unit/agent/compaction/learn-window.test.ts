import { describe, expect, it, test } from 'vitest';
import { learnedWindow, namedWindow, retryWindow } from '../../../../src/agent/compaction/learn-window.ts';

test.each([
  ['prompt is too long: 205000 tokens > 200000 maximum', 200_000],
  [
    'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input length',
    200_000,
  ],
  [
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 10234 tokens.",
    8192,
  ],
  ["This model's maximum context length is 4,096 tokens, and you requested 5,000", 4096],
  ['The input token count (1048600) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it', 4096],
  ["This model's maximum prompt length is 131072 but the request contains 200000 tokens.", 131_072],
  [
    'the conversation is too long for model gpt-4-32768, HTTP 400: Your input exceeds the context window',
    null,
  ],
  ['prompt is too long', null],
  ['request_too_large, HTTP 413', null],
])('"%s" names %s', (message, window) => {
  expect(namedWindow(message)).toBe(window);
});

describe('the window that a refusal teaches', () => {
  const overflow = { size: 9000, named: null, surprises: 0 };

  it('is the named one, where our count agrees', () => {
    expect(learnedWindow({ ...overflow, named: 8192 }, 128_000)).toBe(8192);
  });

  it('is in our own measure, where we count less than the server', () => {
    expect(learnedWindow({ ...overflow, named: 10_000 }, 128_000)).toBe(8100);
  });

  it('is a step below what was refused, where none is named', () => {
    expect(learnedWindow(overflow, 10_000)).toBe(8100);
  });

  it('stays, where a server calls a short prompt too long once, and goes down the second time', () => {
    expect(learnedWindow(overflow, 200_000)).toBe(200_000);
    expect(learnedWindow({ ...overflow, surprises: 1 }, 200_000)).toBe(8100);
  });

  it('never grows', () => {
    expect(learnedWindow({ ...overflow, size: 150_000, named: 400_000 }, 160_000)).toBeLessThanOrEqual(
      160_000,
    );
  });

  it('lets the retry be shorter than what was refused, whatever is believed', () => {
    expect(retryWindow(overflow, 200_000)).toBe(8100);
    expect(retryWindow(overflow, 4096)).toBe(4096);
  });
});
