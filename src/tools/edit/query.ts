import type { Reindent } from './indentation.ts';
import type { LineIndex } from './line-index.ts';
import { type Piece, toPieces } from './pieces.ts';
import type { Tier } from './types.ts';

/** A place where the search text may stand: `[start, end)` of the text, which has as many lines as the search. */
export interface Candidate {
  readonly tier: Tier;
  readonly start: number;
  readonly end: number;
  /** The search's last line feed stands for the end of a file that has none (CASES 18). */
  readonly atBareEnd: boolean;
  readonly reindent?: Reindent;
}

export interface Query {
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** Only whole lines match: what came from a diff or from numbered lines. */
  readonly whole: boolean;
  /** Only at the very end of the file: a diff's `\ No newline at end of file`. */
  readonly atEnd: boolean;
}

/** What is being searched. `index` is asked for only below the size where exact is all there is. */
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

/** The file's own text at a candidate, a piece for each piece of the search; at a bare end one is added. */
export function foundPieces(text: string, { start, end, atBareEnd }: Candidate): readonly Piece[] {
  const pieces = toPieces(text.slice(start, end));
  return atBareEnd ? [...pieces, { text: '', eol: '' }] : pieces;
}
