import { z } from 'zod';
import { type Comment, ForgeError } from '../../core/forge.ts';
import type { Thread, WorkflowRun } from '../../core/thread.ts';
import * as answers from './answers.ts';
import { Line } from './line.ts';
import type { ForgeOptions } from './options.ts';
import type { Site } from './site.ts';

const workflowRun = z
  .object({
    id: z.number().int(),
    run_attempt: z.number().int().optional(),
    path: z.string(),
    status: z.string().nullable(),
    html_url: z.string(),
    repository: z.object({ full_name: z.string() }),
  })
  .transform(
    (answer): WorkflowRun => ({
      id: answer.id,
      attempt: answer.run_attempt ?? 1,
      // GitHub may add the branch that the file was read from.
      path: answer.path.replace(/@.*$/, ''),
      repository: answer.repository.full_name,
      isOver: answer.status === 'completed',
      url: answer.html_url,
    }),
  );

/** What GitHub knows of comments and workflow runs, one at a time. */
export class GithubThread implements Thread {
  readonly #line: Line;

  constructor(site: Site, token: string, options: ForgeOptions) {
    this.#line = new Line(site, token, options);
  }

  async comment(id: number): Promise<Comment | null> {
    try {
      return await this.#line.ask({
        what: `read comment ${id}`,
        needs: 'pull-requests: read (for an issue, issues: read)',
        shape: answers.comment,
        send: ({ rest }, common) => rest.issues.getComment({ ...common, comment_id: id }),
      });
    } catch (error) {
      if (error instanceof ForgeError && error.kind === 'not_found') return null;
      throw error;
    }
  }

  workflowRun(id: number): Promise<WorkflowRun> {
    return this.#line.ask({
      what: `read workflow run ${id}`,
      needs: 'actions: read',
      shape: workflowRun,
      send: ({ rest }, common) => rest.actions.getWorkflowRun({ ...common, run_id: id }),
    });
  }

  async cancelWorkflowRun(id: number): Promise<void> {
    await this.#line.ask({
      what: `cancel workflow run ${id}`,
      needs: 'actions: write',
      shape: answers.anything,
      send: ({ rest }, common) => rest.actions.cancelWorkflowRun({ ...common, run_id: id }),
    });
  }
}
