import type { ForgeOptions } from '../../adapters/github/api/forge-options.ts';
import type { ForgeError } from '../../core/forge/forge.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { seconds } from '../../core/text/figures.ts';
import type { ForgeAccess } from '../../settings/request/request.ts';
import { noteRefusedRedirect } from './refused-redirect.ts';
import type { RunContext } from './run-context.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Returns options for requests to GitHub: the run's deadline, and notices about redirects and rate limits. */
export function forgeOptions(context: RunContext, access: ForgeAccess): ForgeOptions {
  const { hostProcess, stopwatch, observers } = context;
  return {
    ...access,
    env: hostProcess.env,
    clock: hostProcess.clock,
    signal: stopwatch.landing,
    remainingMs: () => stopwatch.timeLeft('commit'),
    onRedirect: ({ what, to }) => {
      const reason = `GitHub's API redirects to ${to} when asked to ${what}; the token was not sent there: check GITHUB_API_URL`;
      noteRefusedRedirect(context, reason);
    },
    onWait: ({ ms, what }) => {
      const text = `GitHub is rate limiting us; retrying in ${seconds(ms)}, to ${what}`;
      observers.emit({ type: 'notice', level: 'warning', text });
    },
  };
}

/** Returns the error that ends a run if GitHub did not answer a request that must succeed before the agent starts. */
export function unanswered({ message: reason }: ForgeError, { landing, cancelled }: Stopwatch): StopRun {
  const isLate = landing.aborted && !cancelled;
  return new StopRun({ kind: isLate ? 'timeout' : 'git_before', reason });
}
