import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { FileChange } from '../../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';
import { TreeFingerprint } from '../../../../src/run/calls/tree-fingerprint.ts';
import { change } from '../../constraints/fixtures.ts';

const bytes = (text: string | null) => (text === null ? null : Buffer.from(text));

function edit(mark: TreeFingerprint, path: string, before: string | null, after: string): string {
  mark.edited({ path: path as WorkspacePath, before: bytes(before), after: Buffer.from(after), message: '' });
  return mark.state;
}

function measured(mark: TreeFingerprint, path: string, part: Partial<FileChange>): string {
  mark.measured([change(path, part)]);
  return mark.state;
}

test('a change that is taken back leaves the mark as it was', () => {
  const mark = new TreeFingerprint();
  const start = mark.state;
  const changed = edit(mark, 'a', 'one\n', 'two\n');
  expect(changed).not.toBe(start);
  expect(edit(mark, 'a', 'two\n', 'one\n')).toBe(start);
});

test('the way to a state makes no difference, and the place does', () => {
  const [one, other, third] = [new TreeFingerprint(), new TreeFingerprint(), new TreeFingerprint()];
  edit(one, 'a', 'x', 'y');
  edit(other, 'b', null, 'z');
  expect(edit(one, 'b', null, 'z')).toBe(edit(other, 'a', 'x', 'y'));
  edit(third, 'c', 'x', 'y');
  expect(edit(third, 'b', null, 'z')).not.toBe(one.state);
});

test('an edit and a command that lead to the same content lead to the same state', () => {
  const oid = (text: string) =>
    execFileSync('git', ['hash-object', '--stdin'], {
      input: text,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    }).trim();
  const mark = new TreeFingerprint();
  const start = mark.state;
  edit(mark, 'a', 'one\n', 'two\n');
  expect(measured(mark, 'a', { oldOid: oid('two\n'), newOid: oid('one\n') })).toBe(start);
});

test('a mode is a part of the state', () => {
  const mark = new TreeFingerprint();
  const start = mark.state;
  const part = { oldOid: 'a', newOid: 'a' };
  expect(measured(mark, 'a', { ...part, oldMode: '100644', newMode: '100755' })).not.toBe(start);
  expect(measured(mark, 'a', { ...part, oldMode: '100755', newMode: '100644' })).toBe(start);
});
