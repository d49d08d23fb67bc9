import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAdditions } from '../../../../../src/adapters/git/objects/added-lines.ts';
import { openBlobReader } from '../../../../../src/adapters/git/objects/blob-reader.ts';
import { parseDiff } from '../../../../../src/adapters/git/objects/diff-output.ts';
import { listTree } from '../../../../../src/adapters/git/objects/list-tree.ts';
import { parseRawDiff } from '../../../../../src/adapters/git/objects/raw-diff.ts';
import { objectFacts, readBlobs } from '../../../../../src/adapters/git/objects/read-objects.ts';
import { hardenedGit } from '../../../../../src/adapters/git/program/hardened-git.ts';
import { type Git, GitError } from '../../../../../src/adapters/git/program/run-git.ts';
import { folder, gitPath, type Repo, repository } from '../fixture.ts';

const OID = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);

function gitOf({ root }: Repo): Git {
  return hardenedGit({ gitPath, gitDir: `${root}/.git`, workTree: root });
}

/** Records that some readers took and others refused; now all refuse them. */
const UNREADABLE = {
  'an unmerged path': `:100644 100644 ${OID} ${OTHER} U\0a\0`,
  'an unknown state': `:100644 100644 ${OID} ${OTHER} X\0a\0`,
  'a rename with a score': `:100644 100644 ${OID} ${OTHER} R100\0a\0`,
  'an abbreviated id': `:100644 100644 aaaaaaa bbbbbbb M\0a\0`,
  'a record without its path': `:100644 100644 ${OID} ${OTHER} M\0`,
};

describe('a raw diff', () => {
  it('gives null for the side on which there is no file', () => {
    const zero = '0'.repeat(40);
    const added = `:000000 100755 ${zero} ${OID} A\0:new file\0`;
    const deleted = `:120000 000000 ${OID} ${zero} D\0old\0`;
    expect(parseRawDiff(Buffer.from(added + deleted))).toEqual([
      {
        raw: ':new file',
        status: 'added',
        oldMode: null,
        newMode: '100755',
        oldOid: null,
        newOid: OID,
      },
      { raw: 'old', status: 'deleted', oldMode: '120000', newMode: null, oldOid: OID, newOid: null },
    ]);
  });

  it.each(Object.entries(UNREADABLE))('with %s is refused by every reader', (_, output) => {
    expect(() => parseRawDiff(Buffer.from(output))).toThrow(/unknown/);
    expect(() => parseDiff(Buffer.from(output))).toThrow(/unknown/);
    expect(() => parseAdditions(Buffer.from(`${output}\0`))).toThrow();
  });
});

describe('the listing of a tree', () => {
  it('has links, submodules and names with any byte', async () => {
    const repo = repository({ 'a\tb\nc': 'one' });
    repo.sh(`ln -s a link; git add link; git update-index --add --cacheinfo 160000,${OID},sub`);
    repo.git('commit', '-q', '-m', 'more');
    const entries = await listTree(gitOf(repo), 'HEAD', { sizes: true });
    expect(entries.map(({ raw, mode, type, size }) => [raw, mode, type, size])).toEqual(
      expect.arrayContaining([
        ['a\tb\nc', '100644', 'blob', 3],
        ['link', '120000', 'blob', 1],
        ['sub', '160000', 'commit', null],
      ]),
    );
  });

  it('is refused if git printed something else', async () => {
    const git: Git = async () => ({ code: 0, stdout: Buffer.from('hello\0'), stderr: '' });
    await expect(listTree(git, 'HEAD')).rejects.toThrow('"hello", which is unreadable');
  });
});

describe('objects', () => {
  const repo = () => repository({ 'a.txt': 'one', 'b/c.txt': '' });

  it('are read in one process, an empty file and a repeated id too', async () => {
    const here = repo();
    const [a, c] = [here.git('rev-parse', 'HEAD:a.txt').trim(), here.git('rev-parse', 'HEAD:b/c.txt').trim()];
    const found = await readBlobs(gitOf(here), [a, c, a]);
    expect([...found].map(([oid, bytes]) => [oid, bytes.toString()])).toEqual([
      [a, 'one'],
      [c, ''],
    ]);
  });

  it('that are missing or a folder are refused by both readers', async () => {
    const here = repo();
    const tree = here.git('rev-parse', 'HEAD:b').trim();
    const reader = openBlobReader(gitPath, `${here.root}/.git`);
    for (const [oid, why] of [
      [tree, 'is not a blob'],
      [OID, 'is missing'],
    ] as const) {
      await expect(readBlobs(gitOf(here), [oid])).rejects.toThrow(GitError);
      await expect(readBlobs(gitOf(here), [oid])).rejects.toThrow(why);
      await expect(reader.read(oid)).rejects.toThrow(why);
    }
    const blob = here.git('rev-parse', 'HEAD:a.txt').trim();
    expect((await reader.read(blob)).toString()).toBe('one');
    reader.close();
    expect(await objectFacts(gitOf(here), [OID, tree, blob])).toEqual([
      { id: OID, type: null, size: null },
      { id: tree, type: 'tree', size: expect.any(Number) },
      { id: blob, type: 'blob', size: 3 },
    ]);
  });

  it('are read by a git that the configuration of the repository cannot steer', async () => {
    const here = repo();
    const place = folder();
    writeFileSync(
      `${place}/git`,
      `#!/bin/sh\nprintf '%s\\n' "$@" >${place}/args\nenv >${place}/env\nexec ${gitPath} "$@"\n`,
    );
    chmodSync(`${place}/git`, 0o755);
    const reader = openBlobReader(`${place}/git`, `${here.root}/.git`);
    await reader.read(here.git('rev-parse', 'HEAD:a.txt').trim());
    reader.close();
    const args = readFileSync(`${place}/args`, 'utf8');
    for (const setting of ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'protocol.ext.allow=never'])
      expect(args).toContain(setting);
    expect(readFileSync(`${place}/env`, 'utf8')).toContain('GIT_NO_REPLACE_OBJECTS=1');
  });
});

describe('the output of git', () => {
  it('ends git when it has more bytes than the caller takes', async () => {
    const here = repository({ 'a.txt': 'x'.repeat(5000) });
    const call = { args: ['show', 'HEAD:a.txt'], maxOutputBytes: 4999 };
    await expect(gitOf(here)(call)).rejects.toThrow('it printed more than 4999 bytes and was killed');
    expect((await gitOf(here)({ ...call, maxOutputBytes: 5000 })).stdout.length).toBe(5000);
  });
});
