import { join } from 'node:path';
import { firstUnwritable } from '../adapters/writable.ts';
import type { Repository, RepositoryFacts } from '../core/ports.ts';
import type { Remote } from '../core/remote.ts';
import type { Desk } from './desk.ts';
import { type Destination, takePosition } from './position.ts';
import { checkRepository } from './preflight.ts';
import { askPullRequests, type PullRequests } from './pull-requests.ts';

export interface Admitted {
  /** As the run found them, before it went anywhere: that commit is trusted, what is worked on need not be. */
  readonly facts: RepositoryFacts;
  /** null where nothing is pushed. */
  readonly destination: Destination | null;
  /** null where no pull request is wanted. */
  readonly pullRequests: PullRequests | null;
}

/** The repository as the run finds it, brought to where the run starts. Throws StopRun. */
export async function admit(desk: Desk, repository: Repository, remote: Remote | null): Promise<Admitted> {
  const { settings, task, provider, model } = desk.request;
  const asked = askPullRequests(desk);
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
    settings,
  });
  for (const text of desk.request.notices) observers.emit({ type: 'notice', level: 'info', text });
  const writes = settings.mode !== 'read-only';
  const { require_clean: requireClean, auto_commit: commits } = settings.git;
  const { root, base } = desk.place;
  const needed = [join(root, base), ...(commits ? [facts.gitDir] : [])];
  checkRepository({ ...facts, unwritable: firstUnwritable(needed) }, { requireClean, writes, commits });
  const pullRequests = await asked;
  return { facts, destination: await takePosition(desk, repository, facts, remote), pullRequests };
}
