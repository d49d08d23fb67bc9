import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runAction } from '../../support/bundle.ts';
import type { Script } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { git, writeFiles } from '../../support/repository.ts';
import { fingerprint, folder, project, WELL } from './fixture.ts';

interface Step {
  readonly code: number | null;
  readonly annotations: readonly string[];
  /** What later steps of the job see. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly untouched: boolean;
}

/** The action as a step of a job, on a runner that shows annotations and reads outputs. */
async function step(
  root: string,
  inputs: Readonly<Record<string, string>>,
  script: Script = WELL,
): Promise<Step> {
  await using server = await startModelServer(script);
  const runner = folder();
  const file = (name: string): string => {
    const path = join(runner, name);
    writeFileSync(path, '');
    return path;
  };
  const [output, summary] = [file('output'), file('summary')];
  const model = {
    provider: 'openai-compatible',
    model: 'm',
    'base-url': server.baseUrl('openai-compatible'),
  };
  const before = fingerprint(root);
  const run = await runAction(
    { ...model, ...inputs },
    { cwd: root, env: { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary } },
  );
  const annotations = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(run.stderr).toBe('');
  return {
    code: run.code,
    annotations,
    outputs: outputsIn(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
    untouched: fingerprint(root) === before,
  };
}

/** `name<<delimiter`, the value's lines, the delimiter. */
function outputsIn(text: string): Readonly<Record<string, string>> {
  const blocks = text.matchAll(/^([\w-]+)<<(.+)\n([\s\S]*?)\n?^\2$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', , value = '']) => [name, value]));
}

describe.concurrent('a step of a job fails with one error, and its outputs say why', () => {
  it('where no task is configured', async () => {
    const reason =
      'task: no task is configured: set --task, the input task or task-file, or task in the file';
    const failed = await step(project(), {});
    expect(failed).toMatchObject({
      code: 5,
      annotations: [`::error title=Forge::${reason}`],
      outputs: { outcome: 'config_error', 'exit-code': '5', reason, changed: 'false', 'commit-sha': '' },
      untouched: true,
    });
    expect(failed.summary).toContain('no task is configured');
  });

  it('where the tree is dirty', async () => {
    const root = project();
    writeFiles(root, { 'a.txt': 'dirt\n' });
    const reason =
      'the workspace is not clean: a.txt (modified); commit or remove them, or set git.require_clean to false';
    expect(await step(root, { task: 'x' })).toMatchObject({
      code: 6,
      annotations: [`::error title=Forge::git_error (exit 6): ${reason}`],
      outputs: { outcome: 'git_error', 'exit-code': '6', reason },
      untouched: true,
    });
  });

  it('where the key is wrong, which is shown nowhere', async () => {
    const root = project();
    const failed = await step(root, { task: 'x', 'api-key': 'sk-wrong-0123456789' }, () => ({ fault: 401 }));
    expect(failed).toMatchObject({
      code: 1,
      outputs: { outcome: 'failure', 'exit-code': '1' },
      untouched: true,
    });
    expect(failed.annotations).toHaveLength(1);
    expect(failed.outputs.reason).toMatch(
      /^openai-compatible \(http:\S+\) rejected the key, HTTP 401: Incorrect API key provided; check FORGE_API_KEY \(input api-key in the action\)$/,
    );
    expect(JSON.stringify(failed)).not.toContain('sk-wrong-0123456789');
    expect(git(root, 'log', '--oneline').split('\n')).toHaveLength(1);
  });
});
