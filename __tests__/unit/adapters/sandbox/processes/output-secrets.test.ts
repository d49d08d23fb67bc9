import { expect, test } from 'vitest';
import { OutputBuffer } from '../../../../../src/adapters/sandbox/processes/output-buffer.ts';
import { createRedactor } from '../../../../../src/adapters/secrets/redaction.ts';
import { createSecretGuard } from '../../../../../src/adapters/secrets/secret-guard.ts';

const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';
const HALF = 32 * 1024;
const redactor = createRedactor([KEY]);

function shown(text: string): string {
  const buffer = new OutputBuffer(redactor);
  for (let at = 0; at < text.length; at += 1000) buffer.add(Buffer.from(text.slice(at, at + 1000)));
  return buffer.result().text;
}

/** Every piece of the key that is long enough to be told from chance. */
const PIECES = Array.from({ length: KEY.length - 4 }, (_, at) => KEY.slice(at, at + 5));

test('of a secret at the cut, no part is left on either side', () => {
  for (let shift = -KEY.length - 2; shift <= 2; shift++) {
    const text = `${'h'.repeat(HALF + shift)}${KEY}${'m'.repeat(90_000)}${KEY}${'t'.repeat(HALF + shift)}`;
    const left = shown(text);
    for (const piece of PIECES) expect(left, String(shift)).not.toContain(piece);
  }
});

test('of a secret in base64 at the cut neither', () => {
  const encoded = Buffer.from(KEY).toString('base64');
  for (let shift = -encoded.length; shift <= 0; shift++) {
    const left = shown(`${'.'.repeat(HALF + shift)}${encoded}${'.'.repeat(90_000)}`);
    expect(left).not.toMatch(/[A-Za-z0-9+/]{6}/);
  }
});

test('an output that just fits, or just does not, loses no secret between its halves', () => {
  for (const size of [2 * HALF - KEY.length, 2 * HALF - 3, 2 * HALF, 2 * HALF + 40, 2 * HALF + 700]) {
    const at = HALF - 10;
    const left = shown(`${'h'.repeat(at)}${KEY}${'t'.repeat(size - at)}`);
    for (const piece of PIECES) expect(left, String(size)).not.toContain(piece);
  }
});

test('a secret printed over and over is taken out everywhere', () => {
  const left = shown(`${KEY}\n`.repeat(20_000));
  for (const piece of PIECES) expect(left).not.toContain(piece);
});

test('without secrets in it an output is as long as before', () => {
  const plain = new OutputBuffer();
  plain.add(Buffer.alloc(200_000, 'x'));
  expect(shown('x'.repeat(200_000)).length).toBe(plain.result().text.length);
});

test('of a key that only the scan knows, no part is left at the cut either', () => {
  const key = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
  for (let shift = -key.length - 2; shift <= 2; shift++) {
    const buffer = new OutputBuffer(createSecretGuard());
    const line = `${'h'.repeat(HALF + shift - 1)} ${key} `;
    buffer.add(Buffer.from(`${line}${'m '.repeat(45_000)} ${key} ${'t'.repeat(HALF + shift - 1)}`));
    const { text } = buffer.result();
    for (let at = 0; at + 6 <= key.length; at++) expect(text).not.toContain(key.slice(at, at + 6));
  }
});
