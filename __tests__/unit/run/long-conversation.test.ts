import { expect, test } from 'vitest';
import { runAgent } from '../../../src/agent/loop.ts';
import type { RunEvent } from '../../../src/core/run/events.ts';
import { BOUNDLESS } from '../../support/context-ports.ts';
import type { Fault, ScriptedTurn } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { asking, PROVIDERS, TOOLS } from '../adapters/models/asking.ts';

const TURNS = 60;
const WINDOW = 10_000;

/** ms. Long enough for a loaded machine, short enough to wait for once. */
const IDLE_MS = 1000;

/** What goes wrong once after so many turns. A stall says nothing for longer than the idle limit. */
const MISHAPS: readonly (readonly [number, Fault])[] = [
  [4, 'overflow'],
  [10, 'stall'],
  [18, 'cut'],
];

test.each(PROVIDERS)(
  'a long run with %s survives an early overflow, a stall and a broken answer',
  async (provider) => {
    let turns = 0;
    const ahead = new Map(MISHAPS);
    const script = ({ body }: { readonly body: string }): ScriptedTurn => {
      const input = Math.ceil(body.length / 4);
      const mishap = input > WINDOW ? 'overflow' : ahead.get(turns);
      if (mishap === ahead.get(turns)) ahead.delete(turns);
      const isSummary = !body.includes('read_file');
      const name = turns >= TURNS ? 'list_files' : 'read_file';
      const thinking = { text: 'I think.', signature: 'c2lnbmF0dXJl' };
      const usage = { input, output: 30 };
      const reply = isSummary
        ? { text: 'All is well.', usage }
        : { usage, thinking, calls: [{ name, arguments: { path: `f${turns}` } }] };
      if (mishap !== undefined) return { ...reply, fault: mishap };
      if (!isSummary) turns += 1;
      return reply;
    };
    await using server = await startModelServer(script);
    const events: RunEvent[] = [];
    const end = await runAgent(
      { system: 'You work.', task: 'Read it all.', tools: TOOLS },
      {
        provider: await asking(provider, server, { firstChunkMs: IDLE_MS, idleMs: IDLE_MS }),
        emit: (event) => events.push(event),
        monotonic: () => performance.now(),
        signal: new AbortController().signal,
        admit: () => ({ go: true, maxOutputTokens: 500, deadline: Number.POSITIVE_INFINITY }),
        spend: () => null,
        silent: () => undefined,
        execute: async (calls) => {
          const results = calls.map(({ id, name }) => ({
            callId: id,
            name,
            text: 'r'.repeat(2000),
            ok: true,
          }));
          const isDone = calls.some(({ name }) => name === 'list_files');
          return isDone ? { results, end: { how: 'complete', result: 'done' } } : { results };
        },
        context: { ...BOUNDLESS, window: () => WINDOW, longestAnswer: 500 },
      },
    );
    expect(end).toEqual({ how: 'complete', result: 'done' });
    const compactions = events.flatMap((event) => (event.type === 'compacted' ? [event] : []));
    expect(compactions.length).toBeGreaterThanOrEqual(3);
    expect(compactions[0]?.why).toBe('overflow');
    expect(compactions.slice(1).every(({ why }) => why === 'window')).toBe(true);
    expect([...ahead]).toEqual([]);
  },
);
