import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { existsSync, type Repo, repository } from '../fixture.ts';
import { patient, remoteOf, type Scene, scene, sceneOf, whyOf } from '../remote-fixture.ts';

/** A commit on a new branch of the server's that the clone has not seen; its id. */
async function pushed(
  at: Scene,
  branch = 'feature',
  files: Readonly<Record<string, string>> = { 'new.txt': 'n\n' },
) {
  at.origin.git('checkout', '-q', '-B', branch);
  for (const [name, text] of Object.entries(files)) at.origin.write(name, text);
  const sha = at.origin.commit(`on ${branch}`);
  at.origin.git('push', '-q', 'server', branch);
  return sha;
}

const has = (repo: Repo, sha: string): boolean =>
  repo.git('cat-file', '--batch-check', '--batch-all-objects').includes(sha);

/** Sixty more commits, in one process. */
const long = (origin: Repo): void => {
  const commits = Array.from(
    { length: 60 },
    (_, at) =>
      `commit refs/heads/main\ncommitter Ann <ann@example.com> ${1_700_000_000 + at} +0000\ndata <<END\ncommit ${at}\nEND\n${at === 0 ? 'from refs/heads/main^0\n' : ''}M 100644 inline count\ndata <<END\n${at}\nEND\n\n`,
  );
  origin.write('.git/history', commits.join(''));
  origin.sh('git fast-import --quiet < .git/history; git reset -q --hard');
};

describe('fetching a commit', () => {
  it('brings exactly that commit, and leaves no reference, tag, remote or other trace', async () => {
    const at = await scene();
    const sha = await pushed(at);
    at.origin.git('tag', 'v1');
    at.origin.git('push', '-q', 'server', 'v1');
    const [refs, config] = [at.clone.git('for-each-ref'), at.clone.read('.git/config')];
    await remoteOf(at).fetchCommit({ sha }, patient());
    expect(at.clone.git('show', `${sha}:new.txt`)).toBe('n\n');
    expect(at.clone.git('for-each-ref')).toBe(refs);
    expect(at.clone.read('.git/config')).toBe(config);
    expect(existsSync(at.clone.path('.git/FETCH_HEAD'))).toBe(false);
    expect(readdirSync(at.folder)).toEqual([]);
    expect(at.clone.git('fsck', '--connectivity-only')).not.toContain('missing');
  });

  it.each([
    ['look', { status: 500 }],
    ['fetch', { status: 502 }],
    ['fetch', { status: 429 }],
    ['fetch', 'drop-after'],
  ] as const)('that fails at the %s with %j at first is asked for again', async (moment, fault) => {
    const at = await scene();
    const sha = await pushed(at);
    at.server.fail(moment, fault);
    await remoteOf(at).fetchCommit({ sha }, patient());
    expect(at.clone.git('show', `${sha}:new.txt`)).toBe('n\n');
  });

  it('that a server keeps failing is told from a server that cannot be reached', async () => {
    const at = await scene();
    const sha = await pushed(at);
    for (let times = 0; times < 5; times++) at.server.fail('fetch', { status: 500 });
    const why = await whyOf(remoteOf(at).fetchCommit({ sha }, patient()));
    expect(why.reason).toContain('the server reported an internal failure (5xx)');
    expect(why.reason).not.toContain('HTTPS_PROXY');
    const away = remoteOf(at, { serverUrl: 'http://127.0.0.1:9' }).fetchCommit({ sha }, patient());
    expect((await whyOf(away)).reason).toContain(
      'the server cannot be reached: check the network and HTTPS_PROXY',
    );
  });

  it('asks nobody for a commit that is here', async () => {
    const at = await scene();
    const before = at.server.requests.length;
    await remoteOf(at).fetchCommit({ sha: at.clone.git('rev-parse', 'HEAD').trim() }, patient());
    expect(at.server.requests.length).toBe(before);
  });

  it('does not take the whole history again', async () => {
    const at = await scene(long);
    const sha = await pushed(at);
    const objects = () => Number(at.clone.git('count-objects', '-v').match(/in-pack: (\d+)/)?.[1]);
    const before = objects();
    await remoteOf(at).fetchCommit({ sha }, patient());
    expect(objects() - before).toBeLessThan(10);
  });

  it('in a shallow clone brings the one commit, and says where its history ends', async () => {
    const at = await scene(long, '--depth=1');
    const sha = await pushed(at);
    await remoteOf(at).fetchCommit({ sha }, patient());
    expect(at.clone.git('log', '--format=%H', sha).trim()).toBe(sha);
    expect(at.clone.read('.git/shallow').split('\n')).toContain(sha);
    expect(at.clone.git('log', '--format=%s').trim()).toBe('commit 59');
    expect(at.clone.git('status', '--porcelain')).toBe('');
  });

  it('in a shallow clone goes as deep as it takes to meet the other commit, and leaves a history git can walk', async () => {
    const at = await scene((origin) => {
      origin.git('branch', 'old');
      long(origin);
    }, '--depth=1');
    at.origin.git('checkout', '-q', 'old');
    const fork = at.origin.git('rev-parse', 'HEAD').trim();
    const sha = await pushed(at, 'from-old');
    const head = at.clone.git('rev-parse', 'HEAD').trim();
    await remoteOf(at).fetchCommit({ sha, joinedTo: head }, patient());
    expect(at.clone.git('merge-base', sha, head).trim()).toBe(fork);
    expect(at.clone.git('fsck', '--connectivity-only')).not.toContain('missing');
    expect(existsSync(at.clone.path('.git/shallow'))).toBe(false);
  });

  it('in a partial clone brings the files that differ, so that nothing is asked for later', async () => {
    const at = await scene(undefined, '--filter=blob:none');
    const sha = await pushed(at, 'feature', { 'src/a.ts': 'changed\n', 'deep/new.txt': 'n\n' });
    await remoteOf(at).fetchCommit({ sha }, patient());
    const before = at.server.requests.length;
    const offline = ['-c', 'protocol.allow=never', 'show'];
    expect(at.clone.git(...offline, `${sha}:src/a.ts`)).toBe('changed\n');
    expect(at.clone.git(...offline, `${sha}:deep/new.txt`)).toBe('n\n');
    expect(at.server.requests.length).toBe(before);
    expect(has(at.clone, sha)).toBe(true);
  });

  it('falls back to the reference where the server gives out no commit by its id, and checks what came', async () => {
    const at = await scene();
    const sha = await pushed(at);
    at.origin.git('push', '-q', 'server', `${sha}:refs/pull/7/head`, ':feature');
    at.server.refuseIds(at.name);
    await remoteOf(at).fetchCommit({ sha, fallbackRef: 'refs/pull/7/head' }, patient());
    expect(has(at.clone, sha)).toBe(true);
  });

  it('says that a commit is not there, with and without a reference to fall back on', async () => {
    const at = await scene();
    const sha = '0123456789'.repeat(4);
    const remote = remoteOf(at);
    for (const wanted of [
      { sha },
      { sha, fallbackRef: 'refs/pull/9/head' },
      { sha, fallbackRef: 'refs/heads/main' },
    ]) {
      const why = await whyOf(remote.fetchCommit(wanted, patient()));
      expect(why.kind).toBe('git_before');
      expect(why.reason).toMatch(
        /^commit (0123456789){4} cannot be fetched from 127\.0\.0\.1:\d+\/acme\/app-\d+: .*; was its branch deleted/,
      );
    }
  });

  it.each(['main', 'abc123', 'HEAD', '--upload-pack=touch', `${'0'.repeat(39)}G`])(
    'takes no %s for a commit',
    async (sha) => {
      const at = await scene();
      const why = await whyOf(remoteOf(at).fetchCommit({ sha }, patient()));
      expect(why.reason).toContain('is not a full commit id (40 hexadecimal digits)');
    },
  );

  it('takes no tree and no tag for a commit', async () => {
    const at = await scene();
    const tree = at.clone.git('rev-parse', 'HEAD^{tree}').trim();
    const why = await whyOf(remoteOf(at).fetchCommit({ sha: tree }, patient()));
    expect(why.reason).toBe(`${tree} is a tree, not a commit: pass the id of a commit`);
  });

  it('takes no history with a .git folder hidden in it', async () => {
    const at = await scene();
    const blob = at.origin.git('hash-object', '-w', 'README.md').trim();
    const [tree, sha] = hidden(at.origin, blob);
    at.origin.git('update-ref', 'refs/heads/evil', sha);
    at.origin.git('push', '-q', 'server', 'evil');
    const why = await whyOf(remoteOf(at).fetchCommit({ sha }, patient()));
    expect(why.kind).toBe('git_before');
    expect(why.reason).toContain('hasDotgit');
    expect(has(at.clone, tree)).toBe(false);
  });

  it('works with SHA-256 ids', async () => {
    const at = await sceneOf(repository(undefined, '--object-format=sha256'));
    const sha = await pushed(at);
    expect(sha).toHaveLength(64);
    await remoteOf(at).fetchCommit({ sha }, patient());
    expect(at.clone.git('show', `${sha}:new.txt`)).toBe('n\n');
  });
});

function hidden(origin: Repo, blob: string): readonly [string, string] {
  const tree = origin.sh(`printf '100644 blob ${blob}\\t.git\\n' | git mktree`).trim();
  return [tree, origin.git('commit-tree', tree, '-m', 'evil').trim()];
}
