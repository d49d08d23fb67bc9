import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { detectSecrets, SECRET_KINDS } from '../../../../../src/adapters/secrets/scan/detect-secrets.ts';
import { createSecretGuard } from '../../../../../src/adapters/secrets/secret-guard.ts';
import {
  BARE_CONTEXTS,
  CANARIES,
  CONTEXTS,
  keyCanary,
  openSshKey,
} from '../../../../support/secret-canaries.ts';

/** Whether a finding in the text is the value, or the part of an address that is secret. */
function isFound(text: string, value: string): boolean {
  return detectSecrets(text).some(({ parts }) =>
    parts.some((part) => value.includes(part) || part.includes(value)),
  );
}

const json = (data: unknown): string => JSON.stringify(data);
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
    const begun = ['+', '-', '    ', ' * ', '# ', '> '].map((sign) => pem.replace(/^/gm, sign));
    for (const text of [pem, JSON.stringify(pem), ...begun]) {
      const parts = detectSecrets(text).flatMap((found) => found.parts);
      expect(lines.filter((line) => !parts.some((part) => line.includes(part)))).toEqual([]);
    }
  });

  test('so is a line in which no digit happens to stand', () => {
    const { pem } = keyCanary();
    const lines = ['UNMMHTwvSHrRgxmeQuvNnA==', 'QxYbTrKpLmWnZvHsGdFcJa'];
    const end = pem.split('\n').findLastIndex((line) => line.startsWith('-----BEGIN'));
    const key = pem
      .split('\n')
      .toSpliced(end + 2, 0, ...lines)
      .join('\n');
    const parts = detectSecrets(key).flatMap((found) => found.parts);
    expect(parts).toEqual(expect.arrayContaining(lines));
    expect(
      detectSecrets(`${key}\ncreatePrivateKeyFromPem(aText);`).flatMap((found) => found.parts),
    ).not.toContain('createPrivateKeyFromPem');
  });

  test.each([
    ['whole', (pem: string) => pem],
    ['without its first line', (pem: string) => pem.split('\n').slice(1, -2).join('\n')],
    ['on one line of code', (pem: string) => `const key = ${JSON.stringify(pem)};`],
    ['taken away by a diff', (pem: string) => pem.replace(/^/gm, '-')],
    ['JSON in JSON in JSON', (pem: string) => json(json({ a: json({ key: pem }) }))],
    ['numbered', (pem: string) => pem.replace(/^/gm, '    12\t')],
    ['in base64, as a kubeconfig has it', (pem: string) => `client-key-data: ${base64(pem)}`],
    ['in base64 with line breaks', (pem: string) => base64(pem).replace(/.{76}/g, '$&\n  ')],
  ])('an OpenSSH key without a passphrase is found: %s', (_, written) => {
    expect(detectSecrets(written(openSshKey()))).not.toEqual([]);
  });

  test.each([
    ['on one line', (text: string) => base64(text)],
    ['over lines', (text: string) => base64(text).replace(/.{76}/g, '$&\n')],
    ['at any place in it', (text: string) => base64(`ab${text}`)],
    ['in a string with line breaks', (text: string) => json(base64(text).replace(/.{76}/g, '$&\n'))],
  ])('is found in base64, %s, and hidden', (_, written) => {
    const missed = CANARIES.filter(({ name, value }) => {
      const guard = createSecretGuard();
      const text = `data: ${written(`A=1\n${name}=${value}\nB=2\n`)}\n`;
      const clean = guard.text(text);
      return (
        clean === text ||
        Buffer.from(clean.replace(/^data: |\\n|[^A-Za-z0-9+/]/g, ''), 'base64').includes(value)
      );
    });
    expect(missed.map(({ kind }) => kind)).toEqual([]);
  });

  test('base64 that is no text is left alone: digests, pictures, words', () => {
    const digests = Array.from({ length: 50 }, () => randomBytes(64).toString('base64'));
    const words = 'AbstractSingletonProxyFactoryBean/node_modules/abcdefghijklmnopqrstuvwxyz0123456789';
    expect(detectSecrets([...digests, randomBytes(5000).toString('base64'), words].join('\n'))).toEqual([]);
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
