import { scanCommit } from '../adapters/secret-scan/scan.ts';
import { MINUTE_MS } from '../constraints/rate.ts';
import type { ChangeSet } from '../core/change.ts';
import type { CommitFacts, SecretFinding } from '../core/constraint.ts';
import type { Cause } from '../core/outcome.ts';
import { linksOut } from '../delivery/links-out.ts';
import type { Courier } from './courier.ts';
import { aged, agesOf } from './pace.ts';
import { askPatiently } from './patience.ts';
import { commitBranch } from './position.ts';
import { commitSettings } from './setting-secrets.ts';
import { trustedCommit } from './trusted-commit.ts';

/** What is to be committed, once it was looked through. */
export type Checked =
  | { readonly tree: string; readonly refused: null }
  | { readonly tree: null; readonly refused: Cause };

/**
 * Makes the tree of the commit and judges what it would add to the history: the very bytes, not what tools said
 * of them. Throws StopRun(delivery) where there can be no such tree.
 */
export async function checkCommit(crew: Courier, changes: ChangeSet): Promise<Checked> {
  const { repository, referee, budget, desk } = crew;
  const { clock } = desk.around;
  const tree = await repository.acceptedTree(changes);
  const [additions, commit] = await Promise.all([
    repository.additions(tree),
    commitFacts(crew, tree, changes),
  ]);
  const { commit_message: message } = desk.request.settings.git;
  const settings = commitSettings(desk);
  const found = scanCommit({ additions, message, settings, holdsKnown: desk.holdsSecret });
  for (const { finding, parts } of found)
    desk.redactor.hide({ kind: finding.kind, parts, place: placeOf(finding) });
  const secrets = found.map(({ finding }) => finding);
  const facts = { phase: 'commit', secrets, linksOut: linksOut(changes, additions), ...commit } as const;
  // What is committed was completed, or is to be a draft: no other tool has a part in it.
  const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  const askedAt = clock.monotonic();
  const verdict = await askPatiently(
    () => {
      const ages = aged(facts.ages, clock.monotonic() - askedAt);
      return referee.consult({ ...facts, ages }, occasion, () => changes);
    },
    { clock, signal: desk.stopwatch.landing },
  );
  if (verdict.stands) return { tree, refused: null };
  return { tree: null, refused: referee.stop ?? { kind: 'violation', reason: verdict.reason } };
}

function placeOf({ path, setting, line }: SecretFinding): string {
  return path === null ? (setting ?? 'the commit message') : `${path}${line === null ? '' : `:${line}`}`;
}

type OfCommit = Pick<CommitFacts, 'changes' | 'ages' | 'main'>;

/** What the limits on a commit look at: nothing where the run makes none. */
async function commitFacts(crew: Courier, tree: string, changes: ChangeSet): Promise<OfCommit> {
  const { repository, desk, facts, heartbeat } = crew;
  const { git, constraints } = desk.request.settings;
  if (!git.auto_commit) return { changes: [], ages: [], main: null };
  const now = desk.around.clock.now();
  const place = await repository.landingPlace(commitBranch(desk.request), now - MINUTE_MS);
  const ages = agesOf(place.ours, now);
  const mainBranch = desk.request.forge?.mainBranch ?? place.mainBranch;
  if (place.branch === null || place.branch !== mainBranch) return { changes, ages, main: null };
  const { mainFacts } = await import('./main-facts.ts');
  const main = await mainFacts({
    repository,
    settings: constraints.main_branch,
    branch: place.branch,
    tree,
    changes,
    trusted: trustedCommit(desk.request, facts) ?? tree,
    stateProblem: heartbeat?.problem() ?? null,
  });
  return { changes, ages, main };
}
