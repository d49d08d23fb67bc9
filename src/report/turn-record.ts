import { callTarget, textArgument } from '../core/call-target.ts';
import type { ChangeTotals } from '../core/change.ts';
import { compactionText } from '../core/compaction-text.ts';
import type { RunEvent } from '../core/events.ts';
import { cutText } from '../core/figures.ts';
import type { FinishReason, ModelName, ToolCall, Usage } from '../core/model.ts';

/** What is kept of a tool's answer or the model's words in one turn; the whole is in events.jsonl. */
const KEPT_TEXT = 4000;
const KEPT_TARGET = 300;

export interface CallRecord {
  readonly name: string;
  /** The path, command or pattern it was about; '' where there is none. */
  readonly target: string;
  readonly ok: boolean;
  readonly text: string;
  /** File of the output folder with all that a command printed, where the model was shown a part. */
  readonly outputFile: string | null;
  readonly durationMs: number;
}

/** One model reply and its tool calls, or what was asked for and never came. Times are wall time in ms since the epoch. */
export interface TurnRecord {
  readonly turn: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** ms the model took; null while it has not answered. */
  readonly modelMs: number | null;
  /** Which model answered, where more than one might have. */
  readonly by: ModelName | null;
  readonly text: string;
  readonly finish: FinishReason | null;
  readonly usage: Usage | null;
  readonly calls: readonly CallRecord[];
  /** Net difference against the start after the last step kept in this turn. */
  readonly kept: ChangeTotals | null;
  readonly undone: readonly string[];
  readonly nudge: string | null;
  /** What was done before it, or in it, so that the conversation fits the model. */
  readonly compactions: readonly string[];
}

/** How many of them the model has answered: that is what a turn is. Source: docs/configuration.md, `max_turns`. */
export function answeredTurns(turns: readonly Pick<TurnRecord, 'modelMs'>[]): number {
  return turns.filter(({ modelMs }) => modelMs !== null).length;
}

/** What a call is about; of a finished task its status. */
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
    calls: [],
    kept: null,
    undone: [],
    nudge: null,
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
    case 'compacted':
      return { ...turn, endedAt: at, compactions: [...turn.compactions, compactionText(event)] };
    default:
      return turn;
  }
}

/** The turns with this event in them. An event of a turn that was never opened opens it: reports never throw. */
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
