import { type Forge, ForgeError } from '../../core/forge/forge.ts';
import type { Answers, Permission, PullRequestAnswer } from '../../trigger/authorize.ts';
import type { Ask } from '../../trigger/decision.ts';

/** Collects the requests that were not answered. */
type Troubles = ForgeError[];

/** Sends all requests to GitHub that must be answered before a run starts. Independent ones run at the same time. */
export async function answersOf(ask: Ask, forge: Forge): Promise<Answers> {
  const troubles: Troubles = [];
  const { pullRequest: number, head } = ask;
  const isBranch = number === null && head !== null;
  const [permissions, pullRequest, branchHead] = await Promise.all([
    permissionsOf(ask.people, forge, troubles),
    number === null ? null : pullRequestAnswer(forge, number, troubles),
    isBranch ? known(forge.branchHead(head.ref), troubles, undefined) : undefined,
  ]);
  const trouble = troubles[0]?.message ?? '';
  return {
    permissions,
    pullRequest,
    trouble,
    ...(branchHead === undefined ? {} : { branchHead }),
  };
}

/** Returns each person's permission, with all requests at the same time. Adds failed requests to `troubles`. */
export async function permissionsOf(
  people: readonly string[],
  forge: Forge,
  troubles: ForgeError[],
): Promise<Answers['permissions']> {
  const asked = people.map(async (login) => [login, await permissionOf(forge, login, troubles)] as const);
  return new Map(await Promise.all(asked));
}

/** The permission of an account that does not exist. */
const NOBODY: Permission = { permission: 'none', roleName: 'none' };

function permissionOf(forge: Forge, login: string, troubles: Troubles): Promise<Permission | 'unknown'> {
  const asked = forge.permission(login).catch((error: unknown) => {
    if (error instanceof ForgeError && error.status === 404) return NOBODY;
    throw error;
  });
  return known(asked, troubles, 'unknown');
}

async function pullRequestAnswer(
  forge: Forge,
  number: number,
  troubles: Troubles,
): Promise<PullRequestAnswer | null> {
  const found = await known(forge.pullRequest(number), troubles, null);
  if (found === null) return null;
  const { head, base, state, merged, locked } = found;
  const facts = await known(forge.headFacts(head.sha, head.ref), troubles, null);
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
 * Returns the answer, or `silent` if GitHub gives none because of missing access, a rate limit or a failure. That never
 * counts as a yes. The subject of an event exists, so a 404 means that the token may not see it.
 */
async function known<Answer, const Silent>(
  asked: Promise<Answer>,
  troubles: Troubles,
  silent: Silent,
): Promise<Answer | Silent> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    troubles.push(error);
    return silent;
  }
}
