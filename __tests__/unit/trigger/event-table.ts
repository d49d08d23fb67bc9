import { authorize } from '../../../src/trigger/authorize.ts';
import { leavesMain } from '../../../src/trigger/event-defaults.ts';
import { parseEvent } from '../../../src/trigger/parse-event.ts';
import { BACK, type EventRow, ISSUE, OWN, PULL, SETTINGS } from './event-row.ts';
import { COMMENTS, PULLS } from './event-rows-pull-request.ts';
import { OTHERS } from './event-rows-repository.ts';

export const EVENT_TABLE: readonly EventRow[] = [...COMMENTS, ...PULLS, ...OTHERS];

/** What the program itself makes of a row, in the table's words. */
export function decided({ input, answers: answered }: EventRow): string {
  const decision = parseEvent(input);
  if (decision.kind === 'skip') return `skipped, ${decision.code}`;
  if (decision.kind !== 'ask') return decision.kind;
  const authorized = authorize(decision, answered);
  if (!authorized.ok) {
    return authorized.unanswered === true ? 'failure, exit 1' : `skipped, ${authorized.code}`;
  }
  const { pin } = authorized;
  if (pin === null) return decision.issue === null ? SETTINGS : ISSUE;
  if (leavesMain(decision, pin, 'main')) return OWN;
  return decision.comment === null && decision.failedRun === null ? PULL : BACK;
}
