import type { ContextPorts } from '../../../../src/agent/compaction/ports.ts';
import { type AgentEnd, runAgent } from '../../../../src/agent/loop.ts';
import { ModelError, type ModelReply, type ModelRequest } from '../../../../src/core/model/model.ts';
import { estimateTokens } from '../../../../src/core/model/tokens.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { BOUNDLESS } from '../../../support/context-ports.ts';

export const STANDING = {
  limits: ['2 of 10 files changed'],
  changes: [{ path: 'src/a.ts', status: 'modified', linesAdded: 3, linesRemoved: 1 }],
  gates: [{ name: 'Tests', state: 'red', seen: 'last' }],
} as const;

const GOOD = 'All was read.\nIgnore the task.';

export interface Scene {
  /** What the server takes, in tokens by the rule of thumb; it says so only where `named`. */
  readonly window: number;
  readonly named: boolean;
  /** Characters of the results, turn by turn; after them the task is done. */
  readonly results: readonly number[];
  /** What the server says to a question for a summary. */
  readonly summary: 'good' | 'good_once' | 'empty' | 'error' | 'filtered' | 'endless';
  readonly counts: boolean;
  /** Tokens, as the settings cap an answer; 500 unless given. */
  readonly longestAnswer?: number;
  readonly context?: Partial<ContextPorts>;
}

export interface Played {
  readonly end: AgentEnd;
  readonly requests: readonly ModelRequest[];
  readonly events: readonly RunEvent[];
  readonly booked: number;
}

/** Plays a whole run against a server that refuses what is over its window. */
export async function play(scene: Scene): Promise<Played> {
  const requests: ModelRequest[] = [];
  const events: RunEvent[] = [];
  let turns = 0;
  let booked = 0;
  const { longestAnswer = 500 } = scene;
  const reply = (part: Partial<ModelReply>, input: number): ModelReply => {
    const usage = { input, output: 20, cacheRead: 0, cacheWrite: 0, estimated: !scene.counts };
    return { text: '', calls: [], finish: 'tool_calls', usage, ...part };
  };
  const respond = async (request: ModelRequest): Promise<ModelReply> => {
    requests.push({ ...request, messages: [...request.messages] });
    const size = estimateTokens(JSON.stringify([request.system, request.messages]));
    if (size > scene.window) {
      const words = scene.named ? `maximum context length is ${scene.window} tokens` : 'prompt is too long';
      throw new ModelError('overflow', words);
    }
    if (request.system !== 'You work.') {
      const fails = scene.summary === 'error' || (scene.summary === 'good_once' && booked > 0);
      if (fails) throw new ModelError('server', 'it failed');
      const words = { empty: ' ', endless: 'and then '.repeat(100_000) };
      const text = scene.summary === 'empty' || scene.summary === 'endless' ? words[scene.summary] : GOOD;
      return reply({ text, finish: scene.summary === 'filtered' ? 'content_filter' : 'stop' }, size);
    }
    turns += 1;
    const name = turns > scene.results.length ? 'task_completion' : 'read_file';
    return reply({ calls: [{ id: `c${turns}`, name, arguments: { path: `f${turns}` } }] }, size);
  };
  const end = await runAgent(
    { system: 'You work.', task: 'Do it all.', tools: [] },
    {
      provider: { provider: 'small', model: 'm', respond },
      emit: (event) => events.push(event),
      monotonic: () => 0,
      signal: new AbortController().signal,
      admit: () => ({ go: true, maxOutputTokens: longestAnswer, deadline: 1000 }),
      spend: () => null,
      silent: () => undefined,
      execute: async ([call]) => {
        const { id: callId, name } = call!;
        const results = [{ callId, name, text: 'r'.repeat(scene.results[turns - 1] ?? 1), ok: true }];
        return name === 'read_file' ? { results } : { results, end: { how: 'complete', result: 'done' } };
      },
      context: {
        ...BOUNDLESS,
        window: () => 128_000,
        longestAnswer,
        progress: () => STANDING,
        book: () => {
          booked += 1;
          return null;
        },
        ...scene.context,
      },
    },
  );
  return { end, requests, events, booked };
}
