import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../../src/adapters/clock.ts';
import type { LimitWait } from '../../../../../src/adapters/github/api/forge-options.ts';
import { RequestBudget } from '../../../../../src/adapters/github/api/request-budget.ts';
import { startGithubServer } from '../../../../support/github/server.ts';
import { TOKEN } from '../../../../support/github/state.ts';
import { forgeAt, impatientClock, troubleOf } from '../asking.ts';

describe('a rate limit', () => {
  test('of the secondary kind is waited out as long as GitHub asks, and said', async () => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', { secondaryLimit: 7 }, { times: 1 });
    const clock = impatientClock();
    const waits: LimitWait[] = [];
    const forge = await forgeAt(github.url, { clock, onWait: (wait) => waits.push(wait) });
    expect(await forge.pullRequest(7)).toMatchObject({ number: 7 });
    expect(clock.slept).toEqual([7000]);
    expect(waits).toEqual([{ ms: 7000, what: 'read pull request #7' }]);
  });

  test('of the primary kind is waited out until it ends, where that is soon', async () => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', { primaryLimit: 20 }, { times: 1 });
    const clock = impatientClock();
    await (await forgeAt(github.url, { clock })).pullRequest(7);
    expect(clock.slept).toHaveLength(1);
    expect(clock.slept[0]).toBeGreaterThan(15_000);
    expect(clock.slept[0]).toBeLessThanOrEqual(22_000);
  });

  test('is waited out before a write too: refused is not done', async () => {
    await using github = await startGithubServer();
    github.api.fail('issues/create-comment', { secondaryLimit: 5 }, { times: 1 });
    const clock = impatientClock();
    await (await forgeAt(github.url, { clock })).createComment(7, 'Hello.');
    expect(clock.slept).toEqual([5000]);
    expect(github.api.state.comments).toHaveLength(1);
  });

  test.each([
    ['an hour', { primaryLimit: 3600 }],
    ['91 s', { secondaryLimit: 91 }],
  ])('of %s is not waited for', async (_, fault) => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', fault);
    const clock = impatientClock();
    const trouble = await troubleOf((await forgeAt(github.url, { clock })).pullRequest(7));
    expect(trouble).toMatchObject({ kind: 'rate_limited', status: 403 });
    expect(clock.slept).toEqual([]);
    expect(github.api.requests).toHaveLength(1);
  });

  test('that does not end is waited for three times, and a minute and a half at most', async () => {
    await using github = await startGithubServer();
    const clock = impatientClock();
    github.api.fail('pulls/get', { secondaryLimit: 2 });
    const forge = await forgeAt(github.url, { clock });
    expect(await troubleOf(forge.pullRequest(7))).toMatchObject({ kind: 'rate_limited' });
    expect(clock.slept).toEqual([2000, 2000, 2000]);
    github.api.mend();
    github.api.fail('pulls/get', { secondaryLimit: 60 });
    expect(await troubleOf(forge.pullRequest(7))).toMatchObject({ kind: 'rate_limited' });
    expect(clock.slept).toEqual([2000, 2000, 2000, 60_000]);
  });

  test('that would pass the end of the run is not waited for', async () => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', { secondaryLimit: 30 });
    const clock = impatientClock();
    const forge = await forgeAt(github.url, { clock, remainingMs: () => 30_000 });
    expect(await troubleOf(forge.pullRequest(7))).toMatchObject({ kind: 'rate_limited' });
    expect(clock.slept).toEqual([]);
  });

  test('is left at once when the run is cancelled', async () => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', { secondaryLimit: 60 });
    const cancel = new AbortController();
    const forge = await forgeAt(github.url, {
      clock: systemClock,
      signal: cancel.signal,
      onWait: () => setImmediate(() => cancel.abort(new Error('cancelled'))),
    });
    const trouble = await troubleOf(forge.pullRequest(7));
    expect(trouble).toMatchObject({ kind: 'unavailable', status: null });
    expect(trouble.message).toContain('the run was stopped before');
  });
});

describe('the end of the run', () => {
  test('ends a call that nobody answers', async () => {
    await using github = await startGithubServer();
    github.api.fail('pulls/get', 'slow');
    const forge = await forgeAt(github.url, { remainingMs: () => 1000 });
    const trouble = await troubleOf(forge.pullRequest(7));
    expect(trouble.message).toMatch(/the run's time ended before http:\S+ answered: run again/);
    expect(github.api.requests).toHaveLength(1);
  });

  test('lets nothing begin after it', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url, { signal: AbortSignal.abort(new Error('cancelled')) });
    expect(await troubleOf(forge.createComment(7, 'Hello.'))).toMatchObject({ kind: 'unavailable' });
    expect(github.api.requests).toEqual([]);
  });

  test('takes back what waits in line between writes', async () => {
    await using github = await startGithubServer();
    const cancel = new AbortController();
    const forge = await forgeAt(github.url, { signal: cancel.signal });
    const first = forge.createComment(7, 'One.');
    const second = troubleOf(forge.createComment(7, 'Two.'));
    await first;
    cancel.abort(new Error('cancelled'));
    expect(await second).toMatchObject({ kind: 'unavailable' });
    expect(github.api.state.comments).toHaveLength(1);
  });
});

describe('the bounds of one call', () => {
  const options = {
    apiUrl: undefined,
    repository: 'acme/app',
    token: TOKEN,
    env: {},
    signal: new AbortController().signal,
  };

  test('two attempts that hang for their 15 s are all there are', async () => {
    let now = 0;
    const call = new RequestBudget('ask', { ...options, clock: { ...systemClock, monotonic: () => now } });
    const hang = () =>
      call.attempt(() => {
        now += 15_000;
        return Promise.reject(new Error('no answer for 15 s'));
      });
    await expect(hang()).rejects.toThrow('no answer for 15 s');
    await expect(hang()).rejects.toThrow('no answer for 15 s');
    await expect(hang()).rejects.toMatchObject({ name: 'AbortError', message: 'no answer for 15 s' });
    expect(now).toBe(30_000);
  });

  test('are whole ms, whatever parts of one the clocks have', async () => {
    let now = 0;
    const clock = { ...systemClock, monotonic: () => now };
    const call = new RequestBudget('ask', { ...options, clock, remainingMs: () => 60_000.5 });
    await call.attempt(async () => {
      now += 20_000.123;
    });
    expect(await call.attempt(async ({ aborted }) => aborted)).toBe(false);
  });

  test('are none where the run has more time than a timer can count', async () => {
    const call = new RequestBudget('ask', { ...options, clock: systemClock, remainingMs: () => 1e12 });
    expect(await call.attempt(async ({ aborted }) => aborted)).toBe(false);
  });

  test('a wait for a limit is none of its time', async () => {
    const clock = impatientClock();
    const call = new RequestBudget('ask', { ...options, clock });
    expect(await call.waitForLimit(60_000)).toBe(true);
    expect(await call.attempt(async () => 'asked')).toBe('asked');
  });
});

test('questions go out together', async () => {
  await using github = await startGithubServer();
  github.api.gather(4);
  const forge = await forgeAt(github.url);
  await Promise.all([
    forge.pullRequest(7),
    forge.permission('mia'),
    forge.permission('mallory'),
    forge.defaultBranch(),
  ]);
  expect(github.api.requests).toHaveLength(4);
});
