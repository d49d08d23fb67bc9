import type { Compaction, RunEvent } from '../core/events.ts';

/** One time that the conversation was made smaller, and in which turn. */
export interface CompactionRecord extends Compaction {
  readonly turn: number;
}

export function compactionOf(event: Extract<RunEvent, { readonly type: 'compacted' }>): CompactionRecord {
  const { type: _type, ...compaction } = event;
  return compaction;
}

/** As execution.json has it. */
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
