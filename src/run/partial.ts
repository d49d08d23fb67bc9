import type { AgentEnd } from '../agent/loop.ts';
import type { Cause, Unfinished } from '../core/outcome.ts';
import type { Settings } from '../settings/schema.ts';

/** How the agent's work ended, and what there is of it. */
export interface Ending {
  readonly how: AgentEnd['how'];
  /** The limit or constraint that ended the run; null where none did. */
  readonly stop: Cause | null;
  /** Files that differ from the start. */
  readonly files: number;
}

/** Why what there is is not the finished task; null where it is, or where nothing of it is there. */
export function unfinishedBy({ how, stop, files }: Ending): Unfinished | null {
  if (how === 'partial') return 'own_word';
  if (how === 'complete' || files === 0) return null;
  return stop === null || stop.kind === 'failure' ? null : 'limit';
}

export interface DraftFacts extends Ending {
  readonly partial: Settings['git']['partial'];
  /** What speaks against the work, red gates apart: those a draft may have, and it says so. */
  readonly objections: readonly Cause[];
}

/**
 * Whether unfinished work is offered as a draft pull request. Not after an emergency stop, which runs nothing any
 * more, and not where anything but the limit itself and red gates speaks against it. Source: DECISIONS D26.
 */
export function mayBeDrafted(facts: DraftFacts): boolean {
  const { partial, objections, files, stop } = facts;
  if (partial !== 'draft_pr' || files === 0 || unfinishedBy(facts) === null) return false;
  return objections.length === 0 && (stop === null || stop.kind === 'violation' || stop.kind === 'timeout');
}

/** A cause's words, with what they mean for the work. */
export function withPartial(reason: string, unfinished: Unfinished | null): string {
  return unfinished === 'limit' ? `${reason}; the work so far is partial` : reason;
}
