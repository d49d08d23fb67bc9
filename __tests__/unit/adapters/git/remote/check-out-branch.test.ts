import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../../../src/adapters/git/repository.ts';
import { treeOf } from '../fixture.ts';
import { patient, remoteOf, type Scene, scene, whyOf } from '../remote-fixture.ts';

const BRANCH = 'forge/ci-lint';

/** A branch on the server that the clone has not seen, with this message on its last commit. */
async function onServer(
  message: string,
  ...cloneWith: readonly string[]
): Promise<{ at: Scene; tip: string }> {
  const at = await scene(undefined, ...cloneWith);
  at.origin.git('checkout', '-q', '-b', BRANCH);
  at.origin.write('earlier.txt', 'work\n');
  const tip = at.origin.commit(message);
  at.origin.git('push', '-q', 'server', BRANCH);
  return { at, tip };
}

const OURS = 'chore: fixes\n\nForge-Run: run-1\nForge-Audit: 00ff\n';

const take = (at: Scene): Promise<string | null> => remoteOf(at).takeBranch(BRANCH, patient());

describe('a branch on the server', () => {
  it('that is not there is none', async () => {
    const at = await scene();
    expect(await take(at)).toBeNull();
  });

  it.each(['--quiet', '--depth=1'])(
    'of an earlier run is taken up, with the base merged in, in a clone with %s',
    async (cloneWith) => {
      const { at, tip } = await onServer(OURS, cloneWith);
      expect(await take(at)).toBe(tip);
      expect(at.clone.git('rev-parse', BRANCH).trim()).toBe(tip);
      const target = openRepository({ tree: treeOf(at.clone), excluded: [] });
      await target.prepareBranch(BRANCH);
      expect(at.clone.read('earlier.txt')).toBe('work\n');
      const { head } = await target.inspect();
      const result = await remoteOf(at).push(
        { sha: head ?? '', branch: BRANCH, expectedOld: tip },
        patient(),
      );
      expect(result.pushed).toBe(true);
    },
  );

  it.each([
    ['a person', 'fix: by hand\n'],
    ['a person who only names one', 'fix: by hand\n\nForge-Run: run-1 was no good\n\nand more text\n'],
  ])('of %s is left alone', async (_, message) => {
    const { at } = await onServer(message);
    const why = await whyOf(take(at));
    expect(why.kind).toBe('git_before');
    expect(why.reason).toMatch(
      /^branch forge\/ci-lint exists on 127\..* and its last commit is not a run's \(no Forge-Run trailer\)/,
    );
    expect(at.clone.git('for-each-ref', 'refs/heads')).not.toContain(BRANCH);
  });

  it('made by hand at a commit of a run for another one is left alone', async () => {
    const { at } = await onServer('chore: fixes\n\nForge-Branch: forge/other\nForge-Run: run-1\n');
    const why = await whyOf(take(at));
    expect(why.kind).toBe('git_before');
    expect(why.reason).toContain('its last commit was made by a run for the branch forge/other');
    expect(at.clone.git('for-each-ref', 'refs/heads')).not.toContain(BRANCH);
  });

  it('goes no further than a local one that has more', async () => {
    const { at, tip } = await onServer(OURS);
    at.clone.git('checkout', '-q', '-b', BRANCH);
    const mine = at.clone.commit('mine');
    at.clone.git('checkout', '-q', 'main');
    expect((await whyOf(take(at))).reason).toContain(
      `is at ${mine} here, which is not in the history of ${tip}`,
    );
  });

  it('that is checked out here must not have more than what is here', async () => {
    const { at, tip } = await onServer('fix: by hand\n');
    at.clone.git('checkout', '-q', '-b', BRANCH);
    expect((await whyOf(take(at))).reason).toContain(`check out ${tip} and run again`);
    at.clone.git('fetch', '-q', at.origin.root, BRANCH);
    at.clone.git('reset', '-q', '--hard', tip);
    expect(await take(at)).toBe(tip);
  });

  it('is not asked for by a name that git refuses', async () => {
    const at = await scene();
    const why = await whyOf(remoteOf(at).takeBranch('a..b', patient()));
    expect(why).toMatchObject({ kind: 'config' });
  });
});

it('nobody reachable is said, and shows no token', async () => {
  const { at } = await onServer(OURS);
  const remote = remoteOf(at, { serverUrl: 'http://127.0.0.1:9' });
  const why = await whyOf(remote.takeBranch(BRANCH, patient()));
  expect(why.kind).toBe('git_before');
  expect(why.reason).toContain('the server cannot be reached: check the network and HTTPS_PROXY');
  expect(JSON.stringify(why)).not.toContain(at.server.token);
});

it('a limit of time that is over is a time-out', async () => {
  const { at } = await onServer(OURS);
  const why = await whyOf(remoteOf(at).tipOf(BRANCH, AbortSignal.abort()));
  expect(why).toMatchObject({ kind: 'timeout' });
});

it('a proxy of the environment is used, and one of the repository is not', async () => {
  const { at, tip } = await onServer(OURS);
  at.clone.git('config', 'http.proxy', 'http://127.0.0.1:9');
  // To a proxy goes the whole address: our server takes it as any other.
  const env = { http_proxy: at.server.url };
  expect(await remoteOf(at, { env, serverUrl: 'http://localhost:1' }).tipOf(BRANCH, patient())).toBe(tip);
  const direct = { http_proxy: 'http://127.0.0.1:9', NO_PROXY: '127.0.0.1' };
  expect(await remoteOf(at, { env: direct }).tipOf(BRANCH, patient())).toBe(tip);
});
