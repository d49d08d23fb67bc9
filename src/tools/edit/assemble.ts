import { marksLearnt } from './adapt-marks.ts';
import { mayStandAlready } from './indentation.ts';
import type { LineEnds } from './line-ends.ts';
import { quietLines } from './noise.ts';
import { indentOf, type Piece } from './pieces.ts';
import { type Candidate, foundPieces, type Query } from './query.ts';
import type { Wanted } from './wanted.ts';

/** Why a match that is there cannot be used: what the new text should look like could only be guessed. */
export interface Doubt {
  readonly doubt: string;
}

/** Writes a new line the way the file would; `instead` is the search line it stands in the place of. */
type AdaptLine = (line: string, instead: number | undefined) => string | undefined;

/**
 * The text for the candidate's place. Lines that the replacement carries over from the search keep the
 * file's bytes; new ones are written as the file writes its own: line ends, indentation, marks.
 */
export function assemble(
  { text, ends }: { readonly text: string; readonly ends: LineEnds },
  candidate: Candidate,
  query: Query,
  wanted: Wanted,
): string | Doubt {
  const { replace } = wanted;
  // A search that is right to its carriage returns comes from someone who sees them.
  if (candidate.tier === 'exact' && (!replace.includes('\n') || query.text.includes('\r'))) return replace;
  const { asked, fresh, pieces, same, instead } = wanted.lines(candidate.atBareEnd);
  const there = foundPieces(text, candidate);
  const found = there.map((piece) => piece.text);
  if (candidate.reindent !== undefined && mayStandAlready(asked, found, fresh)) {
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
  // Nothing but line ends differs and the search has them exactly: then they are what the edit is about.
  const unchanged = out === text.slice(candidate.start, candidate.end);
  return unchanged && candidate.tier === 'exact' ? replace : out;
}

/**
 * Whether the line ends of the replacement are meant: the search has the file's own, line by line, and one
 * of the two texts spells a carriage return where the file has both kinds, or the search does anywhere.
 */
function spellsEnds(ends: LineEnds, there: readonly Piece[], query: Query, replace: string): boolean {
  const last = there.length - 1;
  if (!query.pieces.every((piece, i) => i === last || piece.eol === there[i]?.eol)) return false;
  return query.text.includes('\r\n') || (replace.includes('\r\n') && ends.areMixed);
}

/** A carried line keeps its end; a new one takes its neighbour's (CASES 10, 11). */
function eolChooser(nearby: Piece['eol'], there: readonly Piece[]) {
  let last = there[0]?.eol || nearby;
  return (_: Piece, old: number | undefined): string => {
    last = (old === undefined ? undefined : there[old]?.eol) || last;
    return last;
  };
}

/** The lines of the search, the file's in their place, and those of the replacement. */
interface Sides {
  readonly asked: readonly string[];
  readonly found: readonly string[];
  readonly fresh: readonly string[];
}

function adapterFor(candidate: Candidate, { asked, found, fresh }: Sides, text: string): AdaptLine {
  const { tier, reindent } = candidate;
  if (tier === 'exact' || tier === 'line_ends') return (line) => line;
  const quiet = quietLines(asked, found, fresh, text);
  if (tier === 'trailing') return quiet;
  const afterQuiet =
    (adapt: AdaptLine): AdaptLine =>
    (line, instead) => {
      const clean = quiet(line);
      return clean === undefined ? undefined : adapt(clean, instead);
    };
  if (tier === 'marks') return afterQuiet(marksLearnt(asked, found, text));
  const shift = (line: string): string | undefined => (reindent === undefined ? line : reindent(line));
  if (tier !== 'marks_indent') return afterQuiet(shift);
  const marks = marksLearnt(asked.map(bodyOf), found.map(bodyOf), text);
  return afterQuiet((line, instead) => {
    const body = marks(bodyOf(line), instead);
    return body === undefined ? undefined : shift(indentOf(line) + body);
  });
}

function bodyOf(line: string): string {
  return line.slice(indentOf(line).length);
}
