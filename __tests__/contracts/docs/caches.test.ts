import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHES } from '../../../src/adapters/sandbox/view/cache-table.ts';

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ');

test('docs/caches.md has the table of caches as it is', () => {
  const rows = CACHES.map(({ tool, variables, folder, shown, never, use }) => {
    const where = folder === null ? '' : code([folder]);
    const seen = `${shown.length === 0 ? 'all' : code(shown)}${use === 'programs' ? ', read-only' : ''}`;
    return `| ${tool} | ${code(variables)} | ${where} | ${seen} | ${code(never)} |`;
  });
  const table = ['| tool | variables | folder | shown | not shown |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  );
  const docs = readFileSync(new URL('../../../docs/caches.md', import.meta.url), 'utf8');
  const shown = docs.split('<!-- table -->\n')[1]?.split('\n<!-- end of table -->')[0];
  expect(shown).toBe(table);
});
