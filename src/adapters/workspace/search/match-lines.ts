import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { redactHead, type TextRedactor } from '../../../core/text/redact.ts';
import { quotedPath } from '../paths/path-spelling.ts';

const MAX_PATTERN = 1000;
/** Characters. A line of a bundle can have a megabyte, and a reader only needs the place. */
const MAX_LINE = 300;

export interface Match {
  readonly line: number;
  readonly text: string;
}

/**
 * Compiles a pattern in JavaScript's dialect. A leading `(?i)` is supported, because models know it from other engines.
 * Unicode mode is used only for property escapes, because it rejects harmless escapes such as `\-`.
 */
export function compilePattern(pattern: string): RegExp | Refusal {
  if (pattern === '') return refuse('the pattern is empty: give a regular expression');
  if (pattern.length > MAX_PATTERN) {
    return refuse(
      `the pattern has ${pattern.length} characters, and the maximum is ${MAX_PATTERN}: search for a part of it`,
    );
  }
  const ignoreCase = pattern.startsWith('(?i)');
  const source = ignoreCase ? pattern.slice('(?i)'.length) : pattern;
  try {
    return new RegExp(source, `${ignoreCase ? 'i' : ''}${/\\[pP]\{/.test(source) ? 'u' : ''}`);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: (?=[^:]*$)/s, '') : String(error);
    return refuse(
      `the pattern ${quotedPath(pattern)} is not a JavaScript regular expression (${why}): correct it, with a backslash before each character that is meant literally`,
    );
  }
}

/** Returns whole matching lines, at most `limit`. A line ends at LF; a CR before it is not part of it. */
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

/** Returns a line for display: redacted, and shortened if it is long. */
export function shownLine(text: string, redactor: TextRedactor): string {
  const shown = redactHead(text, MAX_LINE, redactor);
  return text.length > MAX_LINE ? `${shown}…` : shown;
}
