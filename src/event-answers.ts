import { type Forge, ForgeError } from './core/forge.ts';
import type { Answers, Permission, PullRequestAnswer } from './trigger/authorise.ts';
import type { Ask } from './trigger/decision.ts';

/** What was not answered, as it comes up. */
type Troubles = ForgeError[];

/** Everything that is asked of GitHub before a run starts; what does not depend on an answer goes out at once. */
export async function answersOf(ask: Ask, forge: Forge): Promise<Answers> {
  const troubles: Troubles = [];
  const { pullRequest: number, head } = ask;
  const isBranch = number === null && head !== null;
  const [permissions, pullRequest, branchHead] = await Promise.all([
    Promise.all(
      ask.people.map(async (login) => [login, await permissionOf(forge, login, troubles)] as const),
    ),
    number === null ? null : pullRequestAnswer(forge, number, troubles),
    isBranch ? known(forge.branchHead(head.ref), troubles, null, undefined) : undefined,
  ]);
  const trouble = troubles[0]?.message ?? '';
  return {
    permissions: new Map(permissions),
    pullRequest,
    trouble,
    ...(branchHead === undefined ? {} : { branchHead }),
  };
}

function permissionOf(forge: Forge, login: string, troubles: Troubles): Promise<Permission | 'unknown'> {
  return known(forge.permission(login), troubles, NOBODY, 'unknown');
}

/** An account that does not exist: that is an answer. */
const NOBODY = { permission: 'none', roleName: 'none' } as const;

async function pullRequestAnswer(
  forge: Forge,
  number: number,
  troubles: Troubles,
): Promise<PullRequestAnswer | null> {
  const found = await known(forge.pullRequest(number), troubles, null, null);
  if (found === null) return null;
  const { head, base, state, merged, locked } = found;
  const facts = await known(forge.headFacts(head.sha, head.ref), troubles, null, null);
  const iso = (at: number | null | undefined): string | null =>
    typeof at === 'number' ? new Date(at).toISOString() : null;
  return {
    ...{ state, merged, locked },
    headSha: head.sha,
    headRepository: head.repository,
    baseRepository: base.repository,
    headRef: head.ref,
    baseRef: base.ref,
    baseSha: base.sha,
    headCommittedAt: iso(facts?.committedAt),
    headPushedAt: iso(facts?.pushedAt),
    headMessage: facts?.message ?? null,
  };
}

/**
 * An answer; `none` where GitHub says that there is no such thing, `silent` where it says nothing: no access, a limit,
 * a failure. Neither is ever taken for a yes.
 */
async function known<Answer, const None, const Silent>(
  asked: Promise<Answer>,
  troubles: Troubles,
  none: None,
  silent: Silent,
): Promise<Answer | None | Silent> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    if (error.kind === 'not_found' && (error.status === 404 || error.status === 410)) return none;
    troubles.push(error);
    return silent;
  }
}
