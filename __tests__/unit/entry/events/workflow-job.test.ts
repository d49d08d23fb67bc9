import { expect, test } from 'vitest';
import { workflowJob } from '../../../../src/entry/events/workflow-job.ts';

const ENV = {
  GITHUB_RUN_ID: '5',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/forge.yml@refs/heads/main',
  GITHUB_JOB: 'forge',
  'INPUT_WORKING-DIRECTORY': 'web',
};

test('a job is known by its run, its workflow and its page', () => {
  expect(workflowJob(ENV)).toMatchObject({
    runId: 5,
    attempt: 2,
    workflow: '.github/workflows/forge.yml',
    page: 'https://github.com/acme/app/actions/runs/5/attempts/2',
  });
  expect(workflowJob({ GITHUB_RUN_ID: '../1' })).toMatchObject({ runId: 0, workflow: '', page: null });
});

test('runs of a job speak in one comment, whatever their number, branch and secrets are', () => {
  const { key } = workflowJob(ENV);
  const other = {
    ...ENV,
    GITHUB_RUN_ID: '6',
    GITHUB_WORKFLOW_REF: ENV.GITHUB_WORKFLOW_REF.replace('main', 'next'),
    'INPUT_API-KEY': 'another',
  };
  expect(workflowJob(other).key).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{16}$/);
});

test('legs of a matrix, other jobs and other workflows speak in comments of their own', () => {
  const { key } = workflowJob(ENV);
  for (const more of [
    { 'INPUT_WORKING-DIRECTORY': 'api' },
    { GITHUB_JOB: 'care' },
    { GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/care.yml@refs/heads/main' },
  ])
    expect(workflowJob({ ...ENV, ...more }).key).not.toBe(key);
});
