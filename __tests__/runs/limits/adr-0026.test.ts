import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import type { Script } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { git, makeRepository } from '../../support/repository.ts';
import { RunReports } from '../../support/run-reports.ts';
import { complete, execute, KEY, turn, write } from '../../support/whole-run.ts';

/** ADR-0026, "Configuration Schema", to the byte. */
const CONFIG = readFileSync(join(import.meta.dirname, '../fixtures/adr-0026-headless-config.yml'), 'utf8');

const FILES = {
  'src/main.go': 'package main\n\nfunc main() {\n}\n',
  'docs/guide.md': '# Guide\n',
  'README.md': '# App\n',
};
const PROJECT = { ...FILES, '.forge/headless-config.yml': CONFIG };

/** What stands in for the seed's tool chain: `go test ./...` is green where src/main.go has a comment. */
function goOnPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forge-go-'));
  const script = '#!/bin/sh\n[ "$*" = "test ./..." ] && grep -q "^//" src/main.go\n';
  writeFileSync(join(folder, 'go'), script);
  chmodSync(join(folder, 'go'), 0o755);
  return folder;
}

/** `forge` with these words; provider, model and address come from the environment, as in a pipeline. */
async function forge(
  words: readonly string[],
  script: Script,
  files: Readonly<Record<string, string>> = PROJECT,
) {
  await using server = await startModelServer(script);
  const root = makeRepository(files);
  const env = {
    PATH: `${goOnPath()}:${process.env.PATH}`,
    FORGE_API_KEY: KEY,
    FORGE_PROVIDER: 'openai-compatible',
    FORGE_MODEL: 'scripted',
    FORGE_BASE_URL: server.baseUrl('openai-compatible'),
  };
  const run = await runCli(words, { cwd: root, env });
  const reports = new RunReports(join(root, '.forge/artifacts'));
  return { ...run, root, reports, requests: server.requests };
}

const COMMENTED = write('src/main.go', '// Package main starts it.\npackage main\n\nfunc main() {\n}\n');
const CONFIG_LINE = ['headless', '--config', '.forge/headless-config.yml'];

describe.concurrent("ADR-0026's configuration file, as it stands there,", () => {
  test('runs its task to a commit by its author, with its gates', async () => {
    const run = await forge(CONFIG_LINE, [
      turn(COMMENTED, write('docs/guide.md', '# The guide\n')),
      turn(complete()),
    ]);
    const { execution } = run.reports;
    expect(run.code, execution.reason).toBe(0);
    expect(execution.task).toBe('Fix linting errors and update documentation');
    expect(execution.gates).toMatchObject([
      { name: 'Run tests', status: 'passed', required: true, was_red: true },
      { name: 'Lint', status: 'error', required: false, was_red: true },
    ]);
    expect(git(run.root, 'log', '-1', '--format=%an <%ae> %s')).toBe(
      'Forge AI <forge@example.com> chore: automated fixes via Forge',
    );
    expect(git(run.root, 'show', '--format=', '--name-only', 'HEAD')).toBe('docs/guide.md\nsrc/main.go');
    for (const report of ['execution.json', 'summary.md', 'metrics.json']) {
      expect(run.reports.text(report)).not.toBe('');
    }
  });

  test('holds its patterns, for edits and for commands', async () => {
    const run = await forge(CONFIG_LINE, [
      turn(write('README.md', 'Mine.\n'), write('vendor/lib.go', 'package lib\n')),
      turn(execute('echo x > README.md; echo x > src/new.go'), COMMENTED),
      turn(complete()),
    ]);
    expect(run.code).toBe(0);
    expect(run.reports.codes).toEqual(['FS-08', 'FS-07', 'FS-08']);
    expect(git(run.root, 'show', '--format=', '--name-only', 'HEAD')).toBe('src/main.go');
  });

  test('fails on its required gate with exit 3, and keeps the work', async () => {
    const run = await forge(CONFIG_LINE, [turn(write('src/main.go', 'package main\n')), turn(complete())]);
    expect(run.code).toBe(3);
    expect(run.reports.execution.reason).toContain(
      '"Run tests" (exit code 1, already red before the agent started)',
    );
    expect(readFileSync(join(run.root, 'src/main.go'), 'utf8')).toBe('package main\n');
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
  });
});

describe.concurrent("ADR-0026's command lines", () => {
  test('forge headless --task "Fix linting errors"', async () => {
    const run = await forge(
      ['headless', '--task', 'Fix linting errors'],
      [turn(write('README.md', '# The app\n')), turn(complete())],
      FILES,
    );
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.task).toBe('Fix linting errors');
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('2');
  });

  test('forge headless --config … --max-files 20 --timeout 600: flags win over the file', async () => {
    const run = await forge(
      [...CONFIG_LINE, '--max-files', '20', '--timeout', '600'],
      [
        turn(...Array.from({ length: 12 }, (_, at) => write(`pkg/p${at}.go`, '// p\n')), COMMENTED),
        turn(complete()),
      ],
    );
    expect(run.code, run.stderr).toBe(0);
    expect(JSON.parse(run.reports.text('metrics.json')).constraints.configured).toEqual({
      max_files: 20,
      max_lines_changed: 500,
      max_tokens: 50_000,
      timeout_seconds: 600,
    });
    expect(git(run.root, 'show', '--format=', '--name-only', 'HEAD').split('\n')).toHaveLength(13);
  });

  test('forge headless --task "Analyze code quality" --read-only', async () => {
    const run = await forge(
      ['headless', '--task', 'Analyze code quality', '--read-only'],
      [turn(complete('Two files, both short.'))],
    );
    expect(run.code, run.stderr).toBe(0);
    const { execution } = run.reports;
    expect(execution).toMatchObject({ mode: 'read-only', result: 'Two files, both short.' });
    expect(execution.gates.map(({ status }) => status)).toEqual(['not_run', 'not_run']);
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
  });
});
