import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Cause, StopRun } from '../core/outcome.ts';
import { findRoot } from './git/find.ts';

/** Where a run works: the repository's root, and the folder below it ('' for the root) that alone may be written. */
export interface Place {
  readonly root: string;
  readonly base: string;
  /** Whether AGENT_LINK.md stands at the root: then the boot folders are protected too (DECISIONS, protected paths). */
  readonly hasAgentLink: boolean;
}

/** The place, and why no run can be there: then the workspace itself stands for the root, for the reports' sake. */
export interface Located {
  readonly place: Place;
  readonly trouble: Cause | null;
}

export function locate(workspace: string): Located {
  try {
    const root = findRoot(workspace);
    const base = relative(root, realpathSync(workspace));
    return { place: { root, base, hasAgentLink: existsSync(join(root, 'AGENT_LINK.md')) }, trouble: null };
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    return { place: { root: workspace, base: '', hasAgentLink: false }, trouble: error.why };
  }
}
