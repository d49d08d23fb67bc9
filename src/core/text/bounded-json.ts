/**
 * Maximum nesting of lists and objects. Later code may recurse over a value, and no real tool call, constraint or event
 * is nested this deep.
 */
export const DEEPEST_JSON = 100;

/** Maximum number of values in one text. No real argument comes near it. */
export const MOST_JSON_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Returns the limit that a JSON text exceeds, in words that continue "it"; null if there is none. Takes one pass. */
export function jsonExcess(text: string, most = MOST_JSON_VALUES): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    else if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    else if (code === 0x2c) values += 1;
    if (depth > DEEPEST_JSON) return `has more than ${DEEPEST_JSON} levels of lists and objects`;
    if (values > most) return `has more than ${most} values`;
  }
  return null;
}

/** Returns the index of the quote that closes the string; the length of the text if it is not closed. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}

/** Returns the limit that a parsed value exceeds, like `jsonExcess` for a text. Does not recurse. */
export function valueExcess(value: unknown): string | null {
  let level: readonly object[] = isContainer(value) ? [value] : [];
  let values = 1;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST_JSON) return `has more than ${DEEPEST_JSON} levels of lists and objects`;
    const next: object[] = [];
    for (const container of level) {
      const entries: readonly unknown[] = Object.values(container);
      values += entries.length;
      if (values > MOST_JSON_VALUES) return `has more than ${MOST_JSON_VALUES} values`;
      for (const entry of entries) if (isContainer(entry)) next.push(entry);
    }
    level = next;
  }
  return null;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Parses untrusted JSON. Throws SyntaxError, also for text that exceeds the limits. */
export function parseBounded(text: string, most = MOST_JSON_VALUES): unknown {
  const excess = jsonExcess(text, most);
  if (excess !== null) throw new SyntaxError(`it ${excess}`);
  return JSON.parse(text);
}
