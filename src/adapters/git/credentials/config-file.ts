/** One setting of a git configuration file, and its position in the text. */
export interface ConfigEntry {
  /** Section and name in lower case; the subsection as spelled. */
  readonly section: string;
  readonly subsection: string;
  readonly name: string;
  /** Unquoted; '' if there is only a name. */
  readonly value: string;
  /** Its first and last line, counted from 0. */
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a git configuration file (git-config(1), "Syntax"). Runs nothing and follows no include. Skips lines that are
 * errors for git.
 */
export function parseConfig(text: string): readonly ConfigEntry[] {
  const lines = text.split('\n');
  const entries: ConfigEntry[] = [];
  let section = '';
  let subsection = '';
  for (let at = 0; at < lines.length; at++) {
    let line = (lines[at] ?? '').replace(/\r$/, '');
    const header = /^\s*\[\s*([\w.-]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
    if (header !== null) {
      const [whole, name = '', quoted] = header;
      const [first = '', ...rest] = name.split('.');
      section = first.toLowerCase();
      // `[section.sub]` is an old syntax for a subsection.
      subsection = quoted === undefined ? rest.join('.').toLowerCase() : quoted.replace(/\\(.)/g, '$1');
      line = line.slice(whole.length);
    }
    const entry = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*))?$/.exec(line);
    if (entry === null) continue;
    const from = at;
    let raw = entry[2] ?? '';
    while (endsInBackslash(raw) && at + 1 < lines.length) {
      at++;
      raw = raw.slice(0, -1) + (lines[at] ?? '').replace(/\r$/, '');
    }
    const name = (entry[1] ?? '').toLowerCase();
    entries.push({ section, subsection, name, value: unquoted(raw), from, to: at });
  }
  return entries;
}

function endsInBackslash(raw: string): boolean {
  return (/\\*$/.exec(raw)?.[0].length ?? 0) % 2 === 1;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' };

function unquoted(raw: string): string {
  let value = '';
  let inQuotes = false;
  for (let at = 0; at < raw.length; at++) {
    const sign = raw[at] ?? '';
    if (sign === '"') inQuotes = !inQuotes;
    else if (sign === '\\') {
      const next = raw[++at] ?? '';
      value += ESCAPES[next] ?? next;
    } else if (!inQuotes && (sign === '#' || sign === ';')) break;
    else value += sign;
  }
  return value.trim();
}
