import { isBlank } from './text/line-pieces.ts';

/** Another reading of an edit whose search is not in the file. */
export interface Rewrite {
  readonly search: string;
  readonly replace: string;
  /** Name of the removed part, for the report. */
  readonly note: string;
  /** True if the reading concerns whole lines. */
  readonly whole: boolean;
}

/**
 * Returns the readings for common mistakes of models: pasted line numbers, fences, diff marks, escapes (edit cases 31
 * to 33). Each removes the same part from both sides and is used only if the raw search has no match.
 */
export function rewritesOf(search: string, replace: string): readonly Rewrite[] {
  return [
    ...withoutLineNumbers(search, replace),
    ...fences(search, replace),
    ...diffMarks(search, replace),
    ...escapes(search, replace),
    ...entities(search, replace),
  ];
}

/** A line number, its separator and the rest. The separators are those of `cat -n`, `grep -n`, `nl` and pagers. */
const GUTTERS: readonly RegExp[] = [
  /^[ \t]*(\d+)(?:\t|→|│|\|)(.*)$/s,
  /^[ \t]*(\d+)(?: \| |: |\| |│ )(.*)$/s,
  /^[ \t]*(\d+):(.*)$/s,
];

function withoutLineNumbers(search: string, replace: string): Rewrite[] {
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

/** Removes the numbers if every line has one (an empty last line need not), and if they are consecutive if required. */
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

/** Removes fences from both sides or neither, because a fence on only one side may be text. */
function fences(search: string, replace: string): Rewrite[] {
  const bare = withoutFence(search);
  if (bare === undefined) return [];
  const fresh = replace === '' ? '' : withoutFence(replace);
  if (fresh === undefined) return [];
  return [{ search: bare, replace: fresh, note: 'code fences were taken off', whole: true }];
}

/** Returns the lines between two fences, each with its feed. */
function withoutFence(text: string): string | undefined {
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines.length < 3 || !FENCE.test(lines[0] ?? '') || !FENCE_END.test(lines.at(-1) ?? ''))
    return undefined;
  return `${lines.slice(1, -1).join('\n')}\n`;
}

/** Reads the search as the old side of a diff and the replacement as the new side; both must have their marks. */
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
 * Removes one layer of JSON-like escapes from both sides. The replacement may not contain a kind of escape that the
 * search lacks, unless both are the inside of a JSON string.
 */
function escapes(search: string, replace: string): Rewrite[] {
  const kinds = kindsIn(search);
  const hasUnknown = [...kinds].some((kind) => ESCAPED[kind] === undefined);
  if (kinds.size === 0 || hasUnknown || (kinds.has('n') && search.includes('\n'))) return [];
  const json = kinds.has('n') && isJsonInside(search) && isJsonInside(replace);
  if (!json && [...kindsIn(replace)].some((kind) => !kinds.has(kind))) return [];
  // A raw quote beside an escaped one means that the escapes belong to the text.
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

/** Returns true for the inside of a JSON string: no raw quote or control character, only JSON's escapes. */
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
  // A raw `<` beside `&lt;` means that the entities belong to the text.
  if ((replace.match(ENTITY) ?? []).some((entity) => !kinds.has(entity))) return [];
  const off = (text: string): string => text.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity);
  if ([...kinds].some((entity) => replace.replace(ENTITY, '').includes(off(entity)))) return [];
  const bare = off(search);
  if (isInFileForm(replace, search, bare)) return [];
  return [{ search: bare, replace: off(replace), note: 'HTML entities were decoded', whole: false }];
}

/**
 * Returns true if the replacement is already in the file's form although the search is not: it keeps more lines as the
 * file has them than as the search has them. Removing something from it would lose text.
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

/** Returns true if a reading leaves a search text. */
export function isUsable(rewrite: Rewrite): boolean {
  return !isBlank(rewrite.search.replaceAll('\n', ''));
}
