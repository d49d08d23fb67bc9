import type { EventDefaults } from '../settings/sources/event-defaults.ts';
import type { Pin } from './authorize.ts';
import type { Ask } from './decision.ts';

/** Returns true if the run starts on the default branch and may not push to it. Its fix then goes to a pull request. */
export function leavesMain(ask: Ask, pin: Pin | null, mainBranch: string | null): boolean {
  return ask.failedRun !== null && pin !== null && pin.baseSha === null && pin.headRef === mainBranch;
}

/** Returns the defaults that the event sets for its run. Settings override them. */
export function eventDefaults(ask: Ask, pin: Pin | null, mainBranch: string | null): EventDefaults {
  return {
    task: ask.task,
    pullRequest: ask.issue !== null || leavesMain(ask, pin, mainBranch),
    branchEnd: ask.issue === null ? '' : `-${ask.issue}`,
  };
}
