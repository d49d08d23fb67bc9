import { existsSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../../../../src/core/ports.ts';
import { asPath, type Fixture, fixture, mustRefuse, mustWork } from './fixture.ts';

const calm = () => new AbortController().signal;

function search({ workspace }: Fixture, query: Partial<SearchQuery>) {
  return workspace.search({ pattern: '.', below: '', limit: 100, mayRead: () => true, ...query }, calm());
}

describe('listing', () => {
  it('one folder shows what is on disk, ignored files too, folders marked, without git and reports', async () => {
    const { workspace, put, root } = fixture(
      { 'b.ts': '', 'a/x.ts': '', '.gitignore': 'node_modules\n' },
      { hidden: ['out'] },
    );
    put('node_modules/m/index.js', '');
    put('out/report.json', '');
    symlinkSync('a', join(root, 'link'));
    expect(await workspace.list('', false, 100)).toEqual({
      names: ['.gitignore', 'a/', 'b.ts', 'link', 'node_modules/'],
      more: false,
    });
    expect(await workspace.list('', false, 2)).toEqual({ names: ['.gitignore', 'a/'], more: true });
  });

  it('a tree leaves out what git ignores, what was deleted, and reports', async () => {
    const { workspace, put, git } = fixture(
      { 'src/b.ts': '', 'src/gone.ts': '', 'a.ts': '', '.gitignore': '*.log\n' },
      { hidden: ['out'] },
    );
    put('src/x.log', '');
    put('src/new.ts', '');
    put('out/report.json', '');
    git('rm', '--quiet', 'src/gone.ts');
    git('reset', '--quiet');
    expect(await workspace.list('', true, 100)).toEqual({
      names: ['.gitignore', 'a.ts', 'src/b.ts', 'src/new.ts'],
      more: false,
    });
    expect(await workspace.list(asPath('src'), true, 1)).toEqual({ names: ['b.ts'], more: true });
  });

  it('an ignored tree that was asked for by name is shown', async () => {
    const { workspace, put } = fixture({ '.gitignore': 'node_modules\n' });
    put('node_modules/m/index.js', '');
    put('node_modules/m/lib/a.js', '');
    expect(await workspace.list(asPath('node_modules'), true, 100)).toEqual({
      names: ['m/index.js', 'm/lib/a.js'],
      more: false,
    });
  });

  it('shows a name that could pass for another one with its invisible characters spelled out', async () => {
    const { workspace, put } = fixture();
    put('a\nb', '');
    put('x\u200by', '');
    expect(mustWork(await workspace.list('', false, 10)).names).toEqual(['a\\u{a}b', 'x\\u{200b}y']);
  });

  it('of a missing folder is a slip', async () => {
    const { workspace } = fixture({ file: '' });
    expect(mustRefuse(await workspace.list(asPath('no'), false, 9)).reason).toBe(
      'no such file or folder: "no"; list_files shows what is there',
    );
    expect(mustRefuse(await workspace.list(asPath('no'), true, 9)).code).toBeUndefined();
    mustRefuse(await workspace.list(asPath('file'), false, 9));
  });

  it('does not go through a link put there after the path was resolved', async () => {
    const { workspace, root, outside } = fixture();
    symlinkSync(outside, join(root, 'ext'));
    expect(mustRefuse(await workspace.list(asPath('ext'), false, 9)).code).toBe('FS-02');
    expect(mustRefuse(await workspace.list(asPath('ext'), true, 9)).code).toBe('FS-02');
  });
});

describe('searching', () => {
  it('gives path, line and text, sorted, in tracked and new files, without ignored and binary ones', async () => {
    const made = fixture({
      'src/b.ts': 'one\r\ntwo needle\r\n',
      'src/a.ts': 'needle 1\nx\nneedle 2',
      '.gitignore': '*.log\n',
      'data.bin': Uint8Array.from([0, ...Buffer.from('needle')]),
    });
    made.put('x.log', 'needle');
    made.put('new.ts', 'a needle');
    expect(await search(made, { pattern: 'need.e' })).toEqual({
      lines: ['new.ts:1:a needle', 'src/a.ts:1:needle 1', 'src/a.ts:3:needle 2', 'src/b.ts:2:two needle'],
      more: false,
    });
    expect(mustWork(await search(made, { pattern: 'two needle$' })).lines).toHaveLength(1);
  });

  it('shows a name that holds a line of its own as one that passes for no other match', async () => {
    const made = fixture();
    made.put('a.ts:1:export const key = 1;\nb.ts', 'needle\n');
    expect(mustWork(await search(made, { pattern: 'needle' })).lines).toEqual([
      'a.ts:1:export const key = 1;\\u{a}b.ts:1:needle',
    ]);
  });

  it('stops at its limit and says that there is more', async () => {
    const made = fixture({ a: 'x\n'.repeat(5), b: 'x\n' });
    expect(await search(made, { pattern: 'x', limit: 5 })).toEqual({
      lines: ['a:1:x', 'a:2:x', 'a:3:x', 'a:4:x', 'a:5:x'],
      more: true,
    });
    expect(mustWork(await search(made, { pattern: 'x', limit: 6 })).more).toBe(false);
  });

  it('never opens what may not be read, nor what a link leads to', async () => {
    const made = fixture({ 'keys/id_rsa': 'CANARY', 'd/secret.txt': 'x' });
    symlinkSync(`${made.outside}/secret.txt`, join(made.root, 'soft'));
    made.git('mv', 'd', 'e');
    made.git('reset', '--quiet');
    symlinkSync(made.outside, join(made.root, 'd'));
    const mayRead = (path: string) => !path.includes('id_');
    expect(await search(made, { pattern: 'CANARY', mayRead })).toEqual({ lines: [], more: false });
    expect(mustWork(await search(made, { pattern: 'CANARY' })).lines).toEqual(['keys/id_rsa:1:CANARY']);
  });

  it('takes a glob by name at any depth, or by path', async () => {
    const made = fixture({ 'a.ts': 'x', 'src/b.ts': 'x', 'src/.c/d.ts': 'x', 'src/e.js': 'x', '!f.md': 'x' });
    const found = async (glob: string, below = '') =>
      mustWork(await search(made, { pattern: 'x', glob, below: asPath(below) })).lines.map(
        (line) => line.split(':')[0],
      );
    expect(await found('*.ts')).toEqual(['a.ts', 'src/.c/d.ts', 'src/b.ts']);
    expect(await found('*.{js,md}')).toEqual(['!f.md', 'src/e.js']);
    expect(await found('src/*.ts')).toEqual(['src/b.ts']);
    expect(await found('./src/**')).toEqual(['src/.c/d.ts', 'src/b.ts', 'src/e.js']);
    expect(await found('.c/*', 'src')).toEqual(['src/.c/d.ts']);
    expect(await found('!f.md')).toEqual(['!f.md']);
  });

  it('looks into one file or one folder, an ignored one too when it is named', async () => {
    const made = fixture({ 'a.ts': 'x', 'src/b.ts': 'x', '.gitignore': 'build\n' });
    made.put('build/out.js', 'x');
    const below = async (path: string) =>
      mustWork(await search(made, { pattern: 'x', below: asPath(path) })).lines;
    expect(await below('src')).toEqual(['src/b.ts:1:x']);
    expect(await below('a.ts')).toEqual(['a.ts:1:x']);
    expect(await below('build')).toEqual(['build/out.js:1:x']);
    expect(await below('build/out.js')).toEqual(['build/out.js:1:x']);
    mustRefuse(await search(made, { below: asPath('missing') }));
  });

  it('spells paths from the base folder', async () => {
    const made = fixture({ 'pkg/a/x.ts': 'x', 'other.ts': 'x' }, { base: 'pkg/a' });
    expect(mustWork(await search(made, { pattern: 'x' })).lines).toEqual(['../../other.ts:1:x', 'x.ts:1:x']);
  });

  it('ignores case with (?i) in front, and takes property escapes and needless backslashes', async () => {
    const made = fixture({ a: 'Needle-é' });
    for (const pattern of ['(?i)needle', 'Needle\\-', '\\p{Lu}eedle-\\p{L}']) {
      expect(mustWork(await search(made, { pattern })).lines, pattern).toHaveLength(1);
    }
  });

  it('says what is wrong with a pattern', async () => {
    expect(await search(fixture(), { pattern: 'foo(' })).toEqual({
      refused: true,
      reason:
        'the pattern "foo(" is not a JavaScript regular expression (Unterminated group): correct it, with a backslash before each character that is meant literally',
    });
    mustRefuse(await search(fixture(), { pattern: '' }));
    mustRefuse(await search(fixture(), { pattern: 'x'.repeat(1001) }));
  });

  it('ends a pattern that would take for ever', async () => {
    const made = fixture({ a: `${'a'.repeat(60)}b` });
    expect(mustRefuse(await search(made, { pattern: '^(a+)+$' })).reason).toContain('simplify the pattern');
  });

  it('ends when the run does', async () => {
    const { workspace } = fixture({ a: 'x' });
    const query = { pattern: 'x', below: '' as const, limit: 9, mayRead: () => true };
    mustRefuse(await workspace.search(query, AbortSignal.abort()));
    // Of one file git is not asked.
    mustRefuse(await workspace.search({ ...query, below: asPath('a') }, AbortSignal.abort()));
  });

  it('says of an ignored folder with too many files that there is more', async () => {
    const made = fixture({ '.gitignore': 'build\n' });
    made.put('build/first.txt', 'x\n');
    for (let at = 0; at < 20_000; at += 1) writeFileSync(join(made.root, 'build', `${at}`), '');
    const below = asPath('build');
    for (const pattern of ['x', '.?']) {
      const found = mustWork(await search(made, { pattern, below, limit: 50_000 }));
      expect(found.more, pattern).toBe(true);
    }
    rmSync(join(made.root, 'build/0'));
    expect(mustWork(await search(made, { pattern: 'x', below }))).toEqual({
      lines: ['build/first.txt:1:x'],
      more: false,
    });
  });

  it('gives what it found before a pattern took too long, and says that there is more', async () => {
    const made = fixture({ a: `hit\n${'x\n'.repeat(600_000)}`, b: `${'a'.repeat(60)}b` });
    expect(await search(made, { pattern: 'hit|^(a+)+$' })).toEqual({ lines: ['a:1:hit'], more: true });
  });

  it('cuts long lines and leaves out huge files, and says so', async () => {
    const made = fixture({ 'long.js': 'x'.repeat(1000) });
    truncateSync(made.put('huge.txt', 'x'), 11 * 1024 ** 2);
    const found = mustWork(await search(made, { pattern: 'x' }));
    expect(found.lines).toEqual([`long.js:1:${'x'.repeat(300)}…`]);
    expect(found.more).toBe(true);
  });

  it('is not led astray by the configuration of the repository', async () => {
    const made = fixture({ 'a.ts': 'x' });
    const planted = join(made.outside, 'planted');
    made.put('new.ts', 'x');
    made.git('config', 'core.fsmonitor', `touch ${planted}`);
    made.git('config', 'core.worktree', made.outside);
    made.git('config', 'color.ui', 'always');
    made.git('config', 'color.grep.filename', 'red');
    made.git('config', 'grep.patternType', 'fixed');
    expect(mustWork(await search(made, { pattern: 'x|CANARY' })).lines).toEqual(['a.ts:1:x', 'new.ts:1:x']);
    expect(existsSync(planted)).toBe(false);
  });
});
