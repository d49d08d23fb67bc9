import { show } from '../settings/checks/problem.ts';
import { branchProblem } from '../settings/values/names.ts';
import { type Ask, type Asked, type Skip, skip } from './decision.ts';
import { forkReason } from './events/pull-request.ts';
import { isOwnCommit, OWN_COMMIT_REASON } from './own-commit.ts';
import { isSameRepository } from './repositories.ts';

/** GitHub's answer about a person: `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
export interface Permission {
  /** The legacy field: admin, write, read or none. `maintain` reads as write, `triage` as read. */
  readonly permission: string;
  readonly roleName: string;
}

/** GitHub's current answer about the pull request. */
export interface PullRequestAnswer {
  readonly state: string;
  readonly merged: boolean;
  readonly locked: boolean;
  readonly headSha: string;
  /** `owner/name`; null if that repository was deleted. */
  readonly headRepository: string | null;
  readonly baseRepository: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly baseSha: string;
  /** ISO 8601; null if unknown. Set by the committer, who can choose any time. */
  readonly headCommittedAt: string | null;
  /** ISO 8601; null if unknown. Set by GitHub. */
  readonly headPushedAt: string | null;
  /** The head commit's message, if it was fetched. Identifies our own commits. */
  readonly headMessage?: string | null;
}

export interface Answers {
  /** Permissions by login. `unknown` (no answer) and missing logins count as no permission. */
  readonly permissions: ReadonlyMap<string, Permission | 'unknown'>;
  /** null if GitHub did not answer. */
  readonly pullRequest: PullRequestAnswer | null;
  /** The current commit of the failed run's branch, if there is no pull request; null if the branch was deleted. */
  readonly branchHead?: string | null;
  /** The reason why a question was not answered, as GitHub or the network reported it; '' if all were answered. */
  readonly trouble?: string;
}

/** The commit to work on, fixed before anything is fetched. */
export interface Pin {
  readonly headSha: string;
  readonly headRef: string;
  /** Both null without a pull request. */
  readonly baseSha: string | null;
  readonly baseRef: string | null;
}

export type Authorized = { readonly ok: true; readonly pin: Pin | null } | Refused;
export interface Refused extends Pick<Skip, 'code' | 'reason' | 'unanswered'> {
  readonly ok: false;
}

/** Legacy permissions that may start a run. Source: docs/internals/github-actions.md. */
const MAY_START: readonly string[] = ['admin', 'write'];

/**
 * Checks that the people behind a request may start a run, and selects the commit. Fails closed: unknown facts count as
 * a refusal. `pin` is null if the run works on the checked-out commit. Pure, because the caller fetches GitHub's
 * answers.
 */
export function authorize(ask: Ask, answers: Answers): Authorized {
  const { permissions, trouble = '' } = answers;
  const objection = peopleObjection(ask, permissions, trouble);
  if (objection !== null) return refused(objection);
  if (ask.pullRequest !== null) return pinned(ask, ask.pullRequest, answers);
  if (ask.head === null) return { ok: true, pin: null };
  const { sha, ref } = ask.head;
  const { branchHead } = answers;
  if (branchHead === undefined) return refused(unanswered('AUTH-04', `where ${show(ref)} stands`, trouble));
  if (branchHead !== sha) return refused(moved(ref, sha, branchHead));
  return withSoundNames({ headSha: sha, headRef: ref, baseSha: null, baseRef: null });
}

/** Returns true if this permission allows starting a run and being quoted to the model. */
export function mayStart({ permission }: Permission): boolean {
  return MAY_START.includes(permission);
}

/**
 * Returns the refusal if anyone involved lacks permission; a clear refusal takes precedence over unknown answers. Also
 * applies to `help`, `stop` and refused commands, so a stranger cannot stop a run and gets no reply. For `schedule`,
 * `push` and dispatches there is nobody to check (see `EventRule.permission`).
 */
export function peopleObjection(
  { people }: Pick<Asked, 'people'>,
  permissions: Answers['permissions'],
  trouble = '',
): Skip | null {
  const known = (login: string): Permission | 'unknown' => permissions.get(login) ?? 'unknown';
  for (const login of people) {
    const answer = known(login);
    if (answer === 'unknown' || mayStart(answer)) continue;
    return skip(
      'AUTH-01',
      `${show(login)} has the permission ${show(answer.permission)} here: only those who may write start runs`,
    );
  }
  const silent = people.find((login) => known(login) === 'unknown');
  return silent === undefined ? null : unanswered('AUTH-01', `what ${show(silent)} may do here`, trouble);
}

/**
 * Returns the skip for a question that failed or got no answer. Nothing starts, and the result is a failure, not a
 * refusal.
 */
function unanswered(code: Skip['code'], what: string, trouble: string): Skip {
  const why = trouble === '' ? 'try again later' : trouble;
  return { ...skip(code, `GitHub did not say ${what}, so nothing is started: ${why}`), unanswered: true };
}

function pinned(ask: Ask, number: number, { pullRequest: answer, trouble = '' }: Answers): Authorized {
  if (answer === null) return refused(unanswered('AUTH-02', `how #${number} stands`, trouble));
  const objection =
    stateObjection(number, answer) ??
    forkObjection(ask, number, answer) ??
    headObjection(ask, answer) ??
    factsObjection(ask, answer, trouble) ??
    ageObjection(ask, answer) ??
    ownObjection(ask, answer);
  if (objection !== null) return refused(objection);
  const { headSha, headRef, baseSha, baseRef } = answer;
  return withSoundNames({ headSha, headRef, baseSha, baseRef });
}

function stateObjection(number: number, { state, merged, locked }: PullRequestAnswer): Skip | null {
  if (merged) return skip('AUTH-02', `#${number} is merged: open a new pull request`);
  if (state !== 'open') return skip('AUTH-02', `#${number} is ${show(state)}: reopen it first`);
  return locked ? skip('AUTH-02', `the conversation of #${number} is locked: unlock it first`) : null;
}

function forkObjection(ask: Ask, number: number, answer: PullRequestAnswer): Skip | null {
  if (!isSameRepository(answer.baseRepository, ask.repository)) {
    return skip(
      'AUTH-03',
      `#${number} belongs to ${show(answer.baseRepository)}, this job to ${show(ask.repository)}`,
    );
  }
  return isSameRepository(answer.headRepository, ask.repository)
    ? null
    : skip('AUTH-03', forkReason(number, answer.headRepository));
}

/** Refuses if the head is no longer the commit that the event named. */
function headObjection({ head }: Ask, { headSha, headRef }: PullRequestAnswer): Skip | null {
  return head === null || head.sha === headSha ? null : moved(headRef, head.sha, headSha);
}

/** Refuses if facts are missing. Without them we cannot tell if the head is newer than the comment, or our own work. */
function factsObjection(
  { comment, source }: Ask,
  { headCommittedAt }: PullRequestAnswer,
  trouble: string,
): Skip | null {
  const areNeeded = comment !== null || source === 'pull_request';
  if (!areNeeded || headCommittedAt !== null || trouble === '') return null;
  return unanswered('AUTH-04', 'how old the newest commit is, and whose', trouble);
}

/**
 * Refuses commits newer than the comment, because its author has not seen them. The committer can choose the commit
 * time but not GitHub's push time, so either one being later is enough. Both have one-second resolution. A push in the
 * same second counts as later.
 */
function ageObjection({ comment }: Ask, { headCommittedAt, headPushedAt }: PullRequestAnswer): Skip | null {
  if (comment === null) return null;
  const asked = Date.parse(comment.createdAt ?? '');
  const times = [headCommittedAt, headPushedAt].filter((time) => time !== null);
  if (Number.isNaN(asked) || times.length === 0 || times.some((time) => Number.isNaN(Date.parse(time)))) {
    return skip(
      'AUTH-04',
      'it is not known whether the newest commit is older than the comment, so nothing is started: comment again',
    );
  }
  const isLater = times.some((time) => Date.parse(time) > asked);
  const isSameSecond = headPushedAt !== null && Date.parse(headPushedAt) === asked;
  return isLater || isSameSecond
    ? skip(
        'AUTH-04',
        `the newest commit is newer than the comment of ${show(comment.createdAt)}: look at it, then comment again`,
      )
    : null;
}

/** Refuses a run for our own push, which a token that starts workflows may have made. Comments on it are allowed. */
function ownObjection({ source }: Ask, { headMessage }: PullRequestAnswer): Skip | null {
  return source === 'pull_request' && isOwnCommit(headMessage ?? null)
    ? skip('AUTH-05', OWN_COMMIT_REASON)
    : null;
}

function moved(ref: string, meant: string, now: string | null): Skip {
  return skip(
    'AUTH-04',
    now === null
      ? `the branch ${show(ref)} is gone: nothing is started`
      : `${show(ref)} has moved from ${show(meant.slice(0, 12))} to ${show(now.slice(0, 12))} since: start again on what is there now`,
  );
}

/** Refuses branch names and commits that git would not accept, so that they never reach a command. */
function withSoundNames(pin: Pin): Authorized {
  const shas = [pin.headSha, pin.baseSha].filter((sha) => sha !== null);
  const refs = [pin.headRef, pin.baseRef].filter((ref) => ref !== null);
  const badSha = shas.find((sha) => !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha));
  if (badSha !== undefined)
    return refused(skip('AUTH-02', `${show(badSha)} is no commit's name: nothing is started`));
  const badRef = refs
    .map((ref) => (ref === '' ? 'a branch has no name' : branchProblem(ref)))
    .find((problem) => problem !== null);
  return badRef === undefined ? { ok: true, pin } : refused(skip('AUTH-02', badRef));
}

function refused({ code, reason, unanswered }: Skip): Refused {
  return unanswered === true ? { ok: false, code, reason, unanswered } : { ok: false, code, reason };
}
