import { type Cleaner, cleanHead } from '../../core/cleaner.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { quoted } from './spelling.ts';

const MAX_PATTERN = 1000;
/** A line of a bundle can have a megabyte; a reader wants the place, and reads on with read_file. */
const MAX_LINE = 300;
/** Git takes a file for binary when a NUL is among so many first bytes. */
const BINARY_PROBE = 8000;

export interface Match {
  readonly line: number;
  readonly text: string;
}

/**
 * JavaScript's dialect, as its docs have it. `(?i)` in front is understood too: other engines have it, so models
 * write it. Unicode mode only where a property escape needs it, for it refuses harmless escapes such as `\-`.
 */
export function compilePattern(pattern: string): RegExp | Refusal {
  if (pattern === '') return refuse('the pattern is empty: give a regular expression');
  if (pattern.length > MAX_PATTERN) {
    return refuse(
      `the pattern has ${pattern.length} characters, and at most ${MAX_PATTERN} are taken: search for a part of it`,
    );
  }
  const ignoreCase = pattern.startsWith('(?i)');
  const source = ignoreCase ? pattern.slice('(?i)'.length) : pattern;
  try {
    return new RegExp(source, `${ignoreCase ? 'i' : ''}${/\\[pP]\{/.test(source) ? 'u' : ''}`);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: (?=[^:]*$)/s, '') : String(error);
    return refuse(
      `the pattern ${quoted(pattern)} is not a JavaScript regular expression (${why}): correct it, with a backslash before each character that is meant literally`,
    );
  }
}

export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, BINARY_PROBE).includes(0);
}

/** The lines of a text that match, whole, at most `limit`. A line ends at LF; a CR before it is not part of it. */
export function matchLines(regex: RegExp, text: string, limit: number): readonly Match[] {
  const matches: Match[] = [];
  let line = 0;
  for (let from = 0; from < text.length && matches.length < limit; ) {
    const end = text.indexOf('\n', from);
    const stop = end === -1 ? text.length : end;
    const content = text.slice(from, stop > from && text[stop - 1] === '\r' ? stop - 1 : stop);
    line += 1;
    from = stop + 1;
    if (regex.test(content)) matches.push({ line, text: content });
  }
  return matches;
}

/** A line as it is shown: without secrets, and not too much of a long one. */
export function shownLine(text: string, cleaner: Cleaner): string {
  const shown = cleanHead(text, MAX_LINE, cleaner);
  return text.length > MAX_LINE ? `${shown}…` : shown;
}
