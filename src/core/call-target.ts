import type { ToolCall } from './model.ts';

/** Arguments that say what a call is about, the most telling first. */
const TELLING = ['path', 'filename', 'command', 'pattern'] as const;

/** What a call is about, for people: its path, its command, or what it looks for and where. '' where nothing says so. */
export function callTarget({ arguments: given }: ToolCall): string {
  const pattern = textArgument(given, 'pattern');
  const place = textArgument(given, 'path');
  if (pattern !== '' && place !== '') return `"${pattern}" in ${place}`;
  return TELLING.map((name) => textArgument(given, name)).find((text) => text !== '') ?? '';
}

/** '' where the model gave no such argument, or one that is no text. */
export function textArgument(given: unknown, name: string): string {
  if (typeof given !== 'object' || given === null) return '';
  const value = new Map<string, unknown>(Object.entries(given)).get(name);
  return typeof value === 'string' ? value : '';
}
