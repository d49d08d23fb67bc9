import { describe, expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../../../src/tools/edit/apply-unified-diff.ts';

function edited(file: string, ...edits: Edit[]): string {
  const result = applyEdits(Buffer.from(file), edits, 'f');
  return result.ok ? Buffer.from(result.after).toString() : `refused: ${result.reason}`;
}

describe('a reading that would change what the replacement means is not taken', () => {
  test('quotes are escaped in the search by mistake, and in a string of the replacement on purpose', () => {
    const replace = `say("he said \\"hi\\"");\n`;
    expect(edited('say("hi");\n', { search: 'say(\\"hi\\");\n', replace })).toMatch(/^refused/);
  });

  test('a line feed is escaped in the search by mistake, and in a string of the replacement on purpose', () => {
    const replace = "a\nprint('x\\n')\nb";
    expect(edited('a\nb\n', { search: 'a\\nb', replace })).toMatch(/^refused/);
  });

  test('back-slashes are doubled in the search alone: those of the replacement are its own', () => {
    const file = "digit: '\\\\d',\nspace: '\\\\s',\n";
    const search = file.replaceAll('\\', '\\\\');
    const replace = file.replace('space', 'blank');
    expect(edited(file, { search, replace })).toMatch(/^refused/);
    expect(edited(file, { search, replace: replace.replaceAll('\\', '\\\\') })).toBe(replace);
  });

  test.each([4, 12])(
    'a search at depth %i, a replacement as deep as the file: no shift is guessed',
    (depth) => {
      const at = (indent: number, lines: readonly string[]) =>
        lines.map((line) => `${' '.repeat(indent)}${line}\n`).join('');
      const block = ['    }', '}', 'toJSON() {', '    return { ...this };', '}'];
      const search = at(depth, block);
      // By chance a bracket of the replacement is as deep as one of the search.
      const replace = at(8, ['    }', '}', 'note', 'toJSON() {', '    return { ...this };', '}']);
      expect(edited(`class A {\n${at(8, block)}}\n`, { search, replace })).toMatch(/^refused/);
      const shifted = at(depth, ['    }', '}', 'note', 'toJSON() {', '    return { ...this };', '}']);
      expect(edited(`class A {\n${at(8, block)}}\n`, { search, replace: shifted })).toBe(
        `class A {\n${replace}}\n`,
      );
    },
  );

  test('lines that are wrapped in a block stand as deep as the file by chance, and are shifted with the rest', () => {
    const file = '  one();\n  two();\n  three();\n';
    const search = 'one();\ntwo();\nthree();\n';
    const replace = 'one();\nif (x) {\n  two();\n}\nthree();\n';
    expect(edited(`f {\n${file}}\n`, { search, replace })).toBe(
      'f {\n  one();\n  if (x) {\n    two();\n  }\n  three();\n}\n',
    );
  });

  test.each([
    '// (rest unchanged)',
    '// same as before',
    '// unchanged',
    '// [existing code]',
    '# omitted for brevity',
    '/* the rest is the same */',
  ])('%s in the place of lines is code left out', (note) => {
    expect(edited('a\nb\nc\nd\n', { search: 'a\nb\nc\nd\n', replace: `A\n${note}\nd\n` })).toMatch(
      /^refused.*leaves code out/,
    );
    expect(edited('a\nd\n', { search: 'a\nd\n', replace: `A\n${note}\nd\n` })).toContain(note);
  });
});

describe('what no model means to send ends soon, in an edit or in a refusal', () => {
  test('a replacement of a hundred thousand places, with line ends of either kind', () => {
    const file = 'x\n'.repeat(99_000);
    expect(edited(file, { search: 'x', replace: 'y', replaceAll: true })).toBe('y\n'.repeat(99_000));
    const long = `${'x '.repeat(9000)}${'z'.repeat(9_000_000)}`;
    const crlf = edited(long, { search: 'x', replace: 'y\r\nw', replaceAll: true });
    expect(crlf.startsWith('y\nw y\nw ')).toBe(true);
  });

  test('edits after it still see what it wrote', () => {
    const both = [
      { search: 'x', replace: 'long', replaceAll: true },
      { search: 'long\nb', replace: 'c' },
    ];
    expect(edited('x\na\nx\nb\n', ...both)).toMatch(/^refused.*nothing was changed/s);
    const apart = [
      { search: 'x', replace: 'long', replaceAll: true },
      { search: 'b', replace: 'c' },
    ];
    expect(edited('x\na\nx\nb\n', ...apart)).toBe('long\na\nlong\nc\n');
  });

  test('carriage returns without number at the end of both sides', () => {
    const tail = '\r'.repeat(30_000);
    expect(edited('foo\n', { search: `q${tail}`, replace: `z${tail}` })).toMatch(/^refused/);
  });

  test('megabytes of white space at the end of a line', () => {
    const noise = ' '.repeat(5_000_000);
    expect(edited('foo\nbar\n', { search: `foo${noise}\nbar`, replace: `baz${noise}\nbar` })).toBe(
      'baz\nbar\n',
    );
  });

  test('long lines of typographic marks', () => {
    const file = `${'é…x'.repeat(30_000)}\n`.repeat(3);
    expect(edited(file, { search: '.x', replace: 'y' })).toMatch(/^refused/);
  });

  test('a pile of combining marks, in the search or in the file', () => {
    const pile = `a${'\u0301\u0316'.repeat(150_000)}`;
    expect(edited("b'\n", { search: pile, replace: 'x' })).toMatch(/^refused/);
    expect(edited(`${pile}\nit’s\n`, { search: "it's", replace: 'x' })).toBe(`${pile}\nx\n`);
  });

  test('a header of a diff that is a megabyte of tabs', () => {
    const diff = `--- f${'\t'.repeat(1_000_000)}\rx\n+++ f\n@@ -1 +1 @@\n-a\n+c\n`;
    const result = applyUnified(Buffer.from('a\nb\n'), diff, 'f');
    expect(result.ok && Buffer.from(result.after).toString()).toBe('c\nb\n');
  });

  test('a note about code left out, over and over, in a large file that has it', () => {
    const note = '// ... existing code ...\n';
    const file = `a\n${'b'.repeat(9_000_000)}\n${note}`;
    expect(edited(file, { search: 'a\n', replace: note.repeat(30_000) }).length).toBe(
      file.length - 2 + note.length * 30_000,
    );
  });
});
