import { type Alignment, align } from './align.ts';
import { type Piece, toPieces } from './pieces.ts';
import type { Query } from './query.ts';

/** The lines of a replacement, and which of them the search has too. */
interface WantedLines extends Alignment {
  readonly asked: readonly string[];
  readonly fresh: readonly string[];
  readonly pieces: readonly Piece[];
}

/** What an edit wants written. The same wherever it is written, so that it is worked out once for all its places. */
export class Wanted {
  readonly replace: string;
  readonly #query: Query;
  #lines: WantedLines | undefined;

  constructor(query: Query, replace: string) {
    this.#query = query;
    this.replace = replace;
  }

  /** `atBareEnd`: the last line feed stands for the end of the file. There is one such place at most. */
  lines(atBareEnd: boolean): WantedLines {
    if (atBareEnd) return linesOf(this.#query, this.replace, true);
    this.#lines ??= linesOf(this.#query, this.replace, false);
    return this.#lines;
  }
}

function linesOf(query: Query, replace: string, atBareEnd: boolean): WantedLines {
  const pieces = toPieces(replace);
  if (atBareEnd && pieces.length > 1 && pieces.at(-1)?.text === '') pieces.pop();
  const asked = query.pieces.map((piece) => piece.text);
  const fresh = pieces.map((piece) => piece.text);
  return { asked, fresh, pieces, ...align(asked, fresh) };
}
