import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolders } from '../../../../../src/adapters/workspace/files/open-folders.ts';
import { diskRefusal } from '../../../../../src/adapters/workspace/paths/disk-errors.ts';
import { asPath, fixture, mustRefuse, mustWork, pathOf } from '../fixture.ts';

const bytes = (text: string) => Buffer.from(text);

describe('reading', () => {
  it('gives the bytes and the mode', async () => {
    const { workspace, put } = fixture();
    put('run.sh', Uint8Array.from([0x23, 0xff, 0x00, 0x0a]), 0o755);
    const content = mustWork(await workspace.read(asPath('run.sh'), 100));
    expect([...content.bytes]).toEqual([0x23, 0xff, 0x00, 0x0a]);
    expect(content.mode).toBe(0o755);
  });

  it('refuses more than was asked for, without reading it', async () => {
    const { workspace, put } = fixture();
    truncateSync(put('sparse', ''), 2 ** 40);
    expect(mustRefuse(await workspace.read(asPath('sparse'), 1000)).reason).toBe(
      '"sparse" has 1099511627776 bytes, but at most 1000 are read at once: use search_files, or a command that shows a part of it',
    );
  });

  it('of a missing file or of a folder is a slip', async () => {
    const { workspace } = fixture({ 'src/a.ts': 'a' });
    expect(await workspace.read(asPath('src/b.ts'), 10)).toEqual({
      refused: true,
      reason: 'no such file: "src/b.ts"; list_files shows what is there',
    });
    expect(await workspace.read(asPath('src'), 10)).toEqual({
      refused: true,
      reason: '"src" is a folder: list_files shows what is in it',
    });
  });

  it('does not hang on a pipe', async () => {
    const { workspace, root } = fixture();
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(mustRefuse(await workspace.read(asPath('pipe'), 10)).code).toBe('FS-03');
  });

  it('notices a link put there after the path was resolved, at the end and on the way', async () => {
    const { workspace, root, outside } = fixture({ 'd/secret.txt': 'harmless\n' });
    const path = await pathOf(workspace, 'd/secret.txt');
    renameSync(join(root, 'd'), join(root, 'e'));
    symlinkSync(outside, join(root, 'd'));
    expect(mustRefuse(await workspace.read(path, 100)).code).toBe('FS-01');
    rmSync(join(root, 'd'));
    mkdirSync(join(root, 'd'));
    symlinkSync(`${outside}/secret.txt`, join(root, 'd/secret.txt'));
    expect(mustRefuse(await workspace.read(path, 100)).code).toBe('FS-02');
  });
});

describe('writing', () => {
  it('replaces the content, keeps the mode, and leaves nothing else behind', async () => {
    const { workspace, root, put } = fixture();
    put('tool.sh', 'old', 0o755);
    mustWork(await workspace.write(asPath('tool.sh'), bytes('new'), bytes('old')));
    expect(readFileSync(join(root, 'tool.sh'), 'utf8')).toBe('new');
    expect(statSync(join(root, 'tool.sh')).mode & 0o7777).toBe(0o755);
    expect(readdirSync(root).sort()).toEqual(['.git', 'tool.sh']);
  });

  it('keeps the owner', async () => {
    const { workspace, root, put } = fixture();
    put('x', 'old');
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(join(root, 'x'), 1234, 1235);
    const { uid, gid } = statSync(join(root, 'x'));
    mustWork(await workspace.write(asPath('x'), bytes('new'), bytes('old')));
    expect(statSync(join(root, 'x'))).toMatchObject({ uid, gid });
  });

  it('makes a new file as any program would, with the folders on the way', async () => {
    const { workspace, root } = fixture();
    mustWork(await workspace.write(asPath('a/b/new.ts'), bytes('x'), null));
    expect(readFileSync(join(root, 'a/b/new.ts'), 'utf8')).toBe('x');
    writeFileSync(join(root, 'other'), '');
    expect(statSync(join(root, 'a/b/new.ts')).mode).toBe(statSync(join(root, 'other')).mode);
  });

  it('writes nothing when the disk is not what the edit was computed from', async () => {
    const { workspace, root } = fixture({ 'x.ts': 'now' });
    const reason = '"x.ts" changed on disk since it was read: read it again, then redo the edit';
    expect(mustRefuse(await workspace.write(asPath('x.ts'), bytes('new'), bytes('old'))).reason).toBe(reason);
    expect(mustRefuse(await workspace.write(asPath('x.ts'), bytes('new'), null)).reason).toBe(reason);
    expect(readFileSync(join(root, 'x.ts'), 'utf8')).toBe('now');
    mustRefuse(await workspace.write(asPath('gone/y.ts'), bytes('new'), bytes('old')));
    expect(existsSync(join(root, 'gone'))).toBe(false);
  });

  it('never goes through a link that was put there after the path was resolved', async () => {
    const { workspace, root, outside } = fixture({ 'd/x.txt': 'old' });
    const path = await pathOf(workspace, 'd/x.txt', 'write');
    const fresh = await pathOf(workspace, 'd/new.txt', 'write');
    rmSync(join(root, 'd'), { recursive: true });
    symlinkSync(outside, join(root, 'd'));
    writeFileSync(join(outside, 'x.txt'), 'old');
    expect(mustRefuse(await workspace.write(path, bytes('new'), bytes('old'))).code).toBe('FS-02');
    expect(mustRefuse(await workspace.write(fresh, bytes('new'), null)).code).toBe('FS-02');
    expect(readFileSync(join(outside, 'x.txt'), 'utf8')).toBe('old');
    expect(readdirSync(outside).sort()).toEqual(['secret.txt', 'x.txt']);
  });

  it('does not replace a link or a hard-linked file', async () => {
    const { workspace, root, outside } = fixture();
    symlinkSync(`${outside}/secret.txt`, join(root, 'soft'));
    linkSync(`${outside}/secret.txt`, join(root, 'hard'));
    const old = bytes('CANARY\n');
    expect(mustRefuse(await workspace.write(asPath('soft'), bytes('x'), old)).code).toBe('FS-02');
    expect(mustRefuse(await workspace.write(asPath('hard'), bytes('x'), old)).code).toBe('FS-03');
    expect(lstatSync(join(root, 'soft')).isSymbolicLink()).toBe(true);
    expect(readFileSync(`${outside}/secret.txt`, 'utf8')).toBe('CANARY\n');
  });

  it('stays in the folder it opened, even when that is moved and a link put in its place', () => {
    const { root, outside } = fixture({ 'd/x': '' });
    const folders = openFolders(root, ['d'], false);
    renameSync(join(root, 'd'), join(root, 'moved'));
    symlinkSync(outside, join(root, 'd'));
    writeFileSync(`${folders.path}/late`, 'x');
    folders.close();
    expect(existsSync(join(root, 'moved/late'))).toBe(true);
    expect(existsSync(join(outside, 'late'))).toBe(false);
  });

  it('that fails removes the folders it made', () => {
    const { root } = fixture({ file: 'x' });
    expect(() => openFolders(root, ['a', 'b', 'c'.repeat(300)], true)).toThrow('ENAMETOOLONG');
    expect(readdirSync(root).sort()).toEqual(['.git', 'file']);
  });
});

describe('a write that the disk refuses', () => {
  it('half-way leaves the old content, and no rest of the new one', () => {
    const { root, put } = fixture();
    put('d/x', 'old');
    // Files may grow to 1 kB in this process: the write begins and then fails, as on a full disk.
    const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$@"';
    const script = join(import.meta.dirname, '../write-too-much.ts');
    const said = execFileSync('bash', ['-c', limited, process.execPath, script, root], { encoding: 'utf8' });
    expect(said.trim().split('\n')).toEqual([
      '"d/x" cannot be written: EFBIG; nothing was changed',
      '"d/new/y" cannot be written: EFBIG; nothing was changed',
    ]);
    expect(readFileSync(join(root, 'd/x'), 'utf8')).toBe('old');
    expect(readdirSync(join(root, 'd'))).toEqual(['x']);
  });

  it.each([
    ['ENOSPC', true, 'the disk is full; free space and run again'],
    ['EROFS', true, 'the workspace is mounted read-only; mount it writable and run again'],
    ['EACCES', undefined, 'permission denied; leave it as it is'],
  ])('with %s is told in words, and ends the run where no answer could mend it', (code, endsRun, why) => {
    const error = Object.assign(new Error('no'), { code });
    const reason = `"x" cannot be written: ${why}`;
    expect(diskRefusal(error, 'x', 'written')).toEqual({ refused: true, reason, endsRun });
  });

  it("with an error that is no disk's is ours to mend and goes on upwards", () => {
    expect(() => diskRefusal(new TypeError('a mistake'), 'x', 'read')).toThrow('a mistake');
  });
});
