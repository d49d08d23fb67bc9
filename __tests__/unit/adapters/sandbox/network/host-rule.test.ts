import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHostAllowed } from '../../../../../src/adapters/sandbox/network/host-rule.ts';
import { hostPatternProblem } from '../../../../../src/settings/values/hosts.ts';

/** NET-005 of the security cases. */
const LIST = ['github.com', '*.npm.example.test'];

describe('a list of hosts', () => {
  // The case has "registry.example.test" here, which no entry of its list names; its sibling below the wildcard is meant.
  test.each([
    'github.com',
    'GITHUB.COM',
    'github.com.',
    'registry.npm.example.test',
    'a.b.npm.example.test',
    'Registry.NPM.example.test.',
  ])('names %j', (host) => expect(isHostAllowed(host, LIST)).toBe(true));

  test.each([
    'evilgithub.com',
    'github.com.evil.test',
    'github.com\0.evil.test',
    'evil.test\0.npm.example.test',
    'npm.example.test.evil.test',
    'npm.example.test',
    'evilnpm.example.test',
    '.npm.example.test',
    '*.npm.example.test',
    'www.github.com',
    'x@evil.test',
    'x@github.com',
    'evil.test#github.com',
    'evil.test:443@github.com',
    'github.com:443',
    'github.com/',
    'github.com\n',
    'github.com..',
    'gіthub.com',
    'gith\u212Bub.com',
    'github\u3002com',
    'registry\u3002npm.example.test',
    '127.0.0.1',
    '[::1]',
    '::ffff:127.0.0.1',
    '169.254.169.254',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    'localhost',
    'com',
    '',
    '.',
  ])('does not name %j', (host) => expect(isHostAllowed(host, LIST)).toBe(false));

  test('cannot be made to name an address, whatever it holds itself', () => {
    for (const host of ['127.0.0.1', '0x7f.1', '1.2.3.0x10', '2130706433', '[::1]', 'localhost']) {
      expect(isHostAllowed(host, [host, `*.${host}`, '*', '*.*', ''])).toBe(false);
    }
  });

  test('folds ASCII only: no other letter becomes one of a name', () => {
    expect('\u212A'.toLowerCase()).toBe('k');
    expect(isHostAllowed('boo\u212A.example', ['book.example'])).toBe(false);
  });

  test('names a host only if it, in lower case and without its last dot, ends in an entry', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string(), fc.webAuthority(), fc.ipV4(), fc.ipV6()), (host) => {
        const plain = host.toLowerCase().replace(/\.$/, '');
        const expected = plain === 'github.com' || /^([a-z0-9-]+\.)+npm\.example\.test$/.test(plain);
        expect(isHostAllowed(host, LIST)).toBe(expected);
        const below = `${host}.npm.example.test`;
        if (isHostAllowed(below, LIST)) expect(below).toMatch(/^[a-zA-Z0-9.-]+$/);
      }),
    );
  });
});

describe('an entry of the setting', () => {
  test.each(['packages.example.org', '*.example.com', 'xn--bcher-kva.example', 'GitHub.com'])(
    'may be %j',
    (entry) => expect(hostPatternProblem(entry)).toBeNull(),
  );

  test.each([
    '*',
    '*.com',
    'localhost',
    'https://github.com',
    'github.com:443',
    '10.0.0.1',
    '::1',
    'a.*.example.com',
    'bücher.example',
    '',
  ])('may not be %j, and it says how', (entry) =>
    expect(hostPatternProblem(entry)).toMatch(
      /is not a host name: use a full name, e\.g\. packages\.example\.org/,
    ),
  );
});
