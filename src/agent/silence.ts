/** How a model called no tool, twice in a row. */
export type Silence =
  /** Neither answer held a word. */
  | 'empty'
  /** It meant to call one: the markup of a call stands in the text, where the server should have read it. */
  | 'call_as_text'
  | 'words';

/**
 * How open models write a call (Qwen and Hermes, Llama, Mistral, DeepSeek, Kimi, gpt-oss, and XML as Claude's), and JSON
 * that is a call and nothing else.
 */
const CALL_MARKUP: readonly RegExp[] = [
  /<\|?(?:tool_call|tool_calls_section_begin|python_tag)\|?>/,
  /<(?:function_calls?|invoke name|function)(?:=[\w"]|>|=")/,
  /\[TOOL_CALLS\]/,
  /<｜tool▁calls?▁begin｜>/,
  /<\|channel\|>commentary to=functions\./,
  /^\s*(?:```(?:json)?\s*)?\{\s*"name"\s*:\s*"\w+"\s*,\s*"(?:arguments|parameters)"\s*:/,
];

/** What the two answers were, by their texts. */
export function silenceOf(texts: readonly string[]): Silence {
  if (texts.some((text) => CALL_MARKUP.some((markup) => markup.test(text)))) return 'call_as_text';
  return texts.every((text) => text.trim() === '') ? 'empty' : 'words';
}
