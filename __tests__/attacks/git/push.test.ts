import { readdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RETRY_POLICY } from '../../../src/adapters/http/retry-decision.ts';
import type { PushRequest, PushResult } from '../../../src/core/git/remote.ts';
import type { Fault, Moment } from '../../support/git-server.ts';
import { folder } from '../../unit/adapters/git/fixture.ts';
import {
  commandLines,
  filesWith,
  patient,
  remoteOf,
  type Scene,
  scene,
} from '../../unit/adapters/git/remote-fixture.ts';

const ATTEMPTS = RETRY_POLICY.attempts;
/** Statuses that another attempt may not meet. */
const PASSES: readonly number[] = [429, 500, 502, 503];

/** A clone with one commit more than the server has, and what it stands on. */
async function ready(...cloneWith: readonly string[]) {
  const at = await scene(undefined, ...cloneWith);
  const base = at.clone.git('rev-parse', 'HEAD').trim();
  at.clone.write('work.txt', 'done\n');
  const sha = at.clone.commit('work');
  return { at, base, sha };
}

const push = (at: Scene, request: PushRequest): Promise<PushResult> => remoteOf(at).push(request, patient());

const tip = (at: Scene, branch: string): Promise<string> =>
  at.server.git(at.name, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);

const why = (result: PushResult): string => (result.pushed ? 'pushed' : result.why);
const reason = (result: PushResult): string => (result.pushed ? '' : result.reason);

/** Of this scene alone: the server is shared. */
const pushesTo = (at: Scene) => at.server.pushes.filter(({ repository }) => repository === at.name);

describe('a push', () => {
  it('moves the branch on from where the run saw it', async () => {
    const { at, base, sha } = await ready();
    expect(await push(at, { sha, branch: 'main', expectedOld: base })).toEqual({
      pushed: true,
      sha,
      branch: 'main',
    });
    expect(await tip(at, 'main')).toBe(sha);
    expect(pushesTo(at)).toEqual([
      { repository: at.name, ref: 'refs/heads/main', from: base, to: sha, taken: true },
    ]);
    expect(readdirSync(at.folder)).toEqual([]);
  });

  it.each([[], ['--depth=1'], ['--filter=blob:none']])(
    'makes a new branch, from a clone with %j options too',
    async (...cloneWith) => {
      const { at, sha } = await ready(...cloneWith);
      // The server has gone on meanwhile: it names no commit that the clone knows.
      at.origin.write('later', 'x\n');
      at.origin.commit('later');
      at.origin.git('push', '-q', 'server', 'main');
      expect(await push(at, { sha, branch: 'forge/ci-lint', expectedOld: null })).toMatchObject({
        pushed: true,
      });
      expect(await tip(at, 'forge/ci-lint')).toBe(sha);
      expect(await at.server.git(at.name, 'show', `${sha}:work.txt`)).toBe('done');
    },
  );

  it('leaves references, configuration and files of the workspace as they are', async () => {
    const { at, base, sha } = await ready();
    const [refs, config] = [at.clone.git('for-each-ref'), at.clone.read('.git/config')];
    await push(at, { sha, branch: 'main', expectedOld: base });
    expect([at.clone.git('for-each-ref'), at.clone.read('.git/config')]).toEqual([refs, config]);
    expect(at.clone.git('status', '--porcelain')).toBe('');
  });

  it('that arrived already is no other one', async () => {
    const { at, base, sha } = await ready();
    await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(await push(at, { sha, branch: 'main', expectedOld: base }))).toBe('pushed');
    expect(pushesTo(at)).toHaveLength(1);
  });
});

/** Moves the server's branch the ways that others may; gives where it is then ('' where it is gone). */
const MOVES: Readonly<Record<string, (at: Scene) => Promise<string>>> = {
  forward: async (at) => {
    at.origin.write('theirs', 'x\n');
    const sha = at.origin.commit('theirs');
    at.origin.git('push', '-q', 'server', 'main');
    return sha;
  },
  back: async (at) => {
    const sha = await at.server.git(at.name, 'rev-parse', 'main~1');
    await at.server.git(at.name, 'update-ref', 'refs/heads/main', sha);
    return sha;
  },
  away: async (at) => {
    await at.server.git(at.name, 'update-ref', '-d', 'refs/heads/main');
    return '';
  },
};

describe.each(Object.keys(MOVES))('a branch that was moved %s', (how) => {
  const prepared = async () => {
    const at = await scene((origin) => {
      origin.write('second', 's\n');
      origin.commit('second');
    });
    const expectedOld = at.clone.git('rev-parse', 'HEAD').trim();
    at.clone.write('work.txt', 'done\n');
    return { at, request: { sha: at.clone.commit('work'), branch: 'main', expectedOld } };
  };

  it('during the run is not pushed to, and nothing is sent', async () => {
    const { at, request } = await prepared();
    const now = await MOVES[how]!(at);
    const result = await push(at, request);
    expect(why(result)).toBe('head_moved');
    const where = now === '' ? 'it was deleted' : `it is at ${now} now`;
    expect(reason(result)).toMatch(
      new RegExp(
        `^could not push to branch main at 127.0.0.1:\\d+/${at.name}: the branch moved during the run: ${where} \\(GIT-05\\); nothing was pushed`,
      ),
    );
    expect(await tip(at, 'main')).toBe(now);
    const asked = at.server.requests.filter(({ url }) => url.includes(`${at.name}.git`));
    expect(asked.filter(({ moment }) => moment === 'before-push' || moment === 'push')).toEqual([]);
  });

  it('between the look and the push is not pushed to', async () => {
    const { at, request } = await prepared();
    let now = 'unmoved';
    at.server.at('before-push', async () => {
      now = await MOVES[how]!(at);
    });
    expect(why(await push(at, request))).toBe('head_moved');
    expect(await tip(at, 'main')).toBe(now);
    expect(pushesTo(at)).toEqual([]);
  });

  it('while the push is under way is not overwritten', async () => {
    const { at, request } = await prepared();
    let now = 'unmoved';
    at.server.at('push', async () => {
      now = await MOVES[how]!(at);
    });
    expect(why(await push(at, request))).toBe('head_moved');
    expect(await tip(at, 'main')).toBe(now);
  });
});

describe('a push that arrived and whose answer was lost', () => {
  it.each([['none'], ['--depth=1']])(
    'is found below what others pushed on top of it (clone %j)',
    async (option) => {
      const { at, base, sha } = await ready(...(option === 'none' ? [] : [option]));
      at.server.fail('push', 'drop-after');
      at.server.at('look', () => at.server.at('look', () => pushedOnTop(at, sha)));
      expect(await push(at, { sha, branch: 'main', expectedOld: base })).toMatchObject({ pushed: true, sha });
      expect(await at.server.git(at.name, 'rev-parse', 'main~1')).toBe(sha);
      expect(await at.server.git(at.name, 'rev-list', '--count', `${base}..main`)).toBe('2');
    },
  );

  it('to a branch that is gone since is not called a push of nothing', async () => {
    const { at, base, sha } = await ready();
    at.server.fail('push', 'drop-after');
    at.server.at('look', () =>
      at.server.at('look', async () => {
        await at.server.git(at.name, 'update-ref', '-d', 'refs/heads/main');
      }),
    );
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(result)).toBe('head_moved');
    expect(reason(result)).toContain('it was deleted (GIT-05); it is unknown whether our commit is on it');
    expect(reason(result)).not.toContain('nothing was pushed');
  });
});

async function pushedOnTop(at: Scene, sha: string): Promise<void> {
  const as = ['-c', 'user.name=x', '-c', 'user.email=x@example.com'];
  const on = ['commit-tree', `${sha}^{tree}`, '-p', sha, '-m', 'theirs'];
  const theirs = await at.server.git(at.name, ...as, ...on);
  await at.server.git(at.name, 'update-ref', 'refs/heads/main', theirs);
}

it('a branch that somebody made meanwhile is not pushed to', async () => {
  const { at, base, sha } = await ready();
  at.server.at('before-push', async () => {
    await at.server.git(at.name, 'update-ref', 'refs/heads/forge/x', base);
  });
  expect(why(await push(at, { sha, branch: 'forge/x', expectedOld: null }))).toBe('head_moved');
  expect(await tip(at, 'forge/x')).toBe(base);
});

it('what does not stand on the old tip is never sent', async () => {
  const { at, base, sha } = await ready();
  await push(at, { sha, branch: 'main', expectedOld: base });
  at.clone.git('reset', '-q', '--hard', base);
  const other = at.clone.commit('other');
  const result = await push(at, { sha: other, branch: 'main', expectedOld: sha });
  expect(why(result)).toBe('not_fast_forward');
  expect(await tip(at, 'main')).toBe(sha);
});

it.each(['-d', 'a..b', 'HEAD', 'x.lock', '+main', 'a b', 'refs/*', ''])(
  '%j is no branch to push to',
  async (branch) => {
    const { at, sha } = await ready();
    const result = await push(at, { sha, branch, expectedOld: null });
    // A plus is a fine letter in a name, and no order to force.
    if (branch === '+main') expect(result).toEqual({ pushed: true, sha, branch });
    else expect(result.pushed).toBe(false);
    expect(await tip(at, 'main')).not.toBe(sha);
  },
);

describe('a server that refuses', () => {
  const PROTECTED =
    'error: GH006: Protected branch update failed for refs/heads/main.\nerror: At least 1 approving review is required by reviewers with write access.';
  const WORKFLOW =
    'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission';

  it.each([
    [
      'protected_branch',
      PROTECTED,
      'the branch is protected; set git.branch to another name and open a pull request',
    ],
    [
      'workflow_files',
      WORKFLOW,
      'this token may not change workflow files; push with a token that has the `workflows` permission',
    ],
    [
      'rejected',
      'no commits on Fridays',
      'the server refused the push; check its rules and hooks (no commits on Fridays',
    ],
  ])('for %s is understood', async (expected, message, words) => {
    const { at, base, sha } = await ready();
    at.server.refusePushes(at.name, message);
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(result)).toBe(expected);
    expect(reason(result)).toContain(words);
    expect(reason(result)).not.toContain('\n');
    expect(await tip(at, 'main')).toBe(base);
  });

  it.each([
    ['forbidden', 403, 'give the job `contents: read` to fetch or `contents: write` to push'],
    ['not_found', 404, 'the repository does not exist or is not visible to this token'],
    ['refused', 409, 'the server refused the request'],
    ['server_error', 503, 'the server reported an internal failure (5xx)'],
    ['rate_limited', 429, 'the server is rate limiting requests (429): run again later'],
  ])('with %s is understood at the look and at the push', async (expected, status, words) => {
    const { at, base, sha } = await ready();
    for (const moment of ['look', 'before-push'] as const) {
      for (let times = 0; times < (PASSES.includes(status) ? ATTEMPTS : 1); times++)
        at.server.fail(moment, { status, text: 'remote: no' });
      // What is not clear is looked at once more.
      const result = await push(at, { sha, branch: 'main', expectedOld: base });
      expect(why(result)).toBe(expected);
      expect(reason(result)).toContain(words);
    }
    expect(await tip(at, 'main')).toBe(base);
  });

  it('the token says so, and shows it nowhere', async () => {
    const { at, base, sha } = await ready();
    const token = 'ghs_wrongwrongwrongwrong0123456789';
    const result = await remoteOf(at, { token }).push({ sha, branch: 'main', expectedOld: base }, patient());
    expect(why(result)).toBe('unauthorised');
    expect(reason(result)).not.toContain('wrong');
    expect(reason(result)).not.toContain(Buffer.from(`x-access-token:${token}`).toString('base64'));
  });

  it('in words that repeat the token gets them repeated without it', async () => {
    const { at, base, sha } = await ready();
    at.server.refusePushes(at.name, `your token ${at.server.token} is not for \u001b[2Jus`);
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(reason(result)).toContain('your token *** is not for us');
  });

  it('by sending us elsewhere is not followed', async () => {
    const { at, base, sha } = await ready();
    at.server.fail('look', {
      status: 301,
      headers: { Location: `${at.server.address('evil/app')}/info/refs` },
    });
    const before = at.server.requests.length;
    expect(why(await push(at, { sha, branch: 'main', expectedOld: base }))).toBe('redirected');
    expect(at.server.requests.slice(before).some(({ url }) => url.includes('evil'))).toBe(false);
  });
});

describe('a server that fails for a moment', () => {
  const CASES: readonly (readonly [Moment, Fault])[] = [
    ['look', { status: 500 }],
    ['before-push', { status: 503, headers: { 'retry-after': '1' } }],
    ['push', { status: 502 }],
    ['push', { status: 429 }],
    ['push', 'drop-before'],
  ];

  it.each(CASES)('at the %s with %j gets the push all the same, and once', async (moment, fault) => {
    const { at, base, sha } = await ready();
    // Two of them: curl itself repeats what a kept connection did not bring.
    for (let times = 0; times < 3; times++) at.server.fail(moment, fault);
    expect(why(await push(at, { sha, branch: 'main', expectedOld: base }))).toBe('pushed');
    expect(await tip(at, 'main')).toBe(sha);
    expect(pushesTo(at)).toEqual([
      { repository: at.name, ref: 'refs/heads/main', from: base, to: sha, taken: true },
    ]);
  });

  it('makes a new branch once too', async () => {
    const { at, sha } = await ready();
    at.server.fail('push', { status: 500 });
    expect(why(await push(at, { sha, branch: 'forge/new', expectedOld: null }))).toBe('pushed');
    expect(pushesTo(at)).toHaveLength(1);
  });

  it('has taken the push although it answered 500: it is not sent again', async () => {
    const { at, base, sha } = await ready();
    at.server.at('before-push', () => at.server.fail('push', { status: 500, after: true }));
    expect(why(await push(at, { sha, branch: 'main', expectedOld: base }))).toBe('pushed');
    expect(pushesTo(at)).toHaveLength(1);
  });

  it('whose branch somebody else moved meanwhile gets nothing more', async () => {
    const { at, base, sha } = await ready();
    at.server.fail('push', { status: 502 });
    let theirs = '';
    at.server.at('before-push', () => {
      at.server.at('look', async () => {
        theirs = (await MOVES.forward?.(at)) ?? '';
      });
    });
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(result)).toBe('head_moved');
    expect(reason(result)).toContain(`it is at ${theirs} now`);
    expect(await tip(at, 'main')).toBe(theirs);
    expect(pushesTo(at)).toEqual([]);
  });

  it('and cannot be asked afterwards: we say that it is not known', async () => {
    const { at, base, sha } = await ready();
    at.server.at('before-push', () => {
      at.server.fail('push', { status: 500, after: true });
      for (let times = 0; times < ATTEMPTS; times++) at.server.fail('look', { status: 500 });
    });
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(result)).toBe('server_error');
    expect(reason(result)).toContain('it is unknown whether the push arrived: check the branch');
    expect(pushesTo(at)).toHaveLength(1);
  });

  it('is not asked again where the time that is left is shorter than the wait', async () => {
    const { at, base, sha } = await ready();
    at.server.fail('push', { status: 500 });
    const remote = remoteOf(at, { retryOptions: { random: () => 0.99, remainingMs: () => 100 } });
    const result = await remote.push({ sha, branch: 'main', expectedOld: base }, patient());
    expect(why(result)).toBe('server_error');
    expect(await tip(at, 'main')).toBe(base);
  });
});

describe('a server that breaks off', () => {
  it('before anything was done has got nothing, and we say so', async () => {
    const { at, base, sha } = await ready();
    // A connection that was used before is tried once more by curl.
    for (let times = 0; times < 2 * ATTEMPTS; times++) at.server.fail('push', 'drop-before');
    const result = await push(at, { sha, branch: 'main', expectedOld: base });
    expect(why(result)).toBe('unreachable');
    expect(await tip(at, 'main')).toBe(base);
  });

  it('after it took the push has it, and we find that out', async () => {
    const { at, base, sha } = await ready();
    at.server.fail('push', 'drop-after');
    expect(await push(at, { sha, branch: 'main', expectedOld: base })).toEqual({
      pushed: true,
      sha,
      branch: 'main',
    });
    expect(await tip(at, 'main')).toBe(sha);
  });

  it('was never there', async () => {
    const { at, base, sha } = await ready();
    const remote = remoteOf(at, { serverUrl: 'http://127.0.0.1:9' });
    const result = await remote.push({ sha, branch: 'main', expectedOld: base }, patient());
    expect(why(result)).toBe('unreachable');
    expect(reason(result)).toContain('the server cannot be reached');
  });

  it('or never answers is left when the time is over, and no process of ours stays', async () => {
    const { at, base, sha } = await ready();
    const control = new AbortController();
    at.server.at('before-push', () => at.server.fail('push', 'hang'));
    at.server.at('before-push', () => undefined);
    const waiting = remoteOf(at).push({ sha, branch: 'main', expectedOld: base }, control.signal);
    while (!at.server.requests.some(({ url, moment }) => moment === 'push' && url.includes(at.name))) {
      await new Promise((done) => setImmediate(done));
    }
    control.abort();
    const result = await waiting;
    expect(why(result)).toBe('timed_out');
    expect(reason(result)).toContain('in the time that was left');
    while (commandLines().includes(at.server.address(at.name)))
      await new Promise((done) => setImmediate(done));
    expect(readdirSync(at.folder)).toEqual([]);
  });
});

describe('the token', () => {
  it('stands on no command line and in no file while the push is under way', async () => {
    const { at, base, sha } = await ready();
    const { token } = at.server;
    const forms = [token, Buffer.from(`x-access-token:${token}`).toString('base64')];
    const seen = { lines: '', files: ['never looked'] as readonly string[] };
    at.server.at('push', () => {
      seen.lines = commandLines();
      seen.files = [...filesWith(at.clone.root, forms), ...filesWith(at.folder, forms)];
    });
    expect(why(await push(at, { sha, branch: 'main', expectedOld: base }))).toBe('pushed');
    expect(seen.lines).toContain('git-remote-http');
    for (const form of forms) expect(seen.lines).not.toContain(form);
    expect(seen.files).toEqual([]);
  });
});

describe('traps in the repository', () => {
  it('have no effect on a push or a fetch, and run nothing', async () => {
    const { at, base, sha } = await ready();
    const outside = folder();
    const evil = `${outside}/evil`;
    at.clone.sh(`printf '#!/bin/sh\\ntouch ${outside}/ran\\nexit 0\\n' > ${evil}; chmod +x ${evil}`);
    const url = at.server.address(at.name);
    at.clone.write('.git/more', `[url "ext::${evil}"]\n\tinsteadOf = ${at.server.url}\n`);
    for (const [key, value] of [
      ['include.path', 'more'],
      ['includeIf.gitdir:**.path', 'more'],
      [`url.ext::${evil} .insteadOf`, at.server.url],
      [`url.ext::${evil} .pushInsteadOf`, url],
      ['core.sshCommand', evil],
      ['core.askPass', evil],
      ['core.hooksPath', outside],
      ['core.gitProxy', evil],
      ['core.alternateRefsCommand', evil],
      ['credential.helper', `!${evil}`],
      ['http.proxy', 'http://127.0.0.1:9'],
      ['http.extraHeader', 'Authorization: Basic bm9uZTpub25l'],
      ['http.followRedirects', 'true'],
      ['http.cookieFile', evil],
      ['protocol.allow', 'always'],
      ['protocol.ext.allow', 'always'],
      ['push.gpgSign', 'true'],
      ['gpg.program', evil],
      ['push.pushOption', 'evil'],
      ['remote.server.url', `ext::${evil}`],
      ['remote.server.push', '+refs/heads/*:refs/heads/*'],
      ['remote.server.mirror', 'true'],
      ['fetch.recurseSubmodules', 'true'],
    ]) {
      at.clone.git('config', '--add', key!, value!);
    }
    for (const hook of [
      'pre-push',
      'reference-transaction',
      'post-checkout',
      'pre-auto-gc',
      'post-index-change',
    ]) {
      at.clone.sh(`cp ${evil} .git/hooks/${hook}; cp ${evil} ${outside}/${hook}`);
    }
    // Another commit in the place of ours, and a graph that lies about what follows what.
    const other = at.clone.git('commit-tree', `${base}^{tree}`, '-m', 'other').trim();
    at.clone.git('replace', sha, other);
    at.clone.write('.git/info/grafts', `${sha}\n`);
    at.clone.write('.git/objects/info/alternates', `${outside}\n`);
    rmSync(`${outside}/ran`, { force: true });
    const env = {
      GIT_SSH_COMMAND: evil,
      GIT_PROXY_COMMAND: evil,
      GIT_EXEC_PATH: outside,
      GIT_TRACE_CURL: `${outside}/trace`,
    };
    const result = await remoteOf(at, { env }).push({ sha, branch: 'main', expectedOld: base }, patient());
    expect(result).toEqual({ pushed: true, sha, branch: 'main' });
    expect(await at.server.git(at.name, 'show', 'main:work.txt')).toBe('done');
    at.origin.write('next', 'x\n');
    at.origin.git('checkout', '-q', '-b', 'next');
    const next = at.origin.commit('next');
    at.origin.git('push', '-q', 'server', 'next');
    await remoteOf(at, { env }).fetchCommit({ sha: next }, patient());
    expect(at.clone.git('cat-file', '-t', next).trim()).toBe('commit');
    expect(filesWith(outside, ['']).filter((path) => /ran$|trace/.test(path))).toEqual([]);
    expect(await at.server.git(at.name, 'for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/main\nrefs/heads/next',
    );
  });
});
