/**
 * The characters that nobody sees and that hide, reorder or carry text (CVE-2021-42574 and its kin): zero widths,
 * directions, tags, variation selectors, soft hyphens, separators, interlinear marks, controls. The one definition.
 * Not the parts of an emoji that only join or color it.
 */
const INVISIBLE =
  /(?!(?<=\p{ExtPict})\ufe0f|\ufe0f\u20e3|(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d(?=\p{ExtPict}))[\p{DI}\p{Bidi_Control}\p{Cs}\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffb]/gu;

/** The form in which they are shown: `\u{E0041}`. */
const SHOWN = /\\u\{([0-9A-Fa-f]{1,6})\}/g;

/** Replaces each invisible character. */
export function replaceInvisible(text: string, by: (character: string) => string): string {
  return text.replace(INVISIBLE, by);
}

/** `\u{E0041}` */
export function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

export interface ShownText {
  readonly text: string;
  /** Invisible characters that were escaped in it. */
  readonly count: number;
}

/** A text as a model may read it: what cannot be seen is escaped. */
export function showInvisible(text: string): ShownText {
  let count = 0;
  const shown = replaceInvisible(text, (character) => {
    count += 1;
    return escaped(character);
  });
  return { text: shown, count };
}

/** The characters themselves, where a model names them as they were shown to it. Other escapes stay. */
export function fromShown(text: string): string {
  return text.replace(SHOWN, (shown, hex: string) => {
    const point = Number.parseInt(hex, 16);
    if (point > 0x10ffff) return shown;
    const character = String.fromCodePoint(point);
    return replaceInvisible(character, () => '') === '' ? character : shown;
  });
}
