import { expect, test } from 'vitest';
import { BadResponse } from '../../../../../src/adapters/models/attempt/attempt-failure.ts';
import { failureOfResponse } from '../../../../../src/adapters/models/attempt/classify-response.ts';
import type { EndpointInfo } from '../../../../../src/adapters/models/providers/endpoint-info.ts';

const PEER: EndpointInfo = {
  provider: 'openai',
  model: 'm',
  address: 'https://api.example/v1',
  hasKey: true,
  secrets: [],
};

function failure(
  status: number,
  body: string,
  endpointInfo: Partial<EndpointInfo> = {},
  type = 'application/json',
) {
  const whole = { ...PEER, ...endpointInfo };
  const asked = `${whole.address}/chat/completions`;
  return failureOfResponse(
    new BadResponse(status, new Headers({ 'content-type': type }), body, asked),
    whole,
  );
}

function error(message: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({ error: { message, ...more } });
}

test.each([
  [400, "This model's maximum context length is 128000 tokens. However, your messages resulted in 130000."],
  [400, 'Your input exceeds the context window of this model.'],
  [400, 'prompt is too long: 210000 tokens > 200000 maximum'],
  [400, 'input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000'],
  [400, 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).'],
  [400, 'the request exceeds the available context size, try increasing it'],
  [500, 'Context size has been exceeded.'],
  [413, 'Request too large'],
  [422, 'Please reduce the length of the messages.'],
])('%i %s is an overflow', (status, message) => {
  expect(failure(status, error(message))).toMatchObject({ trouble: 'overflow', retry: false });
});

test.each([
  [429, error('You exceeded your current quota, please check your plan.', { code: 'insufficient_quota' })],
  [400, error('Your credit balance is too low to access the Anthropic API.')],
  [402, error('Insufficient Balance')],
])('%i %s is a used-up account', (status, body) => {
  expect(failure(status, body)).toMatchObject({ trouble: 'quota', retry: false });
});

test('a rate limit that mentions the billing page is still a rate limit', () => {
  const text =
    'Rate limit reached. Please add a payment method at https://platform.openai.com/account/billing';
  expect(failure(429, error(text, { code: 'rate_limit_exceeded' }))).toMatchObject({
    trouble: 'rate_limited',
    retry: true,
  });
});

test("Gemini's limit by the minute is waited for, its limit by the day is not", () => {
  const body = (quotaId: string) =>
    error('You exceeded your current quota, please check your plan and billing details.', {
      status: 'RESOURCE_EXHAUSTED',
      details: [{ violations: [{ quotaId }] }, { retryDelay: '34s' }],
    });
  expect(failure(429, body('GenerateRequestsPerMinutePerProject'), { provider: 'google' })).toMatchObject({
    trouble: 'rate_limited',
    retry: true,
    retryAfterMs: 34_000,
  });
  expect(failure(429, body('GenerateRequestsPerDayPerProject'), { provider: 'google' })).toMatchObject({
    trouble: 'quota',
    retry: false,
  });
});

test.each([
  [400, error('API key not valid. Please pass a valid API key.')],
  [401, ''],
  [
    400,
    JSON.stringify({ type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }),
  ],
])('%i %s is a refused key', (status, body) => {
  expect(failure(status, body)).toMatchObject({ trouble: 'auth', retry: false });
});

test.each([
  [404, error('no such thing')],
  [400, error('The model `gpt-9` does not exist or you do not have access to it.')],
  [400, error('bad', { code: 'model_not_found' })],
])('%i %s is an unknown model', (status, body) => {
  expect(failure(status, body)).toMatchObject({ trouble: 'not_found', retry: false });
});

test('a server that wants a key, and was given none, refuses no key', () => {
  const endpointInfo = { provider: 'openai-compatible', hasKey: false } as const;
  expect(failure(401, error('No auth.'), endpointInfo)).toMatchObject({
    trouble: 'auth',
    message:
      'openai-compatible (https://api.example/v1) requires a key, but none is set, HTTP 401: No auth; set FORGE_API_KEY (input api-key in the action)',
  });
  expect(failure(403, '', endpointInfo).message).toMatch(
    /; no key is set: set FORGE_API_KEY \(input api-key/,
  );
});

test.each([
  ['404 page not found', 'text/plain', 'HTTP 404: 404 page not found'],
  ['', 'text/plain', 'HTTP 404'],
  ['<html>Cannot POST</html>', 'text/html', 'HTTP 404: a web page'],
])('404 with %j is a path where nothing is, whatever the model', (body, type, shown) => {
  const address = 'https://api.example/v1/chat/completions';
  expect(failure(404, body, { address }, type)).toEqual({
    trouble: 'malformed',
    message: `${address}/chat/completions does not exist (${shown}): set the base URL without /chat/completions, usually ending with /v1`,
    retry: false,
  });
});

test('404 in plain words about the model is still an unknown model', () => {
  expect(failure(404, 'model m not found', {}, 'text/plain')).toMatchObject({ trouble: 'not_found' });
});

test.each([
  { choices: [{ message: { content: 'Done.' } }] },
  { type: 'message', content: [{ type: 'text', text: 'Done.' }] },
  { object: 'response', error: null, output: [] },
  { candidates: [{ content: { parts: [] } }] },
])('%j instead of a stream asks for streaming, and doubts no address', (body) => {
  expect(failure(200, JSON.stringify(body, null, 1))).toEqual({
    trouble: 'malformed',
    message: 'https://api.example/v1 did not stream its response: turn on streaming in the server',
    retry: false,
  });
});

test("a gateway's web page with 502 is a failing server, with 404 a wrong address", () => {
  const page = '<html><body>Bad gateway</body></html>';
  expect(failure(502, page, {}, 'text/html')).toMatchObject({ trouble: 'server', retry: true });
  expect(failure(404, page, {}, 'text/html')).toMatchObject({ trouble: 'malformed', retry: false });
});

test('an error that a gateway sends as 200 counts as what it is', () => {
  expect(failure(200, error('Overloaded', { code: 503 }))).toMatchObject({ trouble: 'server', retry: true });
  expect(failure(200, error('no', { code: 401 }))).toMatchObject({ trouble: 'auth', retry: false });
});

test('messages are whole', () => {
  expect(failure(401, error('Incorrect API key provided.')).message).toBe(
    'openai (https://api.example/v1) rejected the key, HTTP 401: Incorrect API key provided; check OPENAI_API_KEY or FORGE_API_KEY (input api-key in the action)',
  );
  expect(failure(500, '').message).toBe('openai (https://api.example/v1) failed, HTTP 500');
});
