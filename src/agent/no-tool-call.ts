/** The kinds of two answers in a row without a tool call. */
export type NoToolCall =
  /** Neither answer contains a word. */
  | 'empty'
  /** The text contains the markup of a call, which the server should have parsed. */
  | 'call_as_text'
  | 'words';

/**
 * Markup of calls in open models (Qwen and Hermes, Llama, Mistral, DeepSeek, Kimi, gpt-oss, and XML like Claude's), and
 * JSON that is only a call.
 */
const CALL_MARKUP: readonly RegExp[] = [
  /<\|?(?:tool_call|tool_calls_section_begin|python_tag)\|?>/,
  /<(?:function_calls?|invoke name|function)(?:=[\w"]|>|=")/,
  /\[TOOL_CALLS\]/,
  /<｜tool▁calls?▁begin｜>/,
  /<\|channel\|>commentary to=functions\./,
  /^\s*(?:```(?:json)?\s*)?\{\s*"name"\s*:\s*"\w+"\s*,\s*"(?:arguments|parameters)"\s*:/,
];

/** Classifies the two answers by their texts. */
export function noToolCallOf(texts: readonly string[]): NoToolCall {
  if (texts.some((text) => CALL_MARKUP.some((markup) => markup.test(text)))) return 'call_as_text';
  return texts.every((text) => text.trim() === '') ? 'empty' : 'words';
}
