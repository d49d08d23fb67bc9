import type { EventDefaults } from '../settings/event-defaults.ts';
import type { Pin } from './authorise.ts';
import type { Ask } from './decision.ts';

/**
 * Whether the run starts on the default branch and may not go back there: a failure on it is mended by a pull request.
 */
export function leavesMain(ask: Ask, pin: Pin | null, mainBranch: string | null): boolean {
  return ask.failedRun !== null && pin !== null && pin.baseSha === null && pin.headRef === mainBranch;
}

/** What the event says of its run where no settings do. */
export function eventDefaults(ask: Ask, pin: Pin | null, mainBranch: string | null): EventDefaults {
  return {
    task: ask.task,
    pullRequest: ask.issue !== null || leavesMain(ask, pin, mainBranch),
    branchEnd: ask.issue === null ? '' : `-${ask.issue}`,
  };
}
