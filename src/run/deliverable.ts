import { remoteUrl } from '../adapters/git/remote-url.ts';
import { gitDirOf, readText } from '../adapters/git/site.ts';
import type { DeliveryRights } from '../core/delivery-rights.ts';
import { joinedSignal } from '../core/joined-signal.ts';
import { StopRun } from '../core/outcome.ts';
import type { RunRequest } from '../settings/request.ts';
import type { Desk } from './desk.ts';
import { type Answers, deliveryChecks, type Wanted } from './doctor/delivery-checks.ts';

/**
 * For all of it, as long as one attempt of any call may take, and with no second ones: GitHub itself gives up on a
 * request after 10 s, and a run that waits for answers for ever is worse than one that goes without them.
 */
const PATIENCE_MS = 15_000;

/** Awaited before the first token is spent. */
export type Deliverable = Promise<void>;

/**
 * Asks whether what the settings want delivered can be, all at once and beside everything else; resolved where nothing
 * is pushed. Rejects with StopRun(git_before) where the server says that it cannot (CONTRACT 2); what is only in doubt
 * becomes a notice, and what nobody says stops nothing.
 */
export function askDeliverable(desk: Desk): Deliverable {
  const wanted = wantedOf(desk.request, desk.place.root);
  if (!wanted.push) return Promise.resolve();
  const asked = judged(desk, wanted);
  // Awaited after the repository's checks, whose refusals come first.
  asked.catch(() => undefined);
  return asked;
}

async function judged(desk: Desk, wanted: Wanted): Promise<void> {
  const answers = await answered(desk, wanted);
  if (answers === null) return;
  const checks = deliveryChecks(wanted, answers);
  const missing = checks.filter(({ state }) => state === 'missing');
  if (missing.length > 0) {
    const reason = missing.map(({ name, what, mend }) => `${name}: ${what}; ${mend ?? ''}`).join(' | ');
    throw new StopRun({ kind: 'git_before', reason: `the work could not be delivered: ${reason}` });
  }
  for (const { name, what, mend } of checks.filter(({ state }) => state === 'warning')) {
    desk.observers.emit({ type: 'notice', level: 'warning', text: `${name}: ${what}; ${mend ?? ''}` });
  }
}

async function answered(desk: Desk, wanted: Wanted): Promise<Answers | null> {
  const { signal, release } = joinedSignal([desk.stopwatch.work, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const rights = await rightsFor(desk, signal);
    return rights === null ? null : await answersOf(rights, wanted);
  } finally {
    release();
  }
}

async function rightsFor({ request, around }: Desk, signal: AbortSignal): Promise<DeliveryRights | null> {
  const { forge } = request;
  if (forge === null) return null;
  const { openRights } = await import('../adapters/github/rights.ts');
  const { clock, env } = around;
  const until = clock.monotonic() + PATIENCE_MS;
  return openRights({
    ...forge,
    gitUrl: remoteUrl(forge.serverUrl, forge.repository),
    env,
    clock,
    signal,
    remainingMs: () => until - clock.monotonic(),
  });
}

/** Questions that do not depend on one another go out together. */
export async function answersOf(rights: DeliveryRights, wanted: Wanted): Promise<Answers> {
  const [push, openPullRequests, branch] = await Promise.all([
    wanted.push ? rights.push() : null,
    wanted.pullRequest ? rights.openPullRequests() : null,
    wanted.push && wanted.branch !== null ? rights.branch(wanted.branch) : null,
  ]);
  return { push, openPullRequests, branch };
}

/** What a run by these settings would deliver, and where to. */
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

/** The branch that HEAD names; null where it names none (detached). */
function checkedOut(root: string): string | null {
  const gitDir = gitDirOf(root);
  const head = gitDir === null ? null : readText(`${gitDir}/HEAD`);
  return /^ref: refs\/heads\/(.+?)\s*$/.exec(head ?? '')?.[1] ?? null;
}
