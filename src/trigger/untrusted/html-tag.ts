/** A tag as a browser parses it. Source: HTML, 13.2.5 "Tokenization". */
export interface Tag {
  /** Lower case. */
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Index after its `>`. */
  readonly end: number;
}

const START = /<(\/?)([A-Za-z][^\s/>]*)/y;
const BETWEEN = /[\s/]*/y;
const NAME = /=?[^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /[^\s>]*/y;

/** Returns the tag at `at`; `unclosed` if the text ends inside it, null if no tag begins there. */
export function tagAt(text: string, at: number): Tag | 'unclosed' | null {
  const start = sticky(START, text, at);
  if (start === null) return null;
  const attributes = new Map<string, string>();
  let end = at + start[0].length;
  for (;;) {
    end += length(BETWEEN, text, end);
    if (end >= text.length) return 'unclosed';
    if (text[end] === '>') break;
    const name = sticky(NAME, text, end)?.[0] ?? '';
    end += name.length;
    const equals = length(EQUALS, text, end);
    const value = equals === 0 ? { text: '', end } : valueAt(text, end + equals);
    if (value === null) return 'unclosed';
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value.text);
    end = value.end;
  }
  return { name: (start[2] ?? '').toLowerCase(), closes: start[1] === '/', attributes, end: end + 1 };
}

/** Returns null if a quote is never closed. */
function valueAt(text: string, at: number): { readonly text: string; readonly end: number } | null {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") {
    const value = sticky(UNQUOTED, text, at)?.[0] ?? '';
    return { text: value, end: at + value.length };
  }
  const close = text.indexOf(quote, at + 1);
  return close < 0 ? null : { text: text.slice(at + 1, close), end: close + 1 };
}

function length(pattern: RegExp, text: string, at: number): number {
  return sticky(pattern, text, at)?.[0].length ?? 0;
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
