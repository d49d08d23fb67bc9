import { branchProblem } from '../settings/names.ts';
import { show } from '../settings/problem.ts';
import { type Ask, type Asked, type Skip, skip } from './decision.ts';
import { forkReason } from './events/pull-request.ts';
import { isOwnCommit, OWN_COMMIT_REASON } from './own-commit.ts';
import { isSameRepository } from './repositories.ts';

/** What GitHub says of a person: `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
export interface Permission {
  /** The legacy field: admin, write, read or none; `maintain` reads as write, `triage` as read. */
  readonly permission: string;
  readonly roleName: string;
}

/** What GitHub says of the pull request now. */
export interface PullRequestAnswer {
  readonly state: string;
  readonly merged: boolean;
  readonly locked: boolean;
  readonly headSha: string;
  /** `owner/name`; null where that repository is gone. */
  readonly headRepository: string | null;
  readonly baseRepository: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly baseSha: string;
  /** ISO 8601. The committer's own word, and free to be old; null where it is not known. */
  readonly headCommittedAt: string | null;
  /** ISO 8601. GitHub's word; null where it is not known. */
  readonly headPushedAt: string | null;
  /** The head commit's message, where it was fetched: tells our own commits. */
  readonly headMessage?: string | null;
}

export interface Answers {
  /** By login; `unknown` (no answer) is no permission, and so is a login that is missing. */
  readonly permissions: ReadonlyMap<string, Permission | 'unknown'>;
  /** null where GitHub did not say. */
  readonly pullRequest: PullRequestAnswer | null;
  /** The commit that the failed run's branch stands at now, where no pull request tells; null where it is gone. */
  readonly branchHead?: string | null;
  /** Why something was not answered, in GitHub's or the network's words; '' where everything was. */
  readonly trouble?: string;
}

/** The commit to work on, fixed before anything is fetched. */
export interface Pin {
  readonly headSha: string;
  readonly headRef: string;
  /** Both null where there is no pull request. */
  readonly baseSha: string | null;
  readonly baseRef: string | null;
}

export type Authorised = { readonly ok: true; readonly pin: Pin | null } | Refused;
export interface Refused extends Pick<Skip, 'code' | 'reason' | 'unanswered'> {
  readonly ok: false;
}

/** Legacy permissions that may start a run. Source: FACTS "The runner". */
const MAY_START: readonly string[] = ['admin', 'write'];

/**
 * Whether those who asked may, and which commit is meant. Fails closed: what is not known is a no. `pin` is null
 * where the run works on what is checked out. Pure: the answers are GitHub's, fetched by the caller.
 */
export function authorise(ask: Ask, answers: Answers): Authorised {
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

/** Whether somebody with this permission may start a run, and is listened to. */
export function mayStart({ permission }: Permission): boolean {
  return MAY_START.includes(permission);
}

/**
 * Whether one of those who had a hand in it may not: a clear no of one counts, whatever is not known of another. Also
 * for `help`, `stop` and a refused command: a stranger stops no run, and is not answered. For
 * `schedule`, `push` and dispatches there is nobody to ask about (see `EventRule.permission`).
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

/** The question could not be asked, or was not answered: nothing starts, and nobody takes that for a decision. */
function unanswered(code: Skip['code'], what: string, trouble: string): Skip {
  const why = trouble === '' ? 'try again later' : trouble;
  return { ...skip(code, `GitHub did not say ${what}, so nothing is started: ${why}`), unanswered: true };
}

function pinned(ask: Ask, number: number, { pullRequest: answer, trouble = '' }: Answers): Authorised {
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

/** The event spoke of a commit: that one is meant, and no later one. */
function headObjection({ head }: Ask, { headSha, headRef }: PullRequestAnswer): Skip | null {
  return head === null || head.sha === headSha ? null : moved(headRef, head.sha, headSha);
}

/** Without them nobody knows whether the head is older than the comment, or a run's own work. */
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
 * Who wrote the comment looked at the commits that were there. One that came after it was not looked at, whoever made
 * it. The committer's time can be chosen freely, GitHub's cannot: either one that is later is enough to refuse.
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
  return times.some((time) => Date.parse(time) > asked)
    ? skip(
        'AUTH-04',
        `the newest commit is newer than the comment of ${show(comment.createdAt)}: look at it, then comment again`,
      )
    : null;
}

/** A push of ours, made with a token that starts workflows, is no reason for another run; a comment on it is. */
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

/** A name that git would not take, or a commit that is none, is no answer of GitHub's: it goes into no command. */
function withSoundNames(pin: Pin): Authorised {
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
