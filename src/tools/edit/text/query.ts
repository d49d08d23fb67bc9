import type { Tier } from './edit-types.ts';
import type { Reindent } from './indentation.ts';
import type { LineIndex } from './line-index.ts';
import { type Piece, toPieces } from './line-pieces.ts';

/** A possible place of the search: `[start, end)` of the text, with as many lines as the search. */
export interface Candidate {
  readonly tier: Tier;
  readonly start: number;
  readonly end: number;
  /** True if the search's last line feed matches the end of a file without one (edit case 18). */
  readonly atBareEnd: boolean;
  readonly reindent?: Reindent;
}

export interface Query {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Matches only whole lines: for diffs and numbered lines. */
  readonly whole: boolean;
  /** Matches only at the very end of the file: a diff's `\ No newline at end of file`. */
  readonly atEnd: boolean;
}

/** The searched text. `index` is used only below the size at which only exact matches are searched. */
export interface Haystack {
  readonly text: string;
  readonly unicode: boolean;
  readonly exactOnly: boolean;
  readonly index: () => LineIndex;
}

export function queryOf(
  text: string,
  limits?: { readonly whole?: boolean; readonly atEnd?: boolean },
): Query {
  return { text, pieces: toPieces(text), whole: limits?.whole ?? false, atEnd: limits?.atEnd ?? false };
}

/** Returns the file's text at a candidate, one piece for each piece of the search; at a bare end one is added. */
export function foundPieces(text: string, { start, end, atBareEnd }: Candidate): readonly Piece[] {
  const pieces = toPieces(text.slice(start, end));
  return atBareEnd ? [...pieces, { text: '', eol: '' }] : pieces;
}
