import { expect, test } from 'vitest';
import { redactPartialSecrets } from '../../../../src/adapters/secrets/partial-secrets.ts';

const SECRETS = ['sk-live-4f9aQx7712', 'short-one'];

test.each([
  ['the secret without its beginning', 'key: ive-4f9aQx7712.', 'key: ***.'],
  ['the secret on two lines', 'sk-live-\n4f9aQx7712', '***\n***'],
  ['the whole secret', 'sk-live-4f9aQx7712', '***'],
  ['fewer than eight of its characters', 'sk-live', 'sk-live'],
  ['a secret that is hardly longer than a piece', 'short-on', 'short-on'],
  ['a text without any', 'All tests pass.', 'All tests pass.'],
  ['an empty text', '', ''],
])('%s', (_, text, clean) => {
  expect(redactPartialSecrets(text, SECRETS)).toBe(clean);
});
