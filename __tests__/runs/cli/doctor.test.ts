import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BundleRun, runCli } from '../../support/bundle.ts';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makeProtection } from '../../support/github/protection.ts';
import { TOKEN } from '../../support/github/state.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { git, makeRepository } from '../../support/repository.ts';

const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';

interface Row {
  readonly name: string;
  readonly state: string;
  readonly what: string;
  readonly mend: string | null;
}

interface Examined extends BundleRun {
  readonly rows: readonly Row[];
  readonly asked: readonly string[];
  /** States of the rows of a name. */
  of(name: string): readonly string[];
}

interface Patient {
  readonly root: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly scene?: ForgeScene;
  /** The provider's package and the model; an unknown one of a gateway unless given. */
  readonly asks?: readonly ['openai' | 'openai-compatible', string];
}

/** The bundle's doctor with a model on loopback that has no list of models, and the scene's GitHub where there is one. */
async function doctor({ root, args = [], env = {}, scene, asks }: Patient): Promise<Examined> {
  await using model = await startModelServer([]);
  const [provider, name] = asks ?? ['openai-compatible', 'scripted'];
  const given = [
    ...['--provider', provider],
    ...['--model', name],
    ...['--base-url', model.baseUrl(provider)],
  ];
  const github =
    scene === undefined
      ? {}
      : {
          GITHUB_TOKEN: TOKEN,
          GITHUB_REPOSITORY: 'acme/app',
          GITHUB_SERVER_URL: scene.server.url,
          GITHUB_API_URL: scene.apiUrl,
        };
  const run = await runCli(['doctor', '--json', '--task', 'Do it.', ...given, ...args], {
    cwd: root,
    env: { FORGE_API_KEY: KEY, ...github, ...env },
  });
  const { checks } = JSON.parse(run.stdout) as { readonly checks: readonly Row[] };
  const of = (name: string) => checks.filter((row) => row.name === name).map(({ state }) => state);
  return { ...run, rows: checks, of, asked: model.requests.map(({ path }) => path) };
}

function mends({ rows }: Examined, name: string): string {
  return rows.flatMap((row) => (row.name === name ? [row.mend ?? ''] : [])).join('\n');
}

describe.concurrent('doctor', () => {
  test('finds nothing missing where all is well, and leaves nothing behind', async () => {
    await using scene = await forgeScene({ 'README.md': 'Hello.\n', '.forge/headless-config.yml': CREATES });
    const root = scene.checkout();
    const run = await doctor({ root, scene });
    expect(run.code, run.stdout).toBe(0);
    expect(run.rows.filter(({ state }) => state === 'missing')).toEqual([]);
    for (const name of [
      'git',
      'repository',
      'settings',
      'github',
      'contents: write',
      'pull-requests: write',
    ]) {
      expect(run.of(name), name).toEqual(['ok']);
    }
    expect(scene.writes).toEqual([]);
    expect(scene.pulls).toEqual([]);
    expect(git(root, 'status', '--porcelain', '--ignored')).toBe('');
    // Its models were looked at, and nothing was asked of any.
    expect(run.asked).toEqual(['/v1/models']);
  });

  test('finds that no task is configured, and all that is wrong beside it', async () => {
    const root = makeRepository({ 'a.txt': 'a\n', 'src/b.txt': 'b\n' });
    const args = ['--provider', 'replay', '--model', 'no.json', '--output-dir', 'src', '--json'];
    const run = await runCli(['doctor', ...args], { cwd: root });
    const { checks } = JSON.parse(run.stdout) as { readonly checks: readonly Row[] };
    const missing = checks
      .filter(({ state }) => state === 'missing')
      .map(({ name, what }) => `${name}: ${what}`);
    expect(run.code).toBe(5);
    expect(missing).toEqual([
      expect.stringContaining('settings: output_dir "src" holds src/b.txt'),
      expect.stringContaining('task: no task is set'),
      expect.stringContaining('model: '),
    ]);
  });

  test('says without a token that GitHub was not checked', async () => {
    const run = await doctor({ root: makeRepository({ 'a.txt': 'a\n' }) });
    expect(run.code, run.stdout).toBe(0);
    expect(run.rows.find(({ name }) => name === 'github')?.what).toContain('not checked');
  });

  test('names what a read-only token lacks, exit 6', async () => {
    await using scene = await forgeScene(
      { '.forge/headless-config.yml': CREATES },
      {
        protection: makeProtection({ tokenMayOpenPullRequests: false }),
      },
    );
    scene.server.fail('may-push', { status: 403, text: 'Write access to repository not granted.' });
    const run = await doctor({ root: scene.checkout(), scene });
    expect(run.code, run.stdout).toBe(6);
    expect(run.of('contents: write')).toEqual(['missing']);
    expect(run.of('pull-requests: write')).toEqual(['missing']);
    expect(mends(run, 'pull-requests: write')).toContain('pull-requests: write');
  });

  test('warns of tracked files that denied_reads hides, but not of examples', async () => {
    const run = await doctor({
      root: makeRepository({ 'app/.env': 'A=1\n', '.env.example': 'A=\n', 'a.txt': 'a\n' }),
    });
    expect(run.code, run.stdout).toBe(0);
    expect(run.rows.filter(({ name }) => name === 'denied_reads')).toEqual([
      expect.objectContaining({
        state: 'warning',
        what: expect.stringMatching(/^git tracks files that denied_reads hides: app\/\.env; /),
        mend: expect.stringContaining('git rm --cached'),
      }),
    ]);
  });

  test('warns of a shallow clone and of a credential that the checkout left', async () => {
    const origin = makeRepository({ 'a.txt': 'a\n' });
    git(origin, 'commit', '-q', '--allow-empty', '-m', 'second');
    const root = join(mkdtempSync(join(tmpdir(), 'forge-shallow-')), 'work');
    execFileSync('git', ['clone', '-q', '--depth=1', `file://${origin}`, root], { env: CLEAN_GIT });
    git(
      root,
      'config',
      'http.https://github.com/.extraheader',
      'AUTHORIZATION: basic eC1hY2Nlc3M6Z2hzXzEyMzQ=',
    );
    const run = await doctor({ root });
    expect(run.code, run.stdout).toBe(0);
    expect(run.of('history')).toEqual(['warning']);
    expect(mends(run, 'history')).toContain('fetch-depth: 0');
    expect(run.of('credentials')).toEqual(['warning']);
    expect(mends(run, 'credentials')).toContain('persist-credentials: false');
  });

  test('is 5 where isolation is required and none can be had', async () => {
    const root = makeRepository({ 'a.txt': 'a\n' });
    const onlyGit = onlyTools('git');
    const run = await doctor({ root, args: ['--sandbox', 'required'], env: { PATH: onlyGit } });
    expect(run.code, run.stdout).toBe(5);
    expect(run.of('sandbox')).toEqual(['missing']);
    expect(mends(run, 'sandbox')).toContain('bubblewrap');
  });

  test('names every problem of the configuration at once, exit 5, and still looks at the rest', async () => {
    const root = makeRepository({
      '.forge/headless-config.yml': 'constraints: { max_file: 3, max_turns: many }\n',
    });
    const run = await doctor({ root });
    expect(run.code, run.stdout).toBe(5);
    expect(run.of('settings')).toEqual(['missing', 'missing']);
    expect(run.of('repository')).toEqual(['ok']);
  });

  test('finds what a run would end with once its settings meet the model, all at once, exit 5', async () => {
    const root = makeRepository({
      '.forge/headless-config.yml': [
        'constraints: { max_cost_usd: 1 }',
        'model: { temperature: 0.2, effort: high, fallback: [no-such-model] }',
      ].join('\n'),
    });
    const run = await doctor({ root, asks: ['openai', 'gpt-5'] });
    expect(run.code, run.stdout).toBe(5);
    expect(run.rows.flatMap(({ name, state, what }) => (name === 'settings' ? [[state, what]] : []))).toEqual(
      [
        [
          'missing',
          'max_cost_usd cannot be enforced because the price of openai no-such-model is unknown: give it a price in model.fallback: { name, price }, or remove max_cost_usd',
        ],
        [
          'missing',
          'model.temperature is 0.2, but openai gpt-5 does not support this value: remove it, or remove model.effort if the model does not have to reason',
        ],
      ],
    );
    const unpriced = await doctor({
      root: makeRepository({ 'a.txt': 'a\n' }),
      args: ['--max-cost-usd', '1'],
    });
    expect(unpriced.code, unpriced.stdout).toBe(5);
    expect(unpriced.rows.find(({ name }) => name === 'settings')?.what).toBe(
      'max_cost_usd cannot be enforced because the price of openai-compatible scripted is unknown: set model.price, or remove max_cost_usd',
    );
  });

  test('names a report that controlled-edit could not leave where it should, exit 5', async () => {
    const root = makeRepository({
      '.forge/headless-config.yml': 'controlled_edit: { report: .github/workflows/x.md }\n',
    });
    const run = await doctor({ root, args: ['--mode', 'controlled-edit'] });
    expect(run.code, run.stdout).toBe(5);
    expect(run.rows.find(({ name }) => name === 'settings')?.what).toMatch(
      /^controlled_edit\.report: \S+x\.md is protected/,
    );
  });

  test('is 6 in a dirty workspace, and where there is no repository', async () => {
    const root = makeRepository({ 'a.txt': 'a\n' });
    writeFileSync(join(root, 'b.txt'), 'b\n');
    const dirty = await doctor({ root });
    expect(dirty.code, dirty.stdout).toBe(6);
    expect(dirty.rows.find(({ name }) => name === 'repository')?.what).toContain('b.txt');
    const nowhere = await doctor({ root: mkdtempSync(join(tmpdir(), 'forge-nowhere-')) });
    expect(nowhere.code, nowhere.stdout).toBe(6);
    expect(mends(nowhere, 'repository')).toContain('actions/checkout');
  });

  test('misses the program of a required gate, and warns of that of another', async () => {
    const config =
      'quality_gates: [{ name: Lint, command: "no-such-linter --all" }, { name: Soft, command: no-such-too, required: false }, { name: There, command: "git --version" }]\n';
    const run = await doctor({ root: makeRepository({ '.forge/headless-config.yml': config }) });
    expect(run.code, run.stdout).toBe(5);
    expect(run.rows.filter(({ name }) => name === 'gates')).toMatchObject([
      { state: 'missing', what: expect.stringContaining('no-such-linter') },
      { state: 'warning', what: expect.stringContaining('no-such-too') },
    ]);
  });

  test('warns of workflow files in reach of a push by a workflow’s own token', async () => {
    await using scene = await forgeScene({ '.forge/headless-config.yml': CREATES });
    const run = await doctor({
      root: scene.checkout(),
      scene,
      args: ['--open-protected', '.github/workflows/ci.yml'],
    });
    expect(run.code, run.stdout).toBe(0);
    expect(run.of('workflow files')).toEqual(['warning']);
  });

  test('says what it cannot know of a comment’s rights', async () => {
    await using scene = await forgeScene({ 'a.txt': 'a\n' });
    const run = await doctor({ root: scene.checkout(), scene, env: { GITHUB_EVENT_NAME: 'issue_comment' } });
    expect(run.of('comments')).toEqual(['unknown']);
    expect(mends(run, 'comments')).toContain('permissions: { pull-requests: write, issues: write }');
    expect(run.of('stop')).toEqual(['unknown']);
  });

  test('shows neither key nor token, whatever a server says', async () => {
    await using scene = await forgeScene({ '.forge/headless-config.yml': CREATES });
    scene.server.fail('may-push', { status: 403, text: `no: ${TOKEN} ${KEY}\n::error::planted` });
    const run = await doctor({ root: scene.checkout(), scene });
    expect(run.code).toBe(6);
    for (const secret of [KEY, TOKEN]) expect(run.stdout + run.stderr).not.toContain(secret);
  });

  test('prints an aligned list without colour to a pipe', async () => {
    const root = makeRepository({ 'session.json': '{"version":1,"turns":[]}' });
    const run = await runCli(['doctor', '--task', 'x', '--provider', 'replay', '--model', 'session.json'], {
      cwd: root,
    });
    expect(run.code, run.stdout).toBe(0);
    expect(run.stdout).toMatch(/^ok +platform +linux$/m);
    expect(run.stdout).toContain('Ready: a run can start');
    expect(run.stdout).not.toContain('\u001b');
  });

  test.each([
    ['nowhere.json', 'cannot read the replay file'],
    ['a.json', 'a.json'],
  ])('calls the session %s missing, which no run could play', async (name, why) => {
    const root = makeRepository({ 'a.json': '{"turns":"none"}' });
    const run = await runCli(['doctor', '--task', 'x', '--provider', 'replay', '--model', name], {
      cwd: root,
    });
    expect(run.code, run.stdout).toBe(5);
    expect(run.stdout).toMatch(new RegExp(`^missing +model +.*${why}`, 'm'));
  });
});

describe.concurrent('--help', () => {
  test.each(['run', 'demo', 'doctor', 'explain', 'verify', 'schema'])('of %s is exit 0', async (command) => {
    const run = await runCli([command, '--help'], { cwd: tmpdir() });
    expect(run.code, run.stderr).toBe(0);
    expect(run.stdout).toContain(`Usage: forge-headless ${command === 'run' ? '[run] [TASK]' : command}`);
  });
});

test('a secret in a setting that a commit or a pull request shows is missing for a run', async () => {
  const email = 'ghp_R4nd0mT0k3nV4lu3F0rT3st1ngXyZ12345aB@example.com';
  const config = `git: { author_name: "Forge ${KEY}", author_email: "${email}", pr_body: "See ${KEY}" }\n`;
  const run = await doctor({ root: makeRepository({ '.forge/headless-config.yml': config }) });
  expect(run.code, run.stdout).toBe(5);
  for (const name of ['author_name', 'author_email', 'pr_body']) {
    expect(run.stdout).toContain(`git.${name} contains `);
  }
  expect(run.stdout + run.stderr).not.toContain(KEY);
});

const CREATES = 'git: { create_pr: true, branch: bot/care }\n';
const CLEAN_GIT = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

/** A folder of wrappers for these programs alone, for a PATH that has nothing else. */
function onlyTools(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'forge-path-'));
  for (const name of names) {
    const real = (process.env.PATH ?? '')
      .split(':')
      .map((each) => join(each, name))
      .find((path) => existsSync(path));
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ${real} "$@"\n`, { mode: 0o755 });
  }
  return folder;
}
