import { show } from '../../settings/checks/problem.ts';
import { type Decision, type EventInput, emptyAsk, skip } from '../decision.ts';
import { isRecordAt, numberAt, textAt, untrustedAt, untrustedNamesAt } from '../payload.ts';
import { peopleOf } from '../people.ts';
import { closedReason } from './pull-request.ts';

/**
 * Decides on an issue that was labeled or assigned to us. Other labels and assignees are common, so the workflow must
 * name the ones that count. That is the trigger phrase without its sign (`forge` for `/forge`), or a separate word in
 * the workflow's `task` ("Fix issues labeled good-first-fix").
 */
export function issueDecision(input: EventInput): Decision {
  const { payload } = input;
  const number = numberAt(payload, 'issue.number');
  if (number === null)
    return skip('AUTH-02', 'the event holds no issue with a number: there is nothing to work on');
  const isLabel = textAt(payload, 'action') === 'labeled';
  const sign = textAt(payload, isLabel ? 'label.name' : 'assignee.login');
  const what = isLabel ? 'label' : 'assignee';
  if (sign === null)
    return skip('AUTH-02', `the event does not name the ${what} that issue #${number} was given`);
  if (!isNamed(sign, input)) {
    return skip(
      'AUTH-02',
      `the ${what} ${show(sign)} of issue #${number} is not for us: use ${show(bareWord(input.phrase))}, or name the ${what} in the workflow's task`,
    );
  }
  if (isRecordAt(payload, 'issue.pull_request')) {
    return skip('AUTH-02', `#${number} is a pull request: comment on it instead`);
  }
  const closed = closedReason(payload, 'issue', number);
  if (closed !== null) return skip('AUTH-02', closed);
  const people = peopleOf(input, ['sender']);
  if ('kind' in people) return people;
  return {
    ...emptyAsk(input),
    people,
    issue: number,
    task:
      input.task === ''
        ? `Resolve the issue\n\nIt is #${number} of this repository; its title and text are below.`
        : input.task,
    untrusted: [
      ...untrustedAt(payload, 'issue.title', `title of issue #${number}`),
      ...untrustedAt(payload, 'issue.body', `body of issue #${number}`),
      ...untrustedNamesAt(payload, 'issue.labels', 'labels'),
    ],
  };
}

/** Returns the label for a phrase: `forge` for `/forge`. */
function bareWord(phrase: string): string {
  return phrase.replace(/^[^\p{L}\p{N}]+/u, '');
}

/** Compares without case, because GitHub's names ignore it. A name inside a longer word does not count. */
function isNamed(sign: string, { phrase, task }: EventInput): boolean {
  const name = sign.trim().toLowerCase();
  if (name === '') return false;
  if (name === bareWord(phrase).toLowerCase()) return true;
  const text = task.toLowerCase();
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (isEdge(text[at - 1]) && isEdge(text[at + name.length])) return true;
  }
  return false;
}

/** Returns true for characters that cannot be part of a name. */
function isEdge(character: string | undefined): boolean {
  return character === undefined || !/[\p{L}\p{N}_-]/u.test(character);
}
