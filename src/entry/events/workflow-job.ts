import { createHash } from 'node:crypto';
import { positive, runPages } from '../../core/forge/run-pages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The runner's names for the job of this process. */
export interface WorkflowJob {
  /** GITHUB_RUN_ID; 0 if there is none. */
  readonly runId: number;
  /** GITHUB_RUN_ATTEMPT, from 1. */
  readonly attempt: number;
  /** The workflow's file, without its branch; '' if unknown. */
  readonly workflow: string;
  /** The URL of this attempt; null if there is no run. */
  readonly page: string | null;
  /** Equal for all runs of this job with the same inputs, which share one comment. */
  readonly key: string;
}

export function workflowJob(env: Environment): WorkflowJob {
  return {
    runId: positive(env.GITHUB_RUN_ID) ?? 0,
    attempt: positive(env.GITHUB_RUN_ATTEMPT) ?? 1,
    workflow: fileIn(env.GITHUB_WORKFLOW_REF ?? '', env.GITHUB_REPOSITORY ?? ''),
    page: runPages(env)?.run ?? null,
    key: keyOf(env),
  };
}

/** Returns the workflow file in a ref like `acme/app/.github/workflows/forge.yml@refs/heads/main`. */
function fileIn(ref: string, repository: string): string {
  const path = ref.replace(/@.*$/, '');
  return path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : '';
}

/** Inputs that do not identify the job: secrets, and values that may change with every run. */
const NOT_THE_JOB: readonly string[] = ['INPUT_API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_BASE-URL'];

/**
 * Returns a key for the job. The jobs of a matrix share workflow and job name, and the runner does not name the matrix
 * values. They usually differ in their inputs, so the key includes the inputs.
 */
function keyOf(env: Environment): string {
  const inputs = Object.entries(env)
    .filter(([name, value]) => name.startsWith('INPUT_') && !NOT_THE_JOB.includes(name) && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/, '') || env.GITHUB_WORKFLOW;
  const about = JSON.stringify([workflow ?? '', env.GITHUB_JOB ?? '', inputs]);
  return createHash('sha256').update(about).digest('hex').slice(0, 16);
}
