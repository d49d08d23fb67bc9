/**
 * The sections of an INI or TOML file by their header, without comments and blank lines: what counts when two
 * versions are compared. What stands before the first header has the name ''.
 */
export function sectionsOf(text: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let name = '';
  for (const line of text.split('\n')) {
    const bare = line.trim();
    if (bare === '' || bare.startsWith('#') || bare.startsWith(';')) continue;
    const header = /^\[\[?([^[\]]+)\]\]?/.exec(bare)?.[1];
    if (header !== undefined) name = header.trim();
    else sections.set(name, `${sections.get(name) ?? ''}${bare}\n`);
  }
  return sections;
}
