/** Maximum number of words. */
const MAX_WORDS = 256;

/**
 * Expands `{a,b}` and `{1..3}` in a word as written. Quotes and expansions stay unchanged, because a shell expands
 * braces first. Returns null if there are too many words.
 */
export function expandBraces(raw: string): readonly string[] | null {
  const done: string[] = [];
  const open = [raw];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (done.length + open.length > MAX_WORDS) return null;
    const parts = firstBrace(next);
    if (parts === null) done.push(next);
    else open.unshift(...parts);
  }
  return done;
}

function firstBrace(raw: string): readonly string[] | null {
  for (let at = 0; at < raw.length; at = after(raw, at)) {
    if (raw[at] !== '{') continue;
    const group = groupAt(raw, at);
    if (group === null) continue;
    const [before, rest] = [raw.slice(0, at), raw.slice(group.end)];
    return group.items.map((item) => `${before}${item}${rest}`);
  }
  return null;
}

interface Group {
  readonly items: readonly string[];
  readonly end: number;
}

function groupAt(raw: string, start: number): Group | null {
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < raw.length; at = after(raw, at)) {
    const sign = raw[at];
    if (sign === '{') depth += 1;
    if (sign === ',' && depth === 1) commas.push(at);
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const inner = raw.slice(start + 1, at);
    const items = commas.length === 0 ? range(inner) : cut(raw, start, commas, at);
    return items === null ? null : { items, end: at + 1 };
  }
  return null;
}

function cut(raw: string, start: number, commas: readonly number[], end: number): readonly string[] {
  const edges = [start, ...commas, end];
  return edges.slice(1).map((edge, index) => raw.slice((edges[index] ?? start) + 1, edge));
}

function range(inner: string): readonly string[] | null {
  const match = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.-?\d{1,9})?$/.exec(inner);
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  const numbers = /\d/.test(first);
  if (numbers !== /\d/.test(last)) return null;
  const code = (text: string): number => (numbers ? Number(text) : text.charCodeAt(0));
  const [from, to] = [code(first), code(last)];
  const length = Math.min(Math.abs(to - from) + 1, MAX_WORDS + 1);
  const step = to < from ? -1 : 1;
  const values = Array.from({ length }, (_, index) => from + index * step);
  return values.map((value) => (numbers ? String(value) : String.fromCharCode(value)));
}

/** Returns the position after the element at `at`: one character, a quoted text or an expansion. */
function after(raw: string, at: number): number {
  const sign = raw[at];
  if (sign === '\\') return at + 2;
  if (sign === "'" || sign === '"' || sign === '`') return closing(raw, at + 1, sign);
  if (sign !== '$') return at + 1;
  const next = raw[at + 1];
  if (next === "'" || next === '"') return closing(raw, at + 2, next);
  if (next === '{') return nested(raw, at + 1, '{', '}');
  if (next === '(') return nested(raw, at + 1, '(', ')');
  return at + 1;
}

function closing(raw: string, from: number, sign: string): number {
  for (let at = from; at < raw.length; at += 1) {
    if (raw[at] === '\\' && sign !== "'") at += 1;
    else if (raw[at] === sign) return at + 1;
  }
  return raw.length;
}

function nested(raw: string, from: number, opens: string, closes: string): number {
  let depth = 0;
  for (let at = from; at < raw.length; at += 1) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === opens) depth += 1;
    else if (raw[at] === closes) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return raw.length;
}
