import { truncateSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixture, mustRefuse } from '../adapters/workspace/fixture.ts';
import { read } from './run.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

describe('read_file', () => {
  const show = (content: string | Uint8Array, args: Record<string, unknown> = {}) =>
    read(fixture({ 'a.txt': content }), 'read_file', { path: 'a.txt', ...args });

  it('gives a file as it is, with nothing added', async () => {
    expect(await show('one\n\ttwo\n')).toBe('one\n\ttwo\n');
    expect(await show('no end')).toBe('no end');
  });

  it('gives a range with a line on top that says which', async () => {
    expect(await show(lines(1, 9), { start_line: 3, end_line: 4 })).toBe(
      `[a.txt: lines 3-4 of 9]\n${lines(3, 4)}`,
    );
    expect(await show(lines(1, 9), { start_line: 8, end_line: 99 })).toBe(
      `[a.txt: lines 8-9 of 9]\n${lines(8, 9)}`,
    );
    expect(await show(lines(1, 9), { start_line: 1, end_line: 9 })).toBe(lines(1, 9));
    expect(mustRefuse(await show('x\n', { start_line: 2 })).reason).toBe(
      '"start_line" 2 is past the end: a.txt has 1 line',
    );
  });

  it('gives the head of a long file and says how to go on', async () => {
    expect(await show(lines(1, 2001))).toBe(
      `[a.txt: lines 1-2000 of 2001, read on with start_line 2001]\n${lines(1, 2000)}`,
    );
    const wide = `${'w'.repeat(30_000)}\n`;
    expect(await show(wide.repeat(4))).toBe(
      `[a.txt: lines 1-2 of 4, read on with start_line 3]\n${wide.repeat(2)}`,
    );
    expect(await show(wide.repeat(4), { start_line: 2, end_line: 3 })).toBe(
      `[a.txt: lines 2-3 of 4]\n${wide.repeat(2)}`,
    );
  });

  it('cuts a line that is longer than all it shows, between characters', async () => {
    const text = await show(`a${'é'.repeat(50_000)}`);
    expect(text).toBe(`[a.txt: line 1 of 1, only its first 64 kB]\na${'é'.repeat(32_767)}`);
  });

  it('says of an empty or binary file what it is', async () => {
    expect(await show('')).toBe('[empty file]');
    expect(await show(Uint8Array.from([1, 0, 2]))).toBe('[binary file, 3 bytes: not shown]');
    expect(await show(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('[PNG image, 9 bytes: not shown]');
  });

  it('says which encoding and line ends are kept, and shows plain text', async () => {
    expect(await show('a\r\nb\r\n')).toBe('[a.txt: CRLF line ends, kept on edit]\na\nb\n');
    expect(await show('a\r\nb\n')).toBe('[a.txt: LF and CRLF line ends mixed]\na\nb\n');
    expect(await show('\ufeffa\n')).toBe('[a.txt: UTF-8 with byte-order mark, kept on edit]\na\n');
    expect(await show(Buffer.from('\ufeffa\n', 'utf16le'))).toBe('[a.txt: UTF-16LE]\na\n');
    expect(await show(Uint8Array.from([0x63, 0xe9, 0x0a]))).toBe(
      '[a.txt: not UTF-8, shown as Latin-1]\ncé\n',
    );
  });

  it('refuses what is missing, a folder, or huge', async () => {
    const made = fixture({ 'src/a.ts': 'x', 'big.txt': 'x'.repeat(11 * 1024 ** 2) });
    expect(mustRefuse(await read(made, 'read_file', { path: 'b.ts' })).reason).toContain(
      'no such file: "b.ts"',
    );
    expect(mustRefuse(await read(made, 'read_file', { path: 'src' })).reason).toContain('is a folder');
    expect(mustRefuse(await read(made, 'read_file', { path: 'big.txt' })).reason).toContain(
      'use search_files',
    );
  });
});

describe('search_files', () => {
  it('gives the matches, or says that there are none', async () => {
    const made = fixture({ 'src/a.ts': 'let a\nlet b\n', 'b.js': 'let c\n' });
    expect(await read(made, 'search_files', { pattern: 'let \\w' })).toBe(
      'b.js:1:let c\nsrc/a.ts:1:let a\nsrc/a.ts:2:let b',
    );
    expect(await read(made, 'search_files', { pattern: 'let', path: 'src', glob: '*.js' })).toBe(
      'no match in src, *.js',
    );
    expect(await read(made, 'search_files', { pattern: 'nothing' })).toBe('no match in .');
  });

  it('says that there may be a match in what it did not look through', async () => {
    const made = fixture({ a: 'x\n' });
    truncateSync(made.put('huge.txt', 'y'), 11 * 1024 ** 2);
    expect(await read(made, 'search_files', { pattern: 'nothing' })).toMatch(
      /^no match in \., but some files were not searched/,
    );
  });

  it('shows at most 200 lines and 32 kB, and says that there are more', async () => {
    const many = String(await read(fixture({ a: 'x\n'.repeat(500) }), 'search_files', { pattern: 'x' }));
    expect(many.split('\n')).toHaveLength(201);
    expect(many.endsWith('\n[not all matches are shown: narrow the search with path or glob]')).toBe(true);
    const wide = fixture({ a: `${'x'.repeat(300)}\n`.repeat(150) });
    expect(String(await read(wide, 'search_files', { pattern: 'x' })).length).toBeLessThan(33 * 1024);
  });
});

describe('list_files', () => {
  it('gives paths as the other tools take them', async () => {
    const made = fixture({ 'pkg/a/src/x.ts': '', 'pkg/a/y.ts': '', 'pkg/b/z.ts': '' }, { base: 'pkg/a' });
    expect(await read(made, 'list_files', {})).toBe('src/\ny.ts');
    expect(await read(made, 'list_files', { path: 'src' })).toBe('src/x.ts');
    expect(await read(made, 'list_files', { recursive: true })).toBe('src/x.ts\ny.ts');
    expect(await read(made, 'list_files', { path: '../b' })).toBe('../b/z.ts');
  });

  it('says of an empty folder that it is, and of a long list that it is cut', async () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f/${1000 + n}`, '']));
    const made = fixture(many);
    made.put('e/.git/x', '');
    expect(await read(made, 'list_files', { path: 'e' })).toBe('[e is empty]');
    const text = String(await read(made, 'list_files', { path: 'f', recursive: true }));
    expect(text.split('\n')).toHaveLength(501);
    expect(text.endsWith('\n[only the first 500 are shown: list a folder below]')).toBe(true);
  });
});
