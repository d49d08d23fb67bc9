import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../../src/adapters/secrets/redaction.ts';
import { ResultRedactor } from '../../../../src/run/context/result-redactor.ts';
import { deniedValues } from '../../../../src/run/sandbox/denied-values.ts';

test.each([
  ['DB_PASSWORD=correct-horse-battery', 'correct-horse-battery'],
  ['export STRIPE="q8Zr4TnW1xVb7Lp2"', 'q8Zr4TnW1xVb7Lp2'],
  ['WEIRD = q8Zr4TnW1xVb7Lp2 # of the shop', 'q8Zr4TnW1xVb7Lp2'],
  ['  "weird": "q8Zr4TnW1xVb7Lp2",', 'q8Zr4TnW1xVb7Lp2'],
  ['DATABASE_URL=postgres://app:q8Zr4TnW1xVb@db.internal/app', 'q8Zr4TnW1xVb'],
  ['q8Zr4TnW1xVb7Lp2', 'q8Zr4TnW1xVb7Lp2'],
])('%j says %j', (line, value) => {
  expect(deniedValues('.env', `# A comment\n${line}\nPORT=8080\n`)).toContain(value);
});

test.each([
  'HOST=localhost',
  'NODE_ENV=development',
  'LOG=verbose-and-colourful',
  'URL=https://example.com/path',
  'API_TOKEN=changeme-please',
  'API_TOKEN=${FROM_ELSEWHERE}',
  'PASSWORD=postgres',
  '# TOKEN=q8Zr4TnW1xVb7Lp2',
  'SHORT=a1B-c3D',
])('%j says nothing', (line) => {
  expect(deniedValues('.env', line)).toEqual([]);
});

test('a file of examples says nothing', () => {
  expect(deniedValues('app/.env.example', 'STRIPE=q8Zr4TnW1xVb7Lp2')).toEqual([]);
});

test('of a private key every line is one, of a certificate none', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const lines = privateKey.trim().split('\n').slice(1, -1);
  const long = lines.filter((line) => line.length > 8);
  expect(deniedValues('server.pem', privateKey)).toEqual(expect.arrayContaining(long));
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines[0]}\n-----END CERTIFICATE-----\n`;
  expect(deniedValues('ca.pem', certificate)).toEqual([]);
});

test('what is hidden is taken out of texts, noticed, and no secret that a commit stops at', () => {
  const redactor = createRedactor(['fhk-7Qm2vXc94LtRz0pWsB61']);
  const resultRedactor = new ResultRedactor(redactor);
  resultRedactor.hide('q8Zr4TnW1xVb7Lp2');
  expect(resultRedactor.text('a q8Zr4TnW1xVb7Lp2 b')).toBe('a *** b');
  expect(resultRedactor.takeFound()).toBe(true);
  expect(redactor.isIn('q8Zr4TnW1xVb7Lp2')).toBe(false);
  expect(resultRedactor.longest).toBeGreaterThanOrEqual(redactor.longest);
});
