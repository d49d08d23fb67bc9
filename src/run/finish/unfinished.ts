import type { AgentEnd } from '../../agent/loop.ts';
import type { Cause, Unfinished } from '../../core/run/outcome.ts';
import type { Settings } from '../../settings/schema/schema.ts';

/** The end of the agent's work, and its extent. */
export interface Ending {
  readonly how: AgentEnd['how'];
  /** The limit or constraint that ended the run; null if none did. */
  readonly stop: Cause | null;
  /** Files that differ from the start. */
  readonly files: number;
}

/** Returns why the task is not finished; null if it is, or if there is no work. */
export function unfinishedBy({ how, stop, files }: Ending): Unfinished | null {
  if (how === 'partial') return 'own_word';
  if (how === 'complete' || files === 0) return null;
  return stop === null || stop.kind === 'failure' ? null : 'limit';
}

export interface DraftFacts extends Ending {
  readonly partial: Settings['git']['partial'];
  /** Objections to the work, without red gates: a draft may have those, and says so. */
  readonly objections: readonly Cause[];
}

/**
 * Returns true if unfinished work is offered as a draft pull request. Emergency stops and objections other than the
 * limit itself and red gates prevent it.
 */
export function mayBeDrafted(facts: DraftFacts): boolean {
  const { partial, objections, files, stop } = facts;
  if (partial !== 'draft_pr' || files === 0 || unfinishedBy(facts) === null) return false;
  return objections.length === 0 && (stop === null || stop.kind === 'violation' || stop.kind === 'timeout');
}

/** Returns a cause's reason, with a note if a limit left the work partial. */
export function withPartial(reason: string, unfinished: Unfinished | null): string {
  return unfinished === 'limit' ? `${reason}; the work so far is partial` : reason;
}
