import type { Compaction, RunEvent } from '../../core/run/events.ts';

/** One compaction of the conversation, with its turn. */
export interface CompactionRecord extends Compaction {
  readonly turn: number;
}

export function compactionOf(event: Extract<RunEvent, { readonly type: 'compacted' }>): CompactionRecord {
  const { type: _type, ...compaction } = event;
  return compaction;
}

/** Returns it as in execution.json. */
export function compactionJson(compaction: CompactionRecord) {
  return {
    turn: compaction.turn,
    why: compaction.why,
    window: compaction.window,
    tokens_before: compaction.tokensBefore,
    tokens_after: compaction.tokensAfter,
    outputs_stubbed: compaction.outputsStubbed,
    turns_left_out: compaction.turnsLeftOut,
    summarised: compaction.summarised,
  };
}
