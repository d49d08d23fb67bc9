import { gitDirOf, readTextOrNull } from '../../adapters/git/program/user-repository.ts';
import { remoteUrl } from '../../adapters/git/remote/remote-url.ts';
import type { DeliveryRights } from '../../core/forge/delivery-rights.ts';
import { joinedSignal } from '../../core/joined-signal.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { awaitedLater } from '../../core/settled.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import type { RunContext } from '../context/run-context.ts';
import { type Answers, deliveryChecks, type Wanted } from './delivery-checks.ts';

/**
 * Time limit in ms for all requests, without retries. It equals one attempt of any call, because GitHub itself ends a
 * request after 10 s. The run continues without answers that do not come in time.
 */
const TIME_LIMIT_MS = 15_000;

/** Resolves before the first token is spent. */
export type Deliverable = Promise<void>;

/**
 * Asks the server whether the wanted delivery is possible, at the same time as other preparations. Resolves if nothing
 * is pushed. Rejects with StopRun(git_before) if the server says no (docs/configuration.md#exit-codes). Doubts become
 * notices; missing answers stop nothing.
 */
export function askDeliverable(context: RunContext): Deliverable {
  const wanted = wantedOf(context.request, context.place.root);
  if (!wanted.push) return Promise.resolve();
  return awaitedLater(checkDelivery(context, wanted));
}

async function checkDelivery(context: RunContext, wanted: Wanted): Promise<void> {
  const answers = await answersWithin(context, wanted);
  if (answers === null) return;
  const checks = deliveryChecks(wanted, answers);
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length > 0) {
    const reason = missing.map(({ name, what, mend }) => `${name}: ${what}; ${mend ?? ''}`).join(' | ');
    throw new StopRun({ kind: 'git_before', reason: `the work cannot be delivered: ${reason}` });
  }
  for (const { name, what, mend } of checks.filter(({ state }) => state === 'warning')) {
    context.observers.emit({ type: 'notice', level: 'warning', text: `${name}: ${what}; ${mend ?? ''}` });
  }
}

async function answersWithin(context: RunContext, wanted: Wanted): Promise<Answers | null> {
  const { signal, release } = joinedSignal([context.stopwatch.work, AbortSignal.timeout(TIME_LIMIT_MS)]);
  try {
    const rights = await rightsFor(context, signal);
    return rights === null ? null : await answersOf(rights, wanted);
  } finally {
    release();
  }
}

async function rightsFor(
  { request, hostProcess }: RunContext,
  signal: AbortSignal,
): Promise<DeliveryRights | null> {
  const { forge } = request;
  if (forge === null) return null;
  const { openRights } = await import('../../adapters/github/rights/delivery-rights.ts');
  const { clock, env } = hostProcess;
  const until = clock.monotonic() + TIME_LIMIT_MS;
  return openRights({
    ...forge,
    gitUrl: remoteUrl(forge.serverUrl, forge.repository),
    env,
    clock,
    signal,
    remainingMs: () => until - clock.monotonic(),
  });
}

/** Sends independent requests together. */
export async function answersOf(rights: DeliveryRights, wanted: Wanted): Promise<Answers> {
  const [push, openPullRequests, branch] = await Promise.all([
    wanted.push ? rights.push() : null,
    wanted.pullRequest ? rights.openPullRequests() : null,
    wanted.push && wanted.branch !== null ? rights.branch(wanted.branch) : null,
  ]);
  return { push, openPullRequests, branch };
}

/** Returns what a run with these settings delivers, and where. */
export function wantedOf({ settings, trigger, forge }: RunRequest, root: string): Wanted {
  const { git, mode } = settings;
  const push = git.auto_push && git.auto_commit && mode !== 'read-only' && forge !== null;
  return {
    push,
    pullRequest: push && git.create_pr,
    signs: git.sign_commits,
    branch: trigger?.start?.branch ?? (git.branch || checkedOut(root)),
  };
}

/** Returns the branch that HEAD names; null if HEAD is detached. */
function checkedOut(root: string): string | null {
  const gitDir = gitDirOf(root);
  const head = gitDir === null ? null : readTextOrNull(`${gitDir}/HEAD`);
  return /^ref: refs\/heads\/(.+?)\s*$/.exec(head ?? '')?.[1] ?? null;
}
