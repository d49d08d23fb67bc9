import type { Cause } from '../core/outcome.ts';
import type { Crew } from './wire.ts';

/** Paths named in the reason; the rest are counted. */
const NAMED = 3;

/**
 * Whether the runner's files and the action's own are as they were. What is not is put back and on record, and
 * the run fails, for whoever wrote there meant to act on the rest of the job. Null where nothing was touched.
 */
export function checkRunnerFiles({ desk, referee, budget }: Crew): Cause | null {
  const paths = desk.runnerFiles.putBack();
  if (paths.length === 0) return null;
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  const reason = `a command changed what belongs to the runner or to this action (${paths.slice(0, NAMED).join(', ')}${more}): it was put back; let the sandbox work, which keeps commands from it`;
  const occasion = { turn: budget.turns, effect: 'reverted' } as const;
  referee.note('RUN-01', reason, occasion, { response: 'graceful_exit', paths, constraint: 'runner_files' });
  return { kind: 'violation', reason };
}
