import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { complete, turn, wholeRun, write } from '../../support/whole-run.ts';

test('a gate that prints more than 100 MB is judged by its exit code', async () => {
  const run = await wholeRun({
    config:
      'quality_gates: [{ name: Loud, command: "head -c 130000000 /dev/zero | tr \'\\\\0\' x", baseline: "off" }]\n',
    script: [turn(write('a.txt', 'a\n'), complete())],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.execution.gates).toMatchObject([{ name: 'Loud', status: 'passed', exit_code: 0 }]);
  expect(run.reports.codes).toEqual(['OUT-03']);
});

test('all that a gate printed is kept with the reports, sealed, and named to people and to the model', async () => {
  const noise =
    'i=0; while [ $i -lt 4000 ]; do echo "line $i of the noise that the gate makes"; i=$((i+1)); done';
  const run = await wholeRun({
    files: { 'noise.sh': `${noise}\ngrep -q good value.txt\n` },
    config:
      'quality_gates: [{ name: "Très loud/..", command: "sh noise.sh", max_retries: 1, baseline: "off" }]\n',
    script: [turn(write('value.txt', 'bad\n'), complete()), turn(write('value.txt', 'good\n'), complete())],
  });
  expect(run.code, run.stderr).toBe(0);
  const file = 'outputs/gate-1-Tr-s-loud-attempt-1.txt';
  expect(run.reports.text(file)).toContain('line 2000 of the noise');
  expect(run.requests.at(-1)!.body).toContain(file);
  const last = 'outputs/gate-1-Tr-s-loud-attempt-2.txt';
  expect(run.reports.execution.gates).toMatchObject([{ status: 'passed', output_file: last }]);
  expect(run.reports.text('summary.md')).toContain(last);
  expect(run.reports.text('report.html')).toContain(`href="${last}"`);
  const verified = await runCli(['verify', join(run.root, '.forge/artifacts')], { cwd: run.root });
  expect(verified.code, verified.stderr).toBe(0);
  appendFileSync(join(run.root, '.forge/artifacts', file), 'more');
  expect((await runCli(['verify', join(run.root, '.forge/artifacts')], { cwd: run.root })).code).toBe(1);
});

test('a gate that the time limit of the run ends has run out of time, whatever it printed', async () => {
  const run = await wholeRun({
    config:
      'constraints: { timeout: 8 }\nquality_gates: [{ name: Slow, command: "yes | head -c 90000; sleep 60", baseline: "off" }]\n',
    script: [turn(write('a.txt', 'a\n'), complete())],
  });
  expect(run.code).toBe(4);
  expect(run.reports.text('summary.md')).not.toContain('could not run');
  expect(run.stderr + run.stdout).not.toContain('could not');
  expect(run.reports.text('report.html')).not.toContain('could not run');
});

test('a gate that a cancel ends was cut off, and one that a signal ends is judged by its exit code', async () => {
  let pid = 0;
  const run = await wholeRun({
    config: `quality_gates:
  - { name: Killed, command: "kill -9 $$", required: false, baseline: "off" }
  - { name: Slow, command: "echo begun; sleep 60", baseline: "off" }
`,
    script: [turn(write('a.txt', 'a\n'), complete())],
    args: ['--sandbox', 'off'],
    onStart: (started) => {
      pid = started;
    },
    // The first gate is told as it ends, and the second one begins.
    onText: (text) => {
      if (text.includes('gate "Killed"')) setTimeout(() => process.kill(pid, 'SIGINT'), 500);
    },
  });
  expect(run.code).toBe(1);
  const summary = run.reports.text('summary.md');
  expect(summary).toContain('failed (exit 137)');
  expect(summary).toContain('stopped because the run ended');
  expect(summary).not.toContain('could not run');
});
