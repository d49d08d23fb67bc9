import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/adapters/models/options.ts';
import { RETRY_POLICY } from '../../src/adapters/models/retry.ts';
import { windowOf } from '../../src/adapters/models/windows.ts';
import { bytesOf } from '../../src/core/tokens.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/models.md'), 'utf8');
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

test('docs/models.md gives the time limits that hold', () => {
  const { firstChunkMs, idleMs, stepMs } = DEFAULT_LIMITS;
  expect(TEXT).toContain(
    `silence: ${firstChunkMs / 1000} s before the first word or while it thinks, ${idleMs / 1000} s within an answer, ${stepMs / 1000} s in all`,
  );
});

test('docs/models.md gives the number of attempts, the window of an unknown model and the size of a token', () => {
  expect(TEXT).toContain(`up to ${NUMBERS[RETRY_POLICY.attempts - 1]} times in all`);
  const window = windowOf('openai-compatible', 'unknown').toLocaleString('en-US');
  expect(TEXT.replaceAll('\n', ' ')).toContain(`taken to have ${window} tokens`);
  expect(TEXT).toContain(`estimated at ${bytesOf(1)} bytes a token`);
});

test('docs/models.md names files that there are', () => {
  const named = [...TEXT.matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(1);
  for (const path of named) expect(existsSync(join(ROOT, path)), path).toBe(true);
});
