import { createHash } from 'node:crypto';
import { maskVolatile } from './volatile.ts';

/**
 * What a call is, whatever its spelling: the order of its arguments, white space around and within a command, a comment
 * in it and its time limit make no other call of it. What the model says beside the call is no part of it.
 */
export function callPrint(tool: string, args: unknown): string {
  return hashed(`${tool}\0${canonical(plain(tool, args))}`);
}

/** What a call is about, for people: its command, pattern or path, whichever comes first; '' where it has none. */
export function subjectOf(args: unknown): string {
  if (typeof args !== 'object' || args === null) return '';
  const fields = new Map<string, unknown>(Object.entries(args));
  const found = ['command', 'pattern', 'path'].map((name) => fields.get(name));
  return found.find((value) => typeof value === 'string') ?? '';
}

/** What a result says, without what differs each time: durations, dates, process numbers, temporary names. */
export function resultPrint(tool: string, text: string): string {
  return hashed(tool === 'execute_command' ? maskVolatile(text) : text);
}

function hashed(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}

function plain(tool: string, args: unknown): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  const entries = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  if (tool !== 'execute_command') return Object.fromEntries(entries);
  return Object.fromEntries(
    entries
      .filter(([name]) => name !== 'timeout')
      .map(([name, value]) => [name, name === 'command' && typeof value === 'string' ? bare(value) : value]),
  );
}

/** A `#` within quotes is no comment: where there is a quote behind it, it stays. */
function bare(command: string): string {
  return command
    .replace(/(^|\s)#[^\n'"]*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** JSON with its keys in order. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}
