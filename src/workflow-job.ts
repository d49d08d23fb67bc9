import { createHash } from 'node:crypto';

type Environment = Readonly<Record<string, string | undefined>>;

/** The job that this process is a step of, as the runner names it. */
export interface WorkflowJob {
  /** GITHUB_RUN_ID; 0 where there is none. */
  readonly runId: number;
  /** GITHUB_RUN_ATTEMPT, from 1. */
  readonly attempt: number;
  /** The workflow's file, without its branch; '' where the runner does not say. */
  readonly workflow: string;
  /** The page of this attempt; null where there is no run. */
  readonly page: string | null;
  /** The same for each run of this job that is set up in the same way: it speaks in one comment. */
  readonly key: string;
}

export function workflowJob(env: Environment): WorkflowJob {
  const runId = numberIn(env.GITHUB_RUN_ID) ?? 0;
  const attempt = numberIn(env.GITHUB_RUN_ATTEMPT) ?? 1;
  const repository = env.GITHUB_REPOSITORY ?? '';
  const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '');
  return {
    runId,
    attempt,
    workflow: fileIn(env.GITHUB_WORKFLOW_REF ?? '', repository),
    page: runId === 0 ? null : `${server}/${repository}/actions/runs/${runId}/attempts/${attempt}`,
    key: keyOf(env),
  };
}

function numberIn(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}

/** `acme/app/.github/workflows/forge.yml@refs/heads/main` */
function fileIn(ref: string, repository: string): string {
  const path = ref.replace(/@.*$/, '');
  return path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : '';
}

/** Inputs that do not say what the job is for: secrets, and what may be another each time. */
const NOT_THE_JOB: readonly string[] = ['INPUT_API-KEY', 'INPUT_GITHUB-TOKEN', 'INPUT_BASE-URL'];

/**
 * The legs of a matrix have workflow and job in common, and the runner names no leg. They differ in what they are
 * given, or else they all do the same: so a job is known by its inputs too.
 */
function keyOf(env: Environment): string {
  const inputs = Object.entries(env)
    .filter(([name, value]) => name.startsWith('INPUT_') && !NOT_THE_JOB.includes(name) && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/, '') || env.GITHUB_WORKFLOW;
  const about = JSON.stringify([workflow ?? '', env.GITHUB_JOB ?? '', inputs]);
  return createHash('sha256').update(about).digest('hex').slice(0, 16);
}
