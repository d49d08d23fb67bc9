import { expect, test } from 'vitest';
import { createRedactor } from '../../../../src/adapters/secrets/redaction.ts';
import { NO_SECRETS, redactHead } from '../../../../src/core/text/redact.ts';

const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';

test('no part of a secret is left at a cut, wherever it falls', () => {
  const redactor = createRedactor([KEY]);
  for (let before = 0; before <= 130; before++) {
    const text = `${'.'.repeat(before)}${KEY}${'.'.repeat(400)}`;
    const shown = redactHead(text, 100, redactor);
    expect(shown, String(before)).not.toMatch(/fhk|7Qm|vXc/);
    expect(shown.length).toBeLessThanOrEqual(100);
  }
});

test('what was taken out before the cut moves none of what is behind it into sight', () => {
  const redactor = createRedactor([KEY]);
  for (let between = 0; between <= 60; between++) {
    const text = `${KEY.repeat(5)}${'.'.repeat(between)}${KEY}${'.'.repeat(400)}`;
    expect(redactHead(text, 100, redactor), String(between)).not.toMatch(/fhk|7Qm|vXc/);
  }
});

test('a text that fits is shown whole, and one that does not is cut at the limit', () => {
  expect(redactHead('short', 100, createRedactor([KEY]))).toBe('short');
  expect(redactHead('x'.repeat(101), 100, NO_SECRETS)).toBe('x'.repeat(100));
  expect(redactHead('x'.repeat(900), 100, createRedactor([KEY]))).toBe('x'.repeat(100));
});

test('no character is cut in two', () => {
  expect(redactHead('🌲🌲', 3, NO_SECRETS)).toBe('🌲');
});
