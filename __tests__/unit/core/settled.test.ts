import { expect, test } from 'vitest';
import { awaitedLater, ignoringFailure } from '../../../src/core/settled.ts';

/** Vitest fails a file in which a rejection goes unhandled, so a promise that nobody awaits is the test. */
test('a failure of a promise that is awaited later is not reported before, and reaches whoever awaits it', async () => {
  const failing = awaitedLater(Promise.reject(new Error('broken')));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(failing).rejects.toThrow('broken');
});

test('a failure that changes nothing is not thrown', async () => {
  await expect(ignoringFailure(Promise.reject(new Error('broken')))).resolves.toBeUndefined();
  await expect(ignoringFailure(undefined)).resolves.toBeUndefined();
  await expect(ignoringFailure(Promise.resolve(1))).resolves.toBeUndefined();
});
