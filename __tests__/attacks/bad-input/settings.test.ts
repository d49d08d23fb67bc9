import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runAction, runCli } from '../../support/bundle.ts';
import { git, writeFiles } from '../../support/repository.ts';
import { RunReports } from '../../support/run-reports.ts';
import {
  attempt,
  expectCommitted,
  expectEnd,
  expectProblems,
  fingerprint,
  folder,
  project,
  reported,
} from './fixture.ts';

const CONFIG = '.forge/headless-config.yml';
const TOO_LONG =
  '1000000 characters, at most 100000 are allowed: move it to a file in the repository and name that file in the task';
const NO_TASK = 'task: no task is configured: set --task, the input task or task-file, or task in the file';

/** A project whose configuration, committed, is exactly these bytes. */
function configured(content: string | Uint8Array): string {
  const root = project();
  mkdirSync(join(root, '.forge'));
  writeFileSync(join(root, CONFIG), content);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'configuration');
  return root;
}

describe.concurrent('a task', () => {
  it('that is missing is asked for', async () => {
    const only = ['--provider', 'openai-compatible', '--model', 'm', '--base-url', 'http://localhost:1/v1'];
    expectProblems(await attempt({ root: project(), only }), [NO_TASK]);
  });

  it('is missed together with all else that is missing', async () => {
    expectProblems(await attempt({ root: project(), only: [] }), [
      NO_TASK,
      'provider: no provider is configured: set --provider, the input provider, FORGE_PROVIDER or model.provider in the file. Known: …',
      'model: no model is configured: set --model, the input model, FORGE_MODEL or model.name in the file, as its provider names it',
    ]);
  });

  it('of white space is none', async () => {
    expectProblems(
      await attempt({ root: project(), only: ['--task= \n', '--provider', 'replay', '--model', 'm'] }),
      ['--task: needs a value: write --task TEXT', NO_TASK],
    );
  });

  it('of 1 MB is refused with its size', async () => {
    const root = configured(`task: ${'x'.repeat(1_000_000)}\n`);
    const only = ['--provider', 'openai-compatible', '--model', 'm', '--base-url', 'http://localhost:1/v1'];
    expectProblems(await attempt({ root, only }), [`${CONFIG}:1:7: task: ${TOO_LONG}`]);
  });

  it('of 1 MB in a task file fails the action with one error', async () => {
    const root = project({ 'task.txt': 'x'.repeat(1_000_000) });
    const before = fingerprint(root);
    const inputs = { 'task-file': 'task.txt', provider: 'replay', model: 'session.json' };
    const run = await runAction(inputs, { cwd: root });
    expect(run).toMatchObject({ code: 5, stdout: `input task-file: ${TOO_LONG}\n`, stderr: '' });
    expect(fingerprint(root)).toBe(before);
  });
});

describe.concurrent('a configuration file', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', `${CONFIG}: it is empty: write at least "version: 1", or remove the file`],
    [
      'binary',
      new Uint8Array([0x7f, 0x45, 0, 1]),
      `${CONFIG}: it is a binary file, or not UTF-8: name a YAML file in UTF-8`,
    ],
    [
      'in another encoding',
      new Uint8Array([0x74, 0x3a, 0xff]),
      `${CONFIG}: it is not UTF-8: save it as UTF-8`,
    ],
    [
      'of 10 MB',
      'a: 1\n'.repeat(2_000_000),
      `${CONFIG}: 10000000 bytes, but at most 1048576 are read: check that this is the right file`,
    ],
    [
      'no YAML',
      'version: [1\n',
      `${CONFIG}:2:1: not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]`,
    ],
    ['a list', '- task\n', `${CONFIG}:1:1: expected keys and values, got ["task"]`],
  ])('that is %s is refused', async (_, content, line) => {
    expectProblems(await attempt({ root: configured(content) }), [line]);
  });

  it('that does not exist, though it was named, is refused with the places that were looked at', async () => {
    const root = project();
    expectProblems(await attempt({ root, args: ['--config', 'ci/forge.yml'] }), [
      `--config: ci/forge.yml does not exist (looked for ${root}/ci/forge.yml): create it, or remove the setting`,
    ]);
  });

  it('with many mistakes has them all named at once, each with its line and column', async () => {
    const text = [
      'version: 2',
      'constraint: {}',
      'constraints:',
      '  max_files: many',
      '  max_lines_changed: -1',
      '  allowed_patterns: ["../up/**", "!not"]',
      '  timeout: 5 weeks',
      '  max_file: 3',
      'quality_gates: tests',
      'git: { branch: "a b" }',
      '',
    ].join('\n');
    const lines = [
      '1:10: version: expected 1, got 2',
      '2:1: unknown key "constraint": did you mean "constraints"? Known: …',
      '4:14: constraints.max_files: expected a whole number of at least 0, got "many"',
      '5:22: constraints.max_lines_changed: expected a whole number of at least 0, got -1',
      '6:22: constraints.allowed_patterns.0: "../up/**" contains "..": globs cannot match outside the repository; remove it',
      '6:34: constraints.allowed_patterns.1: "!not": globs cannot be negated: write "not" in the opposite list, or \\! for a name that begins with !',
      '7:12: constraints.timeout: expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days, got "5 weeks"',
      '8:3: unknown key "max_file": did you mean "max_files"? Known in constraints: …',
      '9:16: quality_gates: expected a list, got "tests"',
      '10:16: git.branch: "a b" is not a valid branch name: it may not contain white space or ~ ^ : ? * [ \\',
    ];
    const run = await attempt({ root: configured(text) });
    expectProblems(
      run,
      lines.map((line) => `${CONFIG}:${line}`),
    );
  });
});

describe.concurrent('the command line', () => {
  it('names the nearest flag, and every other mistake with it', async () => {
    const args = ['--max-file', '3', '--frob', '--strict=yes', '--timeout', 'soon'];
    expectProblems(await attempt({ root: project(), args }), [
      `--max-file: unknown flag: did you mean "--max-files"? see forge-headless --help for the list`,
      `--frob: unknown flag: see forge-headless --help for the list`,
      '--strict: takes no value, got "yes": write --strict alone',
      '--timeout: expected seconds as a number, or a duration such as 90s, 5m or 1h, at most 24 days, got "soon"',
    ]);
  });

  it('names the nearest command, and asks nothing else of the line', async () => {
    const run = await attempt({
      root: project(),
      only: ['rnu'],
    });
    expectProblems(run, [
      'command line: unknown command "rnu": did you mean "run"? Known: …. If it is a task, write more than one word in quotes, or use --task',
    ]);
  });

  it.each([
    ['an unknown flag', ['--max-file', '3']],
    ['a value that is none', ['--timeout', 'soon']],
    ['a folder that is none', ['--workspace', 'srcc']],
    ['an unknown command', ['rnu']],
    ['a flag that this command has not', ['schema', '--strict']],
  ])(
    'keeps the reports of the last run, and leaves none of its success, where it holds %s',
    async (_, words) => {
      const root = project();
      const run = await attempt({ root });
      const dir = run.reports ?? '';
      const { execution_id: id } = new RunReports(dir).execution;
      const before = fingerprint(dir);
      const { code } = await runCli(words, { cwd: root });
      expect([code, new RunReports(dir).execution.outcome]).toEqual([5, 'config_error']);
      const kept = join(dir, 'previous', id);
      writeFileSync(join(kept, '.gitignore'), '*\n');
      expect(fingerprint(kept)).toBe(before);
    },
  );

  it('replaces the reports of the last run where the configuration is wrong: they must not be taken for its', async () => {
    const root = project();
    await attempt({ root });
    const run = await attempt({ root, only: ['--provider', 'replay'] });
    expect(run).toMatchObject({ code: 5, reports: join(root, '.forge/artifacts') });
    expect(reported(run)).toMatchObject({ outcome: 'config_error' });
  });

  it.each([
    ['/nonexistent', '/nonexistent'],
    ['a.txt', 'a.txt'],
  ])('with the workspace %s, which is no folder, is refused', async (given) => {
    const root = project();
    const path = given.startsWith('/') ? given : join(root, given);
    expectProblems(await attempt({ root, args: ['--workspace', given] }), [
      `--workspace: ${path} is not a folder: set the folder of the repository`,
    ]);
  });
});

describe.concurrent('the output folder', () => {
  it.each([
    ['../out', '"../out" may not contain "..": write the full path'],
    ['.', '"." is the repository itself: use a separate folder, e.g. .forge/artifacts'],
    ['.git/reports', '".git/reports" is in a git directory: name another folder'],
  ])('may not be %s', async (given, why) => {
    expectProblems(await attempt({ root: project(), args: ['--output-dir', given] }), [
      `--output-dir: ${why}`,
    ]);
  });

  it.each([
    ['a file', 'a.txt', 'is not a folder: remove it or set artifacts.output_dir'],
    ['below a file', 'a.txt/reports', 'is not a folder: remove it or set artifacts.output_dir'],
    ['a link', 'link', 'is a symbolic link, and reports are never written through one: remove it'],
  ])('that is %s is refused, and the reports say so elsewhere', async (_, given, why) => {
    const root = project();
    writeFiles(root, { 'real/kept': '' });
    execFileSync('ln', ['-s', 'real', join(root, 'link')]);
    const run = await attempt({ root, args: ['--output-dir', given] });
    const blamed = join(root, given.split('/')[0] ?? '');
    expectEnd(run, { code: 5, outcome: 'config_error', reason: `${blamed} ${why}` });
    expect(run.requests).toBe(0);
  });

  it('outside the workspace is taken where it is named in full', async () => {
    const out = join(folder(), 'deep/reports');
    const run = await attempt({ root: project(), args: ['--output-dir', out] });
    expectCommitted(run);
    expect(run.reports).toBe(out);
  });

  it('where no folder can be made is replaced by one that can be written', async () => {
    const run = await attempt({ root: project(), args: ['--output-dir', '/proc/forge'] });
    expectCommitted(run);
    expect(run.stderr).toContain(
      "reports cannot be written to /proc/forge (ENOENT: no such file or directory, mkdir '/proc/forge')",
    );
    expect(run.stderr).toContain(`reports are written to ${run.reports} instead`);
  });
});
