import type { Comment } from './forge.ts';

/**
 * Operations beyond `Forge` for comments about a run. Every method rejects only with ForgeError.
 */
export interface Thread {
  /** Returns the current comment; null if it was deleted. */
  comment(id: number): Promise<Comment | null>;

  /** Returns a workflow run of this repository. Errors: not_found; forbidden without `actions: read`. */
  workflowRun(id: number): Promise<WorkflowRun>;

  /**
   * Requests its cancellation, which takes effect later. Errors: conflict if it has ended; forbidden without `actions:
   * write`.
   */
  cancelWorkflowRun(id: number): Promise<void>;
}

export interface WorkflowRun {
  readonly id: number;
  /** Starts at 1; a re-run has the same ID. */
  readonly attempt: number;
  /** The workflow's file: `.github/workflows/forge.yml`. */
  readonly path: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly isOver: boolean;
  /** The URL of its page. */
  readonly url: string;
}
