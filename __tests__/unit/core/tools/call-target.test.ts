import { expect, test } from 'vitest';
import { callTarget } from '../../../../src/core/tools/call-target.ts';

test.each([
  [{ path: 'src/a.ts', start_line: 3 }, 'src/a.ts'],
  [{ filename: 'a.ts', old_text: 'x' }, 'a.ts'],
  [{ command: 'npm test' }, 'npm test'],
  [{ pattern: 'LINE 12' }, 'LINE 12'],
  [{ pattern: 'LINE 12', path: 'big.txt' }, '"LINE 12" in big.txt'],
  [{ pattern: 12, path: 'big.txt' }, 'big.txt'],
  [{ result: 'done' }, ''],
  [null, ''],
  ['words', ''],
])('a call with %j is about %j', (given, target) => {
  expect(callTarget({ id: '1', name: 'any', arguments: given })).toBe(target);
});
