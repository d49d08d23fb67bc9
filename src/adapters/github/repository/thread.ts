import { z } from 'zod';
import { type Comment, ForgeError } from '../../../core/forge/forge.ts';
import type { Thread, WorkflowRun } from '../../../core/forge/thread.ts';
import type { ForgeOptions } from '../api/forge-options.ts';
import { GithubApi } from '../api/github-api.ts';
import type { RepositoryAddress } from '../api/repository-address.ts';
import * as answers from './answer-schemas.ts';

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

/** Reads comments and workflow runs from GitHub, one at a time. */
export class GithubThread implements Thread {
  readonly #api: GithubApi;

  constructor(address: RepositoryAddress, token: string, options: ForgeOptions) {
    this.#api = new GithubApi(address, token, options);
  }

  async comment(id: number): Promise<Comment | null> {
    try {
      return await this.#api.request({
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
    return this.#api.request({
      what: `read workflow run ${id}`,
      needs: 'actions: read',
      shape: workflowRun,
      send: ({ rest }, common) => rest.actions.getWorkflowRun({ ...common, run_id: id }),
    });
  }

  async cancelWorkflowRun(id: number): Promise<void> {
    await this.#api.request({
      what: `cancel workflow run ${id}`,
      needs: 'actions: write',
      shape: answers.anything,
      send: ({ rest }, common) => rest.actions.cancelWorkflowRun({ ...common, run_id: id }),
    });
  }
}
