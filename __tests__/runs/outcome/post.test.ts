import { appendFileSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startArtifactService } from '../../support/artifact-service/server.ts';
import { runCli } from '../../support/bundle.ts';
import {
  complete,
  execute,
  type Plan,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const GITHUB = { GITHUB_REPOSITORY: 'acme/app', GITHUB_SERVER_URL: 'https://github.com' };
const REPORTS = [
  'execution.json',
  'metrics.json',
  'violations.jsonl',
  'summary.md',
  'report.html',
  'events.jsonl',
];

/** A run that gets this signal after its first edit, in the middle of the next answer. */
function struck(signal: NodeJS.Signals, plan: Partial<Plan> = {}): Promise<WholeRun> {
  let pid = 0;
  return wholeRun({
    door: 'action',
    script: (_request, index) => {
      if (index === 0) return turn(write('work.txt', 'half\n'));
      process.kill(pid, signal);
      return { text: 'Let me think about', fault: 'stall' };
    },
    onStart: (started) => {
      pid = started;
    },
    ...plan,
    env: { ...GITHUB, ...plan.env },
  });
}

describe.concurrent('the post step', () => {
  test('has nothing to do after a step that came to its end', async () => {
    await using service = await startArtifactService();
    const run = await wholeRun({
      door: 'action',
      script: [turn(complete())],
      env: { ...GITHUB, ...service.env },
    });
    const before = run.reports.files();
    expect(await run.post()).toMatchObject({ code: 0, stdout: '', stderr: '', summary: '' });
    expect(service.artifacts).toHaveLength(1);
    expect(run.reports.files()).toEqual(before);
  });

  test('has nothing to do where no step was begun', async () => {
    const run = await wholeRun({ door: 'action', script: [], inputs: { 'max-files': 'many' } });
    expect(await run.post()).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'uploads what a step has reported that was cancelled by %s',
    async (signal) => {
      await using service = await startArtifactService();
      const run = await struck(signal, { env: service.env });
      expect(run.reports.execution).toMatchObject({ outcome: 'failure', reason: 'cancelled' });
      expect(run.outputs['artifact-id']).toBe('');
      expect(service.steps).toEqual([]);
      const post = await run.post();
      expect(post, post.stdout).toMatchObject({ code: 0, summary: '' });
      const [artifact] = service.artifacts;
      expect(artifact?.files.get('execution.json')?.toString()).toBe(run.reports.text('execution.json'));
      expect(artifact?.files.get('changes.patch')?.toString()).toContain('half');
    },
  );

  test('makes the reports of a step that was killed, uploads them, and says in the summary what became of it', async () => {
    await using service = await startArtifactService();
    const run = await struck('SIGKILL', { env: service.env });
    expect(run.signal).toBe('SIGKILL');
    expect([...run.reports.files().keys()].some((name) => name.endsWith('execution.json'))).toBe(false);
    const post = await run.post();
    expect(post.code, post.stdout).toBe(0);
    const { execution } = run.reports;
    expect(execution).toMatchObject({ outcome: 'failure', exit_code: 1 });
    expect(execution.reason).toContain('killed');
    expect(execution.audit_root).toBe(run.reports.events.at(-1)?.hash);
    expect(post.summary).toContain('killed');
    const files = service.artifacts[0]?.files;
    for (const name of REPORTS) expect(files?.get(name)?.toString(), name).toBe(run.reports.text(name));
    const checked = await runCli(['verify', run.reports.dir], { cwd: run.root });
    expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  });

  test('takes a last line off that was never finished, and the chain holds without it', async () => {
    const run = await struck('SIGKILL');
    appendFileSync(join(run.reports.dir, 'events.jsonl'), '{"seq":99,"at":17');
    const post = await run.post();
    expect(post.code, post.stdout).toBe(0);
    expect(run.reports.execution.outcome).toBe('failure');
    expect(run.reports.text('execution.json')).toContain('was incomplete and was removed');
    const checked = await runCli(['verify', run.reports.dir], { cwd: run.root });
    expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  });

  test('makes no report of a chain that does not hold, says so, and keeps the evidence', async () => {
    await using service = await startArtifactService();
    const run = await struck('SIGKILL', { env: service.env });
    const path = join(run.reports.dir, 'events.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('work.txt', 'play.txt'));
    const post = await run.post();
    expect(post.code).toBe(0);
    expect(post.stdout).toMatch(/the reports cannot be restored: events\.jsonl: line \d+/);
    expect([...(service.artifacts[0]?.files.keys() ?? [])]).toEqual(['events.jsonl']);
    expect(post.summary).toBe('');
  });

  test('makes nothing of a folder that was exchanged', async () => {
    await using service = await startArtifactService();
    const run = await struck('SIGKILL', { env: service.env });
    renameSync(run.reports.dir, `${run.reports.dir}-moved`);
    symlinkSync(`${run.reports.dir}-moved`, run.reports.dir);
    const post = await run.post();
    expect(post.code).toBe(0);
    expect(post.stdout).toContain('removed or replaced');
    expect(service.steps).toEqual([]);
  });

  test('uploads under a second name what a cancel cut off in the middle', async () => {
    let pid = 0;
    let cut = false;
    await using service = await startArtifactService({
      fault: (step) => (step === 'blob' && !cut ? 'stall' : null),
      onStep: (step) => {
        if (step === 'blob' && !cut) process.kill(pid, 'SIGINT');
      },
    });
    const run = await wholeRun({
      door: 'action',
      script: [turn(complete())],
      inputs: { 'artifact-name': 'forge' },
      env: { ...GITHUB, ...service.env },
      onStart: (started) => {
        pid = started;
      },
    });
    expect(run.outputs).toMatchObject({ outcome: 'success', 'artifact-id': '' });
    cut = true;
    const post = await run.post();
    expect(post.code, post.stdout).toBe(0);
    expect(service.artifacts.map(({ name }) => name)).toEqual(['forge-2']);
  });

  test('does not ask again where the step was told that there is none', async () => {
    const body = { code: 'x', msg: 'insufficient usage to create artifact' };
    await using service = await startArtifactService({ fault: () => ({ status: 403, body }) });
    const run = await wholeRun({
      door: 'action',
      script: [turn(complete())],
      env: { ...GITHUB, ...service.env },
    });
    const asked = service.steps.length;
    expect(await run.post()).toMatchObject({ code: 0, stdout: '' });
    expect(service.steps).toHaveLength(asked);
  });

  describe('where a command without walls writes to the state of the step', () => {
    /** The path stands in a program of the repository: in a command's own words it would be refused. */
    const forged = () => {
      const file = join(mkdtempSync(join(tmpdir(), 'forge-state-')), 'state');
      writeFileSync(file, '');
      const files = { 'tool.sh': `echo forge_step=0.e30 >> ${file}\n` };
      return { files, command: 'bash tool.sh', env: { ...GITHUB, GITHUB_STATE: file }, file };
    };

    test('is not misled: what was written there is put back', async () => {
      const { file, files, command, env } = forged();
      const run = await wholeRun({
        door: 'action',
        files,
        script: [turn(execute(command)), turn(complete())],
        inputs: { sandbox: 'off' },
        env,
      });
      expect(run.reports.codes).toContain('RUN-01');
      expect(readFileSync(file, 'utf8')).not.toContain('forge_step=0.');
      expect(await run.post()).toMatchObject({ code: 0, stdout: '' });
    });

    test('makes nothing of it where the step was killed before it could put it back', async () => {
      await using service = await startArtifactService();
      const { files, command, env } = forged();
      let pid = 0;
      const run = await wholeRun({
        door: 'action',
        files,
        script: (_request, index) => {
          if (index === 0) return turn(execute(command));
          process.kill(pid, 'SIGKILL');
          return { fault: 'stall' };
        },
        inputs: { sandbox: 'off' },
        env: { ...env, ...service.env },
        onStart: (started) => {
          pid = started;
        },
      });
      const post = await run.post();
      expect(post.code).toBe(0);
      expect(post.stdout).toContain('was changed by another program');
      expect(service.steps).toEqual([]);
    });
  });
});
