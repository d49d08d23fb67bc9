import type { Doubt } from './assemble.ts';
import { indentOf, isBlank, toPieces } from './pieces.ts';
import type { Candidate, Query } from './query.ts';

/** What a line ends in after which the next one stands deeper, in all languages that indent. */
const OPENS_BLOCK = /(?:[{([]|=>|(?<!\b(?:case\b.*|default|public|private|protected)):)\s*$/;

/**
 * A search of one line that matches inside a line's indentation does not say how deep the lines stand that
 * its replacement adds. With white space at its own beginning the search gave an indentation, the wrong one:
 * then the new lines are shifted as in any wrongly indented edit. With none, new lines as deep as the file's
 * are taken as they are, and anything else is a doubt.
 */
export function inFrame(
  text: string,
  candidate: Candidate,
  query: Query,
  replace: string,
): Candidate | Doubt {
  const [first] = query.pieces;
  const wholeLine = query.text.endsWith('\n');
  if (candidate.tier !== 'exact' || first === undefined) return candidate;
  if (!replace.includes('\n') && !(wholeLine && replace === '')) return candidate;
  if (isBlank(first.text) || !query.pieces.slice(1).every((piece) => isBlank(piece.text))) return candidate;
  const lineStart = text.lastIndexOf('\n', candidate.start - 1) + 1;
  const missing = candidate.start === 0 ? '' : text.slice(lineStart, candidate.start);
  const added = toPieces(replace).map((piece) => piece.text);
  const further = added.slice(1).filter((line) => !isBlank(line));
  if (missing === '' || !isBlank(missing) || further.length === 0) return candidate;
  if (indentOf(first.text) !== '') {
    const reindent = (line: string): string => (isBlank(line) ? line : missing + line);
    return { ...candidate, tier: 'indent', start: lineStart, reindent };
  }
  const deepEnough = further.every((line) => line.startsWith(missing));
  const opens = OPENS_BLOCK.test(added[0] ?? '') && indentOf(further[0] ?? '') === missing;
  if (deepEnough && !opens) return candidate;
  return {
    doubt:
      'the search leaves out the indentation of its line, so that of the lines added after it is not known',
  };
}
