import { describe, expect, test } from 'vitest';
import { openRights } from '../../../../../src/adapters/github/rights/delivery-rights.ts';
import type { DeliveryRights, RepositoryOutlook } from '../../../../../src/core/forge/delivery-rights.ts';
import { type GitServer, startGitServer } from '../../../../support/git-server.ts';
import { makeProtection, type Protection } from '../../../../support/github/protection.ts';
import { type GithubServer, startGithubServer } from '../../../../support/github/server.ts';
import { type State, TOKEN } from '../../../../support/github/state.ts';
import { impatientClock } from '../asking.ts';

interface Asked extends AsyncDisposable {
  readonly rights: DeliveryRights & RepositoryOutlook;
  readonly github: GithubServer;
  readonly git: GitServer;
}

/** The adapter between a false GitHub and a real git server. */
async function asking(state: Partial<State> = {}, token = TOKEN): Promise<Asked> {
  const github = await startGithubServer({ state });
  const git = await startGitServer(TOKEN);
  await git.host('acme/app');
  const rights = openRights({
    apiUrl: github.url,
    gitUrl: git.address('acme/app'),
    repository: 'acme/app',
    token,
    env: {},
    clock: impatientClock(),
    signal: new AbortController().signal,
    retryBaseMs: 1,
  });
  const close = async () => {
    await git.close();
    await github[Symbol.asyncDispose]();
  };
  return { rights, github, git, [Symbol.asyncDispose]: close };
}

function protectedBy(protection: Partial<Protection>): Partial<State> {
  return { protection: makeProtection(protection) };
}

describe('whether a token may push', () => {
  test('is known by asking as a push begins, and no more than that', async () => {
    await using asked = await asking();
    expect(await asked.rights.push()).toEqual({ kind: 'granted' });
    expect(asked.git.requests.map(({ moment }) => moment)).toEqual(['may-push']);
    expect(asked.git.pushes).toEqual([]);
    expect(asked.github.api.requests).toEqual([]);
  });

  test('is no where the server refuses, in its own words', async () => {
    await using asked = await asking();
    asked.git.fail('may-push', { status: 403, text: 'Permission to acme/app.git denied.' });
    expect(await asked.rights.push()).toMatchObject({
      kind: 'refused',
      why: 'permission',
      said: expect.stringContaining('Permission to acme/app.git denied.'),
    });
  });

  test('is no where the token counts for nothing', async () => {
    await using asked = await asking({}, 'ghs_another');
    expect(await asked.rights.push()).toMatchObject({ kind: 'refused', why: 'token' });
  });

  test.each([{ status: 404 }, { status: 502 }, 'drop-before'] as const)(
    'is not known where it answers neither: %j',
    async (fault) => {
      await using asked = await asking();
      asked.git.fail('may-push', fault);
      expect(await asked.rights.push()).toMatchObject({ kind: 'unknown' });
    },
  );

  test('never shows the token', async () => {
    await using asked = await asking();
    asked.git.fail('may-push', { status: 403, text: `no ${TOKEN}` });
    expect(JSON.stringify(await asked.rights.push())).not.toContain(TOKEN);
  });
});

describe('whether a token may open pull requests', () => {
  test('is known by one that cannot come to be', async () => {
    await using asked = await asking();
    expect(await asked.rights.openPullRequests()).toEqual({ kind: 'granted' });
    expect(asked.github.api.state.pulls).toHaveLength(1);
    expect(asked.github.api.asked).toEqual(['pulls/may-create']);
  });

  test('is no without the permission, and where the repository forbids it to Actions', async () => {
    await using without = await asking(protectedBy({ tokenMayOpenPullRequests: false }));
    expect(await without.rights.openPullRequests()).toMatchObject({ kind: 'refused', why: 'permission' });
    await using forbidden = await asking({ actionsMayOpenPullRequests: false });
    expect(await forbidden.rights.openPullRequests()).toMatchObject({ kind: 'refused', why: 'setting' });
  });

  test.each([404, 500, 502, 'drop', 'page', 'empty', 'moved', { secondaryLimit: 60 }] as const)(
    'is not known after %j, and asked only once',
    async (fault) => {
      await using asked = await asking();
      asked.github.api.fail('pulls/may-create', fault, { times: 1 });
      const right = await asked.rights.openPullRequests();
      // A limit that says when to come back is waited for, as everywhere.
      expect(right.kind).toBe(typeof fault === 'object' ? 'granted' : 'unknown');
      expect(asked.github.api.asked).toHaveLength(typeof fault === 'object' ? 2 : 1);
    },
  );

  test('is told by the setting to an administrator alone', async () => {
    await using admin = await asking({
      ...protectedBy({ tokenIsAdministrators: true }),
      actionsMayOpenPullRequests: false,
    });
    expect(await admin.rights.actionsMayOpenPullRequests()).toMatchObject({
      kind: 'refused',
      why: 'setting',
    });
    await using other = await asking();
    expect(await other.rights.actionsMayOpenPullRequests()).toMatchObject({ kind: 'unknown' });
  });
});

describe('the rules of a branch', () => {
  test('are none where there are none, there or new', async () => {
    await using asked = await asking();
    expect(await asked.rights.branch('main')).toEqual({ kind: 'known', state: { exists: true, rules: [] } });
    expect(await asked.rights.branch('forge/new')).toEqual({
      kind: 'known',
      state: { exists: false, rules: [] },
    });
  });

  test('come from rulesets, with whether the token is exempt', async () => {
    const on = (type: string, ruleset: number) => ({ type, ruleset, branches: ['main'] });
    await using asked = await asking(
      protectedBy({
        rules: [on('required_signatures', 1), on('update', 2), on('pull_request', 3), on('deletion', 4)],
        bypass: new Map([
          [2, 'always'],
          [3, 'untold'],
        ]),
      }),
    );
    expect(await asked.rights.branch('main')).toEqual({
      kind: 'known',
      state: {
        exists: true,
        rules: [
          { kind: 'signatures', source: 'ruleset 1', bypass: 'no' },
          { kind: 'update', source: 'ruleset 2', bypass: 'yes' },
          { kind: 'pull_request', source: 'ruleset 3', bypass: 'unknown' },
        ],
      },
    });
    // What stops no push is not asked about.
    expect(asked.github.api.requests).not.toContain('GET /repos/acme/app/rulesets/4');
  });

  test('leave out checks that need not have passed for a new branch', async () => {
    const rule = {
      type: 'required_status_checks',
      ruleset: 1,
      branches: ['main', 'new'],
      parameters: {
        do_not_enforce_on_create: true,
        required_status_checks: [{ context: 'ci' }],
        strict_required_status_checks_policy: false,
      },
    };
    await using asked = await asking(protectedBy({ rules: [rule] }));
    expect(await asked.rights.branch('new')).toMatchObject({ state: { rules: [] } });
    expect(await asked.rights.branch('main')).toMatchObject({ state: { rules: [{ kind: 'checks' }] } });
  });

  test('come from the classic protection too', async () => {
    const classic = new Map([
      ['main', { viewerCanPush: false, requiresSignatures: true, reviews: 0, checks: ['ci'] }],
    ]);
    await using asked = await asking(protectedBy({ classic }));
    const source = 'the branch protection of "main"';
    expect(await asked.rights.branch('main')).toMatchObject({
      state: {
        rules: ['update', 'signatures', 'pull_request', 'checks'].map((kind) => ({
          kind,
          source,
          bypass: 'no',
        })),
      },
    });
  });

  test('are asked for at once', async () => {
    await using asked = await asking();
    asked.github.api.gather(2);
    expect(await asked.rights.branch('main')).toMatchObject({ kind: 'known' });
  });

  test('stay known in part where GraphQL says nothing', async () => {
    await using asked = await asking(
      protectedBy({ rules: [{ type: 'update', ruleset: 1, branches: ['main'] }] }),
    );
    asked.github.api.fail('graphql/protection', 403);
    expect(await asked.rights.branch('main')).toMatchObject({
      kind: 'known',
      state: { exists: null, rules: [{ kind: 'update' }] },
    });
  });

  test('are not known where they cannot be read', async () => {
    await using asked = await asking();
    asked.github.api.fail('repos/get-branch-rules', 404);
    expect(await asked.rights.branch('main')).toMatchObject({ kind: 'unknown' });
  });
});

describe('the repository', () => {
  test('says what it is, and a classic token’s scopes', async () => {
    await using asked = await asking(protectedBy({ scopes: 'repo, workflow' }));
    expect(await asked.rights.repository()).toMatchObject({
      kind: 'known',
      name: 'acme/app',
      isArchived: false,
      scopes: ['repo', 'workflow'],
    });
    await using other = await asking();
    expect(await other.rights.repository()).toMatchObject({ scopes: null });
  });

  test('is not shown to a token that counts for nothing', async () => {
    await using asked = await asking({}, 'ghs_another');
    expect(await asked.rights.repository()).toMatchObject({ kind: 'refused', why: 'token' });
  });

  test('lets its runs be read, or not', async () => {
    await using asked = await asking();
    expect(await asked.rights.readRuns()).toEqual({ kind: 'granted' });
    asked.github.api.fail('actions/list-workflow-runs-for-repo', 403);
    expect(await asked.rights.readRuns()).toMatchObject({ kind: 'refused', why: 'permission' });
  });
});
