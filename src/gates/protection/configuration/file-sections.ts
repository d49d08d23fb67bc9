const PART = String.raw`(?:[\w:-]+|"[^"\n]*"|'[^'\n]*')`;
const KEY = new RegExp(String.raw`^(${PART}(?:[ \t]*\.[ \t]*${PART})*)[ \t]*=[ \t]*(\{)?`);

/**
 * Returns the sections of an INI or TOML file by header, without comments and blank lines, for comparing two versions.
 * The part before the first header has the name ''. A dotted key or an inline table belongs to the section that it
 * names: `tool.pytest.x = 1` to `tool.pytest`.
 */
export function sectionsOf(text: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let header: readonly string[] = [];
  let name = '';
  for (const line of text.split('\n')) {
    const bare = line.trim();
    if (bare === '' || bare.startsWith('#') || bare.startsWith(';')) continue;
    const opened = /^\[\[?([^[\]]+)\]\]?/.exec(bare)?.[1];
    if (opened !== undefined) {
      header = partsOf(opened);
      name = header.join('.');
      continue;
    }
    const [, key, table] = KEY.exec(bare) ?? [];
    if (key !== undefined) {
      const parts = partsOf(key);
      name = [...header, ...(table === undefined ? parts.slice(0, -1) : parts)].join('.');
    }
    sections.set(name, `${sections.get(name) ?? ''}${bare}\n`);
  }
  return sections;
}

/** Splits a dotted name into parts, without surrounding blanks and quotes. */
function partsOf(name: string): readonly string[] {
  const parts = name.match(/"[^"]*"|'[^']*'|[^.]+/g) ?? [];
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((part) => part !== '');
}
