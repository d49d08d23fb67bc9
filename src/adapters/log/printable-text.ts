import { cutText } from '../../core/text/figures.ts';
import { oneLine } from '../../core/text/one-line.ts';
import { readable } from '../../core/text/readable.ts';

/**
 * Splits untrusted text into lines that are safe to print: without terminal sequences, invisible or reordering
 * characters, and commands for the runner's parser. The parser reads `::cmd::` after white space at the start of a
 * line, `##[cmd]` anywhere, and a bare CR as a line end. Source: docs/internals/github-actions.md. Takes linear time,
 * because no pattern crosses a line end.
 */
export function printableLines(text: string): readonly string[] {
  return readable(text)
    .replaceAll('##[', '## [')
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .split('\n');
}

/** Returns the text as one safe line, with white space collapsed, cut to `limit` UTF-16 units. */
export function printableLine(text: string, limit = 300): string {
  const line = oneLine(printableLines(text).join(' '));
  // Joined lines may form a mark that no single line had.
  const joined = line.replaceAll('##[', '## [').replace(/^:(?=:)/, ': ');
  return cutText(joined, limit, '…');
}

/** Returns the end of a long output, where the problem usually is: at most `limit` lines of 2,000 characters. */
export function printableTail(text: string, limit: number): readonly string[] {
  const lines = printableLines(text.trimEnd());
  const shown = lines.slice(-limit).map((line) => (line.length > 2000 ? `${line.slice(0, 2000)}…` : line));
  const left = lines.length - shown.length;
  return left > 0 ? [`… ${left} lines before`, ...shown] : shown;
}

/** Reports if the runner would treat something in the text as a command. */
export function holdsRunnerCommand(text: string): boolean {
  return /^[^\S\n\u2028\u2029]*::[A-Za-z]|##\[[A-Za-z]/m.test(text.replace(/\r\n?/g, '\n'));
}
