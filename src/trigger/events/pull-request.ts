import { show } from '../../settings/checks/problem.ts';
import {
  type Ask,
  type Decision,
  type EventHead,
  type EventInput,
  emptyAsk,
  type Skip,
  skip,
  type UntrustedText,
} from '../decision.ts';
import { isSetAt, numberAt, textAt, untrustedAt, untrustedNamesAt } from '../payload.ts';
import { peopleOf } from '../people.ts';
import { isSameRepository } from '../repositories.ts';

/** Runs the workflow's task on the head of a pull request from this repository. */
export function pullRequestDecision(input: EventInput): Decision {
  const facts = pullRequestIn(input);
  if ('kind' in facts) return facts;
  const people = peopleOf(input, ['sender']);
  if ('kind' in people) return people;
  const ask: Ask = { ...emptyAsk(input), people, configurationFrom: 'base' };
  return { ...ask, pullRequest: facts.number, head: facts.head, untrusted: facts.untrusted };
}

export interface PullRequestFacts {
  readonly number: number;
  readonly head: EventHead;
  readonly untrusted: readonly UntrustedText[];
}

/** Returns the payload's `pull_request` if it is open and comes from this repository. */
export function pullRequestIn({ payload, repository }: EventInput): PullRequestFacts | Skip {
  const number = numberAt(payload, 'pull_request.number');
  const sha = textAt(payload, 'pull_request.head.sha');
  const ref = textAt(payload, 'pull_request.head.ref');
  if (number === null || sha === null || ref === null) {
    return skip(
      'AUTH-02',
      'the event holds no pull request with a number and a head: there is nothing to work on',
    );
  }
  const closed = closedReason(payload, 'pull_request', number);
  if (closed !== null) return skip('AUTH-02', closed);
  const from = textAt(payload, 'pull_request.head.repo.full_name');
  if (!isSameRepository(from, repository)) return skip('AUTH-03', forkReason(number, from));
  return {
    number,
    head: { sha, ref },
    untrusted: [
      ...untrustedAt(payload, 'pull_request.title', 'pull request title'),
      ...untrustedAt(payload, 'pull_request.body', 'pull request body'),
      { label: 'branch name', text: ref },
      ...untrustedNamesAt(payload, 'pull_request.labels', 'labels'),
    ],
  };
}

/**
 * Returns the reason why a closed pull request or issue is skipped; null if it is open. Values missing in the payload
 * are requested from GitHub before anything starts.
 */
export function closedReason(payload: unknown, path: string, number: number): string | null {
  const state = textAt(payload, `${path}.state`);
  const isMerged =
    isSetAt(payload, `${path}.merged`) ||
    isSetAt(payload, `${path}.merged_at`) ||
    isSetAt(payload, `${path}.pull_request.merged_at`);
  if (isMerged) return `#${number} is merged: open a new pull request`;
  if (state !== 'open' && isSetAt(payload, `${path}.state`))
    return `#${number} is ${show(state)}: reopen it first`;
  return isSetAt(payload, `${path}.locked`)
    ? `the conversation of #${number} is locked: unlock it first`
    : null;
}

export function forkReason(number: number, from: string | null): string {
  return from === null
    ? `the repository that #${number} came from is gone: push its branch to this repository`
    : `#${number} comes from the fork ${show(from)}, and code of a fork is never worked on: push its branch to this repository`;
}
