import { join } from 'node:path';
import { firstUnwritable } from '../../adapters/files/unwritable-folder.ts';
import { openStateFile } from '../../adapters/workspace/state-file.ts';
import { runPages } from '../../core/forge/run-pages.ts';
import type { Remote } from '../../core/git/remote.ts';
import type { CommitMaker, ServerCommits } from '../../core/git/server-commit.ts';
import type { CommitFiles } from '../../core/git/tracked-file.ts';
import type { Repository, RepositoryFacts } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import type { RunContext } from '../context/run-context.ts';
import { checkControlledReport } from '../controlled-edit/controlled-report.ts';
import { checkRepository } from './check-repository.ts';
import { askDeliverable } from './deliverable.ts';
import { askPullRequests, type PullRequests } from './pull-requests.ts';
import { checkOutTarget, type PushTarget } from './push-target.ts';
import { recordGitSettings } from './record-git-settings.ts';
import { checkSettingSecrets } from './setting-secrets.ts';
import { askSigning } from './signing.ts';
import { trustedCommit } from './trusted-commit.ts';

export interface PreparedRepository {
  /** The facts before any checkout. Their commit is trusted; the one that the run works on need not be. */
  readonly facts: RepositoryFacts;
  /** Null if nothing is pushed. */
  readonly destination: PushTarget | null;
  /** Null if no pull request is wanted. */
  readonly pullRequests: PullRequests | null;
  /** Null if the commit is made locally. */
  readonly maker: CommitMaker | null;
}

/** Checks the repository and checks out the commit or branch that the run starts from. Throws StopRun. */
export async function prepareRepository(
  context: RunContext,
  repository: Repository & CommitFiles & ServerCommits,
  remote: Remote | null,
): Promise<PreparedRepository> {
  const { settings, task, provider, model, forge } = context.request;
  const asked = askPullRequests(context);
  const deliverable = askDeliverable(context);
  const facts = await repository.inspect();
  const { executionId, observers } = context;
  const { head, branch } = facts;
  const workspace = context.request.workspace;
  const pages = runPages(context.hostProcess.env);
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
    ...(pages === null ? {} : { pages }),
    settings,
  });
  for (const text of context.request.notices) observers.emit({ type: 'notice', level: 'info', text });
  recordGitSettings(context, facts);
  checkControlledReport(context);
  checkSettingSecrets(context);
  const writes = settings.mode !== 'read-only';
  const { require_clean: requireClean, auto_commit: commits } = settings.git;
  const { root, base } = context.place;
  const needed = [join(root, base), ...(commits ? [facts.gitDir] : [])];
  checkRepository({ ...facts, unwritable: firstUnwritable(needed) }, { requireClean, writes, commits });
  const destination = await checkOutTarget(context, repository, facts, remote);
  if (writes && commits) await checkMainBranch(context, repository, facts);
  await deliverable;
  const [pullRequests, maker] = await Promise.all([asked, askSigning(context, repository, destination)]);
  return { facts, destination, pullRequests, maker };
}

export interface MainBranchContext extends Pick<RunContext, 'request' | 'place'> {
  readonly hostProcess: Pick<RunContext['hostProcess'], 'clock'>;
}

/**
 * Throws StopRun(config) if a broken schema or state file would refuse every commit on the main branch (S-013). The
 * user learns it before paying for the work.
 */
export async function checkMainBranch(
  { request, hostProcess, place }: MainBranchContext,
  repository: Pick<Repository, 'targetBranchFacts'> & CommitFiles,
  facts: RepositoryFacts,
): Promise<void> {
  const { git, constraints } = request.settings;
  const { main_branch: settings, state } = constraints;
  if (settings.validate.length === 0 && state === undefined) return;
  const { branch, mainBranch } = await repository.targetBranchFacts(
    git.branch || null,
    hostProcess.clock.now(),
  );
  if (branch === null || branch !== (request.forge?.mainBranch ?? mainBranch)) return;
  const found = state === undefined ? null : openStateFile(place.root, state.file).read();
  if (typeof found === 'string') {
    const reason = `constraints.state.file: ${found}, so every commit on ${branch} would be refused (S-013): fix or delete the file, or remove constraints.state from the settings`;
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
  const { brokenSchemas } = await import('../judging/main-facts.ts');
  const broken = await brokenSchemas(settings, trusted, repository);
  if (broken.length === 0) return;
  const found = broken.map(({ path, problem }) => `${path} ${problem}`).join('; ');
  const reason = `constraints.main_branch.validate: ${found}: commit a valid schema, or remove it from the settings`;
  throw new StopRun({ kind: 'config', reason });
}
