type Eol = '\n' | '\r\n';

/**
 * The line ends of a text. Results are cached, because many places of one edit ask in order, and each answer may walk
 * over the rest of the text.
 */
export class LineEnds {
  readonly #text: string;
  #mixed: boolean | undefined;
  /** The last answer, and the range in which it is valid. */
  #known: { readonly from: number; readonly to: number; readonly eol: Eol } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the line end at `position`: of its own line, else of the line before, else a line feed. */
  at(position: number): Eol {
    const known = this.#known;
    if (known !== undefined && position >= known.from && position <= known.to) return known.eol;
    const own = this.#text.indexOf('\n', position);
    const feed = own < 0 ? this.#text.lastIndexOf('\n') : own;
    const eol = feed > 0 && this.#text[feed - 1] === '\r' ? '\r\n' : '\n';
    this.#known = { from: position, to: own < 0 ? Number.POSITIVE_INFINITY : own, eol };
    return eol;
  }

  /** True if the text has both kinds of line ends. */
  get areMixed(): boolean {
    this.#mixed ??= this.#text.includes('\r\n') && /(?:^|[^\r])\n/.test(this.#text);
    return this.#mixed;
  }
}
