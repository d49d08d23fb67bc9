/**
 * Typographic marks that models exchange with plain ones, and canonically equal forms of one character. Folding is only
 * for comparing; the file's own form is written.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/\u2026/g, '...'],
];

const NON_ASCII = /[^\0-\x7F]/;
/** A character with its combining marks; conjoining jamo combine with each other. */
const UNIT = /[\u1100-\u11FF]+|\P{M}\p{M}*|\p{M}+/gu;
/**
 * Maximum number of combining marks on one character. Unicode's Stream-Safe Text Format (UAX 15) allows 30. Ordering
 * them takes quadratic time and cannot be stopped.
 */
const MOST_MARKS = 64;
const PILE = /\p{M}{64}/u;
/** The first combining mark. */
const FIRST_MARK = 0x300;
/** Longer lines are not split into units: a file of one long line needs exact matches. */
const MAX_UNIT_LINE = 100_000;

export function isAscii(text: string): boolean {
  return !NON_ASCII.test(text);
}

/** Returns true if characters of the text can be compared in their canonical form. */
export function isOrderly(text: string): boolean {
  return !mayPile(text) || !PILE.test(text);
}

/** Checks sample positions for long runs of marks; checking every position would take too long. */
function mayPile(text: string): boolean {
  for (let at = MOST_MARKS - 1; at < text.length; at += MOST_MARKS) {
    if (text.charCodeAt(at) >= FIRST_MARK && isLongRun(text, at)) return true;
  }
  return false;
}

/** Returns true if a long run of high characters surrounds this position. */
function isLongRun(text: string, at: number): boolean {
  let from = at;
  while (at - from < MOST_MARKS && text.charCodeAt(from - 1) >= FIRST_MARK) from -= 1;
  let to = at + 1;
  while (to - from < MOST_MARKS && text.charCodeAt(to) >= FIRST_MARK) to += 1;
  return to - from >= MOST_MARKS;
}

/**
 * Returns the text for comparison; parts that are not orderly stay unchanged. Never moves a line feed, so a whole file
 * can be folded.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text;
  let folded = isOrderly(text) ? text.normalize('NFC') : text;
  for (const [marks, plain] of FOLDS) folded = folded.replace(marks, plain);
  return folded;
}

/** The smallest parts of a text that fold independently, with their raw and folded start. */
export interface Unit {
  readonly raw: string;
  readonly key: string;
  readonly rawStart: number;
  readonly keyStart: number;
}

/** Returns the units of a line; undefined if its folding cannot be split. */
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

/** Returns the raw offset of a folded offset; undefined inside a unit. */
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
