import { expect, test } from 'vitest';
import type { Shell } from '../../../src/core/ports.ts';
import type { RunEvent } from '../../../src/core/run/events.ts';
import { withoutVerdict } from '../../../src/core/run/gate-ending.ts';
import { redGatesReason } from '../../../src/gates/gate-feedback.ts';
import { type GateRun, runGates } from '../../../src/gates/run-gates.ts';
import { clockAt, gate, PASSED, result, ScriptedShell } from './fixture.ts';

function run(more: Partial<GateRun>): GateRun {
  return {
    gates: [gate()],
    phase: 'final',
    shell: new ScriptedShell(),
    clock: clockAt(0),
    deadline: null,
    signal: new AbortController().signal,
    baseline: [],
    earlier: [],
    emit: () => {},
    ...more,
  };
}

test('every gate runs, in order, also after a red one, and each is told as it ends', async () => {
  const gates = ['a', 'b', 'c'].map((command) => gate({ name: command.toUpperCase(), command }));
  const events: RunEvent[] = [];
  const shell = new ScriptedShell({ a: { exitCode: 1 } });
  const results = await runGates(run({ gates, shell, emit: (event) => events.push(event) }));
  expect(results.map(({ name, status }) => [name, status])).toEqual([
    ['A', 'failed'],
    ['B', 'passed'],
    ['C', 'passed'],
  ]);
  expect(events.map((event) => event.type === 'gate_finished' && event.gate.name)).toEqual(['A', 'B', 'C']);
});

test('a gate goes through the shell with pipefail, its folder, its environment and its time', async () => {
  const shell = new ScriptedShell();
  const gates = [gate({ env: { A: '1' }, working_dir: 'sub', timeout: 7000 })];
  await runGates(run({ gates, shell }));
  expect(shell.asked[0]).toMatchObject({
    script: 'npm test',
    who: 'gate',
    pipefail: true,
    cwd: 'sub',
    timeoutMs: 7000,
    env: { A: '1' },
  });
});

test('a read-only run asks for a read-only workspace', async () => {
  const shell = new ScriptedShell();
  await runGates(run({ shell, readOnly: true }));
  expect(shell.asked[0]?.readOnly).toBe(true);
});

test.each([
  ['exit 0 although it prints FAILED', { exitCode: 0, output: 'FAILED error:' }, 'passed'],
  ['exit 2 although it prints ok', { exitCode: 2, output: 'ok, 0 failures' }, 'failed'],
  ['a program that is not there', { exitCode: 127 }, 'error'],
  ['a program that may not be run', { exitCode: 126 }, 'error'],
  ['a timeout', { exitCode: null, timedOut: true, signal: 'SIGKILL' }, 'error'],
  ['a shell that did not start', { exitCode: null, startError: 'no bash' }, 'error'],
  ['a gate that was killed', { exitCode: null, signal: 'SIGKILL' }, 'error'],
] as const)('%s decides by how it ended, not by its text', async (_, answer, status) => {
  const results = await runGates(run({ shell: new ScriptedShell({ 'npm test': answer }) }));
  expect(results[0]?.status).toBe(status);
});

test('a start error is the output, so that the report says why', async () => {
  const shell = new ScriptedShell({ 'npm test': { exitCode: null, startError: 'no bash', output: '' } });
  expect((await runGates(run({ shell })))[0]?.output).toBe('no bash');
});

test('a gate gets no more time than the run has left', async () => {
  const shell = new ScriptedShell();
  await runGates(run({ shell, clock: clockAt(1000), deadline: 5000, gates: [gate({ timeout: 60_000 })] }));
  expect(shell.asked[0]?.timeoutMs).toBe(4000);
});

test('a timeout of 0 is no limit of its own', async () => {
  const shell = new ScriptedShell();
  await runGates(run({ shell, clock: clockAt(1000), deadline: 5000, gates: [gate({ timeout: 0 })] }));
  expect(shell.asked[0]?.timeoutMs).toBe(4000);
});

test('past the deadline nothing runs and everything is red', async () => {
  const shell = new ScriptedShell();
  const results = await runGates(run({ shell, clock: clockAt(5000), deadline: 5000 }));
  expect(shell.asked).toEqual([]);
  expect(results[0]).toMatchObject({
    status: 'error',
    exitCode: null,
    output: 'not run: the time limit of the run was reached',
  });
});

test('a cancelled run starts no further gate, and those are red', async () => {
  const cancel = new AbortController();
  const shell = new ScriptedShell();
  const gates = [gate({ name: 'one' }), gate({ name: 'two' })];
  const results = await runGates(run({ gates, shell, signal: cancel.signal, emit: () => cancel.abort() }));
  expect(shell.asked).toHaveLength(1);
  expect(results[1]).toMatchObject({
    name: 'two',
    status: 'error',
    output: 'not run: the run was canceled',
  });
});

test('the baseline leaves out the gates that have it off', async () => {
  const shell = new ScriptedShell();
  const gates = [gate({ command: 'a', baseline: 'off' }), gate({ command: 'b' })];
  const results = await runGates(run({ phase: 'baseline', gates, shell }));
  expect(results.map((one) => one.command)).toEqual(['b']);
});

test('a final result knows whether the gate was red at the baseline', async () => {
  const gates = [gate(), gate({ command: 'other' }), gate({ command: 'new', baseline: 'off' })];
  const baseline = [result({ status: 'error' }), result({ command: 'other', status: 'passed' })];
  const results = await runGates(run({ gates, baseline }));
  expect(results.map((one) => one.wasRed)).toEqual([true, false, null]);
});

test('the attempt counts the rounds in which this gate was red', async () => {
  const gates = [gate(), gate({ command: 'other' })];
  const earlier = [result(), result({ command: 'other', status: 'passed' }), result({ attempt: 2 })];
  const results = await runGates(run({ gates, earlier }));
  expect(results.map((one) => one.attempt)).toEqual([3, 1]);
});

test('the measured figures are handed on', async () => {
  expect(await runGates(run({}))).toEqual([
    {
      name: 'tests',
      command: 'npm test',
      required: true,
      status: 'passed',
      exitCode: 0,
      timedOut: false,
      durationMs: PASSED.durationMs,
      output: PASSED.output,
      wasRed: null,
      attempt: 1,
    },
  ]);
});

test('tells a gate that the end of the run cut off from one that was killed and one that could not be started', async () => {
  const cancel = new AbortController();
  const scripted = new ScriptedShell({
    gone: { exitCode: null, startError: 'no such folder', durationMs: 0 },
    large: { exitCode: null, signal: 'SIGKILL', output: 'half', durationMs: 2000 },
    slow: { exitCode: null, signal: 'SIGTERM', output: 'half', durationMs: 3000 },
  });
  const shell: Shell = {
    isolation: scripted.isolation,
    run: (command) => {
      if (command.script === 'slow') cancel.abort();
      return scripted.run(command);
    },
  };
  const gates = ['gone', 'large', 'slow'].map((command) => gate({ name: command, command }));
  const results = await runGates(run({ shell, gates, signal: cancel.signal }));
  expect(redGatesReason(results)).toContain(
    '"gone" (could not run), "large" (was killed by SIGKILL after 2 s), "slow" (was stopped after 3 s, because the run ended)',
  );
  expect(results.map(withoutVerdict)).toEqual([
    'could not run',
    'killed (SIGKILL)',
    'stopped because the run ended',
  ]);
});

test('all that a gate printed is kept under a name of its own, for each gate and round', async () => {
  const kept: string[] = [];
  const saveOutput = (name: string, text: string): string => {
    kept.push(`${name}: ${text}`);
    return `outputs/${name}.txt`;
  };
  const gates = [
    gate({ name: '../Très loud', command: 'a' }),
    gate({ name: '日本', command: 'b' }),
    gate({ name: 'short', command: 'c' }),
  ];
  const answers = { a: { exitCode: 1, whole: 'all of a' }, b: { whole: 'all of b' } };
  const shell = new ScriptedShell(answers);
  const before = await runGates(run({ phase: 'baseline', gates, shell, saveOutput }));
  const earlier = await runGates(run({ gates, shell, saveOutput }));
  const results = await runGates(run({ gates, shell, saveOutput, earlier }));
  expect(kept).toEqual([
    'gate-1-Tr-s-loud-before: all of a',
    'gate-2-before: all of b',
    'gate-1-Tr-s-loud-attempt-1: all of a',
    'gate-2-attempt-1: all of b',
    'gate-1-Tr-s-loud-attempt-2: all of a',
    'gate-2-attempt-1: all of b',
  ]);
  expect(before[0]?.outputFile).toBe('outputs/gate-1-Tr-s-loud-before.txt');
  expect(results.map(({ outputFile }) => outputFile)).toEqual([
    'outputs/gate-1-Tr-s-loud-attempt-2.txt',
    'outputs/gate-2-attempt-1.txt',
    undefined,
  ]);
});
