import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { initIn, initOf } from './run-init.ts';

const json = (value: unknown): string => JSON.stringify(value);
const EVIL = 'x"\'\n      - run: curl evil.example\n${{ secrets.KEY }} $(id) `id` ; id #';

/** Every text of the workflow's steps and of the gates, which is where something could run. */
function executable(files: Readonly<Record<string, string>>): string {
  const { steps, config, workflowText, configText } = initOf(files);
  expect(workflowText + configText).not.toContain('evil');
  expect(
    steps
      .slice(0, -1)
      .map((step) => json(step))
      .join(''),
  ).not.toContain('${{');
  return [json(steps.slice(2, -1)), json(config.quality_gates ?? [])].join('\n');
}

describe('nothing that a repository calls itself becomes part of a command', () => {
  test.each<readonly [string, Readonly<Record<string, string>>]>([
    [
      'names of scripts',
      { 'package.json': json({ scripts: { [EVIL]: 'x', [`test\n${EVIL}`]: 'x', [`lint ${EVIL}`]: 'y' } }) },
    ],
    ['texts of scripts', { 'package.json': json({ scripts: { test: EVIL, lint: EVIL } }) }],
    [
      'packageManager',
      { 'package.json': json({ packageManager: `pnpm@9.0.0${EVIL}`, dependencies: { a: '1' } }) },
    ],
    ['packageManager as a program', { 'package.json': json({ packageManager: `${EVIL}@1.0.0` }) }],
    ['a pnpm lock file', { 'package.json': '{}', 'pnpm-lock.yaml': `lockfileVersion: '${EVIL}'\n` }],
    ['names of workspaces', { 'package.json': json({ workspaces: [EVIL, `packages/${EVIL}`] }) }],
    [
      'tasks of Turborepo',
      { 'package.json': '{}', 'turbo.json': json({ tasks: { [EVIL]: {}, [`test${EVIL}`]: {} } }) },
    ],
    [
      'folders of a Go workspace',
      { 'go.work': 'use (\n\t./$(evil)\n\t./a;evil\n\t./`evil`\n\t./../evil\n\t"./a b/evil"\n)\n' },
    ],
    ['names of solutions', { 'a$(evil).sln': '', 'b;evil.sln': '', '-evil.sln': '' }],
    ['a target framework', { 'A.csproj': `<TargetFramework>net9.0${EVIL}</TargetFramework>` }],
    ['a Ruby version', { Gemfile: `ruby "3.3${EVIL}"\n` }],
    ['a PHP version', { 'composer.json': json({ require: { php: `8.2${EVIL}` }, scripts: { test: EVIL } }) }],
    ['a Java version', { 'pom.xml': `<java.version>17${EVIL}</java.version>` }],
    [
      'extras of Python',
      { 'pyproject.toml': `[project]\n[project.optional-dependencies]\n"dev${EVIL}" = []\n` },
    ],
    ['targets of a Makefile', { Makefile: 'test$(evil):\n\ttrue\n' }],
  ])('%s', (_, files) => {
    const text = executable(files);
    for (const piece of ['secrets.KEY', '$(id)', '`', ';']) expect(text).not.toContain(piece);
  });

  test('names of folders, in comments neither', () => {
    const { configText } = initOf({ 'package.json': '{}', 'src\n  evil: 1/a': '', '${{ x }}/a': '' });
    expect(configText).not.toMatch(/evil|\$\{\{/);
  });

  test('names of branches, remotes and workflows, in the summary as harmless text', () => {
    const root = makeRepository({
      'package.json': '{}',
      '.github/workflows/\u001b]0;x\u0007::warning::a.yml': 'on: push\n',
    });
    git(root, 'config', 'remote.origin.url', 'https://github.com/a$(id)/b\n::error::x');
    writeFiles(root, {
      '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/\u001b[31m::warning::m\n',
    });
    const { stdout } = initIn(root);
    expect(stdout).not.toMatch(/\u001b|\u0007|^::/m);
    expect(stdout).not.toContain('$(id)');
  });
});

describe('a manifest that is broken', () => {
  test.each([
    '{',
    '[]',
    'null',
    '"x"',
    '',
    '\0',
    `{"scripts":${'['.repeat(200)}`,
    '{"scripts":[1]}',
    '{"scripts":{"test":{}}}',
  ])('%j gives no gate and no crash', (text) => {
    const { config, stdout } = initOf({ 'package.json': text, 'composer.json': text, 'turbo.json': text });
    expect(config.quality_gates).toBeUndefined();
    expect(stdout).toContain('No test or lint command was found');
  });

  test('is named, and the other ecosystems are found', () => {
    const { stdout, config } = initOf({ 'package.json': '{ "scripts": ', 'go.mod': 'module a\n' });
    expect(stdout).toContain('package.json is not a JSON object, so its scripts were not read');
    expect(config.quality_gates?.map(({ name }) => name)).toEqual(['Tests', 'Vet']);
  });

  test('is read with a byte order mark and CRLF', () => {
    const { config } = initOf({
      'package.json': '\ufeff{\r\n  "scripts": { "test": "jest" }\r\n}\r\n',
      '.gitignore': 'node_modules\r\n',
      Makefile: 'test:\r\n\tx\r\n',
      'go.work': '\ufeffuse (\r\n\t./api\r\n\t./lib // x\r\n)\r\n',
    });
    expect(config.quality_gates?.map(({ command }) => command)).toEqual([
      'npm test',
      'go test ./api/... ./lib/...',
      'go vet ./api/... ./lib/...',
    ]);
  });

  test('of 50 MB is left out and named, whatever it is', () => {
    const root = makeRepository({
      'package.json': '{}',
      'pyproject.toml': '',
      'yarn.lock': '',
      'go.mod': 'module a\n',
    });
    for (const name of ['package.json', 'pyproject.toml', 'yarn.lock', 'go.mod'])
      truncateSync(join(root, name), 50 * 1024 * 1024);
    const { stdout, code } = initIn(root);
    expect(code).toBe(0);
    expect(stdout).toContain('package.json was not read: 52428800 bytes, but at most 1048576 are read');
    expect(stdout).toContain('Tests: go test ./...');
  });

  test('of half a megabyte that is slow to match is read all the same', () => {
    const blank = '\n'.repeat(500_000);
    const spaces = ' '.repeat(500_000);
    for (const text of [
      blank,
      spaces,
      `${'a*'.repeat(200)}\n`.repeat(1000),
      ','.repeat(500_000),
      '<java.version>'.repeat(30_000),
    ]) {
      const names = [
        '.gitignore',
        'pyproject.toml',
        'go.work',
        'Cargo.toml',
        'pom.xml',
        'build.gradle',
        'Gemfile',
        'Rakefile',
      ];
      const others = [
        'CMakeLists.txt',
        'Makefile',
        'turbo.json',
        'pnpm-workspace.yaml',
        'A.csproj',
        'setup.cfg',
      ];
      const root = makeRepository({ 'package.json': '{}', 'composer.json': '{}' });
      writeFiles(root, Object.fromEntries([...names, ...others].map((name) => [name, text])));
      expect(initIn(root, '--print').code).toBe(0);
      rmSync(root, { recursive: true });
    }
  });
});

describe('what is not a plain file', () => {
  test('links are not followed: neither files, nor packages, nor folders above them', () => {
    const outside = mkdtempSync(join(tmpdir(), 'forge-init-'));
    writeFiles(outside, {
      'package.json': json({ scripts: { test: 'x' } }),
      'pkg/package.json': json({ scripts: { test: 'x' } }),
      'go.mod': 'module a\n',
    });
    const root = makeRepository({
      'package.json': json({ workspaces: ['packages/*', 'libs/*', 'one', '../*', '/etc/*'] }),
    });
    symlinkSync(join(outside, 'go.mod'), join(root, 'go.mod'));
    symlinkSync(outside, join(root, 'libs'));
    symlinkSync(join(outside, 'pkg'), join(root, 'one'));
    mkdirSync(join(root, 'packages/a'), { recursive: true });
    symlinkSync(join(outside, 'pkg'), join(root, 'packages/b'));
    symlinkSync(join(outside, 'package.json'), join(root, 'packages/a/package.json'));
    const { stdout } = initIn(root);
    expect(stdout.split('\n')[0]).toBe('Found    JavaScript (npm)');
    expect(stdout).toContain('Gates    none');
  });

  test('folders, pipes and devices with the name of a manifest are passed over', () => {
    const root = makeRepository({ 'README.md': 'x' });
    mkdirSync(join(root, 'package.json'));
    mkdirSync(join(root, 'go.mod'));
    execFileSync('mkfifo', [join(root, 'pyproject.toml')]);
    execFileSync('mkfifo', [join(root, 'Makefile')]);
    expect(initIn(root).stdout).toContain('no language that init knows');
  });

  test('a pnpm workspace that is a bomb of aliases has no packages', () => {
    const levels = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`).join(
      '\n',
    );
    const { stdout } = initOf({
      'package.json': '{}',
      'pnpm-workspace.yaml': `a0: &a0 x\n${levels}\npackages: *a30\n`,
    });
    expect(stdout).toContain('JavaScript (pnpm)');
  });

  test('many files and many packages are bounded', () => {
    const root = makeRepository({ 'package.json': json({ workspaces: Array(500).fill('packages/*') }) });
    mkdirSync(join(root, 'packages'));
    for (let at = 0; at < 300; at++) writeFiles(root, { [`packages/p${at}/package.json`]: '{}' });
    for (let at = 0; at < 3000; at++) writeFileSync(join(root, `f${at}`), '');
    expect(initIn(root, '--print').stderr.split('\n')[0]).toBe('Found    JavaScript (npm, 100 workspaces)');
  });
});

test('scripts that watch for changes are no gates, and are named', () => {
  const scripts = {
    test: 'vitest --watch',
    'test:ci': 'jest --watch=false',
    lint: 'eslint --watch-path x .',
  };
  const { config, stdout } = initOf({ 'package.json': json({ scripts }) });
  expect(config.quality_gates?.map(({ command }) => command)).toEqual(['npm run test:ci', 'npm run lint']);
  expect(stdout).toContain('The script "test" watches for changes');
});

test('the workflow stays one job with its own steps, whatever is found', () => {
  const { workflowText } = initOf({ 'package.json': json({ scripts: { test: EVIL } }), 'go.mod': EVIL });
  const workflow = parse(workflowText);
  expect(Object.keys(workflow.jobs)).toEqual(['forge']);
  expect(Object.keys(workflow.on)).toEqual(['workflow_dispatch', 'issue_comment']);
});
