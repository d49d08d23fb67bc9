import { describe, expect, it } from 'vitest';
import { applyUnified } from '../../../../src/tools/edit/apply-unified-diff.ts';
import type { EditResult } from '../../../../src/tools/edit/text/edit-types.ts';

const PATH = 'src/a.ts';
const HEAD = `--- a/${PATH}\n+++ b/${PATH}\n`;
const FILE = 'one\ntwo\nthree\nfour\nfive\n';

function apply(before: string | null, diff: string, path = PATH): EditResult {
  return applyUnified(before === null ? null : Buffer.from(before), diff, path);
}

function text(result: EditResult): string {
  if (!result.ok) throw new Error(result.reason);
  return Buffer.from(result.after).toString('utf8');
}

function code(result: EditResult): string | undefined {
  return result.ok ? 'made' : result.code;
}

describe('a unified diff that is applied', () => {
  const hunk = '@@ -2,3 +2,3 @@\n two\n-three\n+3\n four\n';
  const after = 'one\ntwo\n3\nfour\nfive\n';

  it('has headers as git, as diff, with a date, or none at all', () => {
    const git = `diff --git a/${PATH} b/${PATH}\nindex 1234567..89abcde 100644\n`;
    const dated = `--- ${PATH}\t2026-01-01 10:00:00\n+++ ${PATH}\t2026-01-02 10:00:00\n`;
    for (const head of [HEAD, git + HEAD, dated, '']) expect(text(apply(FILE, head + hunk))).toBe(after);
  });

  it('may name a path beyond ASCII the way git quotes it', () => {
    const head =
      'diff --git "a/gr\\303\\274n.ts" "b/gr\\303\\274n.ts"\n--- "a/gr\\303\\274n.ts"\n+++ "b/gr\\303\\274n.ts"\n';
    expect(text(apply(FILE, head + hunk, 'grün.ts'))).toBe(after);
  });

  it('finds its place by its lines, whatever its line numbers say', () => {
    expect(text(apply(FILE, `${HEAD}@@ -90,3 +120,3 @@ function f()\n two\n-three\n+3\n four\n`))).toBe(
      after,
    );
    expect(text(apply(FILE, `${HEAD}@@\n two\n-three\n+3\n four\n`))).toBe(after);
  });

  it('may have wrong counts, an empty line for empty context, a fence, a signature', () => {
    expect(text(apply(FILE, `${HEAD}@@ -2,9 +2,1 @@\n two\n-three\n+3\n four\n\n`))).toBe(after);
    expect(text(apply('a\n\nb\n', `${HEAD}@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n`))).toBe('a\n\nc\n');
    expect(text(apply(FILE, `\`\`\`diff\n${HEAD}${hunk}\`\`\`\n`))).toBe(after);
    expect(text(apply(FILE, `${HEAD}${hunk}-- \n2.40.1\n\n`))).toBe(after);
  });

  it('has several hunks, each on its own place', () => {
    const diff = `${HEAD}@@ -1,2 +1,3 @@\n one\n+1.5\n two\n@@ -4,2 +5 @@\n four\n-five\n`;
    expect(text(apply(FILE, diff))).toBe('one\n1.5\ntwo\nthree\nfour\n');
  });

  it('may be of CRLF lines or for a file of them', () => {
    const crlf = FILE.replaceAll('\n', '\r\n');
    const diff = HEAD + hunk;
    expect(text(apply(crlf, diff))).toBe(after.replaceAll('\n', '\r\n'));
    expect(text(apply(FILE, diff.replaceAll('\n', '\r\n')))).toBe(after);
    expect(text(apply(crlf, diff.replaceAll('\n', '\r\n')))).toBe(after.replaceAll('\n', '\r\n'));
    expect(text(apply(crlf, HEAD + hunk.replace(/(?<=[a-z3])\n/g, '\r\n')))).toBe(
      after.replaceAll('\n', '\r\n'),
    );
  });

  it('matches by the same tiers as an edit', () => {
    expect(text(apply('  two  \n  three\n', `${HEAD}@@ -1,2 +1,2 @@\n   two\n-  three\n+  3\n`))).toBe(
      '  two  \n  3\n',
    );
    expect(text(apply('    two\n    three\n', `${HEAD}@@ -1,2 +1,2 @@\n two\n-three\n+3\n`))).toBe(
      '    two\n    3\n',
    );
  });

  it('takes and leaves the newline at the end as it says', () => {
    const note = '\\ No newline at end of file\n';
    expect(text(apply('a\nb', `${HEAD}@@ -1,2 +1,2 @@\n a\n-b\n${note}+c\n${note}`))).toBe('a\nc');
    expect(text(apply('a\nb', `${HEAD}@@ -1,2 +1,2 @@\n a\n-b\n${note}+b\n`))).toBe('a\nb\n');
    expect(text(apply('a\nb\n', `${HEAD}@@ -1,2 +1,2 @@\n a\n-b\n+b\n${note}`))).toBe('a\nb');
    expect(text(apply('a\nb', `${HEAD}@@ -1,2 +1,2 @@\n a\n-b\n+c\n`))).toBe('a\nc');
    expect(code(apply('a\nb\nc\n', `${HEAD}@@ -1,2 +1,2 @@\n a\n-b\n+x\n${note}`))).toBeUndefined();
  });

  it('creates a file that does not exist', () => {
    const diff = `diff --git a/${PATH} b/${PATH}\nnew file mode 100644\nindex 0000000..1234567\n--- /dev/null\n+++ b/${PATH}\n@@ -0,0 +1,2 @@\n+a\n+b\n`;
    expect(text(apply(null, diff))).toBe('a\nb\n');
    expect(text(apply('', diff))).toBe('a\nb\n');
    expect(code(apply('x\n', diff))).toBe('PATCH-02');
  });

  it('may remove a line that looks like a header', () => {
    expect(text(apply('-- x\nkeep\n', `${HEAD}@@ -1,2 +1,2 @@\n--- x\n+++ y\n keep\n`))).toBe('++ y\nkeep\n');
  });
});

describe('a unified diff that is refused', () => {
  it('names another path in any header', () => {
    const hunk = '@@ -1 +1 @@\n-one\n+1\n';
    const other = '.github/workflows/ci.yml';
    for (const head of [
      `--- a/${other}\n+++ b/${other}\n`,
      `--- a/${PATH}\n+++ b/${other}\n`,
      `diff --git a/${other} b/${other}\n${HEAD}`,
      `diff --git a/${PATH} b/${other}\nrename from ${PATH}\nrename to ${other}\n`,
      `${HEAD}rename to ${other}\n`,
      `--- a/../${PATH}\n+++ b/../${PATH}\n`,
    ]) {
      expect(code(apply(FILE, head + hunk)), head).toBe('PATCH-01');
    }
  });

  it('has a second file, also behind a signature or a miscounted hunk', () => {
    const second = '--- a/other.ts\n+++ b/other.ts\n@@ -1 +1 @@\n-x\n+y\n';
    const first = `${HEAD}@@ -1 +1 @@\n-one\n+1\n`;
    for (const diff of [
      first + second,
      `${first}diff --git a/other.ts b/other.ts\n${second}`,
      `${first}-- \n2.40\n\ndiff --git a/other.ts b/other.ts\n${second}`,
      `${HEAD}@@ -1,7 +1,7 @@\n-one\n+1\n${second}`,
      first + first,
      `--- a/${PATH}\n${first}`,
    ]) {
      expect(code(apply(FILE, diff)), diff).toBe('PATCH-01');
    }
  });

  it('renames, copies, deletes, changes a mode, or is binary', () => {
    const git = `diff --git a/${PATH} b/${PATH}\n`;
    for (const diff of [
      `${git}similarity index 100%\nrename from ${PATH}\nrename to ${PATH}\n`,
      `${git}copy from ${PATH}\ncopy to ${PATH}\n`,
      `${git}old mode 100644\nnew mode 100755\n`,
      `${git}new file mode 120000\n`,
      `${git}deleted file mode 100644\n`,
      `--- a/${PATH}\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n`,
      `${git}GIT binary patch\nliteral 0\n`,
      `${git}Binary files a/${PATH} and b/${PATH} differ\n`,
      `${git}index 1234567..89abcde 120000\n`,
    ]) {
      expect(code(apply(FILE, diff)), diff).toBe('PATCH-02');
    }
  });

  it('cannot be read', () => {
    for (const diff of [
      '',
      'hello\n',
      HEAD,
      `Here is the diff:\n${HEAD}@@ -1 +1 @@\n-one\n+1\n`,
      `${HEAD}@@ -1 +1 @@\n-one\n+1\nand that is all\n`,
      `${HEAD}@@ -1,0 +1,1 @@\n+no context\n`,
      `${HEAD}@@@ -1,2 -1,2 +1,2 @@@\n  one\n`,
      `${HEAD}@@ -1,999999999 +1,999999999 @@\n${'-x\n'.repeat(20_000)}`,
      `*** Begin Patch\n*** Move to: ${PATH}\n*** End Patch\n`,
    ]) {
      expect(code(apply(FILE, diff)), diff.slice(0, 80)).toBe('PATCH-03');
    }
  });

  it('has a hunk whose lines are in two places or in none, line number or not', () => {
    const twice = apply('a\nb\nc\na\nb\n', `${HEAD}@@ -4,2 +4,2 @@\n a\n-b\n+x\n`);
    expect(twice.ok ? '' : twice.reason).toContain('matches 2 places (lines 1, 4)');
    const none = apply(FILE, `${HEAD}@@ -1,2 +1,2 @@\n one\n-2\n+x\n`);
    expect(none.ok ? '' : none.reason).toContain(
      'context and removed lines must be those of the file, in full',
    );
  });

  it('has one hunk of several that does not apply: then none is', () => {
    const result = apply(FILE, `${HEAD}@@ -1 +1 @@\n-one\n+1\n@@ -9 +9 @@\n-nine\n+9\n`);
    expect(result.ok ? '' : result.reason).toContain('hunk 1: would apply at line 1');
  });

  it('matches whole lines only', () => {
    expect(apply('xone\n', `${HEAD}@@ -1 +1 @@\n-one\n+1\n`).ok).toBe(false);
  });
});
