import { expect, test } from 'vitest';
import { otherOrigin } from '../../../../src/adapters/http/redirect-origin.ts';

const ASKED = 'https://api.example.com/v1/chat';

test.each([
  ['http://elsewhere.invalid/v1', 'http://elsewhere.invalid'],
  ['//evil.example/v1', 'https://evil.example'],
  ['https:\\\\evil.example/v1', 'https://evil.example'],
  ['http://api.example.com/v1/chat', 'http://api.example.com'],
  ['https://api.example.com:8443/v1', 'https://api.example.com:8443'],
  ['https://api.example.com@evil.example/', 'https://evil.example'],
  ['https://api.example.com.evil.example/', 'https://api.example.com.evil.example'],
  ['file:///etc/passwd', 'file:'],
  ['data:text/plain,x', 'data:'],
])('%s leads to another origin', (location, origin) => {
  expect(otherOrigin(location, ASKED)).toBe(origin);
});

test.each(['/v1/chat/', 'chat/', '?x=1', '', 'https://API.example.com:443/v2', 'http://[', null])(
  '%s leads to no other origin',
  (location) => {
    expect(otherOrigin(location, ASKED)).toBeNull();
  },
);
