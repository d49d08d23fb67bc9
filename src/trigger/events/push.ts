import { type Decision, type EventInput, emptyAsk, skip } from '../decision.ts';
import { isOwnCommit, OWN_COMMIT_REASON } from '../own-commit.ts';
import { isSetAt, textAt } from '../payload.ts';

/** Whoever pushes may write. What is left to refuse is a branch that is gone, and our own work coming back to us. */
export function pushDecision(input: EventInput): Decision {
  const { payload } = input;
  if (isSetAt(payload, 'deleted'))
    return skip('AUTH-02', 'the branch or tag was deleted: there is nothing to work on');
  if (isOwnCommit(textAt(payload, 'head_commit.message'))) return skip('AUTH-05', OWN_COMMIT_REASON);
  return emptyAsk(input);
}
