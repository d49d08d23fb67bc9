import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from '../../../../../src/adapters/workspace/workspace.ts';
import { fixture, GIT, verdict } from '../fixture.ts';

const FILES = { 'src/app.js': 'a\n', 'src/util.js': 'u\n', 'README.md': 'r\n' };

describe('a path the model spelled', () => {
  it.each([
    ['src/app.js', 'src/app.js'],
    ['./src//app.js', 'src/app.js'],
    ['src/../src/./app.js', 'src/app.js'],
    ['src/', 'src'],
    ['.', ''],
    ['src/[id]/!x #y.ts', 'src/[id]/!x #y.ts'],
    ['missing/../src/app.js', 'src/app.js'],
  ])('%s is read as %s', async (spelled, path) => {
    expect(await verdict(fixture(FILES).workspace, spelled, 'read')).toBe(path);
  });

  it.each([
    [''],
    ['a\0b'],
    ['a\nb'],
    ['a\r::error::x'],
    ['src/a\u200bpp.js'],
    ['src/\u202eapp.js'],
    ['src/\ud800.js'],
    ['a\u2028b'],
    ['C:\\Windows\\x'],
    ['c:/x'],
    ['\\\\server\\share'],
    ['x'.repeat(256)],
    ['x/'.repeat(2100)],
  ])('%j is no valid path', async (spelled) => {
    const { workspace } = fixture();
    expect(await verdict(workspace, spelled, 'read')).toBe('FS-06');
    expect(await verdict(workspace, spelled, 'write')).toBe('FS-06');
  });

  it.each([
    ['../outside/secret.txt'],
    ['..'],
    ['src/../../outside/secret.txt'],
    ['/etc/passwd'],
    ['/proc/self/environ'],
    ['/proc/self/cwd/src/app.js'],
    ['/sys/kernel'],
    ['/dev/null'],
    ['~'],
    ['~/x'],
    ['~root/x'],
    ['/'],
  ])('%s is outside', async (spelled) => {
    const { workspace } = fixture(FILES);
    expect(await verdict(workspace, spelled, 'read')).toBe('FS-01');
    expect(await verdict(workspace, spelled, 'write')).toBe('FS-01');
  });

  it('may be absolute inside the root, but not leave it by its end or by dots', async () => {
    const { workspace, root, outside } = fixture(FILES);
    expect(await verdict(workspace, join(root, 'src/app.js'), 'read')).toBe('src/app.js');
    expect(await verdict(workspace, root, 'read')).toBe('');
    expect(await verdict(workspace, `${root}/../outside/secret.txt`, 'read')).toBe('FS-01');
    expect(await verdict(workspace, `${root}-evil/x`, 'write')).toBe('FS-01');
    expect(await verdict(workspace, `${outside}/secret.txt`, 'read')).toBe('FS-01');
  });

  it('may be absolute by the link that the root was given as', async () => {
    const { root, outside } = fixture(FILES);
    symlinkSync(root, `${outside}/alias`);
    const workspace = openWorkspace({ root: `${outside}/alias`, base: '', hidden: [], gitPath: GIT });
    expect(workspace.root).toBe(root);
    expect(await verdict(workspace, `${outside}/alias/src/app.js`, 'write')).toBe('src/app.js');
  });

  it('is told in one line with invisible characters spelled out', async () => {
    expect(await fixture().workspace.resolve('a\n::error::\u200b', 'read')).toEqual({
      refused: true,
      code: 'FS-06',
      reason:
        'the path "a\\u{a}::error::\\u{200b}" contains a control or invisible character: use visible characters only',
    });
  });

  it('that uses a file as a folder is refused', async () => {
    expect(await verdict(fixture(FILES).workspace, 'README.md/x', 'read')).toBe('slip');
  });
});

describe("git's own folder", () => {
  it.each([
    ['.git/config'],
    ['./.git/config'],
    ['src/../.git/config'],
    ['.GIT/config'],
    ['.git'],
    ['.git./config'],
    ['.git /config'],
    ['.git. . /config'],
    ['GIT~1/config'],
    ['git~1'],
    ['.git::$INDEX_ALLOCATION/config'],
    ['.git\\config'],
    ['vendor/sub/.git/hooks/pre-commit'],
    ['src/.git/../app.js'],
    ['.git\u200b/config'],
    ['.gi\u200ct/config'],
    ['src/\ufeff.git/hooks/x'],
  ])('%s is never read or written', async (spelled) => {
    const { workspace } = fixture(FILES);
    expect(await verdict(workspace, spelled, 'read')).toBe('FS-05');
    expect(await verdict(workspace, spelled, 'write')).toBe('FS-04');
  });

  it.each([['.gitignore'], ['.github/x.yml'], ['git/x'], ['a.git/x'], ['.gitkeep']])(
    '%s is another name',
    async (spelled) => {
      expect(await verdict(fixture().workspace, spelled, 'write')).toBe(spelled);
    },
  );

  it('is not reached by a link', async () => {
    const { workspace, root } = fixture(FILES);
    symlinkSync('.git', join(root, 'h'));
    symlinkSync(`${root}/.git/config`, join(root, 'c'));
    expect(await verdict(workspace, 'h/config', 'read')).toBe('FS-05');
    expect(await verdict(workspace, 'c', 'read')).toBe('FS-05');
    expect(await verdict(workspace, 'h/config', 'write')).toBe('FS-04');
    expect(await verdict(workspace, 'h', 'write')).toBe('FS-04');
    expect(await verdict(workspace, 'c', 'write')).toBe('FS-04');
  });
});

describe('a symbolic link', () => {
  it('inside the workspace is read by its real path', async () => {
    const { workspace, root } = fixture(FILES);
    mkdirSync(join(root, 'docs'));
    symlinkSync('../README.md', join(root, 'docs/link'));
    symlinkSync(`${root}/src`, join(root, 'absolute'));
    expect(await verdict(workspace, 'docs/link', 'read')).toBe('README.md');
    expect(await verdict(workspace, 'absolute/app.js', 'read')).toBe('src/app.js');
  });

  it('that leads out is refused for reading', async () => {
    const { workspace, root, outside } = fixture(FILES);
    symlinkSync(outside, join(root, 'ext'));
    symlinkSync('../outside/secret.txt', join(root, 'rel'));
    symlinkSync('/proc/self/environ', join(root, 'env'));
    symlinkSync('ext', join(root, 'chain'));
    for (const spelled of ['ext/secret.txt', 'ext', 'rel', 'env', 'chain/secret.txt']) {
      expect(await verdict(workspace, spelled, 'read'), spelled).toBe('FS-01');
    }
  });

  it('is never written through, at the end or on the way, not even a dangling one', async () => {
    const { workspace, root, outside } = fixture(FILES);
    symlinkSync(outside, join(root, 'src/gen'));
    symlinkSync('app.js', join(root, 'src/same.js'));
    symlinkSync('nowhere', join(root, 'dangling'));
    for (const spelled of ['src/gen/pwn.txt', 'src/same.js', 'dangling']) {
      expect(await verdict(workspace, spelled, 'write'), spelled).toBe('FS-02');
    }
  });

  it('to itself ends', async () => {
    const { workspace, root } = fixture();
    symlinkSync('b', join(root, 'a'));
    symlinkSync('a', join(root, 'b'));
    symlinkSync('.', join(root, 'loop'));
    expect(await verdict(workspace, 'a', 'read')).toBe('FS-02');
    expect(await verdict(workspace, 'loop/loop/loop', 'read')).toBe('');
  });
});

describe('what is at the path', () => {
  it('must not be a folder, a pipe or a hard link to be written', async () => {
    const { workspace, root, outside } = fixture(FILES);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    linkSync(`${outside}/secret.txt`, join(root, 'hard.txt'));
    expect(await verdict(workspace, 'src', 'write')).toBe('FS-03');
    expect(await verdict(workspace, '.', 'write')).toBe('FS-03');
    expect(await verdict(workspace, 'pipe', 'write')).toBe('FS-03');
    expect(await verdict(workspace, 'pipe', 'read')).toBe('FS-03');
    expect(await verdict(workspace, 'hard.txt', 'write')).toBe('FS-03');
  });

  it('may be missing, with folders missing on the way', async () => {
    const { workspace } = fixture();
    expect(await workspace.resolve('new/deep/file.ts', 'write')).toEqual({
      path: 'new/deep/file.ts',
      kind: 'missing',
    });
  });

  it.each([['.github./workflows/x.yml'], ['src/x.ts '], ['a\\b.ts'], ['...']])(
    'is not made under %j, which is another file on other systems',
    async (spelled) => {
      expect(await verdict(fixture().workspace, spelled, 'write')).toBe('FS-06');
    },
  );

  it('is found under its other Unicode form, and new names stay as spelled', async () => {
    const composed = 'caf\u00e9.txt';
    const decomposed = 'cafe\u0301.txt';
    const { workspace } = fixture({ [decomposed]: 'x\n' });
    expect(await verdict(workspace, composed, 'write')).toBe(decomposed);
    expect(await verdict(workspace, `new/${composed}`, 'write')).toBe(`new/${composed}`);
  });
});

describe('a hidden folder', () => {
  it('does not exist for the agent', async () => {
    const { workspace } = fixture(FILES, { hidden: ['./.forge/artifacts/'] });
    for (const spelled of ['.forge/artifacts', '.forge/artifacts/x.json', '.FORGE/Artifacts/x']) {
      expect(await verdict(workspace, spelled, 'read'), spelled).toBe('FS-05');
      expect(await verdict(workspace, spelled, 'write'), spelled).toBe('FS-04');
    }
    expect(await verdict(workspace, '.forge/other', 'write')).toBe('.forge/other');
    expect(await verdict(workspace, '.forge/artifacts2', 'write')).toBe('.forge/artifacts2');
  });
});

describe('with a base folder', () => {
  it('paths are relative to it, all may be read, and only below it may be written', async () => {
    const { workspace } = fixture({ 'pkg/a/x.ts': 'x\n', 'pkg/b/y.ts': 'y\n' }, { base: 'pkg/a' });
    expect(await verdict(workspace, 'x.ts', 'write')).toBe('pkg/a/x.ts');
    expect(await verdict(workspace, '.', 'read')).toBe('pkg/a');
    expect(await verdict(workspace, '../b/y.ts', 'read')).toBe('pkg/b/y.ts');
    expect(await verdict(workspace, '../b/y.ts', 'write')).toBe('FS-01');
    expect(await verdict(workspace, '../../../x', 'read')).toBe('FS-01');
  });
});
