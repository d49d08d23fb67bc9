import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeRepository } from '../../support/repository.ts';
import { complete, turn, wholeRun, write } from '../../support/whole-run.ts';

const SCRIPT = [turn(write('value.txt', 'good\n')), turn(complete())];

function lint(fields: string): string {
  return `quality_gates: [{ name: Lint, ${fields} }]\n`;
}

describe.concurrent('a required gate whose program is missing', () => {
  test.each([
    ['by its bare name', 'command: "eslnt ."'],
    ['that was not to be asked before', 'command: "eslnt .", baseline: "off"'],
    ['in a pipeline', 'command: "cat README.md | eslnt | wc -l"'],
    ['behind env and cd', 'command: "cd . && CI=1 env A=1 eslnt 2>/dev/null"'],
    ['after another program, as the shell says', 'command: "cat README.md && eslnt ."'],
    ['with retries', 'command: "eslnt .", max_retries: 2'],
  ])('%s ends the run before any model is called: exit 3', async (_, fields) => {
    const run = await wholeRun({ config: lint(fields), script: SCRIPT });
    expect(run.code, run.stderr).toBe(3);
    expect(run.requests).toEqual([]);
    const { execution } = run.reports;
    expect(execution.outcome).toBe('quality_gate_failure');
    expect(execution.reason).toBe(
      'Gate "Lint" cannot run: eslnt: command not found. No model was called. Install it in a step before this one, or correct quality_gates[0].command.',
    );
    expect(execution.gates).toMatchObject([{ name: 'Lint', status: 'error' }]);
    expect(run.reports.codes).toEqual(['GATE-01']);
  });

  test('is named with all others that are', async () => {
    const config =
      'quality_gates: [{ name: A, command: aaaa }, { name: B, command: "true" }, { name: C, command: cccc }]\n';
    const run = await wholeRun({ config, script: SCRIPT, door: 'action' });
    expect(run.code).toBe(3);
    expect(run.requests).toEqual([]);
    expect(run.outputs['failed-gates']).toBe('A\nC');
    expect(run.outputs.reason).toBe(
      'Gate "A" cannot run: aaaa: command not found. Gate "C" cannot run: cccc: command not found. No model was called. Install them in a step before this one, or correct quality_gates[0].command and quality_gates[2].command.',
    );
  });
});

test('the build of controlled-edit is named by its own setting', async () => {
  const run = await wholeRun({
    config: 'mode: controlled-edit\ncontrolled_edit: { build: cmaek --build . }\n',
    script: SCRIPT,
  });
  expect(run.code, run.stderr).toBe(3);
  expect(run.requests).toEqual([]);
  expect(run.reports.execution.reason).toContain('or correct controlled_edit.build.');
});

test.each([
  [
    'is not required',
    'command: eslnt, required: false',
    'The run continues because the gate is not required.',
  ],
  ['is tolerated', 'command: eslnt, baseline: tolerate', 'The run continues because of baseline: tolerate.'],
])('a gate that %s is a warning', async (_, fields, why) => {
  const run = await wholeRun({ config: lint(fields), script: SCRIPT });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.text('summary.md')).toContain(
    `Gate "Lint" cannot run: eslnt: command not found. ${why}`,
  );
});

describe.concurrent('the agent still gets to work where', () => {
  test.each([
    ['the file of a gate is to be made', 'sh check.sh', 'check.sh', 'true\n'],
    ['a name with a slash is to be made', './check.sh || sh ./check.sh', 'check.sh', 'true\n'],
    ['a program starts another that is missing', 'sh -c "$(cat inner)"', 'inner', 'true\n'],
  ])('%s', async (_, command, path, content) => {
    const run = await wholeRun({
      files: { inner: 'no-such-inner-program\n' },
      config: lint(`command: '${command}'`),
      script: [turn(write(path, content)), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
  });

  test('a script of package.json names a program that is missing', async () => {
    const root = makeRepository({
      'package.json': '{"scripts":{"lint":"eslnt ."}}\n',
      '.forge/headless-config.yml': lint('command: npm-like run lint'),
    });
    const bin = mkdtempSync(join(tmpdir(), 'forge-bin-'));
    writeFileSync(join(bin, 'npm-like'), '#!/bin/sh\ngrep -q true package.json || exec sh -c "eslnt ."\n');
    chmodSync(join(bin, 'npm-like'), 0o755);
    const run = await wholeRun({
      root,
      script: [turn(write('package.json', '{"scripts":{"lint":"true"}}\n')), turn(complete())],
      env: { PATH: `${bin}:${process.env.PATH}` },
      args: ['--sandbox', 'off'],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests.length).toBeGreaterThan(0);
  });
});
