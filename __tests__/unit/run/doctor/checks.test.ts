import { describe, expect, test } from 'vitest';
import type { RepositoryAnswer } from '../../../../src/core/forge/delivery-rights.ts';
import type { Check } from '../../../../src/core/run/check.ts';
import { artifactCheck, githubChecks, tokenKind } from '../../../../src/run/doctor/github-checks.ts';
import { type MachineFacts, machineChecks } from '../../../../src/run/doctor/machine-checks.ts';
import { isPlausibleKey, modelChecks } from '../../../../src/run/doctor/model-checks.ts';
import { repositoryChecks } from '../../../../src/run/doctor/repository-checks.ts';
import {
  gateChecks,
  noGateCheck,
  problemChecks,
  programOf,
  workflowChecks,
} from '../../../../src/run/doctor/settings-checks.ts';
import { exitCodeOf, verdictJson, verdictLines } from '../../../../src/run/doctor/verdict.ts';

function states(checks: readonly Check[]): Readonly<Record<string, string>> {
  return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
}

describe('the machine', () => {
  const LINUX: MachineFacts = {
    platform: 'linux',
    node: 'v24.1.0',
    git: { path: '/usr/bin/git' },
    isolation: { kind: 'bwrap', reason: 'it holds', needed: null },
    proxies: [],
  };
  const judged = (facts: Partial<MachineFacts>) => states(machineChecks({ ...LINUX, ...facts }));

  test('is fine with Linux, a new Node, git and walls', () => {
    expect(judged({})).toEqual({ platform: 'ok', node: 'ok', git: 'ok', sandbox: 'ok' });
  });

  test('is warned of loudly where it is a Mac', () => {
    const checks = machineChecks({ ...LINUX, platform: 'darwin' });
    expect(checks[0]).toMatchObject({
      state: 'warning',
      what: expect.stringContaining('COMMANDS RUN WITHOUT A SANDBOX'),
    });
  });

  test('will not do where it is Windows, or Node or git is missing or old', () => {
    expect(judged({ platform: 'win32' }).platform).toBe('missing');
    expect(judged({ node: 'v18.20.0' }).node).toBe('missing');
    expect(judged({ git: { trouble: 'git 2.20; 2.32 is needed' } }).git).toBe('missing');
  });

  test('without walls is only warned of, unless the settings need them', () => {
    const none = { kind: 'none', reason: 'bwrap: not on PATH' } as const;
    const unfiltered = { kind: 'bwrap', reason: 'it holds', unfiltered: 'no filter here' } as const;
    expect(judged({ isolation: { ...unfiltered, needed: null } }).sandbox).toBe('warning');
    expect(judged({ isolation: { ...unfiltered, needed: 'sandbox is "required"' } }).sandbox).toBe('missing');
    expect(judged({ isolation: { ...none, needed: null } }).sandbox).toBe('warning');
    expect(judged({ isolation: { ...none, needed: 'sandbox is "required"' } }).sandbox).toBe('missing');
  });

  test('names the variables of a proxy, and not what they hold', () => {
    expect(machineChecks({ ...LINUX, proxies: ['HTTPS_PROXY'] }).at(-1)?.what).toContain('HTTPS_PROXY');
  });
});

describe('the repository', () => {
  test('parts what is wrong from what to do', () => {
    const facts = { root: '/r', isShallow: false, credentials: [], deniedFiles: [] };
    const objection = 'the workspace is not clean: a.txt (modified); commit or remove them';
    expect(repositoryChecks({ ...facts, objections: [objection] })[0]).toMatchObject({
      state: 'missing',
      what: 'the workspace is not clean: a.txt (modified)',
      mend: 'commit or remove them',
    });
  });

  test('is missing where there is none, with the step that brings it', () => {
    expect(repositoryChecks({ trouble: 'no repository' })).toMatchObject([
      { state: 'missing', mend: expect.stringContaining('actions/checkout') },
    ]);
  });
});

describe('the settings', () => {
  test('are one line where they hold, and one for each problem', () => {
    expect(problemChecks([], 'forge.yml')).toMatchObject([{ state: 'ok' }]);
    expect(problemChecks(['a: x', 'b: y'], null)).toMatchObject([
      { state: 'missing', what: 'a: x' },
      { state: 'missing', what: 'b: y' },
    ]);
  });

  test.each([
    ['npm test', 'npm'],
    ['  CI=1 FORCE=0 pytest -q', 'pytest'],
    ['./gradlew build', './gradlew'],
    ['make&&make test', 'make'],
    ['cd app && npm test', null],
    ['[ -f x ]', null],
    ['(cd app; npm test)', null],
    ['$RUNNER test', null],
    ['"my tool" --x', null],
    ['if true; then false; fi', null],
    ['', null],
  ])('of a gate, %j begins with %j', (command, program) => {
    expect(programOf(command)).toBe(program);
  });

  test('warn of each gate whose program is not there', () => {
    const there = { gate: 'A', program: 'npm', found: true, mustPass: true };
    expect(gateChecks([there])).toMatchObject([{ state: 'ok' }]);
    expect(noGateCheck()).toMatchObject({ state: 'warning', mend: expect.stringContaining('quality_gates') });
    expect(gateChecks([there, { gate: 'B', program: 'tox', found: false, mustPass: false }])).toMatchObject([
      { state: 'warning', what: expect.stringContaining('tox') },
    ]);
    expect(gateChecks([there, { gate: 'B', program: 'tox', found: false, mustPass: true }])).toMatchObject([
      { state: 'missing', what: expect.stringContaining('a run would end with exit 3') },
    ]);
  });

  test('warn of workflow files in reach, unless the token may push them', () => {
    const reach = {
      reached: ['.github/workflows/ci.yml'],
      pushes: true,
      token: 'classic',
      scopes: ['repo'],
    } as const;
    expect(workflowChecks(reach)).toMatchObject([{ state: 'warning' }]);
    expect(workflowChecks({ ...reach, scopes: ['repo', 'workflow'] })).toEqual([]);
    expect(workflowChecks({ ...reach, token: 'installation', scopes: null })).toHaveLength(1);
    expect(workflowChecks({ ...reach, pushes: false })).toEqual([]);
    expect(workflowChecks({ ...reach, reached: [] })).toEqual([]);
  });
});

describe('the model', () => {
  const facts = { provider: 'openai', model: 'large', hasKey: true } as const;
  const address = 'https://api.example/v1';
  const judged = (reach: Parameters<typeof modelChecks>[0]['reach'], plausible = true) =>
    states(modelChecks({ ...facts, reach }, plausible));

  test.each([
    [{ kind: 'welcome', address, models: null }, 'ok'],
    [{ kind: 'welcome', address, models: ['large'] }, 'ok'],
    [{ kind: 'welcome', address, models: ['small'] }, 'warning'],
    [{ kind: 'there', address, status: 404 }, 'unknown'],
    [{ kind: 'refused', address, status: 401, said: '' }, 'missing'],
    [{ kind: 'silent', address, what: 'refused', remedy: 'start it' }, 'missing'],
    [null, 'ok'],
  ] as const)('after %j is %s', (reach, state) => {
    expect(judged(reach)).toEqual({ model: state });
  });

  test('has a doubtful key where it does not look like one, and its server did not say', () => {
    expect(judged({ kind: 'there', address, status: 404 }, false)).toEqual({
      model: 'unknown',
      key: 'warning',
    });
    expect(judged({ kind: 'welcome', address, models: null }, false)).toEqual({ model: 'ok' });
    expect(isPlausibleKey('anthropic', 'sk-ant-x')).toBe(true);
    expect(isPlausibleKey('anthropic', 'sk-x')).toBe(false);
    expect(isPlausibleKey('openai-compatible', 'anything')).toBe(true);
  });
});

describe('GitHub', () => {
  const known: RepositoryAnswer = {
    kind: 'known',
    name: 'acme/app',
    isPrivate: false,
    isArchived: false,
    scopes: null,
  };
  const facts = { repository: known, pushes: true, event: '', readRuns: null };

  test('takes no push into an archive, and does not mind one that pushes nothing', () => {
    const repository = { ...known, isArchived: true };
    expect(states(githubChecks({ ...facts, repository }))).toEqual({ github: 'missing' });
    expect(states(githubChecks({ ...facts, repository, pushes: false }))).toEqual({ github: 'ok' });
  });

  test('never calls fine what it does not say of a comment’s rights', () => {
    const event = 'issue_comment';
    expect(states(githubChecks({ ...facts, event }))).toEqual({
      github: 'ok',
      comments: 'unknown',
      stop: 'unknown',
    });
    const classic = { ...known, scopes: ['public_repo'] };
    expect(states(githubChecks({ ...facts, event, repository: classic })).comments).toBe('ok');
    const hidden = { ...classic, isPrivate: true };
    expect(states(githubChecks({ ...facts, event, repository: hidden })).comments).toBe('unknown');
  });

  test('shows runs of a public repository to everybody, which proves nothing of their logs', () => {
    const readRuns = { kind: 'granted' } as const;
    const judged = (repository: RepositoryAnswer, right: typeof facts.readRuns | typeof readRuns) =>
      states(githubChecks({ ...facts, repository, readRuns: right }))['actions: read'];
    expect(judged(known, readRuns)).toBe('unknown');
    expect(judged({ ...known, isPrivate: true }, readRuns)).toBe('ok');
    expect(
      states(githubChecks({ ...facts, readRuns: { kind: 'refused', why: 'permission', said: 'no' } })),
    ).toMatchObject({ 'actions: read': 'missing' });
  });

  test.each([
    ['ghs_x', 'installation'],
    ['ghp_x', 'classic'],
    ['gho_x', 'classic'],
    ['github_pat_x', 'other'],
  ])('%s is a token of the kind %s', (token, kind) => {
    expect(tokenKind(token)).toBe(kind);
  });

  test.each([
    [{ isActions: true, hasService: true, serverUrl: 'https://github.com' }, 'ok'],
    [{ isActions: true, hasService: false, serverUrl: 'https://github.com' }, 'unknown'],
    [{ isActions: true, hasService: false, serverUrl: 'https://acme.ghe.com' }, 'unknown'],
    [{ isActions: true, hasService: false, serverUrl: 'https://git.acme.example' }, 'warning'],
    [{ isActions: false, hasService: false, serverUrl: '' }, 'ok'],
  ])('keeps artifacts: %j is %s', (service, state) => {
    expect(artifactCheck({ ...service, folder: 'out' }).state).toBe(state);
  });
});

describe('the verdict', () => {
  const check = (state: Check['state'], ends: Check['ends'] = 'git_error'): Check => ({
    name: 'a thing',
    state,
    what: 'is so',
    mend: state === 'ok' ? null : 'mend it',
    ends,
  });

  test('is 0 unless something is missing, and configuration comes first', () => {
    expect(exitCodeOf([check('ok'), check('warning'), check('unknown')])).toBe(0);
    expect(exitCodeOf([check('missing')])).toBe(6);
    expect(exitCodeOf([check('missing'), check('missing', 'config_error')])).toBe(5);
  });

  test('is one line of JSON', () => {
    const text = verdictJson([check('missing')]);
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual({
      ok: false,
      exit_code: 6,
      checks: [{ name: 'a thing', state: 'missing', what: 'is so', mend: 'mend it' }],
    });
  });

  test('is an aligned list, the mend below, coloured only where asked for', () => {
    expect(verdictLines([check('ok'), check('missing')], false)).toEqual([
      'ok       a thing  is so',
      'missing  a thing  is so',
      '                  > mend it',
      '',
      'Not ready: 1 missing (0 warning, 0 unknown). Fix what is marked as missing, then run doctor again.',
    ]);
    expect(verdictLines([check('ok')], true)[0]).toContain('\u001b[32m');
  });
});
