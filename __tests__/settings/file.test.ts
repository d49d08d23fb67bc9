import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFolder, readFromDisk, repositoryRoot } from '../../src/settings/file.ts';

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
      message: '5 bytes, at most 4 are read: is this the right file?',
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
