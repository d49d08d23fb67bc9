import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Evasion } from './evasion.ts';
import { EVASIONS } from './table.ts';

const TESTS = join(import.meta.dirname, '../..');

/** The named tests that there are not: no such file, or none of that title in it. */
function missing(evasion: Evasion): readonly string[] {
  return evasion.tests
    .filter(([file, title]) => {
      const path = join(TESTS, file);
      if (!existsSync(path)) return true;
      const source = readFileSync(path, 'utf8');
      return !["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
    })
    .map(([file, title]) => `${file}: ${title}`);
}

test('there are forty ways, numbered from 1', () => {
  expect(EVASIONS.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
});

test.each(EVASIONS)('$number is held by a test that there is: $how', (evasion) => {
  expect(evasion.tests.length).toBeGreaterThan(0);
  expect(missing(evasion)).toEqual([]);
});

test('where the title begins with numbers, its own is among them', () => {
  for (const { number, tests } of EVASIONS) {
    for (const [, title] of tests) {
      const numbers = /^([\d, ]+): /.exec(title)?.[1]?.split(', ').map(Number);
      expect(numbers ?? [number], title).toContain(number);
    }
  }
});

test('a test that is gone would be noticed', () => {
  const [first] = EVASIONS;
  expect(
    missing({ ...first!, tests: [['attacks/evasions/table.test.ts', `no such ${'title'}`]] }),
  ).toHaveLength(1);
});
