import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startArtifactService } from '../../support/artifact-service/server.ts';
import { makeRepository } from '../../support/repository.ts';
import {
  complete,
  execute,
  KEY,
  type Plan,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const WORK = [turn(write('work.txt', 'done\n'), complete())];
const GITHUB = {
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_RUN_ID: '77',
};

function act(plan: Partial<Plan> = {}): Promise<WholeRun> {
  return wholeRun({ door: 'action', script: WORK, ...plan, env: { ...GITHUB, ...plan.env } });
}

function warnings({ stdout }: WholeRun): readonly string[] {
  return stdout.split('\n').filter((line) => line.includes('artifact'));
}

describe.concurrent('the artifact', () => {
  test('holds every report as it is on disk, and its outputs are set', async () => {
    await using service = await startArtifactService();
    const run = await act({ env: { ...service.env, GITHUB_JOB: 'lint', GITHUB_RUN_ATTEMPT: '3' } });
    expect(run.code, run.stdout).toBe(0);
    expect(service.artifacts).toHaveLength(1);
    const [artifact] = service.artifacts;
    const { execution_id: id } = run.reports.execution;
    expect(artifact?.name).toBe(`forge-headless-lint-3-${id.slice(4, 12)}`);
    const onDisk = [...run.reports.files()].filter(([path]) => !path.endsWith('.gitignore'));
    const sent = onDisk.map(([path]) => [
      path,
      artifact?.files.get(path.slice(run.reports.dir.length + 1))?.toString('latin1'),
    ]);
    expect(sent).toEqual(onDisk);
    expect(run.outputs).toMatchObject({
      'artifact-id': '1000',
      'artifact-url': 'https://github.com/acme/app/actions/runs/77/artifacts/1000',
    });
    expect(run.stdout).not.toContain('Uploaded bytes');
  });

  test('has the name and the time that were asked for', async () => {
    await using service = await startArtifactService();
    await act({ inputs: { 'artifact-name': 'forge/nightly', 'retention-days': '5' }, env: service.env });
    const [artifact] = service.artifacts;
    expect(artifact?.name).toBe('forge-nightly');
    expect(Math.round((Date.parse(artifact?.expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(5);
  });

  test('of two legs of a matrix never share a name', async () => {
    await using service = await startArtifactService();
    const env = { ...service.env, GITHUB_JOB: 'fix', GITHUB_RUN_ATTEMPT: '1' };
    const runs = await Promise.all([act({ env }), act({ env })]);
    expect(runs.map(({ outputs }) => outputs['artifact-id']).sort()).toEqual(['1000', '1001']);
  });

  test('is made of a failed run too, which ends as it did', async () => {
    await using service = await startArtifactService();
    const run = await act({ script: [turn(complete('Cannot be done.', 'impossible'))], env: service.env });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failure', 'artifact-id': '1000' });
    const sent = service.artifacts[0]?.files.get('execution.json')?.toString() ?? '';
    expect(JSON.parse(sent)).toMatchObject({ outcome: 'failure' });
  });

  test.each([
    ['where it was not wanted', { inputs: { 'upload-artifact': 'false' } }],
    ['where no reports are written', { config: 'artifacts: { enabled: false }\n' }],
  ])('is none %s, without a word', async (_, plan) => {
    await using service = await startArtifactService();
    const files =
      'config' in plan
        ? { root: makeRepository({ 'a.txt': 'a\n', '.forge/headless-config.yml': plan.config }) }
        : plan;
    const run = await act({ ...files, env: service.env });
    expect(run.code, run.stdout).toBe(0);
    expect(service.steps).toEqual([]);
    expect(run.outputs).toMatchObject({ 'artifact-id': '', 'artifact-url': '' });
    expect(warnings(run)).toEqual([]);
  });

  test.each([
    ['on GitHub Enterprise Server', { GITHUB_SERVER_URL: 'https://git.acme.example' }],
    ['without the runner’s token', { ACTIONS_RUNTIME_TOKEN: '' }],
  ])('is none %s: one line says where the reports are, and the run ends as it did', async (_, env) => {
    await using service = await startArtifactService();
    const run = await act({ env: { ...service.env, ...env } });
    expect(run.code, run.stdout).toBe(0);
    expect(service.steps).toEqual([]);
    expect(warnings(run)).toEqual([
      expect.stringMatching(/^no artifact was uploaded: .*; the reports are in \/.*$/),
    ]);
    expect(existsSync(run.outputs['report-dir'] ?? '')).toBe(true);
  });

  test.each([
    [
      'full',
      403,
      'insufficient usage to create artifact',
      'storage of this account is full; delete old artifacts',
    ],
    ['taken', 409, 'already exists on the workflow run', 'leave artifact-name empty'],
    ['forbidden', 403, 'not for you', 'not for you'],
  ])(
    'is none where the answer is %s: one warning, and the run ends as it did',
    async (_, status, msg, said) => {
      await using service = await startArtifactService({
        fault: () => ({ status, body: { code: 'x', msg } }),
      });
      const run = await act({ env: service.env });
      expect(run.code, run.stdout).toBe(0);
      expect(run.outputs).toMatchObject({ outcome: 'success', 'artifact-id': '', 'artifact-url': '' });
      expect(warnings(run)).toEqual([expect.stringContaining(said)]);
      expect(warnings(run)[0]).toContain(run.outputs['report-dir']);
    },
  );

  test('holds nothing that a command without walls has put beside the reports', async () => {
    await using service = await startArtifactService();
    const outside = '/proc/self/environ';
    const plant = `mkdir -p .forge/artifacts/quarantine; cd .forge/artifacts; ln -s ${outside} quarantine/0009-x.patch; ln -sf ${outside} violations.sarif; echo mine > notes.txt; ln README quarantine/0010-x.patch || true`;
    const run = await act({
      script: [turn(execute(plant)), turn(complete())],
      inputs: { sandbox: 'off' },
      env: service.env,
    });
    const names = [...(service.artifacts[0]?.files.keys() ?? [])];
    expect(names).toContain('execution.json');
    expect(names.filter((name) => /0009|0010|notes/.test(name))).toEqual([]);
    for (const bytes of service.artifacts[0]?.files.values() ?? []) expect(bytes.includes(KEY)).toBe(false);
    expect(run.outputs['artifact-id']).toBe('1000');
  });

  test('is none of a start that was refused, nor of an event that is not for us', async () => {
    await using service = await startArtifactService();
    const refused = await act({ inputs: { 'max-files': 'many' }, env: service.env });
    expect(refused.code).toBe(5);
    const skipped = await act({ env: { ...service.env, GITHUB_EVENT_NAME: 'star' } });
    expect(skipped.outputs.outcome).toBe('skipped');
    expect(service.steps).toEqual([]);
    for (const run of [refused, skipped]) {
      expect(run.outputs).toMatchObject({ 'artifact-id': '', 'artifact-url': '' });
      expect(await run.post()).toMatchObject({ code: 0, stdout: '', stderr: '', summary: '' });
    }
  });

  test.each([
    ['retention-days', '0', 'must be a whole number from 1 to 400'],
    ['retention-days', 'long', 'must be a whole number from 1 to 400'],
    ['upload-artifact', 'maybe', 'must be true or false'],
  ])('refuses %s: %s before anything runs', async (name, value, said) => {
    const run = await act({ inputs: { [name]: value } });
    expect(run.code).toBe(5);
    expect(run.outputs.reason).toContain(said);
    expect(run.requests).toEqual([]);
  });
});
