/**
 * Typographic marks that models write for plain ones and the other way round, and canonically equal forms
 * of one character. Folding is for comparing only: what is written back is the file's own.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/\u2026/g, '...'],
];

const NON_ASCII = /[^\0-\x7F]/;
/** A character with the marks that combine with it; conjoining jamo compose with one another. */
const UNIT = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;
/**
 * So many marks on one character are no text: Unicode's own Stream-Safe Text Format (UAX 15) ends at 30. Bringing
 * them in order takes the engine time by the square of their number, and nothing can stop it.
 */
const MOST_MARKS = 64;
const PILE = /\p{M}{64}/u;
/** The first mark there is. */
const FIRST_MARK = 0x300;
/** Units of longer lines are not taken apart: a file of one long line is for exact matches. */
const MAX_UNIT_LINE = 100_000;

export function isAscii(text: string): boolean {
  return !NON_ASCII.test(text);
}

/** Whether characters of the text can be compared in their canonical form. */
export function isOrderly(text: string): boolean {
  return !mayPile(text) || !PILE.test(text);
}

/** Of so many marks in a row one stands at a place that is looked at; to look at all takes longer than all the rest. */
function mayPile(text: string): boolean {
  for (let at = MOST_MARKS - 1; at < text.length; at += MOST_MARKS) {
    if (text.charCodeAt(at) >= FIRST_MARK && isLongRun(text, at)) return true;
  }
  return false;
}

/** Whether so many characters as late as marks stand around this place. */
function isLongRun(text: string, at: number): boolean {
  let from = at;
  while (at - from < MOST_MARKS && text.charCodeAt(from - 1) >= FIRST_MARK) from -= 1;
  let to = at + 1;
  while (to - from < MOST_MARKS && text.charCodeAt(to) >= FIRST_MARK) to += 1;
  return to - from >= MOST_MARKS;
}

/** The text as it is compared; what is not orderly keeps its own form. Never moves a line feed, so a whole file may be folded at once. */
export function fold(text: string): string {
  if (isAscii(text)) return text;
  let folded = isOrderly(text) ? text.normalize('NFC') : text;
  for (const [marks, plain] of FOLDS) folded = folded.replace(marks, plain);
  return folded;
}

/** The smallest parts of a text that fold by themselves, each with where it starts, raw and folded. */
export interface Unit {
  readonly raw: string;
  readonly key: string;
  readonly rawStart: number;
  readonly keyStart: number;
}

/** The units of a line, or undefined where its folding cannot be taken apart. */
export function unitsOf(line: string): Unit[] | undefined {
  if (line.length > MAX_UNIT_LINE || !isOrderly(line)) return undefined;
  const units: Unit[] = [];
  let keyStart = 0;
  for (const match of line.matchAll(UNIT)) {
    const raw = match[0];
    const key = fold(raw);
    units.push({ raw, key, rawStart: match.index, keyStart });
    keyStart += key.length;
  }
  return units.map((unit) => unit.key).join('') === fold(line) ? units : undefined;
}

/** Where in the raw line the folded offset lies, or undefined where it falls inside a unit. */
export function rawOffset(units: readonly Unit[], keyOffset: number): number | undefined {
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.keyStart ?? 0) < keyOffset) low = middle + 1;
    else high = middle;
  }
  const unit = units[low];
  if (unit !== undefined) return unit.keyStart === keyOffset ? unit.rawStart : undefined;
  const last = units.at(-1);
  if (last === undefined) return keyOffset === 0 ? 0 : undefined;
  return last.keyStart + last.key.length === keyOffset ? last.rawStart + last.raw.length : undefined;
}
