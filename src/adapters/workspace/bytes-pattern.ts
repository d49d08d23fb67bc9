import { afterAtom, branchesOf, QUANTIFIER } from './pattern-parts.ts';

/** A repeat beyond it is an error in PCRE. Source: pcre2pattern(3), "Repetition". */
const MOST_REPEATS = 65_535;
/** A unit of UTF-16 has at most so many bytes of a text in UTF-8; each half of a pair counts two of four. */
const BYTES_A_UNIT = 3;
let beyondAscii = '';
const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
const BYTES_BEYOND = Array.from({ length: 0x80 }, (_, at) => at + 0x80);
/** One unit each. What else a backslash may begin (references, names, octals) is not understood. */
const ESCAPE = /^\\(?:[dDwWsStnvfr]|0(?!\d)|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[^A-Za-z0-9])/;
const GROUP = /^\((\?[:=]|\?<[A-Za-z_]\w*>|(?!\?))/;
const UNUSED_GROUP = /^\(\?(?:!|<[=!])/;

/**
 * The start of a line: our texts have no byte order mark, and git's have. A look behind and not a part of the match,
 * so that what else is asserted there sees the same place.
 */
const START = '(?:^|(?<=^\\xEF\\xBB\\xBF))';
/** A CR before the LF is no part of our lines. */
const END = '(?=\\r?$)';

interface Repeat {
  readonly least: number;
  readonly most: number;
}

/** The bytes that one character may have. */
interface Units {
  readonly ascii: readonly number[];
  readonly isBeyond: boolean;
}

/** A part of a branch: a place, one character, or a group. */
type Part = { readonly repeat: Repeat } & (
  | { readonly text: string; readonly units?: undefined }
  | { readonly units: Units }
);

const ONCE: Repeat = { least: 1, most: 1 };

/**
 * A pattern in PCRE's dialect, over bytes and in lines that end at LF, that matches in every line in which this one of
 * JavaScript's does (and maybe in more), so that git can name the files worth a look; null where that is not sure.
 * What a character or class stands for is asked of JavaScript's own engine; what is left is said in ways that both
 * dialects share. Everything translated only ever grows: what would shrink (a negative look) is left out.
 */
export function bytesPatternOf({ source, flags }: RegExp): string | null {
  if (!/^i?$/.test(flags)) return null;
  const translated = alternatives(source, flags, 'whole');
  return translated === null ? null : `(*LF)${translated}`;
}

type Where = 'whole' | 'group' | 'loop';

function alternatives(source: string, flags: string, where: Where): string | null {
  const branches = branchesOf(source);
  if (branches === null) return null;
  const translated: string[] = [];
  const looped: Units[] = [];
  for (const branch of branches) {
    const parts = partsOf(branch, flags);
    if (parts === null) return null;
    const single = where === 'loop' ? singleOf(parts) : undefined;
    const text = (where === 'whole' ? withoutEnds(parts) : parts).map(written).join('');
    // It matches everywhere, so that nothing is gained.
    if (where === 'whole' && text === '') return null;
    if (single === undefined) translated.push(text);
    else looped.push(single);
  }
  return [...looseBytes(looped), ...translated].join('|');
}

function singleOf(parts: readonly Part[]): Units | undefined {
  const [part] = parts;
  return parts.length === 1 && part?.repeat.least === 1 && part.repeat.most === 1 ? part.units : undefined;
}

/**
 * In a loop without end, characters one by one are as well bytes one by one: `(?:[^"]|é)*` would else have more ways
 * to share out the bytes of a line than there is time for.
 */
function looseBytes(looped: readonly Units[]): readonly string[] {
  if (looped.length === 0) return [];
  const ascii = [...new Set(looped.flatMap((units) => units.ascii))].sort((one, other) => one - other);
  const all = looped.some((units) => units.isBeyond) ? [...ascii, ...BYTES_BEYOND] : ascii;
  return [all.length === 0 ? '(?!)' : bytes(all)];
}

function partsOf(branch: string, flags: string): readonly Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < branch.length; ) {
    const atom = atomAt(branch, at);
    if (atom === null) return null;
    const [quantifier = ''] = QUANTIFIER.exec(branch.slice(at + atom.length)) ?? [];
    const repeat = repeatOf(quantifier);
    at += atom.length + quantifier.length;
    if (UNUSED_GROUP.test(atom)) continue;
    const part = repeat === null ? null : partOf(atom, flags, repeat);
    if (part === null || repeat === null) return null;
    parts.push({ ...part, repeat });
  }
  return parts;
}

function atomAt(branch: string, at: number): string | null {
  const rest = branch.slice(at);
  if (!rest.startsWith('\\')) return branch.slice(at, afterAtom(branch, at) ?? at) || null;
  return /^\\[bB]/.exec(rest)?.[0] ?? ESCAPE.exec(rest)?.[0] ?? null;
}

function partOf(
  atom: string,
  flags: string,
  { most }: Repeat,
): { readonly text: string } | { readonly units: Units } | null {
  if (atom === '^') return { text: START };
  if (atom === '$') return { text: END };
  // The bytes of a character beyond ASCII are no part of a word to either engine, nor are ends, CR and LF.
  if (atom === '\\b' || atom === '\\B') return { text: atom };
  if (!atom.startsWith('(')) return { units: unitsOf(atom, flags) };
  const [opening, kind] = GROUP.exec(atom) ?? [];
  if (opening === undefined) return null;
  const isLoop = kind !== '?=' && most === Number.POSITIVE_INFINITY;
  const inner = alternatives(atom.slice(opening.length, -1), flags, isLoop ? 'loop' : 'group');
  return inner === null ? null : { text: `(${kind === '?=' ? '?=' : '?:'}${inner})` };
}

function unitsOf(atom: string, flags: string): Units {
  const regex = new RegExp(atom, flags);
  // No line holds an LF: left out, so that no match goes on into the next line.
  const ascii = ASCII.flatMap((text, code) => (text !== '\n' && regex.test(text) ? [code] : []));
  return { ascii, isBeyond: regex.test(everyUnitBeyond()) };
}

/**
 * Every unit beyond ASCII; made when first asked for, to cost the start nothing. With the flags that are understood,
 * none of them folds together with one of ASCII.
 */
function everyUnitBeyond(): string {
  if (beyondAscii === '') {
    const units = Uint16Array.from({ length: 0xff80 }, (_, at) => at + 0x80);
    beyondAscii = Buffer.from(units.buffer).toString('utf16le');
  }
  return beyondAscii;
}

/** Null for more than PCRE takes. */
function repeatOf(quantifier: string): Repeat | null {
  const sign = quantifier.charAt(0);
  if (sign === '') return ONCE;
  if (sign === '?') return { least: 0, most: 1 };
  if (sign !== '{') return { least: sign === '+' ? 1 : 0, most: Number.POSITIVE_INFINITY };
  const [least = 0, most] = quantifier.replace(/[{}?]/g, '').split(',');
  const repeat = {
    least: Number(least),
    most: most === '' ? Number.POSITIVE_INFINITY : Number(most ?? least),
  };
  return repeat.least > MOST_REPEATS ? null : repeat;
}

/** A line that holds `a+b*` holds `a`, and the other way round: less to try at every place of a text. */
function withoutEnds(parts: readonly Part[]): readonly Part[] {
  const kept = parts.map((part) => part);
  const least = (part: Part): Part => ({
    ...part,
    repeat: { least: part.repeat.least, most: part.repeat.least },
  });
  while (kept[0]?.repeat.least === 0) kept.shift();
  while (kept.at(-1)?.repeat.least === 0) kept.pop();
  return kept.map((part, at) => (at === 0 || at === kept.length - 1 ? least(part) : part));
}

function written({ repeat, ...part }: Part): string {
  if (part.units === undefined) return part.text + quantified(repeat);
  const { ascii, isBeyond } = part.units;
  if (ascii.length === 0 && !isBeyond) return repeat.least === 0 ? '' : '(?!)';
  if (!isBeyond) return bytes(ascii) + quantified(repeat);
  const most = repeat.most * BYTES_A_UNIT;
  const beyond = `[\\x80-\\xFF]${quantified({ least: 1, most: BYTES_A_UNIT })}`;
  if (ascii.length === 0) return `[\\x80-\\xFF]${quantified({ ...repeat, most })}`;
  if (repeat.least === 1 && repeat.most === 1) return `(?:${bytes(ascii)}|${beyond})`;
  return bytes([...ascii, ...BYTES_BEYOND]) + quantified({ ...repeat, most });
}

function quantified({ least, most }: Repeat): string {
  if (least === 1 && most === 1) return '';
  return most > MOST_REPEATS ? `{${least},}` : `{${least},${most}}`;
}

/** One of some bytes, in rising order. */
function bytes(codes: readonly number[]): string {
  const spelled = (code: number): string => `\\x${code.toString(16).padStart(2, '0')}`;
  if (codes.length === 1) return spelled(codes[0] ?? 0);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return `[${ranges.map(([from, to]) => (from === to ? spelled(from) : `${spelled(from)}-${spelled(to)}`)).join('')}]`;
}
