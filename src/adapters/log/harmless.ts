import { readable } from '../../core/readable.ts';

/**
 * Untrusted bytes as lines that may be printed: no terminal sequence, no invisible or reordering character, and
 * nothing that the runner's parser takes for a command. It reads `::cmd::` after any white space at a line's
 * start, `##[cmd]` anywhere in a line, and takes a bare CR for a line's end. Source: FACTS, "The runner". Linear: no
 * pattern crosses a line's end, or a row of empty lines would be looked at from each of them anew.
 */
export function harmlessLines(text: string): readonly string[] {
  return readable(text)
    .replaceAll('##[', '## [')
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .split('\n');
}

/** The same in one line, white space collapsed, cut to `limit` UTF-16 units. */
export function harmlessLine(text: string, limit = 300): string {
  const line = harmlessLines(text).join(' ').replace(/\s+/g, ' ').trim();
  // Joined lines may spell a mark that no line had alone.
  const joined = line.replaceAll('##[', '## [').replace(/^:(?=:)/, ': ');
  return joined.length <= limit ? joined : `${joined.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** At most `limit` lines and 2,000 characters a line: the end of a long output, where what went wrong is said. */
export function harmlessTail(text: string, limit: number): readonly string[] {
  const lines = harmlessLines(text.trimEnd());
  const shown = lines.slice(-limit).map((line) => (line.length > 2000 ? `${line.slice(0, 2000)}…` : line));
  const left = lines.length - shown.length;
  return left > 0 ? [`… ${left} lines before`, ...shown] : shown;
}

/** Whether the runner would take something in the text for a command, were it printed as it is. */
export function holdsRunnerCommand(text: string): boolean {
  return /^[^\S\n\u2028\u2029]*::[A-Za-z]|##\[[A-Za-z]/m.test(text.replace(/\r\n?/g, '\n'));
}
