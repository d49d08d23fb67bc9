import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderProblems } from '../../../src/settings/checks/problem.ts';
import { type LoadInput, loadRunRequest } from '../../../src/settings/load.ts';
import type { RunRequest } from '../../../src/settings/request/request.ts';
import type { ReadFile } from '../../../src/settings/sources/file.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'forge-settings-')));
  mkdirSync(join(folder, '.git'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const REPLAY = ['--provider', 'replay', '--model', 's.json'];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function load(input: Partial<LoadInput>) {
  return loadRunRequest({
    entryPoint: 'cli',
    env: {},
    cwd: folder,
    knownConstraints: ['max_files'],
    floors: {},
    hindsight: [],
    ...input,
  });
}

async function requested(input: Partial<LoadInput>): Promise<RunRequest> {
  const result = await load(input);
  if (!result.ok) throw new Error(renderProblems(result.problems));
  return result.request;
}

async function problemsOf(input: Partial<LoadInput>): Promise<string> {
  const result = await load(input);
  return result.ok ? '' : renderProblems(result.problems);
}

describe('the default file', () => {
  it('may end in .yaml', async () => {
    write('.forge/headless-config.yaml', 'task: x\nconstraints: { max_files: 7 }\n');
    const { settings, configPath } = await requested({ argv: REPLAY });
    expect(settings.constraints.max_files).toBe(7);
    expect(configPath).toBe(join(folder, '.forge/headless-config.yaml'));
  });

  it('is an error where both spellings are there, with what else is wrong', async () => {
    write('.forge/headless-config.yml', 'task: x\nmax_file: 1\n');
    write('.forge/headless-config.yaml', 'task: x\n');
    const problems = await problemsOf({ argv: REPLAY });
    expect(problems).toContain(
      '.forge/headless-config.yaml: .forge/headless-config.yml also exists: keep only one of them',
    );
    expect(problems).toContain('unknown key "max_file"');
  });

  it('is not read, nor quoted, through a link that leads out of the repository', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'forge-outside-'));
    writeFileSync(join(outside, 'secret'), 'token: FORGE_CANARY\n');
    mkdirSync(join(folder, '.forge'));
    symlinkSync(join(outside, 'secret'), join(folder, '.forge/headless-config.yaml'));
    symlinkSync(join(outside, 'secret'), join(folder, 'task.md'));
    const problems = await problemsOf({ argv: [...REPLAY, '--config', '.forge/headless-config.yaml'] });
    expect(problems).toContain(
      'it is a link to a place outside the repository: replace it with the file itself',
    );
    const inputs = {
      INPUT_CONFIG: '',
      'INPUT_TASK-FILE': 'task.md',
      INPUT_PROVIDER: 'replay',
      INPUT_MODEL: 's',
    };
    const task = await problemsOf({ entryPoint: 'action', env: inputs });
    expect(task).toContain('task.md cannot be the task: it is a link to a place outside the repository');
    expect(problems + task).not.toContain('FORGE_CANARY');
  });
});

describe('precedence', () => {
  it('is flag over environment over file over profile over default, and origins say so', async () => {
    write(
      '.forge/headless-config.yml',
      'task: of the file\nprofile: conservative\nmodel: { provider: openai, name: of-file }\nconstraints: { max_files: 7, max_turns: 9 }\nsandbox: off\n',
    );
    const { settings, origins, model, provider, task } = await requested({
      argv: ['--max-files', '3', '--task', 'of the flag'],
      env: { FORGE_MODEL: 'of-env', OPENAI_API_KEY: 'k' },
    });
    expect([task, provider, model]).toEqual(['of the flag', 'openai', 'of-env']);
    expect(settings.constraints).toMatchObject({
      max_files: 3,
      max_turns: 9,
      max_tokens: 50_000,
      timeout: 300_000,
      strict: true,
      command_timeout: 120_000,
    });
    const of = (key: string) => origins.get(key);
    expect([
      of('constraints.max_files'),
      of('model.name'),
      of('constraints.max_turns'),
      of('sandbox.mode'),
    ]).toEqual(['flag', 'environment', 'file', 'file']);
    expect([of('constraints.max_tokens'), of('constraints.max_cost_usd')]).toEqual(['profile', 'default']);
  });

  it('lets the file say more than the profile it names, and an input choose another profile', async () => {
    write('.forge/headless-config.yml', 'profile: aggressive\nconstraints: { max_tokens: 42 }\n');
    const file = await requested({ argv: ['--task', 'x', ...REPLAY] });
    expect(file.settings.constraints).toMatchObject({ max_files: 50, max_tokens: 42, timeout: 3_600_000 });
    const flag = await requested({ argv: ['--task', 'x', '--profile', 'moderate', ...REPLAY] });
    expect(flag.settings.constraints).toMatchObject({ max_files: 10, max_tokens: 42, timeout: 900_000 });
  });

  it('replaces lists, but never takes a built-in protected path away', async () => {
    write(
      '.forge/headless-config.yml',
      'constraints: { denied_patterns: [a/**], protected_paths: [infra/**] }\n',
    );
    const { settings } = await requested({ argv: ['--task', 'x', '--deny', 'b/**', ...REPLAY] });
    expect(settings.constraints.denied_patterns).toEqual(['b/**']);
    expect(settings.constraints.protected_paths).toContain('infra/**');
    expect(settings.constraints.protected_paths).toContain('.github/workflows/**');
  });

  it('hands on what opens a protected path, apart from the settings', async () => {
    const request = await requested({ argv: ['--task', 'x', '--open-protected', 'AGENTS.md', ...REPLAY] });
    expect(request.openProtected).toEqual(['AGENTS.md']);
    expect(request.settings.constraints.protected_paths).toContain('**/AGENTS.md');
    expect(await problemsOf({ argv: ['--task', 'x', '--open-protected', '!x', ...REPLAY] })).toContain(
      '--open-protected: "!x": globs cannot be negated',
    );
  });

  it('freezes the settings to the last list', async () => {
    const { settings } = await requested({ argv: ['--task', 'x', ...REPLAY] });
    expect(() => Object.assign(settings.constraints, { max_files: 99 })).toThrow(TypeError);
    expect(() => Reflect.apply(Array.prototype.push, settings.constraints.denied_patterns, ['x'])).toThrow(
      TypeError,
    );
  });
});

describe('the action', () => {
  const inputs = (values: Record<string, string>) => ({
    entryPoint: 'action' as const,
    env: {
      GITHUB_WORKSPACE: folder,
      ...Object.fromEntries(
        Object.entries(values).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
      ),
    },
  });

  it('reads its inputs as the runner hands them over', async () => {
    const request = await requested(
      inputs({
        task: ' fix it ',
        provider: 'anthropic',
        model: 'm',
        'api-key': 'sk-1\n',
        'max-files': '4',
        timeout: '5m',
        strict: 'True',
        'auto-commit': 'false',
        'allowed-patterns': 'src/**\ndocs/*.{md,txt}',
        'denied-patterns': '',
        'fail-on': 'timeout, no-change',
        'not-known': 'x',
        verbosity: 'debug',
      }),
    );
    expect(request).toMatchObject({ task: 'fix it', apiKey: 'sk-1', failOn: ['timeout', 'no-change'] });
    expect(request.settings.constraints).toMatchObject({ max_files: 4, timeout: 300_000, strict: true });
    expect(request.settings.constraints.allowed_patterns).toEqual(['src/**', 'docs/*.{md,txt}']);
    expect(request.settings.constraints.denied_patterns).toContain('vendor/**');
    expect(request.settings.git.auto_commit).toBe(false);
    expect(request.origins.get('constraints.max_files')).toBe('input');
  });

  it.each(['-1', 'NaN', '0x10', '1e309', '3; rm', '٣', 'Infinity', '3.5', 'null', '99999999999999999999'])(
    'refuses max-files of %j',
    async (text) => {
      const problems = await problemsOf(
        inputs({ task: 'x', provider: 'replay', model: 'm', 'max-files': text }),
      );
      expect(problems).toContain('input max-files: expected a whole number of at least 0');
    },
  );

  it.each([
    [{ strict: 'yes' }, 'input strict: expected true or false, got "yes"'],
    [{ provider: 'github-models' }, 'input provider: "github-models" was retired on 2026-07-30'],
    [{ 'fail-on': 'tiemout' }, 'input fail-on: unknown outcome "tiemout": did you mean "timeout"?'],
    [{ 'allowed-tools': ',' }, 'input allowed-tools: contains only separators'],
    [{ 'api-key': 'a b' }, 'input api-key: the key contains white space'],
    [{ 'working-directory': 'nowhere' }, 'is not a folder'],
    [{ 'base-url': 'http://example.com' }, 'only sent over TLS'],
    [{ 'output-dir': '..' }, 'may not contain ".."'],
    [{ sandbox: 'on' }, 'input sandbox: expected one of auto, required, off, got "on"'],
  ])('refuses %j', async (values, message) => {
    const problems = await problemsOf(
      inputs({ task: 'x', provider: 'openai', model: 'm', 'api-key': 'k', ...values }),
    );
    expect(problems).toContain(message);
    expect(problems.split('\n')).toHaveLength(1);
  });

  it('takes the task from a file', async () => {
    write('tasks/one.md', 'do this\n');
    const base = { provider: 'replay', model: 'm' };
    expect((await requested(inputs({ ...base, 'task-file': 'tasks/one.md' }))).task).toBe('do this');
    expect(await problemsOf(inputs({ ...base, 'task-file': 'tasks/two.md' }))).toContain('does not exist');
    expect(await problemsOf(inputs({ ...base, 'task-file': 'tasks' }))).toContain('it is a folder');
    expect(await problemsOf(inputs({ ...base, task: 'x', 'task-file': 'tasks/one.md' }))).toContain(
      'keep only one',
    );
    write('tasks/big.md', 'x'.repeat(1_000_000));
    expect(await problemsOf(inputs({ ...base, 'task-file': 'tasks/big.md' }))).toContain(
      '1000000 characters, at most 100000 are allowed',
    );
  });
});

describe('the configuration file', () => {
  it('may be missing by its usual name, and not by a given one', async () => {
    expect((await requested({ argv: ['--task', 'x', ...REPLAY] })).configPath).toBeNull();
    expect(await problemsOf({ argv: ['--task', 'x', '--config', 'no.yml', ...REPLAY] })).toContain(
      '--config: no.yml does not exist',
    );
  });

  it('is the one at the root, however deep the workspace', async () => {
    write('.forge/headless-config.yml', 'task: of the root\n');
    write('packages/a/.forge/headless-config.yml', 'task: of the package\n');
    const request = await requested({ argv: ['--workspace', 'packages/a', ...REPLAY] });
    expect(request).toMatchObject({
      task: 'of the root',
      workspace: join(folder, 'packages/a'),
      configPath: join(folder, '.forge/headless-config.yml'),
    });
  });

  it('is read through the given reader, so that it may come from a commit', async () => {
    write('.forge/headless-config.yml', 'task: of the disk\n');
    const readFile: ReadFile = (path) =>
      path.endsWith('.yml')
        ? { kind: 'bytes', bytes: Buffer.from('task: of the base commit\n') }
        : { kind: 'missing' };
    expect((await requested({ argv: REPLAY, readFile })).task).toBe('of the base commit');
  });

  it('has its problems told together with those of the flags', async () => {
    write(
      '.forge/headless-config.yml',
      'constraints:\n  max_file: 3\n  on_violation: { max_fils: reject }\n',
    );
    const lines = (await problemsOf({ argv: ['--max-files', 'many'] })).split('\n');
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      '.forge/headless-config.yml:2:3',
      '.forge/headless-config.yml:3:19',
      '--max-files',
      'task',
      'provider',
      'model',
    ]);
  });

  it('is not said to lack what could not be read in it', async () => {
    write('.forge/headless-config.yml', 'task: [\n');
    expect(await problemsOf({})).toMatch(/^\.forge\/headless-config\.yml:\d+:\d+: not valid YAML: [^\n]*$/);
  });

  it('may not send the reports over the workspace', async () => {
    write('.forge/headless-config.yml', `artifacts: { output_dir: ${dirname(folder)} }\n`);
    expect(await problemsOf({ argv: ['--task', 'x', ...REPLAY] })).toContain('contains the workspace');
  });

  it.each([['/etc'], ['/etc/forge'], ['/usr/'], ['/home'], ['/proc']])(
    'may not send the reports to %s, which commands need',
    async (place) => {
      expect(await problemsOf({ argv: ['--task', 'x', ...REPLAY, '--output-dir', place] })).toContain(
        'is a system folder',
      );
    },
  );
});

describe('provider, model and key', () => {
  it('are asked for with the ways to give them', async () => {
    const problems = await problemsOf({});
    expect(problems).toContain('task: no task is configured: set --task');
    expect(problems).toContain('provider: no provider is configured: set --provider');
    expect(problems).toContain('model: no model is configured: set --model');
    expect(await problemsOf({ argv: ['--task', 'x', '--provider', 'anthropic', '--model', 'm'] })).toBe(
      'key: anthropic needs a key: set FORGE_API_KEY or ANTHROPIC_API_KEY, or pass the input api-key from a secret',
    );
    expect(
      await problemsOf({ argv: ['--task', 'x', '--provider', 'openai-compatible', '--model', 'm'] }),
    ).toContain('openai-compatible needs the URL of its server');
  });

  it('are guessed from the one key that is set, and said', async () => {
    const argv = ['--task', 'x', '--model', 'm'];
    const request = await requested({ argv, env: { GOOGLE_GENERATIVE_AI_API_KEY: 'g' } });
    expect(request).toMatchObject({ provider: 'google', apiKey: 'g' });
    expect(request.origins.get('model.provider')).toBe('environment');
    expect(request.settings.model.provider).toBe('google');
    expect(request.notices).toHaveLength(1);
    expect(await problemsOf({ argv, env: { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b' } })).toContain(
      'ANTHROPIC_API_KEY and OPENAI_API_KEY are set: choose one',
    );
  });

  it('prefer FORGE_API_KEY, and send no provider’s own key to a gateway', async () => {
    const argv = ['--task', 'x', '--model', 'm'];
    const env = { FORGE_API_KEY: 'f', OPENAI_API_KEY: 'o' };
    expect((await requested({ argv, env })).apiKey).toBe('f');
    const gateway = await requested({
      argv: [...argv, '--provider', 'openai-compatible'],
      env: { OPENAI_API_KEY: 'o', FORGE_BASE_URL: 'http://localhost:1/v1' },
    });
    expect(gateway).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:1/v1' });
  });

  it('need no key to replay', async () => {
    expect(await requested({ argv: ['--task', 'x', ...REPLAY], env: { OPENAI_API_KEY: 'o' } })).toMatchObject(
      {
        provider: 'replay',
        model: 's.json',
        apiKey: null,
        baseUrl: null,
      },
    );
  });

  it('never appear in a problem', async () => {
    const env = { FORGE_API_KEY: 'sk-sec ret', FORGE_BASE_URL: 'https://u:hidden@example.com' };
    const problems = await problemsOf({ argv: ['--task', 'x', '--provider', 'openai', '--model', 'm'], env });
    expect(problems).toContain('FORGE_API_KEY: the key contains white space');
    expect(problems).toContain('FORGE_BASE_URL: contains a user name or password');
    expect(problems).not.toMatch(/sk-sec|hidden/);
  });
});
