import { join } from 'node:path';
import { openStateFile } from '../adapters/state-file.ts';
import { firstUnwritable } from '../adapters/writable.ts';
import { StopRun } from '../core/outcome.ts';
import type { Repository, RepositoryFacts } from '../core/ports.ts';
import type { Remote } from '../core/remote.ts';
import type { CommitMaker, ServerCommits } from '../core/server-commit.ts';
import type { CommitFiles } from '../core/tracked-file.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { checkControlledReport } from './controlled-report.ts';
import { askDeliverable } from './deliverable.ts';
import type { Desk } from './desk.ts';
import { type Destination, takePosition } from './position.ts';
import { checkRepository } from './preflight.ts';
import { askPullRequests, type PullRequests } from './pull-requests.ts';
import { checkSettingSecrets } from './setting-secrets.ts';
import { askSigning } from './signing.ts';
import { trustedCommit } from './trusted-commit.ts';

export interface Admitted {
  /** As the run found them, before it went anywhere: that commit is trusted, what is worked on need not be. */
  readonly facts: RepositoryFacts;
  /** null where nothing is pushed. */
  readonly destination: Destination | null;
  /** null where no pull request is wanted. */
  readonly pullRequests: PullRequests | null;
  /** null where the commit is made here. */
  readonly maker: CommitMaker | null;
}

/** The repository as the run finds it, brought to where the run starts. Throws StopRun. */
export async function admit(
  desk: Desk,
  repository: Repository & CommitFiles & ServerCommits,
  remote: Remote | null,
): Promise<Admitted> {
  const { settings, task, provider, model, forge } = desk.request;
  const asked = askPullRequests(desk);
  const deliverable = askDeliverable(desk);
  const facts = await repository.inspect();
  const { executionId, observers } = desk;
  const { head, branch } = facts;
  const workspace = desk.request.workspace;
  observers.emit({
    type: 'run_started',
    executionId,
    task,
    mode: settings.mode,
    provider,
    model,
    workspace,
    head,
    branch,
    ...(forge === null ? {} : { repository: forge.repository }),
    settings,
  });
  for (const text of desk.request.notices) observers.emit({ type: 'notice', level: 'info', text });
  checkControlledReport(desk);
  checkSettingSecrets(desk);
  const writes = settings.mode !== 'read-only';
  const { require_clean: requireClean, auto_commit: commits } = settings.git;
  const { root, base } = desk.place;
  const needed = [join(root, base), ...(commits ? [facts.gitDir] : [])];
  checkRepository({ ...facts, unwritable: firstUnwritable(needed) }, { requireClean, writes, commits });
  const destination = await takePosition(desk, repository, facts, remote);
  if (writes && commits) await checkMainBranch(desk, repository, facts);
  await deliverable;
  const [pullRequests, maker] = await Promise.all([asked, askSigning(desk, repository, destination)]);
  return { facts, destination, pullRequests, maker };
}

export interface MainBranchGround extends Pick<Desk, 'request' | 'place'> {
  readonly around: Pick<Desk['around'], 'clock'>;
}

/**
 * A schema that nothing can be held against, or a state file that is none, would refuse every commit on the main branch
 * (S-013): that is known now, and not only once the work is paid for. Throws StopRun(config).
 */
export async function checkMainBranch(
  { request, around, place }: MainBranchGround,
  repository: Pick<Repository, 'landingPlace'> & CommitFiles,
  facts: RepositoryFacts,
): Promise<void> {
  const { git, constraints } = request.settings;
  const { main_branch: settings, state } = constraints;
  if (settings.validate.length === 0 && state === undefined) return;
  const { branch, mainBranch } = await repository.landingPlace(git.branch || null, around.clock.now());
  if (branch === null || branch !== (request.forge?.mainBranch ?? mainBranch)) return;
  const found = state === undefined ? null : openStateFile(place.root, state.file).read();
  if (typeof found === 'string') {
    const reason = `constraints.state.file: ${found}, so no commit on ${branch} could be made (S-013): fix or delete the file, or take constraints.state out of the settings`;
    throw new StopRun({ kind: 'config', reason });
  }
  await checkSchemas(settings, trustedCommit(request, facts), repository);
}

async function checkSchemas(
  settings: ConstraintSettings['main_branch'],
  trusted: string | null,
  repository: CommitFiles,
): Promise<void> {
  if (settings.validate.length === 0 || trusted === null) return;
  const { brokenSchemas } = await import('./main-facts.ts');
  const broken = await brokenSchemas(settings, trusted, repository);
  if (broken.length === 0) return;
  const found = broken.map(({ path, problem }) => `${path} ${problem}`).join('; ');
  const reason = `constraints.main_branch.validate: ${found}: commit a schema that can be used, or take it out of the settings`;
  throw new StopRun({ kind: 'config', reason });
}
