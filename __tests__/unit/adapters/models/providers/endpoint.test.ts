import { describe, expect, test } from 'vitest';
import { endpointOf } from '../../../../../src/adapters/models/providers/endpoint.ts';
import { StopRun } from '../../../../../src/core/run/outcome.ts';

function reasonOf(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof StopRun && error.why.kind === 'config') return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('an endpoint', () => {
  test("is the provider's own unless the user names another", () => {
    expect(endpointOf('anthropic', { apiKey: 'k-1' })).toEqual({
      baseUrl: 'https://api.anthropic.com/v1',
      address: 'https://api.anthropic.com/v1',
      apiKey: 'k-1',
    });
    expect(endpointOf('openai', { apiKey: 'k-1', baseUrl: ' https://gw.example/v1/ ' }).baseUrl).toBe(
      'https://gw.example/v1',
    );
  });

  test('needs a key, but for openai-compatible', () => {
    expect(reasonOf(() => endpointOf('anthropic', {}))).toBe(
      'no API key for provider anthropic: set ANTHROPIC_API_KEY or FORGE_API_KEY (input api-key in the action)',
    );
    expect(endpointOf('openai-compatible', { baseUrl: 'http://localhost:1/v1' }).apiKey).toBeUndefined();
  });

  test('takes a key with a newline at its end, and no other broken one', () => {
    expect(endpointOf('openai', { apiKey: ' sk-abc\n' }).apiKey).toBe('sk-abc');
    const reason = reasonOf(() => endpointOf('openai', { apiKey: 'sk-abc\nsk-def' }));
    expect(reason).toMatch(/^the API key contains a space or an invalid character: copy it again to /);
    expect(reason).not.toContain('sk-abc');
  });

  test.each([
    ['', /requires a base URL: set --base-url, FORGE_BASE_URL or the input base-url/],
    ['localhost:11434', /is not an http or https URL/],
    ['file:///etc/passwd', /is not an http or https URL/],
    ['https://me:secret@host/v1', /contains a user name or password/],
    ['https://host/v1?key=secret', /has a query or fragment/],
  ])('refuses the base URL %j', (baseUrl, expected) => {
    const reason = reasonOf(() => endpointOf('openai-compatible', { apiKey: 'k-1', baseUrl }));
    expect(reason).toMatch(expected);
    expect(reason).not.toContain('secret');
  });
});
