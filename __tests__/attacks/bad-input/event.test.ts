import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { show } from '../../../src/settings/checks/problem.ts';
import { runAction } from '../../support/bundle.ts';
import { fingerprint, folder, project } from './fixture.ts';

const MIB = 1024 ** 2;

/** The action in a job that this event started. The address of the API is one that nobody listens at. */
async function started(env: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>> = {}) {
  const root = project();
  const before = fingerprint(root);
  const run = await runAction(
    { task: 'x', provider: 'replay', model: 'session.json', 'github-token': 'ghp_0123456789', ...inputs },
    {
      cwd: root,
      env: {
        GITHUB_WORKSPACE: root,
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_API_URL: 'http://127.0.0.1:1',
        GITHUB_ACTOR: 'mia',
        GITHUB_TRIGGERING_ACTOR: 'mia',
        ...env,
      },
    },
  );
  expect(fingerprint(root)).toBe(before);
  expect(run.stderr).toBe('');
  return run;
}

/** A file of this content, named as the event's. */
function eventOf(content: string | Uint8Array, name = 'event.json'): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

function comment(body: string): Readonly<Record<string, string>> {
  const user = { login: 'mia', type: 'User' };
  const payload = {
    action: 'created',
    repository: { full_name: 'acme/app' },
    comment: { id: 1, body, user, created_at: '2026-01-01T00:00:00Z' },
    sender: user,
    issue: { number: 1, pull_request: {}, title: 't', body: 'b', state: 'open' },
  };
  return { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: eventOf(JSON.stringify(payload)) };
}

describe.concurrent("the event's file", () => {
  it.each<[string, () => string, (path: string) => string]>([
    [
      'a pipe that nobody writes to',
      () => {
        const path = join(folder(), 'pipe');
        execFileSync('mkfifo', [path]);
        return path;
      },
      (path) => `${path} cannot be the event: it is not a regular file: name a regular file`,
    ],
    [
      '100 MB',
      () => eventOf(Buffer.alloc(100 * MIB, ' ')),
      (path) =>
        `${path} cannot be the event: 104857600 bytes, but at most 26214400 are read: check that this is the right file`,
    ],
    [
      'no JSON',
      () => eventOf('{'),
      (path) => `${path} is not valid JSON: do not change this variable in the workflow`,
    ],
    [
      'no UTF-8',
      () => eventOf(new Uint8Array([0x22, 0xff, 0x22])),
      (path) => `${path} is not valid JSON: do not change this variable in the workflow`,
    ],
    ['a folder', folder, (path) => `${path} cannot be the event: it is a folder: name a file`],
    [
      'missing',
      () => '/nonexistent',
      (path) => `${path} does not exist: do not change this variable in the workflow`,
    ],
  ])('that is %s starts nothing, and never counts as a success', async (_, make, why) => {
    const path = make();
    for (const name of ['issue_comment', 'push']) {
      const run = await started({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path });
      expect(run).toMatchObject({ code: 5, stdout: `GITHUB_EVENT_PATH: ${why(show(path))}\n` });
    }
  });

  it('that is not named is missed', async () => {
    expect(await started({ GITHUB_EVENT_NAME: 'push' })).toMatchObject({
      code: 5,
      stdout:
        'GITHUB_EVENT_PATH: is not set, but only that file describes the event push: do not change this variable in the workflow\n',
    });
  });

  it.each(['null', '[]', '"text"', '{"action":{}}', '{"action":"created","repository":7}'])(
    'that holds %s and nothing else is no event for us',
    async (content) => {
      const run = await started({ GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: eventOf(content) });
      expect(run.code).toBe(0);
      expect(run.stdout).toMatch(/^skipped \(AUTH-02\): .+\n$/);
    },
  );

  it('is not asked for where the event says nothing that matters', async () => {
    const run = await started({ GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_EVENT_PATH: '/nonexistent' });
    expect(run.stdout).toContain('cannot read the replay file');
  });
});

describe.concurrent('what the runner says of GitHub', () => {
  it.each([
    [
      { GITHUB_API_URL: 'nonsense' },
      'GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3',
    ],
    [
      { GITHUB_API_URL: 'ftp://x/y' },
      'GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3',
    ],
    [
      { GITHUB_API_URL: 'https://me:pw@host' },
      'GITHUB_API_URL contains a user name or password: set the token with the input github-token',
    ],
  ])('is refused where it is %j', async (env, reason) => {
    expect(await started({ ...comment('/forge mend it'), ...env })).toMatchObject({
      code: 5,
      stdout: `${reason}\n`,
    });
  });

  it.each(['nonsense', 'a/b/c', '../..', 'a b/c', ''])(
    'is another repository than the event is about where it is called %j',
    async (name) => {
      const run = await started({ ...comment('/forge mend it'), GITHUB_REPOSITORY: name });
      const stdout = `skipped (AUTH-02): the event is about the repository "acme/app", this job about ${JSON.stringify(name)}\n`;
      expect(run).toMatchObject({ code: 0, stdout });
    },
  );

  it.each([
    [
      { GITHUB_REPOSITORY: 'nonsense' },
      'the repository is "nonsense", which is not owner/name: check GITHUB_REPOSITORY',
    ],
    [{ GITHUB_SERVER_URL: 'nonsense' }, 'GITHUB_SERVER_URL is not a URL: write it as https://host'],
  ])('is refused before a push is promised where it is %j', async (env, reason) => {
    const run = await started(env, { 'auto-push': 'true' });
    expect(run.code).toBe(5);
    expect(run.stdout).toContain(`config_error (exit 5): ${reason}\n`);
  });
});

describe.concurrent('a token with a line break', () => {
  const TOKEN = 'ghp_01234567\n89abcdef';

  it('is refused without being shown', async () => {
    const run = await started(comment('/forge mend it'), { 'github-token': TOKEN });
    expect(run).toMatchObject({
      code: 5,
      stdout:
        'the GitHub token contains a space or a character that tokens never have: set the input github-token again\n',
    });
  });

  it('is refused where it is to push', async () => {
    const run = await started({}, { 'github-token': TOKEN, 'auto-push': 'true' });
    expect(run.code).toBe(5);
    expect(run.stdout).toContain(
      'config_error (exit 5): github-token contains a character that no token has (such as a space or line end): pass $' +
        '{{ github.token }} or another token\n',
    );
    expect(run.stdout).not.toContain('89abcdef');
  });
});

describe.concurrent("a comment's flags", () => {
  it.each([
    ['--max-files -1 do', 'CFG-01', '--max-files: expected a whole number of at least 0, got "-1"'],
    ['--max-files 1e308 do', 'CFG-01', '--max-files: expected a whole number of at least 0, got "1e308"'],
    ['--max-cost-usd=NaN do', 'CFG-01', '--max-cost-usd: expected a number from 0 to 1000000, got "NaN"'],
    [
      '--timeout soon do',
      'CFG-01',
      '--timeout: expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days, got "soon"',
    ],
    [
      '--deny ../x do',
      'CFG-01',
      '--deny: "../x" contains "..": globs cannot match outside the repository; remove it',
    ],
    ['--deny ! do', 'CFG-01', '--deny: "!" negates nothing: remove it, or use \\! for a file called !'],
    ['--strict=no do', 'CFG-01', '--strict: takes no value, got "no": write --strict alone'],
    [
      `--deny ${'a,'.repeat(10_001)} do`,
      'CFG-01',
      '--deny: 10001 entries, at most 10000 are allowed: use fewer, with * for similar ones',
    ],
    [
      '--max-fils 3 do',
      'CFG-03',
      'the flag "--max-fils" is not one that a comment may give, for a comment can only tighten: did you mean "--max-files"? Known: --max-files, --max-lines-changed, --max-tokens, --max-cost-usd, --max-turns, --timeout, --read-only, --deny, --strict. To speak of a flag in the task, put it in backticks',
    ],
  ])('that are wrong start nothing: %.30s', async (words, code, reason) => {
    const run = await started(comment(`/forge ${words}`));
    expect(run).toMatchObject({ code: 0, stdout: `skipped (${code}): ${reason}\n` });
  });
});
