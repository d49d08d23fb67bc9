import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../../../src/tools/edit/apply-unified-diff.ts';
import type { Edit, EditResult } from '../../../../src/tools/edit/text/edit-types.ts';

const PATH = 'src/a.ts';
const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

function edit(before: string, ...edits: readonly Edit[]): EditResult {
  return applyEdits(bytes(before), edits, PATH);
}

/** The text after one edit that must be made. */
function made(before: string, search: string, replace: string): string {
  return text(edit(before, { search, replace }));
}

function text(result: EditResult): string {
  if (!result.ok) throw new Error(result.reason);
  return Buffer.from(result.after).toString('utf8');
}

/** The reason of an edit that must be refused. */
function reason(result: EditResult): string {
  if (result.ok) throw new Error(`made: ${Buffer.from(result.after).toString('utf8')}`);
  return result.reason;
}

function refusal(before: string, search: string, replace: string): string {
  return reason(edit(before, { search, replace }));
}

describe('the forty edit cases: what is found', () => {
  it('case 1: a unique exact match is replaced once and every other byte stays', () => {
    expect(made('one\ntwo \r\nthree\n', 'two', '2')).toBe('one\n2 \r\nthree\n');
  });

  it('case 2: no match is refused with the three nearest regions and their line numbers', () => {
    const block = (n: number): string => `function f${n}() {\n  const total = ${n};\n  return total;\n}\n`;
    const text = refusal(
      block(1) + block(2) + block(3) + block(4),
      'function f9() {\n  const total = 9;\n  return total;\n}\n',
      'x',
    );
    expect(text).toContain(
      'src/a.ts: the search matches nothing in the file; copy the lines exactly as they are now',
    );
    expect(text.split('\n---\n')).toHaveLength(3);
    expect(text).toContain(
      '*    1| function f1() {\n*    2|   const total = 1;\n     3|   return total;\n     4| }',
    );
  });

  it('case 3: several matches are refused with their lines', () => {
    expect(refusal('foo\nbar foo\n\nfoo\n', 'foo', 'x')).toBe(
      'src/a.ts: the search matches 3 places (lines 1, 2, 4), it must match one; add the lines around it, or set replace_all to change every one',
    );
  });

  it('case 4: replace_all replaces all and says how many', () => {
    const result = edit('a b a\nb a\n', { search: 'a', replace: 'c', replaceAll: true });
    expect(text(result)).toBe('c b c\nb c\n');
    expect(result.ok && result.report).toBe('src/a.ts: edited at line 1 (3 occurrences)');
  });

  it('case 4: replace_all of several places takes no other form of them than the exact one', () => {
    const before = '  a();\n  b();\nx\n  a();\n  b();\n';
    const twice = { search: 'a();\nb();', replace: 'c();\nd();', replaceAll: true };
    expect(reason(edit(before, twice))).toContain(
      'matches 2 places (lines 1, 4), it must match one; replace_all needs the exact text',
    );
    expect(text(edit('  a();\n  b();\nx\n', twice))).toBe('  c();\n  d();\nx\n');
  });

  it('case 5: overlapping occurrences are ambiguous, and replace_all takes them from the left', () => {
    expect(refusal('aaa', 'aa', 'b')).toContain('matches 2 places');
    expect(text(edit('aaaaa', { search: 'aa', replace: 'b', replaceAll: true }))).toBe('bba');
  });

  it('case 6: an empty search in a file that exists is a malformed patch', () => {
    expect(edit('a', { search: '', replace: 'b' })).toMatchObject({ ok: false, code: 'PATCH-03' });
    expect(edit('', { search: '', replace: 'b' })).toMatchObject({ ok: false, code: 'PATCH-03' });
  });

  it('case 7: an empty search creates a file that does not exist, and nothing else does', () => {
    expect(text(applyEdits(null, [{ search: '', replace: 'new\n' }], PATH))).toBe('new\n');
    expect(reason(applyEdits(null, [{ search: 'a', replace: 'b' }], PATH))).toContain('does not exist');
  });

  it('case 8: an edit that changes nothing says so and is none', () => {
    expect(refusal('a\n', 'a', 'a')).toBe(
      'src/a.ts: nothing to do, the file was not changed; search and replacement are the same: no change',
    );
    expect(refusal('a\r\nb\r\n', 'a\nb', 'a\r\nb')).toContain('no change');
  });

  it('case 9: a replacement that is there already is called applied', () => {
    const before = 'const limit = 20;\nstart();\n';
    expect(refusal(before, 'const limit = 10;', 'const limit = 20;')).toContain(
      'already applied: line 1 reads so',
    );
    const both = edit(
      before,
      { search: 'const limit = 10;', replace: 'const limit = 20;' },
      { search: 'start', replace: 'stop' },
    );
    expect(text(both)).toBe('const limit = 20;\nstop();\n');
    expect(both.ok && both.report).toContain('edit 1: already applied');
  });

  it('case 9: a deletion of lines that are not there is not called applied because the rest is', () => {
    expect(refusal('keepThisLine();\nother();\n', 'gone();\nother();', 'other();')).toContain(
      'matches nothing',
    );
  });

  it('case 9: a replacement so short that it stands anywhere is not called applied', () => {
    const text = 'const max = 1;\nstart();\n';
    expect(refusal(text, 'gone();', 'max')).toContain('matches nothing');
    const both = edit(text, { search: 'gone();', replace: 'max' }, { search: 'start', replace: 'stop' });
    expect(reason(both)).toContain('nothing was changed');
  });

  it('case 20: metacharacters of regular expressions are ordinary in a search', () => {
    expect(made('a.*(b)[c]\naxxb\n', '.*(b)[c]', '!')).toBe('a!\naxxb\n');
  });

  it('case 19: dollar signs in a replacement are literal, once and in replace_all', () => {
    expect(made('x y', 'x', "$& $1 $$ $` $'")).toBe("$& $1 $$ $` $' y");
    expect(text(edit('x x', { search: 'x', replace: '$&', replaceAll: true }))).toBe('$& $&');
  });

  it('case 25: a drift between equal first and last lines is refused, and the differing line is marked', () => {
    const text = refusal('begin();\n  work(1);\nend();\n', 'begin();\n  work(2);\nend();\n', 'x();\n');
    expect(text).toContain(
      '      1| begin();\n*    2|   work(1);\n      3| end();'.replaceAll('      ', '     '),
    );
  });

  it('case 26: a common closing line is no anchor', () => {
    expect(refusal('a() {\n  one();\n}\nb() {\n  two();\n}\n', 'b() {\n  three();\n}\n', 'x\n')).toContain(
      'matches nothing',
    );
  });

  it('case 27: a match has as many lines as its search', () => {
    expect(refusal('a();\n\nb();\n', 'a();\nb();\n', 'c();\n')).toContain('matches nothing');
    expect(refusal('a();\nb();\n', 'a();\n\nb();\n', 'c();\n')).toContain('matches nothing');
  });

  it('case 28: the strictest tier with a candidate decides, and more than one there is refused', () => {
    expect(made('f(1);\n    f(1);\nx;\n  g();\ng();\n', '\n  g();', '\n  h();')).toBe(
      'f(1);\n    f(1);\nx;\n  h();\ng();\n',
    );
    expect(
      refusal('if (a) {\n  go();\n}\n    if (a) {\n      go();\n    }\n', '  if (a) {\n    go();\n  }', 'x'),
    ).toContain('matches 2 places (lines 1, 4)');
  });
});

describe('the forty edit cases: bytes', () => {
  it('case 10: LF text matches a CRLF file, and inserted lines get CRLF', () => {
    expect(made('a\r\nb\r\nc\r\n', 'a\nb\n', 'a\nx\nb\n')).toBe('a\r\nx\r\nb\r\nc\r\n');
    expect(made('a\r\nb\r\n', 'b', 'b\nc')).toBe('a\r\nb\r\nc\r\n');
    expect(made('a\nb\nc\n', 'a\r\nb\r\n', 'a\r\nx\r\n')).toBe('a\nx\nc\n');
  });

  it('case 10: a search that begins with a line feed takes no half of a CRLF', () => {
    expect(made('a\r\nb\r\n', '\nb', '\nx\nb')).toBe('a\r\nx\r\nb\r\n');
    expect(made('a\r\nb\r\n', 'a\r', 'x\r')).toBe('x\r\nb\r\n');
  });

  it('case 11: with mixed line ends untouched lines keep theirs and new ones take the neighbour’s', () => {
    expect(made('a\r\nb\nc\r\nd\n', 'a\nb\nc\nd', 'a\nx\nb\nc\ny\nd')).toBe('a\r\nx\r\nb\nc\r\ny\r\nd\n');
    expect(made('a\r\nb\nc\n', 'b', 'b\nb2')).toBe('a\r\nb\nb2\nc\n');
  });

  it('case 11: an edit of line ends themselves is made as it is written', () => {
    expect(made('a\r\nb\nc\r\n', 'a\r\nb', 'a\nb')).toBe('a\nb\nc\r\n');
  });

  it('case 11: a search right to its carriage returns means the line ends of its replacement too', () => {
    const file = '  aa\r\n  bb\r\nx\r\n';
    expect(made(file, 'aa\r\nbb\r\n', 'aa\ncc\n')).toBe('  aa\n  cc\nx\r\n');
    expect(made(file, 'aa\r\nbb\r', 'aa\r\ncc\r')).toBe('  aa\r\n  cc\r\nx\r\n');
  });

  it('case 12: a lone carriage return and U+2028 are ordinary characters', () => {
    expect(made('a\rb\nc\u2028d\n', 'b\nc', 'B\nC')).toBe('a\rB\nC\u2028d\n');
    expect(refusal('a\rb\n', 'a\nb\n', 'x\n')).toContain('matches nothing');
  });

  it('case 13: a byte-order mark is kept and not matched', () => {
    expect(made('\uFEFFa\nb\n', 'a\n', 'x\n')).toBe('\uFEFFx\nb\n');
    expect(made('\uFEFFa\nb\n', '\uFEFFa\n', '\uFEFFx\n')).toBe('\uFEFFx\nb\n');
  });

  it('case 14: UTF-16 goes back by its mark, in both byte orders', () => {
    const little = Buffer.from('\uFEFFgrün\r\nzwei\r\n', 'utf16le');
    for (const before of [little, Buffer.from(little).swap16()]) {
      const result = applyEdits(before, [{ search: 'grün\nzwei', replace: 'blau\ndrei' }], PATH);
      if (!result.ok) throw new Error(result.reason);
      const after = Buffer.from(result.after);
      const units = after[0] === 0xff ? after : Buffer.from(after).swap16();
      expect(after.subarray(0, 2)).toEqual(before.subarray(0, 2));
      expect(units.toString('utf16le')).toBe('\uFEFFblau\r\ndrei\r\n');
    }
    expect(
      reason(applyEdits(Buffer.from([0xff, 0xfe, 0x61]), [{ search: 'a', replace: 'b' }], PATH)),
    ).toContain('odd number');
    expect(
      reason(applyEdits(Buffer.from([0xff, 0xfe, 0x00, 0xd8]), [{ search: 'a', replace: 'b' }], PATH)),
    ).toContain('not UTF-16');
  });

  it('case 14: a Latin-1 file takes ASCII edits and refuses characters it might not write so', () => {
    const before = Buffer.from('caf\xe9 one\n', 'latin1');
    const result = applyEdits(before, [{ search: 'one', replace: 'two' }], PATH);
    expect(result.ok && Buffer.from(result.after).toString('latin1')).toBe('caf\xe9 two\n');
    expect(reason(applyEdits(before, [{ search: 'one', replace: 'né' }], PATH))).toContain('not UTF-8');
  });

  it('case 15: invalid UTF-8 elsewhere in the file survives', () => {
    const before = Buffer.concat([
      Buffer.from('grün '),
      Buffer.from([0xff, 0xc3, 0x28]),
      Buffer.from(' end\r\nx\r\n'),
    ]);
    const result = applyEdits(before, [{ search: 'grün', replace: 'größer' }], PATH);
    const expected = Buffer.concat([Buffer.from('größer '), before.subarray(6)]);
    expect(result.ok && Buffer.from(result.after).equals(expected)).toBe(true);
  });

  it('case 16: a binary file is refused', () => {
    expect(refusal('a\0b', 'a', 'c')).toBe(
      'src/a.ts is binary (it contains NUL bytes); only text can be edited; recreate it with a command',
    );
    expect(edit('a', { search: 'a', replace: '\0' })).toMatchObject({ ok: false, code: 'PATCH-03' });
    expect(edit('a', { search: 'a', replace: '\ud800' })).toMatchObject({ ok: false, code: 'PATCH-03' });
  });

  it('case 17: a missing newline at the end stays missing unless the edit writes the end', () => {
    expect(made('a\nb', 'a\n', 'x\n')).toBe('x\nb');
    expect(made('a\nb', 'b', 'c\n')).toBe('a\nc\n');
  });

  it('case 18: a search that ends in a newline matches a last line without one, there only', () => {
    expect(made('a\nb', 'a\nb\n', 'a\nc\n')).toBe('a\nc');
    expect(made('b x\na\nb', 'b\n', 'c\nd\n')).toBe('b x\na\nc\nd');
    expect(refusal('a\nb\n', 'b\n\n', 'c\n')).toContain('matches nothing');
    expect(refusal('  a\n  b\n', 'b\n\n', 'c\n')).toContain('matches nothing');
  });
});

describe('the forty edit cases: forms that lose nothing', () => {
  it('case 21: a uniformly wrong indentation is shifted, deeper and shallower', () => {
    const file = 'f() {\n    if (a) {\n        go();\n    }\n}\n';
    const wider = '        if (a) {\n            go();\n        }';
    expect(made(file, wider, wider.replace('go()', 'stop()'))).toBe(file.replace('go()', 'stop()'));
    expect(made(file, 'if (a) {\n    go();\n}', 'if (b) {\n    go();\n\n    on();\n}')).toBe(
      'f() {\n    if (b) {\n        go();\n\n        on();\n    }\n}\n',
    );
  });

  it('case 21: indentation that differs in more than one way is refused', () => {
    expect(refusal('  a();\n      b();\n', 'a();\n  b();\n', 'c();\n')).toContain('matches nothing');
  });

  it('case 21: a replacement that stands in the file’s indentation already is not shifted on a guess', () => {
    expect(refusal('f() {\n  a();\n  b();\n}\n', '    a();\n    b();\n', '  c();\n  d();\n')).toContain(
      'indentation of the search',
    );
  });

  it('case 21: one line matched inside its indentation tells nothing of lines added after it', () => {
    const file = 'f() {\n      a();\n}\n';
    expect(made(file, '  a();', '  if (x) {\n    a();\n  }')).toBe(
      'f() {\n      if (x) {\n        a();\n      }\n}\n',
    );
    expect(made(file, 'a();', 'a();\n      b();')).toBe('f() {\n      a();\n      b();\n}\n');
    expect(refusal(file, 'a();', 'if (x) {\n  a();\n}')).toContain('leaves out the indentation');
    expect(made(file, '    a();', '    b();')).toBe('f() {\n      b();\n}\n');
  });

  it('case 21: a search whose lines are all there as written, but apart, is stale and not wrongly indented', () => {
    const file = 'f() {\n  a();\n  b();\n  c();\n}\ng() {\n    a();\n    c();\n}\n';
    expect(refusal(file, '  a();\n  c();\n', '  a();\n  d();\n')).toContain('matches nothing');
    expect(refusal(file, '    });\n', '    x\n')).toContain('matches nothing');
  });

  it('case 21: a match by chance inside a deeper indentation is one place of several', () => {
    expect(refusal('        go(1);\nx;\ngo(1);\n', '    go(1);', '    go(2);')).toContain(
      'matches 2 places (lines 1, 3)',
    );
    const crlf = '        go(1);\r\nx;\r\ngo(1);\r\n';
    expect(refusal(crlf, '    go(1);\r', '    go(2);\r')).toContain('matches 2 places');
    expect(made('        go(1);\nx;\n', '    go(1);', '    go(2);')).toBe('        go(2);\nx;\n');
  });

  it('case 21: of a line that is emptied nothing is left of its indentation', () => {
    expect(made('f() {\n\t\ta();\n\n\t\tb();\n}\n', '\ta();\n\n', '\n')).toBe('f() {\n\n\t\tb();\n}\n');
    expect(refusal('f() {\n\t\ta();\n\n\t\tb();\n}\n', 'a();\n\n', '\n')).toContain(
      'leaves out the indentation',
    );
  });

  it('case 22: brackets alone are found by their depth where only tabs and spaces differ', () => {
    const file = 'f(\n\t\t(\n\t\t\t\t1\n\t\t)\n);\n';
    expect(made(file, '        )\n', '        ],\n')).toBe('f(\n\t\t(\n\t\t\t\t1\n\t\t],\n);\n');
    expect(refusal(`${file}${file}`, '        )\n', '        ],\n')).toContain('matches 2 places');
  });

  it('case 21: lines of common words alone are not looked for in another indentation', () => {
    const file = 'f() {\n\tif (a) {\n\t\treturn;\n\t}\n}\ng() {\n\treturn total;\n}\n';
    expect(refusal(file, '\treturn;\n}\n', '\treturn sum;\n}\n')).toContain('matches nothing');
  });

  it('case 22: spaces for tabs are converted where the file keeps to tabs, and back', () => {
    const tabs = 'f() {\n\tif (a) {\n\t\tgo();\n\t}\n}\n';
    expect(
      made(tabs, '    if (a) {\n        go();\n    }', '    if (a) {\n        go();\n        on();\n    }'),
    ).toBe('f() {\n\tif (a) {\n\t\tgo();\n\t\ton();\n\t}\n}\n');
    const spaces = 'f() {\n  if (a) {\n    go();\n  }\n}\n';
    expect(made(spaces, '\tif (a) {\n\t\tgo();\n\t}', '\tif (a) {\n\t\tgo();\n\t\ton();\n\t}')).toBe(
      'f() {\n  if (a) {\n    go();\n    on();\n  }\n}\n',
    );
  });

  it('case 22: in a file that mixes tabs and spaces only indentations that are in the search are converted', () => {
    const mixed = 'f() {\n\ta();\n\t\tb();\n        c();\n}\n';
    const search = '    a();\n        b();';
    expect(made(mixed, search, '    a();\n        d();')).toBe('f() {\n\ta();\n\t\td();\n        c();\n}\n');
    expect(refusal(mixed, search, `${search}\n            d();`)).toContain('no certain form');
  });

  it('case 23: white space at line ends may differ, and other lines keep theirs', () => {
    expect(made('one  \ntwo \nthree  \n', 'one\ntwo\nthree', 'one\n2\nthree')).toBe('one  \n2\nthree  \n');
    expect(made('one\ntwo\nthree\n', 'one \ntwo \nthree', 'one \n2 \nthree')).toBe('one\n2\nthree\n');
    expect(made('foobar\nfoo\n', 'foo  ', 'x')).toBe('foobar\nx\n');
  });

  it('case 23: white space at the end of a new line that may be meant is refused', () => {
    expect(refusal('one\ntwo\nbreak  \n', 'one  \ntwo', 'one  \n2  \n3')).toContain('no certain form');
    expect(refusal('one\ntwo\n', 'one  \ntwo', 'one  \n  \n3')).toContain('no certain form');
    const four = 'one\ntwo\nthree\nfour';
    const noisy = `${four.replaceAll('\n', '  \n')}  `;
    expect(refusal(`${four}\n`, noisy, noisy.replace('four', '4\nfive'))).toContain('no certain form');
    expect(made('one\n\ntwo\n', 'one  \n\ntwo', 'one  \n\n  \ntwo')).toBe('one\n\n  \ntwo\n');
    expect(made('one\n\ntwo\n', 'one\n  \ntwo', 'one\n  \n2\n  \nthree')).toBe('one\n\n2\n\nthree\n');
  });

  it('case 24: typographic marks are compared as plain ones and only what changes is written', () => {
    expect(
      made('say “hello” to\u00a0all — now\n', 'say "hello" to all - now', 'say "hello" to all - later'),
    ).toBe('say “hello” to\u00a0all — later\n');
    expect(made("a = 'x';\nb = 'y';\n", 'a = ‘x’;\nb = ‘y’;', 'a = ‘x’;\nb = “z”;')).toBe(
      'a = \'x\';\nb = "z";\n',
    );
    expect(made('// cafe\u0301 one\n', '// café one', '// café two')).toBe('// cafe\u0301 two\n');
    expect(made('“it” is\n', '"it" is', '"it" was')).toBe('“it” was\n');
  });

  it('case 24: a new mark that the file might write in either form is refused', () => {
    expect(refusal('it’s one\n', "it's one", "it's what you don't know")).toContain('no certain form');
  });

  it('case 24: a word or a string that the search holds too is written as the file has it', () => {
    const file = "// the ‘dogs’ of this\nif (kind === 'cat' || kind === 'dog') go();\n";
    const search = 'if (kind === ’cat’ || kind === ’dog’) go();';
    expect(made(file, search, 'if ((kind === ’dog’) === on) go();\nrun(’cat’);')).toBe(
      "// the ‘dogs’ of this\nif ((kind === 'dog') === on) go();\nrun('cat');\n",
    );
    expect(refusal(file, search, `${search}\nrun(’cow’);`)).toContain('no certain form');
    expect(refusal('f("\u00a0", "a b");\n', 'f(" ", "a b");', 'f("a b");\ng(" ");')).toContain(
      'no certain form',
    );
    expect(made('“a” overflow-x – b\n', '“a” overflow-x - b', 'overflow-x\n“a”')).toBe('overflow-x\n“a”\n');
  });

  it('case 24: a letter is never parted from the mark that it is combined with', () => {
    const file = "å: 'en time',\n";
    const search = "å: 'en time',".normalize('NFD');
    expect(made(file, search, "å: 'én time',".normalize('NFD'))).toBe("å: 'én time',\n".normalize('NFC'));
  });

  it('case 24: marks and indentation may differ together', () => {
    expect(made('  f(“a”);\n  g();\n', '    f("a");\n    g();', '    f("a");\n    h();')).toBe(
      '  f(“a”);\n  h();\n',
    );
  });

  it('case 29: paired elisions keep what they leave out, anything else is refused', () => {
    const file = 'f() {\n  a();\n  b();\n  c();\n}\n';
    expect(made(file, 'f() {\n  // ...\n  c();\n', 'g() {\n  // ...\n  d();\n')).toBe(
      'g() {\n  a();\n  b();\n  d();\n}\n',
    );
    expect(refusal(file, 'f() {\n...\n}\n', 'g();\n')).toContain('stands for no lines');
    expect(refusal(`${file}${file}`, 'f() {\n...\n  c();\n', 'g() {\n...\n  c();\n')).toContain(
      'stands for no lines',
    );
    expect(refusal(file, '  a();\n...\n  c();\n', '  x();\n...')).toContain('stands for no lines');
    expect(refusal(file, '  c();\n...\nf() {\n', '  d();\n...\nf() {\n')).toContain('stands for no lines');
  });

  it('case 30: code left out of a replacement is refused unless the file says so itself', () => {
    for (const note of [
      '// rest of code unchanged',
      '// ... existing code ...',
      '# rest of the file remains the same',
      '// ...',
    ]) {
      expect(refusal('a();\nb();\nc();\n', 'a();\nb();\nc();\n', `x();\n${note}\n`)).toContain(
        'leaves code out',
      );
    }
    // Also where the edit is only understood without the fences around it.
    const fenced = (body: string) => `\`\`\`\n${body}\n\`\`\``;
    expect(made('a();\nb();\nc();\n', fenced('a();\nb();'), fenced('x();\nb();'))).toBe('x();\nb();\nc();\n');
    expect(
      refusal('a();\nb();\nc();\n', fenced('a();\nb();'), fenced('x();\n// rest of code unchanged')),
    ).toContain('leaves code out');
    expect(made('a();\n// ... existing code ...\n', 'a();\n', 'b();\n// ... existing code ...\n')).toContain(
      'b();',
    );
    expect(
      reason(applyEdits(null, [{ search: '', replace: 'a();\n// ... rest of the code ...\n' }], PATH)),
    ).toContain('leaves code out');
    for (const real of ['  ...\n', '// the rest of the arguments\n', 'const rest = [...other];\n']) {
      expect(made('a();\n', 'a();\n', `a();\n${real}`)).toBe(`a();\n${real}`);
    }
  });

  it('case 31: pasted line numbers are taken off if every line has one and they are consecutive', () => {
    const file = 'a();\n  b();\nc();\n';
    for (const gutter of [
      (n: number) => `${n}\t`,
      (n: number) => `${n}| `,
      (n: number) => `    ${n} | `,
      (n: number) => `${n}: `,
      (n: number) => `  ${n}→`,
    ]) {
      expect(made(file, `${gutter(1)}a();\n${gutter(2)}  b();`, `${gutter(1)}a();\n${gutter(2)}  d();`)).toBe(
        'a();\n  d();\nc();\n',
      );
      expect(made(file, `${gutter(2)}  b();\n`, '  d();\n')).toBe('a();\n  d();\nc();\n');
    }
    expect(refusal(file, '1\ta();\n3\t  b();', '1\tx();\n3\ty();')).toContain('matches nothing');
    expect(refusal(file, '1\ta();\n2\t  b();', '1\tx();\ny();')).toContain('matches nothing');
  });

  it('case 32: fences and diff marks are taken off where the raw text has no match', () => {
    const file = 'a();\n  b();\nc();\n';
    expect(made(file, '```ts\n  b();\n```', '```ts\n  d();\n```')).toBe('a();\n  d();\nc();\n');
    expect(made(file, ' a();\n-  b();', ' a();\n+  d();')).toBe('a();\n  d();\nc();\n');
    expect(made('- a\nb\n', '- a', '+ a')).toBe('+ a\nb\n');
    expect(refusal('* item one\n', '- item one', '- item two')).toContain('matches nothing');
  });

  it('case 33: one layer of escapes is taken off both sides, if they hold the same kinds', () => {
    expect(made('say("hi");\nbye();\n', 'say(\\"hi\\");\\nbye();', 'say(\\"ho\\");\\nbye();')).toBe(
      'say("ho");\nbye();\n',
    );
    expect(made('if (a && b < c) {}\n', 'a &amp;&amp; b &lt; c', 'a &amp;&amp; c')).toBe('if (a && c) {}\n');
    expect(refusal('say("hi");\n', 'say(\\"hi\\");', 'say(\\"hi\\n\\");')).toContain('matches nothing');
    expect(made('x = "\\n";\n', '"\\n"', '"\\t"')).toBe('x = "\\t";\n');
  });
});

describe('the forty edit cases: several edits, and sizes', () => {
  it('case 34: where one of five fails none is made, and each is reported', () => {
    const edits = ['a', 'b', 'missing', 'd', 'e'].map((search) => ({
      search,
      replace: search.toUpperCase(),
    }));
    const text = reason(edit('a\nb\nc\nd\ne\n', ...edits));
    expect(text).toContain('nothing was changed');
    expect(text).toContain('edit 2: would apply at line 2');
    expect(text).toContain('edit 3: the search matches nothing');
    expect(text).toContain('edit 5: would apply at line 5');
  });

  it('case 34: after three that fail the others are not looked at', () => {
    const edits = ['no 1', 'no 2', 'no 3', 'no 4', 'a'].map((search) => ({ search, replace: 'x' }));
    const text = reason(edit('a\nb\n', ...edits));
    expect(text).toContain('edit 3: the search matches nothing');
    expect(text).toContain('edit 4: not looked at\nedit 5: not looked at');
  });

  it('case 35: edits out of order are made, those inside text just written are refused', () => {
    expect(text(edit('a\nb\nc\n', { search: 'c', replace: 'C' }, { search: 'a', replace: 'A' }))).toBe(
      'A\nb\nC\n',
    );
    expect(reason(edit('a\nb\n', { search: 'a', replace: 'xyz' }, { search: 'y', replace: 'q' }))).toContain(
      'earlier edit of this call wrote',
    );
    expect(
      reason(edit('a\nb\nc\n', { search: 'b\n', replace: '' }, { search: 'a\nc', replace: 'x' })),
    ).toContain('earlier edit of this call wrote');
    expect(reason(edit('abc\n', { search: 'bc', replace: 'x' }, { search: 'ab', replace: 'y' }))).toContain(
      'earlier edit of this call changed',
    );
  });

  it('case 35: an edit may share context that an earlier one only carried along', () => {
    expect(
      text(
        edit(
          'a\nb\nc\nd\n',
          { search: 'a\nb\n', replace: 'x\nb\n' },
          { search: 'b\nc\n', replace: 'b\ny\n' },
        ),
      ),
    ).toBe('x\nb\ny\nd\n');
    expect(
      text(
        edit(
          'a\nb\nc\nd\n',
          { search: 'b\nc\n', replace: 'b\ny\n' },
          { search: 'a\nb\n', replace: 'x\nb\n' },
        ),
      ),
    ).toBe('x\nb\ny\nd\n');
  });

  it('case 40: files over 10 MB are refused, over 1 MB only exact matches count', () => {
    expect(refusal('a'.repeat(10 * 1024 ** 2 + 1), 'a', 'b')).toContain('bytes');
    const large = `${'line of text\n'.repeat(100_000)}  unique();\n`;
    expect(made(large, '  unique();', '  other();')).toContain('other();');
    expect(refusal(large, '      unique();', 'x')).toContain('exact to the byte');
    expect(refusal('a'.repeat(5 * 1024 ** 2), 'b'.repeat(10), 'c')).toContain('matches nothing');
  });

  it('case 40: what comes out over 10 MB is given on, so that the limit on file sizes refuses it on record', () => {
    expect(made('a', 'a', 'b'.repeat(11 * 1024 ** 2))).toHaveLength(11 * 1024 ** 2);
    expect(refusal('a', 'a', 'b'.repeat(21 * 1024 ** 2))).toContain('bytes');
  });

  it('case 40: one line of a megabyte and repetitive texts end soon', () => {
    const line = `${'x “y” '.repeat(100_000)}end\n`;
    expect(made(line, 'end', 'END')).toContain('END');
    expect(refusal(line, '"z"', 'x')).toContain('matches nothing');
    expect(refusal('a'.repeat(9 * 1024 ** 2), `b${'a'.repeat(4 * 1024 ** 2)}`, 'c')).toContain(
      'matches nothing',
    );
    expect(refusal('\n'.repeat(400_000), `${'\n'.repeat(200_000)} x`, 'c')).toContain('matches nothing');
    expect(refusal('a\n'.repeat(200_000), `${'a \n'.repeat(100_000)}b`, 'c')).toContain('matches nothing');
  });

  it('case 40: a diff that adds a file or moves one onto a file that exists is refused', () => {
    const add = `--- /dev/null\n+++ b/${PATH}\n@@ -0,0 +1 @@\n+x\n`;
    expect(applyUnified(bytes('a\n'), add, PATH)).toMatchObject({ ok: false, code: 'PATCH-02' });
    expect(
      applyUnified(bytes('a\n'), `*** Begin Patch\n*** Add File: ${PATH}\n+x\n*** End Patch\n`, PATH),
    ).toMatchObject({
      ok: false,
      code: 'PATCH-03',
    });
  });
});
