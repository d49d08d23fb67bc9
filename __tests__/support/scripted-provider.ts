import {
  type FinishReason,
  ModelError,
  type ModelReply,
  type ModelRequest,
} from '../../src/core/model/model.ts';
import type { ModelProvider } from '../../src/core/ports.ts';

export interface ScriptedTurn {
  readonly text?: string;
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[];
  readonly finish?: FinishReason;
  readonly error?: ModelError;
  /** Why it would not answer. */
  readonly refusal?: string;
  readonly usage?: { readonly input: number; readonly output: number };
}

/** A model in memory that answers from a script and keeps every request it was sent. */
export class ScriptedProvider implements ModelProvider {
  readonly provider = 'scripted';
  readonly model = 'script';
  readonly requests: ModelRequest[] = [];
  readonly #turns: readonly ScriptedTurn[];

  constructor(turns: readonly ScriptedTurn[]) {
    this.#turns = turns;
  }

  async respond(request: ModelRequest): Promise<ModelReply> {
    const turn = this.#turns[this.requests.length];
    this.requests.push({ ...request, messages: [...request.messages] });
    if (turn === undefined) throw new ModelError('bad_request', 'the script is over');
    if (turn.error !== undefined) throw turn.error;
    const index = this.requests.length;
    const calls = (turn.calls ?? []).map((call, place) => ({ id: `c${index}_${place}`, ...call }));
    const usage = { input: 100, output: 10, ...turn.usage, cacheRead: 0, cacheWrite: 0, estimated: false };
    return {
      text: turn.text ?? '',
      calls,
      finish: turn.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'),
      usage,
      ...(turn.refusal === undefined ? {} : { refusal: turn.refusal }),
    };
  }
}
