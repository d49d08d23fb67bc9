import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CODES } from '../../../src/core/run/codes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
const SOURCES = globSync('src/**/*.ts', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** The first cells of the rows below a heading of the page. */
function firstCells(heading: string): readonly string[] {
  const section = PAGE.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| (?!-)(.+?) \|/gm)].map(([, cell = '']) => cell).slice(1);
}

test('every message that the page quotes is one of ours', () => {
  const quoted = firstCells('By message').map((cell) => cell.replaceAll('`', ''));
  expect(quoted.length).toBeGreaterThan(15);
  const parts = quoted.flatMap((message) => message.split('…').map((part) => part.trim()));
  expect(parts.filter((part) => part !== '' && !SOURCES.some((text) => text.includes(part)))).toEqual([]);
  expect(quoted.toSorted()).toEqual(quoted);
});

test('every code is on the page once', () => {
  const codes = firstCells('By code').flatMap((cell) => cell.split(', '));
  expect(codes.toSorted()).toEqual(Object.keys(CODES).sort());
});
