import { join } from 'node:path';
import { firstUnwritable } from '../adapters/writable.ts';
import type { Repository, RepositoryFacts } from '../core/ports.ts';
import type { Desk } from './desk.ts';
import { checkRepository } from './preflight.ts';

/** The repository as the run finds it, on the branch that was asked for. */
export async function admit(desk: Desk, repository: Repository): Promise<RepositoryFacts> {
  const { settings, task, provider, model } = desk.request;
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
  if (writes) await goToBranch(desk, repository, facts);
  return facts;
}

/** Says so where that moved the workspace: the user finds it there afterwards. */
async function goToBranch(desk: Desk, repository: Repository, before: RepositoryFacts): Promise<void> {
  const { branch } = desk.request.settings.git;
  if (branch === '') return;
  await repository.prepareBranch(branch);
  const { head } = await repository.inspect();
  if (head === before.head) return;
  const from = before.branch ?? before.head;
  const text = `the branch ${branch} is an earlier run's: this one goes on there, with ${from} merged in`;
  desk.observers.emit({ type: 'notice', level: 'info', text });
}
