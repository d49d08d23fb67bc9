import type { Comment } from './forge.ts';

/**
 * What talking about a run on a pull request or an issue needs beyond `Forge`. Every method rejects with ForgeError,
 * and nothing else.
 */
export interface Thread {
  /** One comment as it is now; null where it was deleted. */
  comment(id: number): Promise<Comment | null>;

  /** A workflow run of this repository. Errors: not_found; forbidden without `actions: read`. */
  workflowRun(id: number): Promise<WorkflowRun>;

  /** Asks for its end, which comes later. Errors: conflict where it is over already; forbidden without `actions: write`. */
  cancelWorkflowRun(id: number): Promise<void>;
}

export interface WorkflowRun {
  readonly id: number;
  /** From 1; a run that is started again has the same id. */
  readonly attempt: number;
  /** The workflow's file: `.github/workflows/forge.yml`. */
  readonly path: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly isOver: boolean;
  /** Its page. */
  readonly url: string;
}
