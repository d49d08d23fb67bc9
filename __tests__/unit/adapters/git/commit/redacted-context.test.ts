import { expect, test } from 'vitest';
import { restoreRedactedContext } from '../../../../../src/adapters/git/commit/redacted-context.ts';

const OLD = 'one\ntoken = secret\nthree\nkey = other\nfive\n';
const HEAD = 'diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n';
const oldFile = async (path: string): Promise<string | null> => (path === 'a.txt' ? OLD : null);

test('context and removed lines that were redacted are the old ones again, and added lines stay', async () => {
  const patch = `${HEAD}@@ -1,5 +1,5 @@\n one\n token = [redacted: a key, a.txt:2]\n-three\n+3 [redacted: b]\n-key = ***\n+key\n five\n`;
  expect(await restoreRedactedContext(patch, oldFile)).toBe(
    `${HEAD}@@ -1,5 +1,5 @@\n one\n token = secret\n-three\n+3 [redacted: b]\n-key = other\n+key\n five\n`,
  );
});

test('what is no old line stays: text beyond the hunk, another file, a line that is not there', async () => {
  for (const patch of [
    `${HEAD}@@ -9,1 +9,1 @@\n-*** a\n+b\n`,
    `diff --git a/b b/b\n--- a/b\n+++ b/b\n@@ -1 +1 @@\n-*** a\n+b\n`,
    `${HEAD}@@ -0,0 +1,2 @@\n+*** a\n+b\n`,
    'no patch ***\n',
  ])
    expect(await restoreRedactedContext(patch, oldFile)).toBe(patch);
});
