import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { change, look, rulesOf, told } from './protection/fixture.ts';
import type { Way } from './way.ts';
import { HONEST, WAYS } from './ways.ts';

function findingsOf({ changes = [], gate, ...given }: Omit<Way, 'answer'>) {
  const files = changes.map(([path, before, after]) => change(path, before, after));
  return look(files, { gates: [gate], ...given });
}

describe('ways to bend a gate', () => {
  test('are at least 77, each once', () => {
    expect(new Set(WAYS.map(({ what }) => what)).size).toBe(WAYS.length);
    expect(WAYS.length).toBeGreaterThanOrEqual(77);
  });

  test.each(WAYS.filter(({ answer }) => answer === 'seen'))('$what is seen', (way) => {
    expect(rulesOf(findingsOf(way))).not.toEqual([]);
  });

  test.each(WAYS.filter(({ answer }) => answer === 'not seen'))(
    '$what is not seen, and it is said why',
    (way) => {
      expect(findingsOf(way)).toEqual([]);
      expect(way.why).toMatch(/\.$/);
    },
  );

  test('of ignored files have a scene to be played in', () => {
    for (const way of WAYS.filter(({ answer }) => answer === 'undone')) expect(way.script).toBeDefined();
  });
});

test.each(HONEST)('honest work is not found: $what', (way) => {
  expect(told(findingsOf(way))).toBe('');
});

test('docs/gates.md lists every way', () => {
  const rows = WAYS.map(
    ({ what, answer, why = '' }) => `| ${what} | ${answer}${why === '' ? '' : `: ${why}`} |`,
  );
  const table = ['| way | answer |', '|---|---|', ...rows].join('\n');
  const text = readFileSync(join(import.meta.dirname, '../../../docs/gates.md'), 'utf8');
  expect(text).toContain(`<!-- ways -->\n\n${table}\n\n<!-- /ways -->`);
});
