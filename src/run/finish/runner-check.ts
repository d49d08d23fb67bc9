import type { Cause } from '../../core/run/outcome.ts';
import type { RunServices } from '../compose-run.ts';

/** Paths named in the reason; the rest are counted. */
const NAMED = 3;

/**
 * Restores files of the runner and the action that a command changed. Records it and fails the run, because such a
 * change aims at the rest of the job. Returns null if nothing was changed.
 */
export function checkRunnerFiles({ context, enforcer, budget }: RunServices): Cause | null {
  const paths = context.runnerFiles.putBack();
  if (paths.length === 0) return null;
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  const reason = `a command changed files of the runner or of this action (${paths.slice(0, NAMED).join(', ')}${more}); they were restored: run with a sandbox, which protects them from commands`;
  const callContext = { turn: budget.turns, effect: 'reverted' } as const;
  enforcer.note('RUN-01', reason, callContext, {
    response: 'graceful_exit',
    paths,
    constraint: 'runner_files',
  });
  return { kind: 'violation', reason };
}
