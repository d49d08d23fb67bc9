import { describe, expect, test } from 'vitest';
import { toolCalls, type WireCall } from '../../../../../src/adapters/models/attempt/tool-calls.ts';

function wire(input: string, more: Partial<WireCall> = {}): WireCall {
  return { id: 'a', name: 'read_file', input, complete: true, ...more };
}

const NONE: ReadonlySet<string> = new Set();

describe('tool calls', () => {
  test('keep arguments of any JSON kind for the tools to judge', () => {
    const calls = toolCalls([wire('[1]'), wire('null', { id: 'b' })], 'tool_calls', true, 0, NONE);
    expect(calls.map((call) => call.arguments)).toEqual([[1], null]);
  });

  test('without arguments have an empty object', () => {
    expect(toolCalls([wire(' ')], 'tool_calls', true, 0, NONE)).toEqual([
      { id: 'a', name: 'read_file', arguments: {} },
    ]);
  });

  test('cut by the length limit are malformed even where they still parse', () => {
    for (const input of ['', '{}', '{"path":"a"}']) {
      expect(toolCalls([wire(input)], 'length', true, 0, NONE)[0]?.malformed).toMatch(/length limit/);
    }
  });

  test('before a text that the length limit cut are whole', () => {
    expect(toolCalls([wire('{"path":"a"}')], 'length', false, 0, NONE)[0]).not.toHaveProperty('malformed');
  });

  test('that never ended are malformed', () => {
    const calls = toolCalls([wire('{"path":"a"}', { complete: false })], 'stop', true, 0, NONE);
    expect(calls[0]?.malformed).toBe('the reply ended inside this call; call it again with complete JSON');
  });

  test('get other ids than those of the history', () => {
    const used = new Set(['a', 'call00200']);
    const calls = toolCalls([wire('{}'), wire('{}', { id: '' })], 'tool_calls', true, 2, used);
    expect(calls.map(({ id }) => id)).toEqual(['call00201', 'call00202']);
  });

  test('get ids of nine letters and digits', () => {
    const [call] = toolCalls([wire('{}', { id: '' })], 'tool_calls', true, 99, NONE);
    expect(call?.id).toMatch(/^[A-Za-z0-9]{9}$/);
  });
});
