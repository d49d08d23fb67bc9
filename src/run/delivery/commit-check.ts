import { scanCommit } from '../../adapters/secrets/scan/scan-commit.ts';
import { MINUTE_MS } from '../../constraints/rates/rate-check.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import type { CommitFacts, SecretFinding } from '../../core/run/constraint.ts';
import type { Cause } from '../../core/run/outcome.ts';
import { linksOut } from '../../delivery/links-out.ts';
import { aged, agesOf } from '../judging/rate-window.ts';
import { retryWhileDelayed } from '../judging/retry-while-delayed.ts';
import { commitBranch } from '../preflight/push-target.ts';
import { commitSettings } from '../preflight/setting-secrets.ts';
import { trustedCommit } from '../preflight/trusted-commit.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** The tree of a checked commit, or the reason why it was refused. */
export type Checked =
  | { readonly tree: string; readonly refused: null }
  | { readonly tree: null; readonly refused: Cause };

/**
 * Builds the tree of the commit and judges what it would add to the history, by its actual bytes. Throws
 * StopRun(delivery) if the tree cannot be built.
 */
export async function checkCommit(services: DeliveryContext, changes: ChangeSet): Promise<Checked> {
  const { repository, enforcer, budget, context } = services;
  const { clock } = context.hostProcess;
  const tree = await repository.acceptedTree(changes);
  const [additions, commit] = await Promise.all([
    repository.additions(tree),
    commitFacts(services, tree, changes),
  ]);
  const { commit_message: message } = context.request.settings.git;
  const settings = commitSettings(context);
  const found = scanCommit({ additions, message, settings, holdsKnown: context.holdsSecret });
  for (const { finding, parts } of found)
    context.redactor.hide({ kind: finding.kind, parts, place: placeOf(finding) });
  const secrets = found.map(({ finding }) => finding);
  const facts = { phase: 'commit', secrets, linksOut: linksOut(changes, additions), ...commit } as const;
  // Only completed work, or a draft, is committed, so no other tool is involved.
  const callContext = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  const askedAt = clock.monotonic();
  const verdict = await retryWhileDelayed(
    () => {
      const ages = aged(facts.ages, clock.monotonic() - askedAt);
      return enforcer.consult({ ...facts, ages }, callContext, () => changes);
    },
    { clock, signal: context.stopwatch.landing },
  );
  if (verdict.allowed) return { tree, refused: null };
  return { tree: null, refused: enforcer.stop ?? { kind: 'violation', reason: verdict.reason } };
}

function placeOf({ path, setting, line }: SecretFinding): string {
  return path === null ? (setting ?? 'the commit message') : `${path}${line === null ? '' : `:${line}`}`;
}

type OfCommit = Pick<CommitFacts, 'changes' | 'ages' | 'main'>;

/** Returns the facts for the limits on a commit; empty ones if the run makes no commit. */
async function commitFacts(services: DeliveryContext, tree: string, changes: ChangeSet): Promise<OfCommit> {
  const { repository, context, facts, heartbeat } = services;
  const { git, constraints } = context.request.settings;
  if (!git.auto_commit) return { changes: [], ages: [], main: null };
  const now = context.hostProcess.clock.now();
  const place = await repository.targetBranchFacts(commitBranch(context.request), now - MINUTE_MS);
  const ages = agesOf(place.ours, now);
  const mainBranch = context.request.forge?.mainBranch ?? place.mainBranch;
  if (place.branch === null || place.branch !== mainBranch) return { changes, ages, main: null };
  const { mainFacts } = await import('../judging/main-facts.ts');
  const main = await mainFacts({
    repository,
    settings: constraints.main_branch,
    branch: place.branch,
    tree,
    changes,
    trusted: trustedCommit(context.request, facts) ?? tree,
    stateProblem: heartbeat?.problem() ?? null,
  });
  return { changes, ages, main };
}
