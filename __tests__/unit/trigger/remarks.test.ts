import { describe, expect, it } from 'vitest';
import type { Remark } from '../../../src/core/forge/discussion.ts';
import type { Permission } from '../../../src/trigger/authorize.ts';
import { authorsOf, discussionText, MOST_AUTHORS } from '../../../src/trigger/remarks.ts';

const remark = (author: string | null, at: number, text = `at ${at}`): Remark => ({
  author,
  at,
  text,
  place: null,
});
const MAY: ReadonlyMap<string, Permission | 'unknown'> = new Map<string, Permission | 'unknown'>([
  ['mia', { permission: 'write', roleName: 'write' }],
  ['mallory', { permission: 'read', roleName: 'admin' }],
  ['ghost', 'unknown'],
]);
const textOf = (remarks: readonly Remark[], before = Number.POSITIVE_INFINITY) =>
  discussionText(remarks, MAY, before)[0]?.text ?? '';

describe('a discussion', () => {
  it('is heard as far as those who may write had said it by then', () => {
    const all = [
      remark('mia', 1),
      remark('mallory', 2),
      remark('ghost', 3),
      remark('nobody', 4),
      remark(null, 5),
    ];
    expect(textOf(all)).toBe('mia wrote:\nat 1');
    expect(textOf([remark('mia', 1), remark('mia', 2), remark('mia', 3)], 2)).toBe('mia wrote:\nat 1');
    expect(discussionText([remark('mallory', 1)], MAY, 9)).toEqual([]);
  });

  it('about lines names them, with the end of their part of the diff', () => {
    const hunk = `${'x'.repeat(2000)}\n+last`;
    const text = textOf([{ ...remark('mia', 1, 'Why?'), place: { path: 'a.js', line: 4, hunk } }]);
    expect(text).toMatch(/^mia wrote about a\.js, line 4:\nx{594}\n\+last\nWhy\?$/);
    expect(textOf([{ ...remark('mia', 1), place: { path: 'a.js', line: null, hunk: '' } }])).toContain(
      'about a.js:',
    );
  });

  it('of which there is too much loses its oldest part, and one remark its end', () => {
    const all = Array.from({ length: 50 }, (_, at) => remark('mia', at, `${at}:${'y'.repeat(5000)}`));
    const text = textOf(all);
    expect(text.length).toBeLessThanOrEqual(18_100);
    expect(text).toContain('49:y');
    expect(text).not.toContain('40:y');
    expect(text.indexOf('48:y')).toBeLessThan(text.indexOf('49:y'));
    expect(text).toMatch(/y \[cut\]$/);
  });

  it('asks about each author once, those who spoke last, and about no more than ten', () => {
    const all = Array.from({ length: 30 }, (_, at) => remark(`user-${at % 15}`, at));
    const authors = authorsOf([...all, remark(null, 31)]);
    expect(authors).toHaveLength(MOST_AUTHORS);
    expect(authors[0]).toBe('user-14');
    expect(new Set(authors).size).toBe(MOST_AUTHORS);
  });
});
