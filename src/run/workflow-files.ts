import type { ChangeSet } from '../core/change.ts';
import { ForgeError } from '../core/forge.ts';
import { StopRun } from '../core/outcome.ts';
import type { Desk } from './desk.ts';
import { forgeOptions } from './forge-options.ts';

const WORKFLOWS = '.github/workflows/';
/** Whom a workflow's own token writes as. It can be given no right to workflow files. */
const OWN_TOKEN = 'github-actions[bot]';

/**
 * Ends a delivery that GitHub is bound to refuse, with what would mend it: the workflow's own token pushes no workflow
 * files, whatever its permissions say. Whose token it is is asked only where there are such files.
 */
export async function refuseWorkflowFiles(desk: Desk, changes: ChangeSet): Promise<void> {
  const path = workflowFileIn(changes);
  if (path === null || desk.request.forge === null) return;
  const { openForge } = await import('../adapters/github/open.ts');
  const forge = await openForge(forgeOptions(desk, desk.request.forge));
  try {
    const { login } = await forge.whoAmI();
    if (login !== OWN_TOKEN) return;
  } catch (error) {
    // The push will tell.
    if (error instanceof ForgeError) return;
    throw error;
  }
  const reason = `${path} is a workflow file, and the workflow's own token (GITHUB_TOKEN) can push none: give github-token an app's or a person's token with the permission \`workflows\`, or keep the run out of .github/workflows; the work is kept`;
  throw new StopRun({ kind: 'delivery', reason });
}

/** The first of them; null where there is none. */
export function workflowFileIn(changes: ChangeSet): string | null {
  return changes.find(({ path }) => path.startsWith(WORKFLOWS))?.path ?? null;
}
