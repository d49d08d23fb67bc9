import { isAlreadyIndented } from '../text/indentation.ts';
import type { LineEnds } from '../text/line-ends.ts';
import { indentOf, type Piece } from '../text/line-pieces.ts';
import { type Candidate, foundPieces, type Query } from '../text/query.ts';
import { learnMarks } from './adapt-marks.ts';
import { createNoiseFilter } from './trailing-noise.ts';
import type { WantedText } from './wanted-lines.ts';

/** The reason why a match cannot be used: the form of the new text is ambiguous. */
export interface Ambiguity {
  readonly doubt: string;
}

/** Writes a new line in the file's form; `instead` is the search line that it replaces. */
type AdaptLine = (line: string, instead: number | undefined) => string | undefined;

/**
 * Returns the text for the candidate's place. Lines that the replacement keeps from the search keep the file's bytes.
 * New lines get the file's line ends, indentation and marks.
 */
export function assemble(
  { text, ends }: { readonly text: string; readonly ends: LineEnds },
  candidate: Candidate,
  query: Query,
  wanted: WantedText,
): string | Ambiguity {
  const { replace } = wanted;
  // A search that is right to its carriage returns comes from someone who sees them.
  if (candidate.tier === 'exact' && (!replace.includes('\n') || query.text.includes('\r'))) return replace;
  const { asked, fresh, pieces, same, instead } = wanted.lines(candidate.atBareEnd);
  const there = foundPieces(text, candidate);
  const found = there.map((piece) => piece.text);
  if (candidate.reindent !== undefined && isAlreadyIndented(asked, found, fresh)) {
    return {
      doubt: 'the indentation of the search differs from the file but that of the replacement does not',
    };
  }
  const adapt = adapterFor(candidate, { asked, found, fresh }, text);
  const eol = spellsEnds(ends, there, query, replace)
    ? (piece: Piece) => piece.eol
    : eolChooser(ends.at(candidate.start), there);
  let out = '';
  for (const [r, piece] of pieces.entries()) {
    const old = same[r];
    const line = old === undefined ? adapt(piece.text, instead[r]) : found[old];
    if (line === undefined)
      return { doubt: `line ${r + 1} of the replacement has no certain form in the file's style` };
    out += r === pieces.length - 1 ? line : line + eol(piece, old);
  }
  // If only line ends differ and the search has them exactly, the edit is about them.
  const unchanged = out === text.slice(candidate.start, candidate.end);
  return unchanged && candidate.tier === 'exact' ? replace : out;
}

/**
 * Returns true if the line ends of the replacement are intended. The search must have the file's own, line by line.
 * Also, one of the texts must contain a carriage return in a file with both kinds, or the search must contain one.
 */
function spellsEnds(ends: LineEnds, there: readonly Piece[], query: Query, replace: string): boolean {
  const last = there.length - 1;
  if (!query.pieces.every((piece, i) => i === last || piece.eol === there[i]?.eol)) return false;
  return query.text.includes('\r\n') || (replace.includes('\r\n') && ends.areMixed);
}

/** Keeps a kept line's end; a new line gets that of its neighbor (edit cases 10 and 11). */
function eolChooser(nearby: Piece['eol'], there: readonly Piece[]) {
  let last = there[0]?.eol || nearby;
  return (_: Piece, old: number | undefined): string => {
    last = (old === undefined ? undefined : there[old]?.eol) || last;
    return last;
  };
}

/** The lines of the search, of the file in its place, and of the replacement. */
interface EditSides {
  readonly asked: readonly string[];
  readonly found: readonly string[];
  readonly fresh: readonly string[];
}

function adapterFor(candidate: Candidate, { asked, found, fresh }: EditSides, text: string): AdaptLine {
  const { tier, reindent } = candidate;
  if (tier === 'exact' || tier === 'line_ends') return (line) => line;
  const quiet = createNoiseFilter(asked, found, fresh, text);
  if (tier === 'trailing') return quiet;
  const afterQuiet =
    (adapt: AdaptLine): AdaptLine =>
    (line, instead) => {
      const clean = quiet(line);
      return clean === undefined ? undefined : adapt(clean, instead);
    };
  if (tier === 'marks') return afterQuiet(learnMarks(asked, found, text));
  const shift = (line: string): string | undefined => (reindent === undefined ? line : reindent(line));
  if (tier !== 'marks_indent') return afterQuiet(shift);
  const marks = learnMarks(asked.map(bodyOf), found.map(bodyOf), text);
  return afterQuiet((line, instead) => {
    const body = marks(bodyOf(line), instead);
    return body === undefined ? undefined : shift(indentOf(line) + body);
  });
}

function bodyOf(line: string): string {
  return line.slice(indentOf(line).length);
}
