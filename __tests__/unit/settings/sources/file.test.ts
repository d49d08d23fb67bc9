import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFolder, readFromDisk, readWithin, repositoryRoot } from '../../../../src/settings/sources/file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forge-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('reading a file', () => {
  it('gives the bytes, through a link too', () => {
    writeFileSync(join(folder, 'a'), 'text');
    symlinkSync('a', join(folder, 'b'));
    expect(readFromDisk(join(folder, 'b'), 10)).toEqual({ kind: 'bytes', bytes: Buffer.from('text') });
  });

  it('gives a file of exactly the limit, and refuses one byte more', () => {
    writeFileSync(join(folder, 'a'), '12345');
    expect(readFromDisk(join(folder, 'a'), 5).kind).toBe('bytes');
    expect(readFromDisk(join(folder, 'a'), 4)).toEqual({
      kind: 'refused',
      message: '5 bytes, but at most 4 are read: check that this is the right file',
    });
  });

  it('says missing where there is nothing, or a file where a folder must be', () => {
    writeFileSync(join(folder, 'a'), '');
    expect(readFromDisk(join(folder, 'x'), 10)).toEqual({ kind: 'missing' });
    expect(readFromDisk(join(folder, 'a/x'), 10)).toEqual({ kind: 'missing' });
  });

  it('refuses a folder and a device, and does not wait on a pipe', () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    for (const path of [folder, join(folder, 'pipe'), '/dev/zero']) {
      expect(readFromDisk(path, 10).kind).toBe('refused');
    }
  });

  it('reads files that give their size as 0', () => {
    const read = readFromDisk('/proc/self/status', 100_000);
    expect(read.kind === 'bytes' && read.bytes.length > 0).toBe(true);
  });

  it('reports a link that leads round in a circle', () => {
    symlinkSync('loop', join(folder, 'loop'));
    expect(readFromDisk(join(folder, 'loop'), 10).kind).toBe('refused');
  });
});

describe('reading within a repository', () => {
  const within = (root: string) => readWithin(root)(join(root, 'config'), 100);

  it.each([
    ['the file outside', (root: string) => symlinkSync('../outside', join(root, 'config'))],
    ['its absolute path', (root: string) => symlinkSync(join(root, '../outside'), join(root, 'config'))],
    [
      'a link to a link',
      (root: string) => {
        symlinkSync('../outside', join(root, 'first'));
        symlinkSync('first', join(root, 'config'));
      },
    ],
  ])('refuses a link to %s, and quotes nothing of it', (_, make) => {
    const root = join(folder, 'repo');
    mkdirSync(root);
    writeFileSync(join(folder, 'outside'), 'max_files: SECRET');
    make(root);
    expect(within(root)).toEqual({
      kind: 'refused',
      message: 'it is a link to a place outside the repository: replace it with the file itself',
    });
  });

  it.each([
    ['nothing', 'it is a link to a file that does not exist: replace it with the file itself'],
    ['.env', 'it is a link to a file without a YAML ending: replace it with the file itself'],
  ])('refuses a configuration that is a link to %s', (target, message) => {
    const root = join(folder, 'repo');
    mkdirSync(root);
    writeFileSync(join(root, '.env'), 'KEY=SECRET');
    symlinkSync(target, join(root, 'config.yml'));
    expect(readWithin(root)(join(root, 'config.yml'), 100)).toEqual({ kind: 'refused', message });
  });

  it('reads a link to another YAML file of the repository, and a task through any link in it', async () => {
    writeFileSync(join(folder, 'own.yaml'), 'version: 1');
    symlinkSync('own.yaml', join(folder, 'config.yml'));
    symlinkSync('own.yaml', join(folder, 'task.md'));
    for (const name of ['config.yml', 'task.md'])
      expect(await readWithin(folder)(join(folder, name), 100)).toMatchObject({ kind: 'bytes' });
  });

  it('refuses a file behind a folder that is a link outwards, and one of .git', () => {
    const root = join(folder, 'repo');
    mkdirSync(join(root, '.git'), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/x.yml'), 'a: 1');
    symlinkSync('../elsewhere', join(root, '.forge'));
    expect(readWithin(root)(join(root, '.forge/x.yml'), 100)).toMatchObject({ kind: 'refused' });
    writeFileSync(join(root, '.git/config'), 'token');
    symlinkSync('.git/config', join(root, 'config'));
    expect(within(root)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('git directory'),
    });
  });

  it('reads files, links that stay inside, and what the user named outside', () => {
    const root = join(folder, 'repo');
    mkdirSync(root);
    writeFileSync(join(root, 'real'), 'a');
    symlinkSync('real', join(root, 'config'));
    writeFileSync(join(folder, 'outside'), 'b');
    expect(within(root)).toMatchObject({ kind: 'bytes' });
    expect(readWithin(root)(join(folder, 'outside'), 100)).toMatchObject({ kind: 'bytes' });
    expect(readWithin(root)(join(root, 'none'), 100)).toEqual({ kind: 'missing' });
  });
});

describe('the repository root', () => {
  it('is the nearest folder with .git above, else the folder itself', () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    expect(repositoryRoot(join(folder, 'a/b'))).toBe(join(folder, 'a/b'));
    writeFileSync(join(folder, '.git'), 'gitdir: elsewhere');
    expect(repositoryRoot(join(folder, 'a/b'))).toBe(folder);
    expect(isFolder(join(folder, '.git'))).toBe(false);
    expect(isFolder(join(folder, 'none'))).toBe(false);
  });
});
