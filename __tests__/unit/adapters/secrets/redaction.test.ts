import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor, REDACTED } from '../../../../src/adapters/secrets/redaction.ts';

const KEY = 'sk-ant-ä/9+"x\\y z';
const bytes = Buffer.from(KEY);

test.each([
  ['plain', KEY],
  ['reversed', [...KEY].reverse().join('')],
  ['in JSON', JSON.stringify({ key: KEY })],
  ['in JSON in JSON', JSON.stringify(JSON.stringify({ key: KEY }))],
  ['on a page', KEY.replace('"', '&quot;')],
  ['as hex', bytes.toString('hex')],
  ['as upper hex', bytes.toString('hex').toUpperCase()],
  ['in a URL', `https://x/?k=${encodeURIComponent(KEY)}`],
  [
    'in a URL with small letters',
    `https://x/?k=${encodeURIComponent(KEY).replace(/%../g, (hex) => hex.toLowerCase())}`,
  ],
  ['in a form', new URLSearchParams({ k: KEY }).toString()],
  ['with every byte escaped', bytes.toString('hex').replace(/../g, '%$&')],
])('a value is taken out %s', (_, text) => {
  const clean = createRedactor([KEY]).text(`before ${text} after`);
  expect(clean).toContain(REDACTED);
  expect(clean).toMatch(/^before .* after$/);
  for (const piece of ['sk-ant', 'tna-ks', bytes.subarray(0, 6).toString('hex'), 'sk%2Dant']) {
    expect(clean.toLowerCase()).not.toContain(piece.toLowerCase());
  }
});

test('base64 hides nothing, wherever the value falls in it, in both alphabets, with or without padding', () => {
  const redactor = createRedactor([KEY]);
  for (const head of ['', 'a', 'ab', 'abc', 'user:']) {
    for (const tail of ['', 'z', 'zz', 'zzz']) {
      const whole = Buffer.from(head + KEY + tail);
      for (const encoded of [
        whole.toString('base64'),
        whole.toString('base64').replace(/=+$/, ''),
        whole.toString('base64url'),
      ]) {
        const clean = redactor.text(encoded);
        expect(clean).toContain(REDACTED);
        const left = clean
          .split(REDACTED)
          .map((part) => Buffer.from(part, 'base64').toString())
          .join('');
        expect(left).not.toContain(KEY.slice(2, 10));
      }
    }
  }
});

test('a value whose base64 needs the two odd signs is found in both alphabets', () => {
  const odd = '~~~???>>>\u00ff\u00ff~~~???>>>';
  for (const head of ['', 'a', 'ab']) {
    const url = Buffer.from(head + odd).toString('base64url');
    expect(url).toMatch(/[-_]/);
    expect(createRedactor([odd]).text(url).length).toBeLessThan(10);
  }
});

test('no spelling of any value is left in any text', () => {
  fc.assert(
    fc.property(
      fc
        .string({ minLength: 6, maxLength: 40, unit: 'grapheme' })
        .filter((value) => value.trim().length >= 6),
      fc.array(fc.string(), { minLength: 2, maxLength: 4 }),
      (secret, around) => {
        const redactor = createRedactor([secret]);
        const value = secret.trim();
        const forms = [
          value,
          [...value].reverse().join(''),
          Buffer.from(value).toString('hex'),
          encodeURIComponent(value),
        ];
        for (const form of forms) expect(redactor.text(around.join(form))).not.toContain(form);
        expect(redactor.bytes(Buffer.from(around.join(value))).toString()).not.toContain(value);
      },
    ),
  );
});

test('what a replacement joins together is no value again', () => {
  expect(createRedactor(['abcabc']).text('abcabcabc')).not.toContain('abcabc');
  expect(createRedactor(['******']).text('*'.repeat(50))).not.toContain('******');
});

test('a short value inside a long one leaves nothing of the long one standing', () => {
  expect(createRedactor(['secret', 'my-secret-token']).text('my-secret-token')).toBe(REDACTED);
});

test('every line of a private key is a value of its own', () => {
  const key = '-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG\nab\n-----END KEY-----\n';
  expect(createRedactor([key]).text('  > MIIEvQIBADANBgkqhkiG')).toBe(`  > ${REDACTED}`);
  expect(createRedactor([key]).text('ab')).toBe('ab');
});

test('a value too short to be hidden is refused, and said so', () => {
  const redactor = createRedactor();
  expect(redactor.add('12345')).toBe(false);
  expect(redactor.add('')).toBe(false);
  expect(redactor.add('123456')).toBe(true);
  expect(redactor.text('12345 123456')).toBe(`12345 ${REDACTED}`);
});

test('data keeps its shape; keys and values are cleaned, other things are the same object', () => {
  const redactor = createRedactor(['hunter2hunter2']);
  const clean = { a: [1, null, 'x'], b: { c: true } };
  expect(redactor.data(clean)).toBe(clean);
  expect(redactor.data({ a: ['hunter2hunter2'], hunter2hunter2: 1, n: 3 })).toEqual({
    a: ['***'],
    '***': 1,
    n: 3,
  });
});

test('bytes that are no UTF-8 stay as they are around a value', () => {
  const mixed = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('pässword1'),
    Buffer.from([0x80]),
  ]);
  const clean = createRedactor(['pässword1']).bytes(mixed);
  expect([...clean]).toEqual([0xff, 0xfe, 0x00, 0x2a, 0x2a, 0x2a, 0x80]);
  const other = Buffer.from([1, 2, 3]);
  expect(createRedactor(['pässword1']).bytes(other)).toBe(other);
});

test('without values everything passes through untouched', () => {
  const redactor = createRedactor();
  const data = { a: 'text' };
  expect(redactor.data(data)).toBe(data);
  expect(redactor.text('text')).toBe('text');
});

const SIMPLE = 'fhk_7Qm2vXc94LtRz0pW';
const each = (value: string, spell: (code: number) => string): string =>
  [...value].map((letter) => spell(letter.charCodeAt(0))).join('');
const hexOf = (code: number): string => code.toString(16).padStart(2, '0');

test.each([
  ['%5F for _', SIMPLE.replace('_', '%5F')],
  ['%5f for _', SIMPLE.replace('_', '%5f')],
  ['some letters percent-encoded', SIMPLE.replace('Q', '%51').replace('_', '%5f').replace('z', '%7A')],
  ['every letter percent-encoded', each(SIMPLE, (code) => `%${hexOf(code)}`)],
  ['every letter percent-encoded twice', each(SIMPLE, (code) => `%25${hexOf(code)}`)],
  ['HTML entities', each(SIMPLE, (code) => `&#${code};`)],
  ['hexadecimal HTML entities', each(SIMPLE, (code) => `&#x${hexOf(code)};`)],
  ['padded HTML entities without an end', each(SIMPLE, (code) => `&#X000${hexOf(code)}`)],
  ['JSON escapes', each(SIMPLE, (code) => `\\u00${hexOf(code)}`)],
  ['JSON escapes in JSON', JSON.stringify(each(SIMPLE, (code) => `\\u00${hexOf(code)}`))],
  ['escapes of code points', each(SIMPLE, (code) => `\\u{${hexOf(code)}}`)],
  ['escapes of bytes', each(SIMPLE, (code) => `\\x${hexOf(code).toUpperCase()}`)],
  ['octal escapes', each(SIMPLE, (code) => `\\${code.toString(8).padStart(3, '0')}`)],
  ['escapes of different sorts', SIMPLE.replace('f', '%66').replace('h', '&#104;').replace('7', '\\u0037')],
  ['its base64 percent-encoded', encodeURIComponent(Buffer.from(`${SIMPLE}>>>???`).toString('base64'))],
])('a value is taken out that is spelled with %s', (_, spelled) => {
  const redactor = createRedactor([SIMPLE]);
  expect(redactor.isIn(spelled)).toBe(true);
  const clean = redactor.text(`a ${spelled} b`);
  expect(clean).toContain(REDACTED);
  expect(clean.length).toBeLessThan(30);
  expect(Buffer.from(redactor.bytes(Buffer.from(`a ${spelled} b`))).toString()).toBe(clean);
});
