import { ForgeError } from '../../core/forge/forge.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { forgeOptions } from '../context/forge-options.ts';
import type { RunContext } from '../context/run-context.ts';

const WORKFLOWS = '.github/workflows/';
/** The account of a workflow's own token, which can never write workflow files. */
const OWN_TOKEN = 'github-actions[bot]';

/**
 * Throws StopRun(delivery) for a push that GitHub would refuse: a workflow's own token cannot push workflow files,
 * whatever its permissions. The token's account is requested only if such files changed.
 */
export async function refuseWorkflowFiles(context: RunContext, changes: ChangeSet): Promise<void> {
  const path = workflowFileIn(changes);
  if (path === null || context.request.forge === null) return;
  const { openForge } = await import('../../adapters/github/open-forge.ts');
  const forge = await openForge(forgeOptions(context, context.request.forge));
  try {
    const { login } = await forge.whoAmI();
    if (login !== OWN_TOKEN) return;
  } catch (error) {
    // The push will show it.
    if (error instanceof ForgeError) return;
    throw error;
  }
  const reason = `${path} is a workflow file, which the workflow's own token (GITHUB_TOKEN) cannot push: set github-token to the token of an app or a person with the permission \`workflows\`, or keep the run out of .github/workflows; the work is kept`;
  throw new StopRun({ kind: 'delivery', reason });
}

/** Returns the first changed workflow file; null if there is none. */
export function workflowFileIn(changes: ChangeSet): string | null {
  return changes.find(({ path }) => path.startsWith(WORKFLOWS))?.path ?? null;
}
