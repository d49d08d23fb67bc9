import type { ForgeOptions } from '../adapters/github/options.ts';
import type { ForgeError } from '../core/forge.ts';
import { StopRun } from '../core/outcome.ts';
import type { ForgeAccess } from '../settings/request.ts';
import type { Desk } from './desk.ts';
import type { Stopwatch } from './stopwatch.ts';

/** How a run asks GitHub: within its own time, and saying so where GitHub makes it wait. */
export function forgeOptions({ around, stopwatch, observers }: Desk, access: ForgeAccess): ForgeOptions {
  return {
    ...access,
    env: around.env,
    clock: around.clock,
    signal: stopwatch.landing,
    remainingMs: () => stopwatch.timeLeft('commit'),
    onWait: ({ ms, what }) => {
      const text = `GitHub asks for patience: ${Math.ceil(ms / 1000)} s, to ${what}`;
      observers.emit({ type: 'notice', level: 'warning', text });
    },
  };
}

/** A question that had to be answered before the agent starts. */
export function unanswered({ message: reason }: ForgeError, { landing, cancelled }: Stopwatch): StopRun {
  const isLate = landing.aborted && !cancelled;
  return new StopRun({ kind: isLate ? 'timeout' : 'git_before', reason });
}
