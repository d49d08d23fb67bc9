import { trimEnd } from '../text/line-pieces.ts';
import { fold, isAscii, unitsOf } from '../text/typographic-marks.ts';
import { knownTokens } from './known-tokens.ts';

/** A part of the search with its counterpart in the file: equal when folded. */
interface Stretch {
  readonly asked: string;
  readonly found: string;
}

/** Writes a new line with the file's marks; undefined if these are ambiguous. */
export type AdaptMarks = (fresh: string, instead: number | undefined) => string | undefined;

const COMBINING = /^\p{M}/u;
const QUOTES: readonly string[] = ["'", '"'];

/**
 * Learns from a match which marks the file uses where the model wrote others, so that a new line changes only what the
 * model intended (edit case 24). If the file uses plain marks, the model's typographic ones become plain, unless the
 * file also has those in the same role. If the file uses typographic marks, a new plain mark is ambiguous, unless it is
 * in a word that the search contains too.
 */
export function learnMarks(asked: readonly string[], found: readonly string[], text: string): AdaptMarks {
  const stretches = asked.map((line, i) => compare(line, found[i] ?? ''));
  const known = stretches.filter((line) => line !== undefined);
  if (known.length < stretches.length) return () => undefined;
  const differing = known.flat().filter((stretch) => stretch.asked !== stretch.found);
  const fancy = new Set<string>();
  const plain = new Set<string>();
  let form: 'NFC' | 'NFD' | undefined;
  for (const stretch of differing) {
    if (stretch.asked.normalize('NFC') === stretch.found.normalize('NFC')) {
      form = stretch.found === stretch.found.normalize('NFD') ? 'NFD' : 'NFC';
    } else if (isAscii(stretch.found) && !isAscii(stretch.asked)) plain.add(fold(stretch.asked));
    else fancy.add(stretch.asked);
  }
  if (QUOTES.some((quote) => plain.has(quote))) for (const quote of QUOTES) plain.add(quote);
  const cutKnown = knownTokens(known);
  const noBreaks = known.flatMap(aroundNoBreaks);
  const write = (line: string, overwritten: readonly Stretch[]): string | undefined => {
    let out = '';
    for (const part of cutKnown(line)) {
      const text = part.known ? part.text : writeNew(part.text, overwritten);
      if (text === undefined) return undefined;
      out += text;
    }
    return out;
  };
  const writeNew = (line: string, overwritten: readonly Stretch[]): string | undefined => {
    for (const mark of fancy) {
      // A new space is an ordinary one, unless it replaces a no-break space.
      const counts = mark !== ' ' || overwritten.some((old) => old.asked === ' ' && old.found !== ' ');
      if (counts && line.includes(mark)) return undefined;
    }
    if (noBreaks.some((place) => line.includes(place))) return undefined;
    return rewrite(line, plain, form, text);
  };
  return (fresh, instead) => {
    const old = instead === undefined ? undefined : known[instead];
    return old === undefined ? write(fresh, []) : between(fresh, old, write);
  };
}

/** Returns the surroundings of spaces in the search that are no-break spaces in the file. */
function aroundNoBreaks(line: readonly Stretch[]): string[] {
  return line.flatMap(({ asked, found }, i) =>
    asked === ' ' && found !== ' '
      ? [`${line[i - 1]?.asked.at(-1) ?? ''} ${line[i + 1]?.asked.at(0) ?? ''}`]
      : [],
  );
}

function rewrite(
  line: string,
  plain: ReadonlySet<string>,
  form: 'NFC' | 'NFD' | undefined,
  text: string,
): string | undefined {
  if (isAscii(line)) return line;
  const units = unitsOf(line);
  const open = units?.some(
    ({ raw, key, rawStart }) => raw !== key && plain.has(key) && isWrittenAsMark(text, line, raw, rawStart),
  );
  if (units === undefined || open) return undefined;
  return units
    .map(({ raw, key }) => {
      if (isAscii(raw)) return raw;
      if (isAscii(key)) return plain.has(key) ? key : raw;
      return form === undefined ? raw : raw.normalize(form);
    })
    .join('');
}

/** Returns true if the file uses this typographic mark in this role: inside a word, or at its edge. */
function isWrittenAsMark(text: string, line: string, mark: string, at: number): boolean {
  if (!text.includes(mark)) return false;
  const inside = /\p{L}/u.test(line[at - 1] ?? '') && /\p{L}/u.test(line[at + mark.length] ?? '');
  const part = inside ? `\\p{L}${mark}\\p{L}` : `(?<!\\p{L})${mark}|${mark}(?!\\p{L})`;
  return new RegExp(part, 'u').test(text);
}

/** Keeps the file's beginning and end where the new line begins and ends like the old one. */
function between(
  fresh: string,
  old: readonly Stretch[],
  write: (text: string, overwritten: readonly Stretch[]) => string | undefined,
): string | undefined {
  let head = 0;
  let from = 0;
  for (let next = old[head]; next !== undefined && fresh.startsWith(next.asked, from); next = old[head]) {
    from += next.asked.length;
    head++;
  }
  // Never separates a character from its combining mark.
  for (
    let last = old[head - 1];
    last !== undefined && COMBINING.test(fresh.slice(from));
    last = old[head - 1]
  ) {
    from -= last.asked.length;
    head--;
  }
  let tail = old.length;
  let to = fresh.length;
  for (let next = old[tail - 1]; tail > head && next !== undefined; next = old[tail - 1]) {
    if (to - next.asked.length < from || !fresh.slice(from, to).endsWith(next.asked)) break;
    to -= next.asked.length;
    tail--;
  }
  const middle = write(fresh.slice(from, to), old.slice(head, tail));
  if (middle === undefined) return undefined;
  const own = (part: readonly Stretch[]): string => part.map((stretch) => stretch.found).join('');
  return own(old.slice(0, head)) + middle + own(old.slice(tail));
}

/** Splits two lines that fold to the same text (except for white space at the end) where both can be split. */
function compare(asked: string, found: string): Stretch[] | undefined {
  const left = cutsOf(trimEnd(asked));
  const right = cutsOf(trimEnd(found));
  if (left === undefined || right === undefined) return undefined;
  const shared = [...left].filter(([offset]) => right.has(offset));
  return shared.slice(1).map(([offset, to], i) => {
    const [previous = 0, from = 0] = shared[i] ?? [];
    return { asked: asked.slice(from, to), found: found.slice(right.get(previous), right.get(offset)) };
  });
}

/** Returns folded offsets at which a line can be split, with their raw offsets; in order, both ends included. */
function cutsOf(line: string): Map<number, number> | undefined {
  const units = unitsOf(line);
  if (units === undefined) return undefined;
  const cuts = new Map(units.map((unit) => [unit.keyStart, unit.rawStart]));
  const last = units.at(-1);
  return cuts.set(last === undefined ? 0 : last.keyStart + last.key.length, line.length);
}
