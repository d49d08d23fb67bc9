import { openSecretScan } from '../adapters/secret-scan/scan.ts';
import type { ChangeSet } from '../core/change.ts';
import type { Cause } from '../core/outcome.ts';
import { linksOut } from '../delivery/links-out.ts';
import type { Crew } from './wire.ts';

/** What is to be committed, once it was looked through. */
export type Checked =
  | { readonly tree: string; readonly refused: null }
  | { readonly tree: null; readonly refused: Cause };

/**
 * Makes the tree of the commit and judges what it would add to the history: the very bytes, not what tools said
 * of them. Throws StopRun(delivery) where there can be no such tree.
 */
export async function checkCommit(crew: Crew, changes: ChangeSet): Promise<Checked> {
  const { repository, referee, budget, desk } = crew;
  const scanning = openSecretScan();
  // Awaited below; until then a failure of it must not count as unheard.
  scanning.catch(() => undefined);
  const tree = await repository.acceptedTree(changes);
  const additions = await repository.additions(tree);
  const scan = await scanning;
  const { commit_message: message } = desk.request.settings.git;
  const secrets = await scan({ additions, message, holdsKnown: desk.holdsSecret });
  const facts = { phase: 'commit', secrets, linksOut: linksOut(changes, additions) } as const;
  const occasion = {
    turn: budget.turns,
    // Only a completed task comes this far.
    tool: 'task_completion',
    effect: 'prevented',
  } as const;
  const verdict = await referee.consult(facts, occasion, () => changes);
  if (verdict.stands) return { tree, refused: null };
  return { tree: null, refused: referee.stop ?? { kind: 'violation', reason: verdict.reason } };
}
