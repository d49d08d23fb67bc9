import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Cause, StopRun } from '../../core/run/outcome.ts';
import { findRoot } from '../git/program/find-git.ts';

/** The folders of a run: the repository's root, and the only folder below it ('' for the root) that may be written. */
export interface WorkspaceLocation {
  readonly root: string;
  readonly base: string;
  /**
   * Set if AGENT_LINK.md is at the root. Then the boot folders are protected too
   * (docs/configuration.md#protected-paths).
   */
  readonly hasAgentLink: boolean;
}

/**
 * The location, and the reason why no run is possible there. In that case the workspace is used as the root, for the
 * reports.
 */
export interface LocatedWorkspace {
  readonly place: WorkspaceLocation;
  readonly trouble: Cause | null;
}

export function locateWorkspace(workspace: string): LocatedWorkspace {
  try {
    const root = findRoot(workspace);
    const base = relative(root, realpathSync(workspace));
    return { place: { root, base, hasAgentLink: existsSync(join(root, 'AGENT_LINK.md')) }, trouble: null };
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    return { place: { root: workspace, base: '', hasAgentLink: false }, trouble: error.why };
  }
}
