import { describe, expect, test } from 'vitest';
import { noToolCallOf } from '../../../src/agent/no-tool-call.ts';

describe('answers without a call', () => {
  test.each([
    '<tool_call>\n{"name": "read_file", "arguments": {"path": "a"}}\n</tool_call>',
    'I will look.\n<tool_call>read_file<arg_key>path</arg_key>',
    '<function=read_file><parameter=path>a</parameter></function>',
    '<function_calls><invoke name="read_file">',
    '<invoke name="read_file"><parameter name="path">a',
    '<|python_tag|>{"name": "read_file", "parameters": {"path": "a"}}',
    '[TOOL_CALLS][{"name": "read_file", "arguments": {}}]',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.read_file:0',
    '<|channel|>commentary to=functions.read_file <|message|>{}',
    '{"name": "read_file", "arguments": {"path": "a"}}',
    '```json\n{ "name": "read_file", "parameters": {} }\n```',
  ])('that write one as text are known: %j', (text) => {
    expect(noToolCallOf([text, text])).toBe('call_as_text');
    expect(noToolCallOf(['', text])).toBe('call_as_text');
  });

  test('that hold no word are empty, both of them', () => {
    expect(noToolCallOf(['', ' \n'])).toBe('empty');
    expect(noToolCallOf(['', 'Done.'])).toBe('words');
  });

  test.each([
    'I would rather talk.',
    'The function <T> takes a name.',
    'package.json says {"name": "app", "version": "1"}',
    '{"name": "app", "version": "1"}',
    'Call a tool: tool_call is the field.',
  ])('that only talk are words: %j', (text) => {
    expect(noToolCallOf([text, text])).toBe('words');
  });
});
