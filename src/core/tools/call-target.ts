import type { ToolCall } from '../model/model.ts';

/** Arguments that identify a call, the most specific first. */
const TELLING = ['path', 'filename', 'command', 'pattern'] as const;

/** Returns a call's path, command, or pattern and place, for people; '' if there is none. */
export function callTarget({ arguments: given }: ToolCall): string {
  const pattern = textArgument(given, 'pattern');
  const place = textArgument(given, 'path');
  if (pattern !== '' && place !== '') return `"${pattern}" in ${place}`;
  return TELLING.map((name) => textArgument(given, name)).find((text) => text !== '') ?? '';
}

/** Returns a text argument; '' if it is missing or not text. */
export function textArgument(given: unknown, name: string): string {
  if (typeof given !== 'object' || given === null) return '';
  const value = new Map<string, unknown>(Object.entries(given)).get(name);
  return typeof value === 'string' ? value : '';
}
