import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { additionsBetween, parseAdditions } from '../../../../../src/adapters/git/objects/added-lines.ts';
import { findGit } from '../../../../../src/adapters/git/program/find-git.ts';
import { hardenedGit } from '../../../../../src/adapters/git/program/hardened-git.ts';
import { git, makeRepository, writeFiles } from '../../../../support/repository.ts';

async function additions(root: string) {
  git(root, 'add', '-A');
  const tree = git(root, 'write-tree');
  const gitPath = await findGit(process.env.PATH ?? '');
  const run = hardenedGit({ gitPath, gitDir: join(root, '.git'), workTree: root });
  return additionsBetween(run, 'HEAD', tree);
}

test('lines are told with their numbers in the new file, and what went with them', async () => {
  const root = makeRepository({ 'a.txt': 'one\ntwo\nthree\n', 'gone.txt': 'old\n' });
  writeFiles(root, { 'a.txt': 'zero\none\n2\nthree\nfour', 'sub/ä b.txt': 'new\n' });
  rmSync(join(root, 'gone.txt'));
  expect(await additions(root)).toEqual([
    {
      path: 'a.txt',
      lines: [
        { number: 1, text: 'zero' },
        { number: 3, text: '2' },
        { number: 5, text: 'four' },
      ],
      removed: ['two'],
    },
    { path: 'gone.txt', lines: [], removed: ['old'] },
    { path: 'sub/ä b.txt', lines: [{ number: 1, text: 'new' }], removed: [] },
  ]);
});

test('binary files, links, empty files and files that became links are told too', async () => {
  const root = makeRepository({ was: 'text\n' });
  writeFileSync(join(root, 'data.bin'), Buffer.from('a\0\xffsecret\0\nb', 'latin1'));
  writeFileSync(join(root, 'empty'), '');
  symlinkSync('some where', join(root, 'link'));
  rmSync(join(root, 'was'));
  symlinkSync('target', join(root, 'was'));
  expect(
    (await additions(root)).map(({ path, lines, removed }) => [path, lines.map(({ text }) => text), removed]),
  ).toEqual([
    ['data.bin', ['a\0\ufffdsecret\0', 'b'], []],
    ['empty', [], []],
    ['link', ['some where'], []],
    ['was', ['target'], ['text']],
  ]);
});

test('no text and no name passes for a header', async () => {
  const text =
    'diff --git a/x b/x\n@@ -1 +1 @@\n+++ b/y\n:100644 100644 a b M\n\\ No newline at end of file\n';
  const name = 'odd "name"\nwith lines';
  const root = makeRepository({ 'a.txt': '-- gone\n' });
  writeFiles(root, { 'a.txt': text, [name]: text });
  const found = await additions(root);
  expect(found.map(({ path }) => path)).toEqual(['a.txt', name]);
  for (const { lines } of found) expect(`${lines.map((line) => line.text).join('\n')}\n`).toBe(text);
});

test('attributes and drivers of the repository have no say', async () => {
  const root = makeRepository({ '.gitattributes': '*.txt binary diff=evil\n' });
  git(root, 'config', 'diff.evil.textconv', 'touch planted; cat');
  git(root, 'config', 'diff.evil.command', 'touch planted');
  writeFiles(root, { 'a.txt': 'seen\n' });
  expect((await additions(root))[0]?.lines).toEqual([{ number: 1, text: 'seen' }]);
  expect(git(root, 'status', '--porcelain')).not.toContain('planted');
});

test('an answer that is cut off is an error, and no change is one without additions', async () => {
  expect(parseAdditions(Buffer.from(''))).toEqual([]);
  expect(() => parseAdditions(Buffer.from(':100644 100644 a b M\0'))).toThrow('in the middle of a record');
  const records = `:100644 100644 ${'a'.repeat(40)} ${'b'.repeat(40)} M\0a.txt\0\0`;
  expect(() => parseAdditions(Buffer.from(records))).toThrow('left out a change');
  expect(() => parseAdditions(Buffer.from(`${records}diff --git a/a b/a\n@@ -1 +1,2 @@\n-x\n+y`))).toThrow(
    'in the middle of a hunk',
  );
});
