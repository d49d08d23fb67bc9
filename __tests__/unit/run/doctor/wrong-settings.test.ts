import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../../src/adapters/clock.ts';
import { diagnose } from '../../../../src/entry/cli/doctor.ts';
import { git, makeRepository, writeFiles } from '../../../support/repository.ts';

interface Row {
  readonly name: string;
  readonly state: string;
  readonly what: string;
}

const REPLAY = ['--provider', 'replay', '--model', 'no-such-session.json'];

async function missing(root: string, args: readonly string[] = REPLAY): Promise<readonly string[]> {
  const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' };
  const hostProcess = {
    env,
    platform: process.platform,
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    accountHome: null,
    temporary: tmpdir(),
    clock: systemClock,
    node: process.version,
  };
  const { lines, exitCode } = await diagnose(['doctor', '--json', ...args], root, hostProcess, false);
  const { checks } = JSON.parse(lines.join('\n')) as { readonly checks: readonly Row[] };
  expect(exitCode).toBe(checks.some(({ state }) => state === 'missing') ? 5 : 0);
  return checks.filter(({ state }) => state === 'missing').map(({ name, what }) => `${name}: ${what}`);
}

const config = (text: string) => makeRepository({ '.forge/headless-config.yml': `version: 1\n${text}` });
const holding = (...texts: readonly string[]) => texts.map((text) => expect.stringContaining(text));

describe('of wrong settings, doctor examines the valid part', () => {
  test.each([
    ['an unknown key', 'constraints: { max_file: 3 }\n', 'unknown key "max_file"'],
    ['a wrong type', 'constraints: { max_files: many }\n', 'constraints.max_files'],
    ['a list that should be keys', 'sandbox: [a]\n', 'sandbox'],
    [
      'a contradiction',
      'constraints: { file_size: { soft: 9MB, hard: 1MB } }\n',
      'constraints.file_size.soft',
    ],
    ['a response too mild', 'constraints: { on_violation: { secrets: warn_continue } }\n', 'secrets'],
    ['a key given twice', 'mode: write\nmode: write\n', 'key "mode"'],
  ])('%s', async (_, wrong, said) => {
    const gates = 'quality_gates: [{ name: Tests, command: "no-such-program --all" }]\n';
    const root = config(wrong + gates);
    writeFiles(root, { 'new.txt': 'dirt\n' });
    expect(await missing(root)).toEqual(
      holding('repository: the workspace is not clean', said, 'task: ', 'gate "Tests" cannot run', 'model: '),
    );
  });

  test.each([
    ['a missing key', [], 'no(?: API)? key|needs a key'],
    ['a missing address', ['--provider', 'openai-compatible'], 'base URL|base-url'],
  ])('%s, as after init', async (_, args, said) => {
    const gates = 'quality_gates: [{ name: Tests, command: "no-such-program --all" }]\n';
    const root = config(`model: { provider: anthropic, name: claude-sonnet-5-5 }\n${gates}`);
    const found = await missing(root, ['--task', 'x', ...args]);
    expect(found).toEqual([expect.stringMatching(said), expect.stringContaining('"Tests"')]);
  });

  test('a bad gate beside a good one, and a list of them', async () => {
    const gate = (more: string) => `  - { name: ${more}\n`;
    const root = config(
      `task: Do it.\nquality_gates:\n${gate('A, command: gone-a, timeout: x }')}${gate('B }')}${gate('C, command: gone-c }')}`,
    );
    expect(await missing(root)).toEqual(
      holding(
        'quality_gates.0.timeout',
        'quality_gates.1',
        'gate "A" cannot run',
        'gate "C" cannot run',
        'model: ',
      ),
    );
  });

  test('a bad flag, and a setting that only the rest shows to be wrong', async () => {
    const root = config('git: { create_pr: true }\n');
    const args = [...REPLAY, '--task', 'x', '--max-files', 'many', '--no-such-flag', '--output-dir', '/usr'];
    expect(await missing(root, args)).toEqual(
      holding(
        '--no-such-flag',
        '--max-files',
        'is a system folder',
        'needs a GitHub token and a repository to push',
        'model: ',
      ),
    );
  });

  test('says of what it cannot read neither that it is missing nor that it is there', async () => {
    const root = makeRepository({ '.forge/headless-config.yml': 'task: [\n' });
    const found = await missing(root);
    expect(found.filter((line) => line.startsWith('task'))).toEqual([]);
    expect(found.filter((line) => line.startsWith('gates'))).toEqual([]);
    expect(found[0]).toContain('.forge/headless-config.yml:');
    expect(found.at(-1)).toContain('model: ');
  });

  test('a task of the wrong type is not called missing too', async () => {
    expect(await missing(config('task: 7\n'))).toEqual(holding('settings: ', 'model: '));
  });

  test('a missing key, beside everything else', async () => {
    const root = config('constraints: { max_file: 3 }\n');
    const found = await missing(root, ['--provider', 'anthropic', '--task', 'x']);
    expect(found).toEqual(holding('max_file', 'no model is configured', 'needs a key'));
  });
});

describe('doctor finds what would end a run before its first request', () => {
  test("a branch of someone else's, a custom constraint that is not committed, and dirt, at once", async () => {
    const root = config('task: x\ngit: { branch: theirs }\nconstraints: { custom: [./limits.mjs] }\n');
    git(root, 'branch', 'theirs');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'second');
    writeFiles(root, { 'limits.mjs': 'export default {}\n' });
    expect(await missing(root)).toEqual(
      holding(
        'the workspace is not clean',
        'branch theirs exists',
        'limits.mjs is not in the commit',
        'model: ',
      ),
    );
  });

  test('a schema for the main branch that cannot be used', async () => {
    const root = config(
      'task: x\nconstraints: { main_branch: { validate: [{ files: "*.json", schema: no.json }] } }\n',
    );
    expect(await missing(root)).toEqual(holding('constraints.main_branch.validate', 'model: '));
  });
});
