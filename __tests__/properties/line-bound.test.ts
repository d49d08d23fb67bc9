import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineBound } from '../../src/run/calls/line-bound.ts';
import { runs } from '../support/runs.ts';

const bytes = (text: string): Buffer => Buffer.from(text);
const bound = (before: string | null, after: string) =>
  lineBound(before === null ? null : bytes(before), bytes(after));
const folder = mkdtempSync(join(tmpdir(), 'line-bound-'));

/** Git's own numstat for two contents. */
function counted(before: string, after: string): { added: number; removed: number } {
  writeFileSync(join(folder, 'a'), before);
  writeFileSync(join(folder, 'b'), after);
  const args = ['diff', '--no-index', '--numstat', '--no-renames', '--text', 'a', 'b'];
  const { stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });
  const [added = '0', removed = '0'] = stdout.split('\t');
  return { added: Number(added), removed: Number(removed) };
}

describe('the upper bound of a line count', () => {
  it.each([
    ['a new file', null, 'a\nb\n', { added: 2, removed: 0 }],
    ['a new file without a final newline', null, 'a\nb', { added: 2, removed: 0 }],
    ['nothing changed', 'a\nb\n', 'a\nb\n', { added: 0, removed: 0 }],
    ['one line in the middle', 'a\nb\nc\n', 'a\nB\nc\n', { added: 1, removed: 1 }],
    ['the end of a line', 'a\nfoo\nc\n', 'a\nfoobar\nc\n', { added: 1, removed: 1 }],
    ['the start of a line', 'a\nfoo\nc\n', 'a\nxfoo\nc\n', { added: 1, removed: 1 }],
    ['a line put in', 'a\nc\n', 'a\nb\nc\n', { added: 1, removed: 0 }],
    ['a line taken out', 'a\nb\nc\n', 'a\nc\n', { added: 0, removed: 1 }],
    ['a repeated line put in', 'a\na\n', 'a\na\na\n', { added: 1, removed: 0 }],
    ['all emptied', 'a\nb\n', '', { added: 0, removed: 2 }],
    ['the final newline lost', 'a\nb\n', 'a\nb', { added: 1, removed: 1 }],
  ])('is exact for %s', (_what, before, after, expected) => {
    expect(bound(before, after)).toEqual(expected);
  });

  it('is never below what git counts', () => {
    const line = fc.constantFrom('a', 'b', 'c', '', 'ab', 'x\r');
    const file = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
      .map(([lines, closed]) => lines.join('\n') + (closed && lines.length > 0 ? '\n' : ''));
    fc.assert(
      fc.property(file, file, (before, after) => {
        const git = counted(before, after);
        const ours = bound(before, after);
        return ours.added >= git.added && ours.removed >= git.removed;
      }),
      { numRuns: runs(300) },
    );
  });
});
