import { createHash } from 'node:crypto';
import { maskVolatile } from './volatile-text.ts';

/**
 * Returns a fingerprint of a call that ignores its spelling: the order of arguments, white space around and within a
 * command, comments in it, and its time limit. The model's text beside the call is not part of it.
 */
export function callFingerprint(tool: string, args: unknown): string {
  return hashed(`${tool}\0${canonical(normalizedArguments(tool, args))}`);
}

/** Returns what a call is about, for people: its command, pattern or path, whichever comes first; '' if it has none. */
export function subjectOf(args: unknown): string {
  if (typeof args !== 'object' || args === null) return '';
  const fields = new Map<string, unknown>(Object.entries(args));
  const found = ['command', 'pattern', 'path'].map((name) => fields.get(name));
  return found.find((value) => typeof value === 'string') ?? '';
}

/** Returns a fingerprint of a result without volatile parts: durations, dates, process numbers, temporary names. */
export function resultFingerprint(tool: string, text: string): string {
  return hashed(tool === 'execute_command' ? maskVolatile(text) : text);
}

function hashed(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function normalizedArguments(tool: string, args: unknown): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  const entries = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  if (tool !== 'execute_command') return Object.fromEntries(entries);
  return Object.fromEntries(
    entries
      .filter(([name]) => name !== 'timeout')
      .map(([name, value]) => [
        name,
        name === 'command' && typeof value === 'string' ? normalizedCommand(value) : value,
      ]),
  );
}

/** Removes comments and extra white space. A `#` before a quote is kept, because it may be inside quotes. */
function normalizedCommand(command: string): string {
  return command
    .replace(/(^|\s)#[^\n'"]*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns JSON with sorted keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
