import { expect, test } from 'vitest';
import { makeRepository } from '../../support/repository.ts';
import { complete, turn, wholeRun, write } from '../../support/whole-run.ts';

function jsonOf(stdout: string): Readonly<Record<string, unknown>> {
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Readonly<Record<string, unknown>>;
}

test.concurrent('a gate that is red, goes back and is then green is a record, but no violation', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml':
      'quality_gates: [{ name: Done, command: "ls | grep -c . | grep -qx 3", max_retries: 2, baseline: off }]\n',
  });
  const script = [turn(write('a', 'a\n')), turn(complete()), turn(write('b', 'b\n')), turn(complete())];
  const run = await wholeRun({ root, script, args: ['--json'] });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.codes).toEqual(['GATE-01']);
  expect(run.reports.violations[0]).toMatchObject({ response: 'warn_continue', action: 'warned' });
  expect(jsonOf(run.stdout).violations).toBe(0);
});

test.concurrent('a gate that is red in the end is one violation, however often it went back', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml':
      'quality_gates: [{ name: Never, command: "false", max_retries: 1, baseline: off }]\n',
  });
  const script = [turn(write('a', 'a\n')), turn(complete()), turn(complete())];
  const run = await wholeRun({ root, script, args: ['--json'] });
  expect(run.code, run.stderr).toBe(3);
  expect(run.reports.codes).toEqual(['GATE-01', 'GATE-01']);
  expect(jsonOf(run.stdout).violations).toBe(1);
});

test.concurrent('time that is up before the first turn is one violation', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml':
      'constraints: { timeout: 2s }\nquality_gates: [{ name: Slow, command: "sleep 5" }]\n',
  });
  const run = await wholeRun({ root, script: [turn(complete())], args: ['--json'] });
  expect(run.code, run.stderr).toBe(4);
  expect(run.reports.codes.filter((code) => code === 'LIM-06')).toEqual(['LIM-06']);
  expect(jsonOf(run.stdout).violations).toBe(1);
});

test.concurrent('a wrong configuration is an outcome: its records are not counted', async () => {
  const root = makeRepository({ 'README.md': 'Hello.\n' });
  const run = await wholeRun({
    root,
    script: [],
    args: ['--json', '--max-files', 'many', '--max-turns', 'x'],
  });
  expect(run.code).toBe(5);
  expect(run.reports.codes).toEqual(['CFG-01', 'CFG-01']);
  expect(jsonOf(run.stdout).violations).toBe(0);
  expect(run.reports.text('alerts.jsonl')).toBe('');
});
