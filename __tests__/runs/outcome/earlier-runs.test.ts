import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction, runCli } from '../../support/bundle.ts';
import { fileAppears } from '../../support/processes.ts';
import { git, makeRepository } from '../../support/repository.ts';
import { RunReports } from '../../support/run-reports.ts';
import {
  complete,
  execute,
  stepFiles,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const FAILING = 'quality_gates: [{ name: Never, command: "false", baseline: off }]\n';

/** A run whose work was quarantined, in a repository where the next run follows. */
async function quarantined(config = '', reportDir?: string, args: readonly string[] = []) {
  const files = { 'README.md': 'Hello.\n', 'src/app.js': 'app\n' };
  const root = makeRepository({
    ...files,
    '.forge/headless-config.yml': `on_failure: { workspace: quarantine }\n${FAILING}${config}`,
  });
  const script = [turn(write('work.txt', 'paid for\n')), turn(complete())];
  const dir = join(root, reportDir ?? '.forge/artifacts');
  const run = await wholeRun({ root, script, args, reportDir: dir });
  expect(run.code, run.stderr).toBe(3);
  return { root, run, dir };
}

function patchIn(dir: string, id: string): string {
  return readFileSync(join(dir, 'previous', id, 'quarantine/0001-run.patch'), 'utf8');
}

test.concurrent('runs that end at once leave the record of the one that worked, and their own in its place', async () => {
  const { root, run, dir } = await quarantined();
  const { execution_id: id } = run.reports.execution;
  const { env } = stepFiles(root);
  const ends = [
    { start: () => runCli(['--max-fils', '3'], { cwd: root }), code: 5, outcome: 'config_error' },
    {
      start: () => runAction({ task: 'x', 'max-files': 'many' }, { cwd: root, env }),
      code: 5,
      outcome: 'config_error',
    },
    {
      start: () => {
        writeFileSync(join(root, 'README.md'), 'dirt\n');
        return wholeRun({ root, script: [] });
      },
      code: 6,
      outcome: 'git_error',
    },
  ];
  for (const { start, code, outcome } of ends) {
    const next = await start();
    expect(next.code, next.stderr).toBe(code);
    const now = new RunReports(dir);
    expect(now.execution).toMatchObject({ outcome, exit_code: code });
    expect(now.quarantine).toEqual([]);
    expect(patchIn(dir, id)).toContain('+paid for');
  }
  expect(new RunReports(join(dir, 'previous', id)).execution.outcome).toBe('quality_gate_failure');
  expect(git(root, 'status', '--porcelain')).toBe(' M README.md');
});

test.concurrent('a wrong value leaves its record in the folder and workspace that the flags name', async () => {
  const { root, run, dir } = await quarantined('', 'reports/forge', ['--output-dir', 'reports/forge']);
  const { execution_id: id } = run.reports.execution;
  const args = ['--workspace', root, '--output-dir', 'reports/forge', '--max-files', 'many'];
  const next = await runCli(args, { cwd: mkdtempSync(join(tmpdir(), 'elsewhere-')) });
  expect(next.code, next.stderr).toBe(5);
  expect(new RunReports(dir).execution.outcome).toBe('config_error');
  expect(patchIn(dir, id)).toContain('+paid for');
});

test.concurrent('without artifacts, quarantined work and steps are kept where the log says', async () => {
  const { root, run } = await quarantined('artifacts: { enabled: false }\n');
  const [, file = ''] = /the work is kept in (\S+)/.exec(run.stderr) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('+paid for');
  expect(readdirSync(join(root, '.forge/artifacts')).sort()).toEqual(['.gitignore', 'quarantine']);
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test.concurrent('without artifacts, work that was rolled back is kept where the log says', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml': `artifacts: { enabled: false }\non_failure: { workspace: rollback }\n${FAILING}`,
  });
  const run = await wholeRun({ root, script: [turn(write('work.txt', 'paid for\n')), turn(complete())] });
  expect(run.code).toBe(3);
  const [, file = ''] = /the work is kept in (\S+)/.exec(run.stderr) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('+paid for');
  expect(git(root, 'status', '--porcelain')).toBe('');
});

test.concurrent('a step that was taken back is kept without artifacts too', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml':
      'artifacts: { enabled: false }\nconstraints: { denied_patterns: [bad/**] }\n',
  });
  const script = [turn(execute('mkdir bad; echo mine > bad/x; echo more > y')), turn(complete())];
  const run = await wholeRun({ root, script });
  const [, file = ''] = /undone: .*kept in (\S+)/.exec(run.stderr) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('+mine');
});

test.concurrent('work that was rolled back is in changes.patch, and the log, the summary and the record say so', async () => {
  const root = makeRepository({
    'README.md': 'Hello.\n',
    '.forge/headless-config.yml': `on_failure: { workspace: rollback }\n${FAILING}`,
  });
  const run = await wholeRun({ root, script: [turn(write('work.txt', 'paid for\n')), turn(complete())] });
  expect(run.code).toBe(3);
  expect(run.reports.text('changes.patch')).toContain('+paid for');
  expect(run.stderr).toContain('the work is kept in changes.patch');
  expect(run.reports.text('summary.md')).toContain('the work is kept in `changes.patch`');
  expect(run.reports.execution.workspace).toEqual({ policy: 'rollback', patch: 'changes.patch' });
});

test.concurrent('a second run in the same workspace ends with 6, and damages nothing of the first', async () => {
  const root = makeRepository({ 'README.md': 'Hello.\n' });
  const temporary = mkdtempSync(join(tmpdir(), 'second-'));
  const seconds: ReturnType<typeof wholeRun>[] = [];
  const first = await wholeRun({
    root,
    script: [turn(execute('touch started; until test -e go; do sleep 0.05; done')), turn(complete())],
    onStart: () => {
      const second = fileAppears(root, 'started').then(async () => {
        const run = await wholeRun({
          root,
          script: [],
          env: { TMPDIR: temporary },
          args: ['--json', '--output-dir', 'second'],
        });
        writeFileSync(join(root, 'go'), '');
        return run;
      });
      seconds.push(second);
    },
  });
  const [{ code, requests, stdout }] = (await Promise.all(seconds)) as [WholeRun];
  expect({ code, requests }).toEqual({ code: 6, requests: [] });
  const said = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Readonly<Record<string, unknown>>;
  expect(said.reason).toContain(`another run is working in ${realpathSync(root)} (run-`);
  expect(String(said.report_dir).startsWith(temporary)).toBe(true);
  expect(first.code, first.stderr).toBe(0);
  expect(first.reports.execution.outcome).toBe('success');
  expect(first.reports.codes).toEqual([]);
  expect(existsSync(join(root, '.git/forge-headless.lock'))).toBe(false);
});

test.concurrent('a run that was killed does not lock the next one out, and its events are kept', async () => {
  const root = makeRepository({ 'README.md': 'Hello.\n' });
  let pid = 0;
  await wholeRun({
    root,
    script: () => {
      process.kill(pid, 'SIGKILL');
      return { fault: 'stall' };
    },
    onStart: (started) => {
      pid = started;
    },
  });
  const next = await wholeRun({ root, script: [turn(write('a.txt', 'a\n')), turn(complete())] });
  expect(next.code, next.stderr).toBe(0);
  const [earlier = ''] = readdirSync(join(next.reports.dir, 'previous'));
  expect(earlier).toMatch(/^run-/);
  expect(new RunReports(join(next.reports.dir, 'previous', earlier)).events.length).toBeGreaterThan(1);
});

test.concurrent('an output folder with files that git tracks is refused before anything is written', async () => {
  const root = makeRepository({ 'src/app.js': 'app\n' });
  const run = await wholeRun({ root, script: [], args: ['--output-dir', 'src'] });
  expect(run.code, run.stderr).toBe(5);
  expect(run.requests).toEqual([]);
  expect(run.stderr).toContain('output_dir "src" holds src/app.js, which git tracks: name another folder');
  expect(git(root, 'status', '--porcelain', '--ignored')).toBe('');
});

describe.concurrent('outside a repository', () => {
  const outside = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'outside-')));

  test('a run leaves its reports in the folder it was started in', async () => {
    const root = outside();
    const run = await wholeRun({ root, script: [] });
    expect(run.code).toBe(6);
    expect(run.reports.execution.outcome).toBe('git_error');
    expect(run.stdout).toContain(join(root, '.forge/artifacts'));
  });

  test('a wrong configuration leaves them there too, and says where', async () => {
    const root = outside();
    mkdirSync(join(root, '.forge'));
    const run = await runCli(['--max-files', 'many', '--task', 'x'], { cwd: root });
    expect(run.code).toBe(5);
    expect(new RunReports(join(root, '.forge/artifacts')).execution.outcome).toBe('config_error');
    expect(run.stderr).toContain(`the reports of this start are in ${join(root, '.forge/artifacts')}`);
  });
});
