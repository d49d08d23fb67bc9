import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runCli } from '../../support/bundle.ts';
import { makeRepository } from '../../support/repository.ts';

const NPM = { 'package.json': '{ "scripts": { "test": "node --test" } }\n' };

test('init writes both files, and a second time leaves them', async () => {
  const cwd = makeRepository(NPM);
  const first = await runCli(['init'], { cwd });
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(first.stdout).toContain('Wrote    .forge/headless-config.yml');
  expect(existsSync(join(cwd, '.github/workflows/forge.yml'))).toBe(true);
  const second = await runCli(['headless', 'init'], { cwd });
  expect(second.stdout).not.toContain('Wrote');
  expect([second.code, second.stdout.match(/^Left {5}/gm)?.length]).toEqual([0, 2]);
});

test('init --print gives both files on stdout, and writes nothing', async () => {
  const cwd = makeRepository(NPM);
  const { code, stdout } = await runCli(['init', '--print', '--action', 'acme/forge-headless@v1'], { cwd });
  const [config, workflow] = parseAllDocuments(stdout).map((document) => document.toJS());
  expect([code, readdirSync(cwd).sort()]).toEqual([0, ['.git', 'package.json']]);
  expect(config.quality_gates[0]).toMatchObject({ name: 'Tests', command: 'npm test' });
  expect(workflow.jobs.forge.steps.at(-1).uses).toBe('acme/forge-headless@v1');
});

test('init in an empty folder exits with 5 and leaves it empty', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'forge-init-'));
  const { code, stderr } = await runCli(['init'], { cwd });
  expect([code, readdirSync(cwd)]).toEqual([5, []]);
  expect(stderr).toContain(
    'is not in a git repository; run `git init` there, add your files and run init again',
  );
});

test('init --help names its flags alone', async () => {
  const { code, stdout } = await runCli(['init', '--help'], { cwd: tmpdir() });
  expect([code, [...stdout.matchAll(/^ {2}--([a-z]+)/gm)].map(([, flag]) => flag)]).toEqual([
    0,
    ['print', 'action', 'workspace', 'json'],
  ]);
});
