import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

/** A gate that needs an ignored dependency and a tracked helper, and that `flag/` would bend. */
function repository(command: string): string {
  const root = makeRepository({
    '.gitignore': 'node_modules/\nlocal.conf\n',
    'src/a.txt': 'bad\n',
    'test/a.test.sh': 'grep -q good src/a.txt\n',
    '.forge/headless-config.yml': `quality_gates: [{ name: Tests, command: ${JSON.stringify(command)} }]\ngate_protection: verify\n`,
  });
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/tool'), '#!/bin/sh\nsh test/a.test.sh\n');
  chmodSync(join(root, 'node_modules/.bin/tool'), 0o755);
  writeFileSync(join(root, 'local.conf'), 'local\n');
  return root;
}

const GOOD = write('src/a.txt', 'good\n');

needing('sandbox').describe('gate_protection: verify', () => {
  test('commits what passes on a fresh checkout too, with its dependencies and local files', async () => {
    const root = repository(
      'node_modules/.bin/tool && grep -q local local.conf && touch node_modules/.cache src/left && git rev-parse HEAD && pwd',
    );
    const run = await wholeRun({ root, script: [turn(GOOD), turn(complete())] });
    expect(run.code, run.stderr + run.reports.execution.reason).toBe(0);
    expect(run.reports.execution.commit).not.toBeNull();
    expect(fileIn(root, 'src/a.txt')).toBe('good\n');
  });

  test('refuses what passes only by an empty folder that no commit holds', async () => {
    const root = repository('test -d flag || node_modules/.bin/tool');
    const run = await wholeRun({
      root,
      script: [turn(execute('mkdir flag'), write('src/b.txt', 'b\n')), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toContain(
      'on a fresh checkout with the tests of the start, required gate is red: "Tests" (exit code 1',
    );
    expect(run.reports.codes).toContain('GATE-02');
    expect(run.reports.execution.commit).toBeNull();
    expect(run.reports.text('execution.json')).not.toContain('"code":"GATE-03"');
  });

  test('runs the tests of the start', async () => {
    // Adding to a test is no finding; what is added may still end it early.
    const root = repository('sh test/a.test.sh');
    const added = write(
      'test/a.test.sh',
      '[ -z "$(ls src)" ] || cd test/..\n[ -e src/b.txt ] && exit\ngrep -q good src/a.txt\n',
    );
    const run = await wholeRun({ root, script: [turn(added, write('src/b.txt', 'b\n')), turn(complete())] });
    expect(run.code).toBe(2);
    expect(run.reports.execution.reason).toMatch(/fresh checkout|gate_protection is verify/);
  });
});

describe('gate_protection: verify without a sandbox', () => {
  test('does not start, and says what to do', async () => {
    const root = repository('true');
    const run = await wholeRun({ root, args: ['--sandbox', 'off'], script: [turn(complete())] });
    expect(run.code).toBe(5);
    expect(run.stderr + run.stdout).toContain('gate_protection: verify needs a sandbox');
  });
});
