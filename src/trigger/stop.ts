import type { Comment } from '../core/forge/forge.ts';
import { isNewerRun, readStickyMark, type StickyMark } from '../core/forge/sticky-mark.ts';
import type { WorkflowRun } from '../core/forge/thread.ts';
import { plain } from '../core/text/markdown.ts';
import { isSameRepository } from './repositories.ts';

/** The job that was told to stop another. */
export interface Here {
  /** `owner/name`. */
  readonly repository: string;
  /** GITHUB_RUN_ID. */
  readonly runId: number;
  /** The workflow's file, without a branch: `.github/workflows/forge.yml`; '' if the runner does not provide it. */
  readonly workflow: string;
}

export type RunMark = Pick<StickyMark, 'runId' | 'attempt'>;

/** Maximum number of runs that one command stops. Each costs two API calls. */
const MOST_STOPPED = 10;

/**
 * Returns the runs that our comments mark as in progress, newest first. `me` is the account that writes our comments.
 * It is checked because anybody can write such a mark.
 */
export function runsUnderWay(comments: readonly Comment[], me: number): readonly RunMark[] {
  const marks = comments
    .filter(({ author }) => author?.id === me)
    .map(({ body }) => readStickyMark(body))
    .filter((mark) => mark !== null)
    .filter(({ isOver, runId }) => !isOver && runId > 0);
  const runs = new Map(marks.map(({ runId, attempt }) => [`${runId}/${attempt}`, { runId, attempt }]));
  return [...runs.values()].sort((a, b) => (isNewerRun(a, b) ? -1 : 1)).slice(0, MOST_STOPPED);
}

/**
 * Returns the reason why this run is not canceled; null if it may be. The comment's mark is compared with GitHub's
 * data. An edited comment therefore cannot cancel runs of other repositories or workflows, or the stopping run itself.
 */
export function objectionToStop(mark: RunMark, run: WorkflowRun, here: Here): string | null {
  const name = `workflow run ${mark.runId}`;
  if (mark.runId === here.runId || run.id !== mark.runId) return `${name} is not the one that was meant`;
  if (!isSameRepository(run.repository, here.repository)) return `${name} is of another repository`;
  if (here.workflow === '' || run.path !== here.workflow) return `${name} is of another workflow`;
  if (run.isOver || run.attempt !== mark.attempt) return `${name} is over already`;
  return null;
}

/** The result for one run that was to be stopped. */
export interface Stopped {
  readonly isStopped: boolean;
  /** One line. */
  readonly what: string;
}

/** The permission to cancel a workflow run, as written in a workflow. */
export const CANCEL_PERMISSION = 'actions: write';

/** Returns the results of a stop command, as Markdown. */
export function stopText(results: readonly Stopped[]): string {
  const isForbidden = results.some(({ what }) => what.includes(CANCEL_PERMISSION));
  const yaml = '```yaml\npermissions:\n  actions: write # to stop a run by a comment\n```';
  return [
    `### Forge: ${results.some(({ isStopped }) => isStopped) ? 'stopping' : 'nothing was stopped'}`,
    results.map(({ what }) => `- ${plain(what)}`).join('\n'),
    ...(isForbidden ? [`In the workflow:\n\n${yaml}`] : []),
  ].join('\n\n');
}
