import { isBlank } from './pieces.ts';

/** Another reading of an edit whose search is not in the file as it stands. */
export interface Rewrite {
  readonly search: string;
  readonly replace: string;
  /** What was taken off, for the report. */
  readonly note: string;
  /** Whether the reading is about whole lines. */
  readonly whole: boolean;
}

/**
 * The readings that models are known to need: pasted line numbers, fences, diff marks, escapes (CASES 31 to
 * 33). Each takes the same thing off both sides and is used only where the raw search has no match at all.
 */
export function rewritesOf(search: string, replace: string): readonly Rewrite[] {
  return [
    ...gutters(search, replace),
    ...fences(search, replace),
    ...diffMarks(search, replace),
    ...escapes(search, replace),
    ...entities(search, replace),
  ];
}

/** A line number, what separates it, the rest. The separators are those of `cat -n`, `grep -n`, `nl` and pagers. */
const GUTTERS: readonly RegExp[] = [
  /^[ \t]*(\d+)(?:\t|→|│|\|)(.*)$/s,
  /^[ \t]*(\d+)(?: \| |: |\| |│ )(.*)$/s,
  /^[ \t]*(\d+):(.*)$/s,
];

function gutters(search: string, replace: string): Rewrite[] {
  const seen = new Set<string>();
  return GUTTERS.flatMap((gutter) => {
    const bare = withoutGutter(search, gutter, true);
    if (bare === undefined || seen.has(bare)) return [];
    seen.add(bare);
    const numbered = replace.split('\n').some((line) => gutter.test(line));
    const fresh = numbered ? withoutGutter(replace, gutter, false) : replace;
    return fresh === undefined
      ? []
      : [{ search: bare, replace: fresh, note: 'line numbers were taken off', whole: true }];
  });
}

/** Takes the numbers off if every line has one (an empty last line need not), consecutive ones if asked. */
function withoutGutter(text: string, gutter: RegExp, consecutive: boolean): string | undefined {
  const lines = text.split('\n');
  const out: string[] = [];
  let previous: number | undefined;
  for (const [i, line] of lines.entries()) {
    if (line === '' && i > 0 && i === lines.length - 1) out.push('');
    else {
      const [, number, rest] = gutter.exec(line) ?? [];
      if (number === undefined || rest === undefined) return undefined;
      if (consecutive && previous !== undefined && Number(number) !== previous + 1) return undefined;
      previous = Number(number);
      out.push(rest);
    }
  }
  return out.join('\n');
}

const FENCE_END = /^\s*(?:```|~~~)\s*$/;
const FENCE = /^\s*(?:```|~~~)[\w+.#-]*\s*$/;

/** Both sides or neither: a fence on one only may be the text's own. */
function fences(search: string, replace: string): Rewrite[] {
  const bare = withoutFence(search);
  if (bare === undefined) return [];
  const fresh = replace === '' ? '' : withoutFence(replace);
  if (fresh === undefined) return [];
  return [{ search: bare, replace: fresh, note: 'code fences were taken off', whole: true }];
}

/** The lines between two fences, each with its feed. */
function withoutFence(text: string): string | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length < 3 || !FENCE.test(lines[0] ?? '') || !FENCE_END.test(lines.at(-1) ?? ''))
    return undefined;
  return `${lines.slice(1, -1).join('\n')}\n`;
}

/** The search as the old side of a diff, the replacement as the new side; both must bear their marks. */
function diffMarks(search: string, replace: string): Rewrite[] {
  const before = withoutMarks(search, '-');
  const after = withoutMarks(replace, '+');
  if (before === undefined || after === undefined) return [];
  return [{ search: before, replace: after, note: 'diff marks were taken off', whole: true }];
}

function withoutMarks(text: string, mark: '-' | '+'): string | undefined {
  const lines = text.split('\n');
  if (!lines.some((line) => line.startsWith(mark))) return undefined;
  if (!lines.every((line) => line === '' || line.startsWith(mark) || line.startsWith(' '))) return undefined;
  return lines.map((line) => line.slice(1)).join('\n');
}

const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '`': '`',
  '\\': '\\',
  '/': '/',
};
const ESCAPE = /\\(.)/gs;

/**
 * One layer of JSON-like escapes off both sides. The replacement may hold no kind of escape that the search
 * has not, unless both are a JSON string's inside as a whole.
 */
function escapes(search: string, replace: string): Rewrite[] {
  const kinds = kindsIn(search);
  const odd = [...kinds].some((kind) => ESCAPED[kind] === undefined);
  if (kinds.size === 0 || odd || (kinds.has('n') && search.includes('\n'))) return [];
  const json = kinds.has('n') && isJsonInside(search) && isJsonInside(replace);
  if (!json && [...kindsIn(replace)].some((kind) => !kinds.has(kind))) return [];
  // A raw quote beside an escaped one means that the escapes are the text's own, here or further in.
  const raw = replace.replace(ESCAPE, '');
  const mixed = [...kindsIn(replace)].some((kind) => kind !== '\\' && raw.includes(ESCAPED[kind] ?? kind));
  if (!json && mixed) return [];
  const off = (text: string): string => text.replace(ESCAPE, (whole, kind: string) => ESCAPED[kind] ?? whole);
  const bare = off(search);
  if (isInFileForm(replace, search, bare)) return [];
  return [{ search: bare, replace: off(replace), note: 'escapes were taken off', whole: false }];
}

function kindsIn(text: string): Set<string> {
  return new Set([...text.matchAll(ESCAPE)].map((match) => match[1] ?? ''));
}

/** Could stand between the quotes of a JSON string: no raw quote or control character, only JSON's escapes. */
function isJsonInside(text: string): boolean {
  return /^(?:[^"\\\0-\x1f]|\\[nrt"\\/])*$/.test(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};
const ENTITY = /&(?:lt|gt|amp|quot|apos|#39);/g;

function entities(search: string, replace: string): Rewrite[] {
  const kinds = new Set(search.match(ENTITY) ?? []);
  if (kinds.size === 0) return [];
  // A raw `<` beside `&lt;` means that the entities are the text's own.
  if ((replace.match(ENTITY) ?? []).some((entity) => !kinds.has(entity))) return [];
  const off = (text: string): string => text.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
  if ([...kinds].some((entity) => replace.replace(ENTITY, '').includes(off(entity)))) return [];
  const bare = off(search);
  if (isInFileForm(replace, search, bare)) return [];
  return [{ search: bare, replace: off(replace), note: 'HTML entities were decoded', whole: false }];
}

/**
 * Whether the replacement stands in the file's form although the search does not: it carries over lines as the file
 * has them, and no more of those that the search has otherwise. What is taken off it would be lost.
 */
function isInFileForm(replace: string, search: string, bare: string): boolean {
  const fresh = replace.split('\n').filter((line) => !isBlank(line));
  const carried = (lines: string, other: string): number => {
    const own = new Set(lines.split('\n'));
    for (const line of other.split('\n')) own.delete(line);
    return fresh.filter((line) => own.has(line)).length;
  };
  const asFile = carried(bare, search);
  return asFile > 0 && asFile >= carried(search, bare);
}

/** Whether a reading leaves something to look for. */
export function isUsable(rewrite: Rewrite): boolean {
  return !isBlank(rewrite.search.replaceAll('\n', ''));
}
