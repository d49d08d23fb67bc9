import type { ChangeTotals } from '../../core/git/change.ts';
import type { FinishReason, ModelName, ToolCall, Usage } from '../../core/model/model.ts';
import { compactionText } from '../../core/run/compaction-text.ts';
import type { RunEvent } from '../../core/run/events.ts';
import { cutText } from '../../core/text/figures.ts';
import { callTarget, textArgument } from '../../core/tools/call-target.ts';

/** Maximum characters kept of a tool result or of the model's words in one turn; events.jsonl has everything. */
const KEPT_TEXT = 4000;
const KEPT_TARGET = 300;

export interface CallRecord {
  readonly name: string;
  /** The path, command or pattern of the call, or ''. */
  readonly target: string;
  readonly ok: boolean;
  readonly text: string;
  /** File of the output folder with a command's whole output, if the model was shown only a part. */
  readonly outputFile: string | null;
  readonly durationMs: number;
}

/** One model reply and its tool calls, or a request without a reply. Times are wall time in ms since the epoch. */
export interface TurnRecord {
  readonly turn: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Response time of the model in ms; null while it has not answered. */
  readonly modelMs: number | null;
  /** The model that answered, if there could be more than one. */
  readonly by: ModelName | null;
  readonly text: string;
  readonly finish: FinishReason | null;
  readonly usage: Usage | null;
  /** USD of the reply; null if there is none or its price is unknown. */
  readonly costUsd: number | null;
  readonly calls: readonly CallRecord[];
  /** Net difference against the start after the last step kept in this turn. */
  readonly kept: ChangeTotals | null;
  readonly undone: readonly string[];
  readonly nudge: string | null;
  /** The reason why no model answered; null if one did. */
  readonly failure: string | null;
  /** Compactions of the conversation before or in this turn. */
  readonly compactions: readonly string[];
}

/** Counts the turns that the model has answered. Source: docs/configuration.md, `max_turns`. */
export function answeredTurns(turns: readonly Pick<TurnRecord, 'modelMs'>[]): number {
  return turns.filter(({ modelMs }) => modelMs !== null).length;
}

/** Returns what a call is about; for a finished task its status. */
function targetOf(call: ToolCall): string {
  return cutText(callTarget(call) || textArgument(call.arguments, 'status'), KEPT_TARGET, '…');
}

function openTurn(turn: number, at: number): TurnRecord {
  return {
    turn,
    startedAt: at,
    endedAt: at,
    modelMs: null,
    by: null,
    text: '',
    finish: null,
    usage: null,
    costUsd: null,
    calls: [],
    kept: null,
    undone: [],
    nudge: null,
    failure: null,
    compactions: [],
  };
}

function withEvent(turn: TurnRecord, event: RunEvent, at: number): TurnRecord {
  switch (event.type) {
    case 'model_replied':
      return {
        ...turn,
        endedAt: at,
        modelMs: event.durationMs,
        by: event.by ?? null,
        text: cutText(event.text, KEPT_TEXT),
        finish: event.finish,
        usage: event.usage,
        costUsd: event.costUsd,
      };
    case 'tool_finished': {
      const call: CallRecord = {
        name: event.call.name,
        target: targetOf(event.call),
        ok: event.ok,
        text: cutText(event.text, KEPT_TEXT),
        outputFile: event.outputFile ?? null,
        durationMs: event.durationMs,
      };
      return { ...turn, endedAt: at, calls: [...turn.calls, call] };
    }
    case 'change_kept':
      return { ...turn, endedAt: at, kept: event.total };
    case 'change_undone':
      return { ...turn, endedAt: at, undone: [...turn.undone, ...event.paths] };
    case 'nudged':
    case 'last_call':
      return { ...turn, endedAt: at, nudge: event.text };
    case 'model_failed':
      return event.next === null ? { ...turn, endedAt: at, failure: event.why } : turn;
    case 'compacted':
      return { ...turn, endedAt: at, compactions: [...turn.compactions, compactionText(event)] };
    default:
      return turn;
  }
}

/** Applies an event to the turns. An event of an unknown turn opens it, because reports never throw. */
export function applyToTurns(
  turns: readonly TurnRecord[],
  event: Extract<RunEvent, { readonly turn: number }>,
  at: number,
): readonly TurnRecord[] {
  const last = turns.at(-1);
  if (last !== undefined && last.turn === event.turn)
    return [...turns.slice(0, -1), withEvent(last, event, at)];
  const index = turns.findIndex((turn) => turn.turn === event.turn);
  if (index === -1) return [...turns, withEvent(openTurn(event.turn, at), event, at)];
  return turns.map((turn, place) => (place === index ? withEvent(turn, event, at) : turn));
}
