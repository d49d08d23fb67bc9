import { show } from '../../settings/checks/problem.ts';
import { LONGEST_TASK } from '../../settings/schema/schema.ts';
import { commandIn, commandWords, wholeCommand } from '../command.ts';
import {
  type CommentFacts,
  type Decision,
  type EventHead,
  type EventInput,
  emptyAsk,
  type Skip,
  skip,
  type UntrustedText,
} from '../decision.ts';
import { commentFlags, takesValue } from '../flags.ts';
import { isRecordAt, numberAt, textAt, untrustedAt, untrustedNamesAt } from '../payload.ts';
import { peopleOf } from '../people.ts';
import { cleanTask } from '../untrusted/clean.ts';
import { closedReason, pullRequestIn } from './pull-request.ts';

/**
 * Reads a comment on a pull request or on a line of its diff. The command is taken from the payload, because the
 * comment may have been edited before it could be fetched.
 */
export function commentDecision(input: EventInput): Decision {
  const { payload, phrase } = input;
  const rest = commandIn(textAt(payload, 'comment.body') ?? '', phrase);
  if (rest === null) {
    return skip('AUTH-02', `the comment does not begin with ${show(phrase)}: it is no command`);
  }
  const people = peopleOf(input, ['comment.user', 'sender']);
  if ('kind' in people) return people;
  const { text, what } = cleanTask(rest);
  const order = wholeCommand(text);
  if (order !== null) return orderDecision(input, people, order);
  const place = input.name === 'issue_comment' ? placeOfIssueComment(payload) : placeOfReviewComment(input);
  if ('kind' in place) return place;
  const comment = commentIn(input);
  if (comment === null) return NO_COMMENT;
  const { pullRequest, head, untrusted } = place;
  const asked = {
    ...emptyAsk(input),
    people,
    comment,
    pullRequest,
    head,
    configurationFrom: 'base',
  } as const;
  const words = commandWords(text, takesValue);
  const flags = commentFlags(words);
  if ('kind' in flags) return { ...flags, asked };
  if (words.task.length > LONGEST_TASK) {
    const reason = `the comment's task has ${words.task.length} characters: at most ${LONGEST_TASK} are taken`;
    return { ...skip('CFG-01', reason), asked };
  }
  if (words.task === '') return { ...asked, flags, untrusted, cleaned: what };
  return { ...asked, task: words.task, instructions: input.task, flags, untrusted, cleaned: what };
}

const NO_COMMENT = skip('AUTH-02', 'the event holds no comment with an id: there is nobody to answer');

/** Decides on `help` and `stop`. They start no run, so they work on issues and on pull requests in any state. */
function orderDecision(input: EventInput, people: readonly string[], kind: 'help' | 'stop'): Decision {
  const { payload, name: source, repository } = input;
  const isConversation = source === 'issue_comment';
  const number = numberAt(payload, isConversation ? 'issue.number' : 'pull_request.number');
  const comment = commentIn(input);
  if (comment === null || number === null) return NO_COMMENT;
  const isPull = !isConversation || isRecordAt(payload, 'issue.pull_request');
  const place = isPull ? { pullRequest: number, issue: null } : { pullRequest: null, issue: number };
  return { kind, source, repository, people, comment, ...place };
}

interface Place {
  readonly pullRequest: number;
  /** null for a comment in the conversation, because its payload does not contain it. */
  readonly head: EventHead | null;
  readonly untrusted: readonly UntrustedText[];
}

/** Handles `issue_comment`, which is sent for issues and pull requests. Only payloads of pull requests are marked. */
function placeOfIssueComment(payload: unknown): Place | Skip {
  const number = numberAt(payload, 'issue.number');
  if (number === null)
    return skip('AUTH-02', 'the event holds no issue with a number: there is nothing to work on');
  if (!isRecordAt(payload, 'issue.pull_request')) {
    return skip(
      'AUTH-02',
      `#${number} is an issue, and comments start runs on pull requests only: label or assign the issue instead`,
    );
  }
  const closed = closedReason(payload, 'issue', number);
  if (closed !== null) return skip('AUTH-02', closed);
  return {
    pullRequest: number,
    head: null,
    untrusted: [
      ...untrustedAt(payload, 'issue.title', 'pull request title'),
      ...untrustedAt(payload, 'issue.body', 'pull request body'),
      ...untrustedNamesAt(payload, 'issue.labels', 'labels'),
    ],
  };
}

/** Handles a comment on a line, whose payload also names the line. */
function placeOfReviewComment(input: EventInput): Place | Skip {
  const facts = pullRequestIn(input);
  if ('kind' in facts) return facts;
  return {
    pullRequest: facts.number,
    head: facts.head,
    untrusted: [
      ...facts.untrusted,
      ...placeAt(input.payload),
      ...untrustedAt(input.payload, 'comment.diff_hunk', 'part of the diff that the comment is about'),
    ],
  };
}

/** Returns the line on the head's side, if the payload names one. */
function placeAt(payload: unknown): readonly UntrustedText[] {
  const [path] = untrustedAt(payload, 'comment.path', 'file and line that the comment is about');
  if (path === undefined) return [];
  const line = numberAt(payload, 'comment.line') ?? numberAt(payload, 'comment.original_line');
  return [line === null ? path : { ...path, text: `${path.text}, line ${line}` }];
}

function commentIn({ name, payload }: EventInput): CommentFacts | null {
  const id = numberAt(payload, 'comment.id');
  const kind = name === 'issue_comment' ? 'issue' : 'review';
  return id === null ? null : { id, createdAt: textAt(payload, 'comment.created_at'), kind };
}
