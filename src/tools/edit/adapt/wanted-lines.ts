import { type Piece, toPieces } from '../text/line-pieces.ts';
import type { Query } from '../text/query.ts';
import { type Alignment, align } from './align-lines.ts';

/** The lines of a replacement, and which of them the search has too. */
interface WantedLines extends Alignment {
  readonly asked: readonly string[];
  readonly fresh: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The intended text of an edit, computed once for all its places. */
export class WantedText {
  readonly replace: string;
  readonly #query: Query;
  #lines: WantedLines | undefined;

  constructor(query: Query, replace: string) {
    this.#query = query;
    this.replace = replace;
  }

  /** `atBareEnd`: the last line feed means the end of the file, which is possible at one place only. */
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
