import { describe, expect, it } from 'vitest';
import { type AgentPorts, runAgent, type TurnOutcome } from '../../../src/agent/loop.ts';
import { ModelError, type ToolCall } from '../../../src/core/model/model.ts';
import type { RunEvent } from '../../../src/core/run/events.ts';
import { BOUNDLESS } from '../../support/context-ports.ts';
import { ScriptedProvider, type ScriptedTurn } from '../../support/scripted-provider.ts';

const ASSIGNMENT = { system: 'You work.', task: 'Do it.', tools: [] };

function setUp(turns: readonly ScriptedTurn[], over: Partial<AgentPorts> = {}) {
  const provider = new ScriptedProvider(turns);
  const events: RunEvent[] = [];
  const executed: (readonly ToolCall[])[] = [];
  const ports: AgentPorts = {
    provider,
    emit: (event) => events.push(event),
    monotonic: () => 0,
    signal: new AbortController().signal,
    admit: () => ({ go: true, maxOutputTokens: 1000, deadline: 1000 }),
    spend: () => null,
    silent: () => undefined,
    execute: async (calls): Promise<TurnOutcome> => {
      executed.push(calls);
      const results = calls.map((call) => ({ callId: call.id, name: call.name, text: 'ok', ok: true }));
      const done = calls.some((call) => call.name === 'task_completion');
      return done ? { results, end: { how: 'complete', result: 'done' } } : { results };
    },
    context: BOUNDLESS,
    ...over,
  };
  return { provider, events, executed, ports };
}

const read = { calls: [{ name: 'read_file', arguments: { path: 'a' } }] };
const finish = { calls: [{ name: 'task_completion', arguments: { result: 'done' } }] };

describe('the loop', () => {
  it('ends with the completion of the task', async () => {
    const { ports, executed } = setUp([read, finish]);
    expect(await runAgent(ASSIGNMENT, ports)).toEqual({ how: 'complete', result: 'done' });
    expect(executed.map((calls) => calls[0]?.name)).toEqual(['read_file', 'task_completion']);
  });

  it('only ever appends to the history, and parts no call from its result', async () => {
    const { ports, provider } = setUp([read, read, { text: 'hm' }, finish]);
    await runAgent(ASSIGNMENT, ports);
    const histories = provider.requests.map((request) => JSON.stringify(request.messages).slice(0, -1));
    for (const [index, history] of histories.slice(1).entries()) {
      expect(history.startsWith(histories[index]!)).toBe(true);
    }
    const roles = provider.requests.at(-1)?.messages.map((message) => message.role);
    expect(roles).toEqual(['user', 'assistant', 'tool', 'assistant', 'tool', 'assistant', 'user']);
  });

  it('nudges an answer without a call once, and gives up at the second in a row', async () => {
    const silences: number[] = [];
    const { ports, events } = setUp([{ text: 'thinking' }, { text: 'still thinking' }], {
      silent: (turn) => silences.push(turn),
    });
    expect(await runAgent(ASSIGNMENT, ports)).toEqual({
      how: 'gave_up',
      result: 'still thinking',
      noToolCall: 'words',
    });
    expect(events.filter((event) => event.type === 'nudged')).toHaveLength(1);
    expect(silences).toEqual([1, 2]);
  });

  it('looks at both answers for how it was silent', async () => {
    const asText = '<tool_call>{"name": "read_file"}</tool_call>';
    expect(await runAgent(ASSIGNMENT, setUp([{ text: asText }, { text: 'hm' }]).ports)).toMatchObject({
      noToolCall: 'call_as_text',
    });
    expect(await runAgent(ASSIGNMENT, setUp([{ text: 'hm' }, { text: '' }]).ports)).toMatchObject({
      noToolCall: 'words',
    });
    expect(await runAgent(ASSIGNMENT, setUp([{ text: '' }, { text: '' }]).ports)).toMatchObject({
      noToolCall: 'empty',
    });
  });

  it('nudges again after a call came between', async () => {
    const { ports, events } = setUp([{ text: 'a' }, read, { text: 'b' }, finish]);
    expect((await runAgent(ASSIGNMENT, ports)).how).toBe('complete');
    expect(events.filter((event) => event.type === 'nudged')).toHaveLength(2);
  });

  it('tells an answer that was cut off at its length to take smaller steps', async () => {
    const { ports, provider } = setUp([{ text: 'long', finish: 'length' }, finish]);
    await runAgent(ASSIGNMENT, ports);
    expect(provider.requests[1]?.messages.at(-1)).toMatchObject({
      text: expect.stringContaining('smaller steps'),
    });
  });

  it('makes no call that is not admitted', async () => {
    const { ports, provider } = setUp([read, finish], {
      admit: (turn) => (turn === 1 ? { go: true, maxOutputTokens: 1, deadline: 1 } : { go: false }),
    });
    expect(await runAgent(ASSIGNMENT, ports)).toEqual({ how: 'stopped', result: '' });
    expect(provider.requests).toHaveLength(1);
  });

  it('tells the model before a call that it is the last, behind all that was said before', async () => {
    const { ports, provider, events } = setUp([read, finish], {
      admit: (turn) => ({
        go: true,
        maxOutputTokens: 1,
        deadline: 1,
        ...(turn === 2 ? { last: 'Finish.' } : {}),
      }),
    });
    await runAgent(ASSIGNMENT, ports);
    const told = provider.requests.map(({ messages }) => messages.filter(({ role }) => role === 'user'));
    expect(told.map((messages) => messages.length)).toEqual([1, 2]);
    expect(provider.requests[1]?.messages.at(-1)).toEqual({ role: 'user', text: 'Finish.' });
    expect(events).toContainEqual({ type: 'last_call', turn: 2, text: 'Finish.' });
  });

  it('says a failed provider in the provider’s own words, and has none of the agent’s', async () => {
    const { ports } = setUp([{ error: new ModelError('auth', 'the key was refused') }]);
    expect(await runAgent(ASSIGNMENT, ports)).toEqual({
      how: 'provider_failed',
      result: '',
      reason: 'the key was refused',
    });
  });

  it('ends with a refusal, which asking again would not change', async () => {
    const refused = { finish: 'content_filter', refusal: 'it refused' } as const;
    const { ports, provider, events } = setUp([refused, finish]);
    expect(await runAgent(ASSIGNMENT, ports)).toEqual({
      how: 'provider_failed',
      result: '',
      reason: 'it refused',
    });
    expect(provider.requests).toHaveLength(1);
    expect(events.some(({ type }) => type === 'model_replied')).toBe(true);
  });

  it('does the calls that came before a refusal, and goes on', async () => {
    const refused = { ...read, finish: 'content_filter', refusal: 'it refused' } as const;
    const { ports, executed } = setUp([refused, finish]);
    expect((await runAgent(ASSIGNMENT, ports)).how).toBe('complete');
    expect(executed).toHaveLength(2);
  });

  it('counts a turn that is asked again with a shorter history once', async () => {
    const overflow = { error: new ModelError('overflow', 'prompt is too long') };
    const { ports, events } = setUp([read, read, overflow, { text: 'All was read.' }, finish], {
      execute: async (calls) => {
        const results = calls.map(({ id, name }) => ({ callId: id, name, text: 'r'.repeat(9000), ok: true }));
        const done = calls.some(({ name }) => name === 'task_completion');
        return done ? { results, end: { how: 'complete', result: 'done' } } : { results };
      },
    });
    expect((await runAgent(ASSIGNMENT, ports)).how).toBe('complete');
    const started = events.flatMap((event) => (event.type === 'turn_started' ? [event.turn] : []));
    expect(started).toEqual([1, 2, 3]);
  });

  it('calls a failure after a cancel a cancel', async () => {
    const { ports } = setUp([{ error: new ModelError('aborted', 'aborted') }], {
      signal: AbortSignal.abort(),
    });
    expect((await runAgent(ASSIGNMENT, ports)).how).toBe('cancelled');
  });

  it('forecasts the prompt from what the provider counted, plus what came since', async () => {
    const seen: number[] = [];
    const { ports } = setUp([{ ...read, usage: { input: 5000, output: 50 } }, finish], {
      admit: (_turn, input) => {
        seen.push(input);
        return { go: true, maxOutputTokens: 1, deadline: 1 };
      },
    });
    await runAgent(ASSIGNMENT, ports);
    expect(seen[0]).toBeLessThan(20);
    expect(seen[1]).toBe(5051);
  });
});
