import { describe, expect, test } from 'vitest';
import { fileAppears, processesWith } from '../../support/processes.ts';
import { git, makeRepository } from '../../support/repository.ts';
import {
  complete,
  DOORS,
  type Door,
  execute,
  fileIn,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type StopSignal = (typeof SIGNALS)[number];

let sleeps = 0;

/** A sleep that nothing else on this machine does, and which has left children behind by the time it says so. */
function longSleep(): { readonly mark: string; readonly command: string } {
  sleeps += 1;
  const mark = `8640${sleeps}.${process.pid}`;
  const command = `(setsid sleep ${mark} &) ; sleep ${mark} & touch started; sleep ${mark}`;
  return { mark, command };
}

function expectCancelled(run: WholeRun): void {
  expect(run.code, run.stderr + run.stdout).toBe(1);
  expect(run.signal).toBeNull();
  expect(run.reports.execution).toMatchObject({
    outcome: 'failure',
    exit_code: 1,
    reason: 'cancelled',
    commit: null,
  });
  for (const report of ['summary.md', 'metrics.json', 'violations.jsonl', 'changes.patch', 'report.html']) {
    expect(fileIn(run.reports.dir, report), report).not.toBeNull();
  }
  expect(run.reports.events.at(-1)?.hash).toBe(run.reports.execution.audit_root);
  expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(fileIn(run.root, 'work.txt')).toBe('half\n');
}

interface Interrupted {
  readonly signal: StopSignal;
  readonly config: string;
  /** The second answer's command; null for task_completion, so that the gates run. */
  readonly command: string | null;
  readonly args?: readonly string[];
}

/** Sends the signal once `started` is there, which the command or gate makes. */
async function interruptedWhenStarted({
  signal,
  config,
  command,
  args = [],
}: Interrupted): Promise<WholeRun> {
  const root = makeRepository({ 'README.md': 'Hello.\n', '.forge/headless-config.yml': config });
  let sent: Promise<void> | undefined;
  const second = command === null ? complete() : execute(command);
  const run = await wholeRun({
    root,
    args,
    script: [turn(write('work.txt', 'half\n')), turn(second), turn(complete())],
    onStart: (pid) => {
      sent = fileAppears(root, 'started').then(() => void process.kill(pid, signal));
    },
  });
  await sent;
  return run;
}

describe.concurrent.each(SIGNALS)('%s', (signal) => {
  test.each(DOORS)(
    'during a model call ends the run as cancelled, through the %s door',
    async (door: Door) => {
      let pid = 0;
      const run = await wholeRun({
        door,
        script: (_request, index) => {
          if (index === 0) return turn(write('work.txt', 'half\n'));
          process.kill(pid, signal);
          return { text: 'Let me think about', fault: 'stall' };
        },
        onStart: (started) => {
          pid = started;
        },
      });
      expectCancelled(run);
      if (door === 'action')
        expect(run.outputs).toMatchObject({ outcome: 'failure', reason: 'cancelled', 'commit-sha': '' });
    },
  );

  test.each(['auto', 'off'])(
    'during a command kills it and all that it started, with the sandbox %s',
    async (mode) => {
      const { mark, command } = longSleep();
      const args = ['--sandbox', mode];
      expectCancelled(await interruptedWhenStarted({ signal, config: 'version: 1\n', command, args }));
      expect(processesWith(mark)).toEqual([]);
    },
  );

  test('during a gate kills it and all that it started', async () => {
    const { mark, command } = longSleep();
    const config = `quality_gates: [{ name: Slow, command: '${command}', baseline: off }]\n`;
    expectCancelled(await interruptedWhenStarted({ signal, config, command: null }));
    expect(processesWith(mark)).toEqual([]);
  });

  test('during a gate before the agent has started changes nothing', async () => {
    const { mark, command } = longSleep();
    const config = `quality_gates: [{ name: Slow, command: '${command}' }]\n`;
    const run = await interruptedWhenStarted({ signal, config, command: null });
    expect(run.code).toBe(1);
    expect(run.reports.execution).toMatchObject({ outcome: 'failure', reason: 'cancelled', changes: [] });
    expect(run.requests).toEqual([]);
    expect(processesWith(mark)).toEqual([]);
    expect(git(run.root, 'status', '--porcelain')).toBe('');
  });
});

test.concurrent.each(['SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGXCPU'] as const)(
  'any other signal that asks the process to end (%s) cancels the run',
  async (signal) => {
    let pid = 0;
    const run = await wholeRun({
      script: (_request, index) => {
        if (index === 0) return turn(write('work.txt', 'half\n'));
        process.kill(pid, signal);
        return { fault: 'stall' };
      },
      onStart: (started) => {
        pid = started;
      },
    });
    expectCancelled(run);
  },
);

test.concurrent.each(DOORS)(
  'SIGUSR1 opens no debugger and ends nothing, through the %s door',
  async (door) => {
    let pid = 0;
    const run = await wholeRun({
      door,
      script: (_request, index) => {
        process.kill(pid, 'SIGUSR1');
        return turn(index === 0 ? write('work.txt', 'whole\n') : complete());
      },
      onStart: (started) => {
        pid = started;
      },
    });
    expect(run.stdout + run.stderr).not.toMatch(/Debugger|inspector/i);
    expect(run.reports.execution).toMatchObject({ outcome: 'success' });
  },
);

test.concurrent('a cancelled run rolls back where the policy for errors says so', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml': 'on_failure: { workspace: rollback }\n',
  });
  let pid = 0;
  const run = await wholeRun({
    root,
    script: (_request, index) => {
      if (index === 0) return turn(write('README.md', 'Mine.\n'));
      process.kill(pid, 'SIGTERM');
      return { fault: 'stall' };
    },
    onStart: (started) => {
      pid = started;
    },
  });
  expect(run.reports.execution).toMatchObject({ reason: 'cancelled', workspace: { policy: 'rollback' } });
  expect(fileIn(root, 'README.md')).toBe('Hello.\n');
});

test.concurrent('a signal before the first answer leaves a report too', async () => {
  let pid = 0;
  const run = await wholeRun({
    script: () => {
      process.kill(pid, 'SIGINT');
      return { fault: 'stall_first' };
    },
    onStart: (started) => {
      pid = started;
    },
  });
  expect(run.code).toBe(1);
  expect(run.reports.execution).toMatchObject({ outcome: 'failure', reason: 'cancelled', changes: [] });
});

test.concurrent('a signal while the run waits to ask a busy server again ends the wait', async () => {
  let pid = 0;
  const run = await wholeRun({
    script: () => {
      process.kill(pid, 'SIGTERM');
      return { fault: 429, headers: { 'retry-after': '600' } };
    },
    onStart: (started) => {
      pid = started;
    },
  });
  expect(run.reports.execution).toMatchObject({ outcome: 'failure', reason: 'cancelled' });
  expect(run.requests).toHaveLength(1);
});
