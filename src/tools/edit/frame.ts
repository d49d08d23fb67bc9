import type { Doubt } from './assemble.ts';
import { indentOf, isBlank } from './pieces.ts';
import type { Candidate, Query } from './query.ts';

/** What a line ends in after which the next one stands deeper, in all languages that indent. */
const OPENS_BLOCK = /(?:[{([]|=>|(?<!\b(?:case\b.*|default|public|private|protected)):)\s*$/;

const UNKNOWN =
  'the search leaves out the indentation of its first line, so that of what takes its place is not known';

/**
 * A search of one line that matches inside a line's indentation does not say how deep the lines stand that
 * its replacement adds. With white space at its own beginning the search gave an indentation, the wrong one,
 * as does one of a whole line: then the new lines are shifted as in any wrongly indented edit. With neither,
 * new lines as deep as the file's are taken as they are, and anything else is a doubt.
 */
export function inFrame(
  text: string,
  candidate: Candidate,
  query: Query,
  replace: string,
): Candidate | Doubt {
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
  // What is left of a line that is deleted would indent the next one, or stand there alone.
  const emptied = indented && isBlank(restOfLine(text, candidate.end));
  if (isBlank(head) && (takesFeed || emptied || further.length > 0)) {
    return single && indented ? shifted : { doubt: UNKNOWN };
  }
  if (!single || further.length === 0) return candidate;
  if (indented) return shifted;
  const opens = OPENS_BLOCK.test(head) && indentOf(further[0] ?? '') === missing;
  if (further.every((line) => line.startsWith(missing)) && !opens) return candidate;
  return takesFeed ? shifted : { doubt: UNKNOWN };
}

function restOfLine(text: string, from: number): string {
  const feed = text.indexOf('\n', from);
  return text.slice(from, feed === -1 ? text.length : feed);
}
