import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(TESTS, '../docs/threat-model.md'), 'utf8');

interface Invariant {
  readonly number: number;
  readonly file: string;
  readonly name: string;
}

/** Rows of the form `| 7 | what is held | \`file\` "a test's name, or a part of it" |`. */
function invariants(text: string): readonly Invariant[] {
  const rows = text.matchAll(/^\| (\d+) \| .+ \| (?:`([^`]+)` "([^"]+)"|.*) \|$/gm);
  return [...rows].map(([, number, file = '', name = '']) => ({ number: Number(number), file, name }));
}

test('the invariants are numbered from 1, without a gap', () => {
  const numbers = invariants(TEXT).map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test('each invariant names a test that there is', () => {
  const missing = invariants(TEXT).filter(({ file, name }) => {
    const path = join(TESTS, file);
    return file === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});

test('a row without a test would be noticed', () => {
  expect(invariants('| 9 | something is held | – |')).toEqual([{ number: 9, file: '', name: '' }]);
});
