import type { Comment } from '../core/forge.ts';
import { plain } from '../core/markdown-text.ts';
import { isNewerRun, readStickyMark, type StickyMark } from '../core/sticky-mark.ts';
import type { WorkflowRun } from '../core/thread.ts';
import { isSameRepository } from './repositories.ts';

/** The job that was told to stop another. */
export interface Here {
  /** `owner/name`. */
  readonly repository: string;
  /** GITHUB_RUN_ID. */
  readonly runId: number;
  /** The workflow's file, without branch: `.github/workflows/forge.yml`; '' where the runner does not say. */
  readonly workflow: string;
}

export type RunMark = Pick<StickyMark, 'runId' | 'attempt'>;

/** How many runs one order stops: each costs two calls. */
const MOST_STOPPED = 10;

/**
 * The runs that say, in a comment of ours, that they are under way; the newest first. `me` is the account that our
 * comments are written by: anybody can write such a line.
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
 * Why this run is not cancelled; null where it is. What the comment says is held against what GitHub says: an edited
 * comment makes us cancel no run of another repository or workflow, and not the one that was asked.
 */
export function objectionToStop(mark: RunMark, run: WorkflowRun, here: Here): string | null {
  const name = `workflow run ${mark.runId}`;
  if (mark.runId === here.runId || run.id !== mark.runId) return `${name} is not the one that was meant`;
  if (!isSameRepository(run.repository, here.repository)) return `${name} is of another repository`;
  if (here.workflow === '' || run.path !== here.workflow) return `${name} is of another workflow`;
  if (run.isOver || run.attempt !== mark.attempt) return `${name} is over already`;
  return null;
}

/** What became of one run that was to be stopped. */
export interface Stopped {
  readonly isStopped: boolean;
  /** In one line. */
  readonly what: string;
}

/** As a workflow spells the permission that cancels a workflow run. */
export const CANCEL_PERMISSION = 'actions: write';

/** What an order to stop came to; Markdown. */
export function stopText(results: readonly Stopped[]): string {
  const isForbidden = results.some(({ what }) => what.includes(CANCEL_PERMISSION));
  const yaml = '```yaml\npermissions:\n  actions: write # to stop a run by a comment\n```';
  return [
    `### Forge: ${results.some(({ isStopped }) => isStopped) ? 'stopping' : 'nothing was stopped'}`,
    results.map(({ what }) => `- ${plain(what)}`).join('\n'),
    ...(isForbidden ? [`In the workflow:\n\n${yaml}`] : []),
  ].join('\n\n');
}
