import { describe, expect, test } from 'vitest';
import { detectSecrets, SECRET_KINDS } from '../../../src/adapters/secret-scan/detect.ts';
import { BARE_CONTEXTS, CANARIES, CONTEXTS, keyCanary, openSshKey } from '../../support/secret-canaries.ts';

/** Whether a finding in the text is the value, or the part of an address that is secret. */
function isFound(text: string, value: string): boolean {
  return detectSecrets(text).some(({ parts }) =>
    parts.some((part) => value.includes(part) || part.includes(value)),
  );
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('each kind of secret', () => {
  test.each(Object.entries(CONTEXTS))('is found in %s', (_, inContext) => {
    const missed = CANARIES.filter((canary) => !isFound(inContext(canary), canary.value));
    expect(missed.map(({ kind }) => kind)).toEqual([]);
  });

  test.each(Object.entries(BARE_CONTEXTS))('is found %s, where its form says enough', (_, inContext) => {
    const known = CANARIES.filter(({ needsName }) => needsName === undefined);
    const missed = known.filter(({ value }) => !isFound(inContext(value), value));
    expect(missed.map(({ kind }) => kind)).toEqual([]);
  });

  test('of a private key, every line of its body is a value of its own, however it is quoted', () => {
    const { pem, lines } = keyCanary();
    for (const text of [pem, JSON.stringify(pem), pem.replace(/^/gm, '+'), pem.replace(/^/gm, '    ')]) {
      const parts = detectSecrets(text).flatMap((found) => found.parts);
      expect(lines.filter((line) => !parts.some((part) => line.includes(part)))).toEqual([]);
    }
  });

  test.each([
    ['whole', (pem: string) => pem],
    ['without its first line', (pem: string) => pem.split('\n').slice(1, -2).join('\n')],
    ['on one line of code', (pem: string) => `const key = ${JSON.stringify(pem)};`],
    ['numbered', (pem: string) => pem.replace(/^/gm, '    12\t')],
    ['in base64, as a kubeconfig has it', (pem: string) => `client-key-data: ${base64(pem)}`],
    ['in base64 with line breaks', (pem: string) => base64(pem).replace(/.{76}/g, '$&\n  ')],
  ])('an OpenSSH key without a passphrase is found: %s', (_, written) => {
    expect(detectSecrets(written(openSshKey()))).not.toEqual([]);
  });

  test('a key that is filled up or cut short is an example', () => {
    const [first = '', last = ''] = openSshKey().match(/-----.*-----/g) ?? [];
    for (const body of [
      'A'.repeat(200),
      'x'.repeat(64),
      'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU...',
      '<your key>',
    ]) {
      expect(detectSecrets(`${first}\n${body}\n${last}`)).toEqual([]);
    }
  });

  test('is looked for in linear time: no pattern repeats anything without a bound', () => {
    const unbounded = SECRET_KINDS.filter(({ regex }) => {
      const bare = regex.source.replace(/\\./g, '.').replace(/\[[^\]]*\]/g, '.');
      return /[*+]|\{\d+,\}/.test(bare);
    });
    expect(unbounded.map(({ name, regex }) => `${name}: ${regex.source}`)).toEqual([]);
  });
});
