import { indentOf, isBlank } from '../text/line-pieces.ts';
import type { Candidate, Query } from '../text/query.ts';
import type { Ambiguity } from './assemble-text.ts';

/** End of a line after which the next one is indented deeper, in any language. */
const OPENS_BLOCK = /(?:[{([]|=>|(?<!\b(?:case\b.*|default|public|private|protected)):)\s*$/;

const UNKNOWN_INDENTATION =
  'the search leaves out the indentation of its first line, so that of what takes its place is not known';

/**
 * Fits a one-line search that matches inside a line's indentation. If the search has leading white space or is a whole
 * line, its indentation was wrong, and the new lines are shifted. Otherwise new lines as deep as the file's are used
 * unchanged, and anything else is ambiguous.
 */
export function fitIndentation(
  text: string,
  candidate: Candidate,
  query: Query,
  replace: string,
): Candidate | Ambiguity {
  if (candidate.tier !== 'exact' || candidate.start === 0) return candidate;
  const lineStart = text.lastIndexOf('\n', candidate.start - 1) + 1;
  const missing = text.slice(lineStart, candidate.start);
  const [first = { text: '' }, ...rest] = query.pieces;
  if (missing === '' || !isBlank(missing) || isBlank(first.text)) return candidate;
  const takesFeed = query.text.endsWith('\n');
  const reindent = (line: string): string => (isBlank(line) ? line : missing + line);
  const shifted: Candidate = { ...candidate, tier: 'indent', start: lineStart, reindent };
  const indented = indentOf(first.text) !== '';
  const single = rest.every((piece) => isBlank(piece.text));
  const [head = '', ...added] = replace.split('\n');
  const further = added.filter((line) => !isBlank(line));
  // The remaining white space of a deleted line would indent the next one or be left alone.
  const emptied = indented && isBlank(restOfLine(text, candidate.end));
  if (isBlank(head) && (takesFeed || emptied || further.length > 0)) {
    return single && indented ? shifted : { doubt: UNKNOWN_INDENTATION };
  }
  if (!single || further.length === 0) return candidate;
  if (indented) return shifted;
  const opens = OPENS_BLOCK.test(head) && indentOf(further[0] ?? '') === missing;
  if (further.every((line) => line.startsWith(missing)) && !opens) return candidate;
  return takesFeed ? shifted : { doubt: UNKNOWN_INDENTATION };
}

function restOfLine(text: string, from: number): string {
  const feed = text.indexOf('\n', from);
  return text.slice(from, feed === -1 ? text.length : feed);
}
