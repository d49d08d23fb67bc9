import { describe, expect, test } from 'vitest';
import { outputLimitIn } from '../../../../../src/adapters/models/attempt/output-limit.ts';
import { startModelServer } from '../../../../support/model-server/server.ts';
import { asking, request, troubleOf } from '../asking.ts';

const WINDOW =
  "This model's maximum context length is 16384 tokens and your request has 1384 input tokens (16000 > 16384 - 1384).";
const OLD_WINDOW =
  "This model's maximum context length is 8192 tokens. However, you requested 17000 tokens (1000 in the messages, 16000 in the completion). Please reduce the length of the messages or completion.";
const OWN =
  'max_tokens is too large: 100000. This model supports at most 16384 completion tokens, whereas you provided 100000.';

describe('what a server says it would take', () => {
  test.each([
    [WINDOW, { tokens: 15_000, isPermanent: false }],
    [OLD_WINDOW, { tokens: 7192, isPermanent: false }],
    [OWN, { tokens: 16_384, isPermanent: true }],
    [
      'input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000, decrease input length',
      { tokens: 10_000, isPermanent: false },
    ],
    [
      'max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens for claude-sonnet-4-5',
      { tokens: 64_000, isPermanent: true },
    ],
    [
      'it has a maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive).',
      { tokens: 65_536, isPermanent: true },
    ],
  ])('%s', (said, expected) => {
    expect(outputLimitIn(said, 100_000)).toEqual(expected);
  });

  test.each([
    // Hardly anything would fit: the conversation is too long.
    "This model's maximum context length is 16384 tokens and your request has 16000 input tokens.",
    // No more than was asked for anyway.
    'This model supports at most 200000 completion tokens',
    'prompt is too long: 210000 tokens > 200000 maximum',
    'Invalid value for temperature.',
  ])('is nothing that would help in: %s', (said) => {
    expect(outputLimitIn(said, 16_000)).toBeNull();
  });
});

describe('a refused request', () => {
  const many = { ...request(), maxOutputTokens: 100_000 };

  test('is asked again with what the model writes at most, and that is kept for good', async () => {
    await using server = await startModelServer(({ json }) =>
      Number(json.max_tokens) > 16_384 ? { fault: 400, message: OWN } : { text: 'Done.' },
    );
    const model = await asking('openai-compatible', server);
    expect((await model.respond(many)).text).toBe('Done.');
    expect((await model.respond(many)).text).toBe('Done.');
    expect(server.requests.map(({ json }) => json.max_tokens)).toEqual([100_000, 16_384, 16_384]);
  });

  test('is asked again with what the window leaves, for that prompt alone', async () => {
    await using server = await startModelServer(({ json }) =>
      Number(json.max_tokens) > 15_000 ? { fault: 400, message: WINDOW } : { text: 'Done.' },
    );
    const model = await asking('openai-compatible', server);
    await model.respond(many);
    await model.respond(many);
    expect(server.requests.map(({ json }) => json.max_tokens)).toEqual([100_000, 15_000, 100_000, 15_000]);
  });

  test('is not asked again without end', async () => {
    await using server = await startModelServer(({ json }) => ({
      fault: 400,
      message: `This model supports at most ${Number(json.max_tokens) - 1} completion tokens`,
    }));
    const model = await asking('openai-compatible', server);
    expect((await troubleOf(model.respond(many))).trouble).toBe('bad_request');
    expect(server.requests).toHaveLength(4);
  });

  test('names its cap otherwise for a model that wants it so, from then on', async () => {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    await using server = await startModelServer(({ json }) =>
      json.max_tokens === undefined ? { text: 'Done.' } : { fault: 400, message },
    );
    const model = await asking('openai-compatible', server);
    expect((await model.respond(many)).text).toBe('Done.');
    await model.respond(many);
    const names = server.requests.map(({ json }) => Object.keys(json)[1]);
    expect(names).toEqual(['max_tokens', 'max_completion_tokens', 'max_completion_tokens']);
  });
});
