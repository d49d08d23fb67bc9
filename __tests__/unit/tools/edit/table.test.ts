import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDIT_CASES, type EditCase } from './table.ts';

const TESTS = join(import.meta.dirname, '../../..');

/** The named tests that there are not: no such file, or none of that title in it. */
function missing({ tests }: EditCase): readonly string[] {
  return tests
    .filter(([file, title]) => {
      const path = join(TESTS, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${title}'`);
    })
    .map(([file, title]) => `${file}: ${title}`);
}

test('there are forty cases of an edit, numbered from 1', () => {
  expect(EDIT_CASES.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test.each(EDIT_CASES)('case $number has its tests: $input', (editCase) => {
  expect(editCase.tests.length).toBeGreaterThan(0);
  expect(missing(editCase)).toEqual([]);
});

test('a test whose title begins with a number is that case’s', () => {
  for (const { number, tests } of EDIT_CASES) {
    for (const [, title] of tests) {
      expect(Number(/^case (\d+): /.exec(title)?.[1] ?? number), title).toBe(number);
    }
  }
});

test('a test that is gone would be noticed', () => {
  const [first] = EDIT_CASES;
  expect(
    missing({ ...first!, tests: [['unit/tools/edit/table.test.ts', `no such ${'title'}`]] }),
  ).toHaveLength(1);
});
