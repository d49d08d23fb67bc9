import { type Decision, type EventInput, emptyAsk, skip } from '../decision.ts';
import { isOwnCommit, OWN_COMMIT_REASON } from '../own-commit.ts';
import { isSetAt, textAt } from '../payload.ts';

/** Decides on a push, whose author always has write access. Only deleted branches and our own commits are skipped. */
export function pushDecision(input: EventInput): Decision {
  const { payload } = input;
  if (isSetAt(payload, 'deleted'))
    return skip('AUTH-02', 'the branch or tag was deleted: there is nothing to work on');
  if (isOwnCommit(textAt(payload, 'head_commit.message'))) return skip('AUTH-05', OWN_COMMIT_REASON);
  return emptyAsk(input);
}
