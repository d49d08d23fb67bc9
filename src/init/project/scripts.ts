/** Scripts that a gate may run, by check. The first existing one is used. No other names are ever used. */
const CANDIDATES = {
  test: ['test', 'test:ci', 'test:unit', 'tests', 'unit'],
  lint: ['lint', 'lint:ci', 'lint:check', 'eslint', 'cs', 'cs:check', 'phpcs'],
  types: [
    'typecheck',
    'type-check',
    'check-types',
    'types:check',
    'tsc',
    'phpstan',
    'analyse',
    'analyze',
    'stan',
  ],
  format: ['format:check', 'check:format', 'fmt:check', 'prettier:check'],
} as const;

export type ScriptKind = keyof typeof CANDIDATES;

/** The placeholder test script of a new package.json. */
const PLACEHOLDER = /no test specified/i;

/** A watch mode never ends. `--watch=false` and `--watchAll=false` turn it off. */
const WATCHES =
  /(?:^|\s)--watch(?:All)?(?!\S)|(?:^|\s)--watch(?:All)?=(?!false)|^\s*(?:ng|karma)\s+test(?!.*--watch=false)/;

/** Returns the script of a kind that a gate can run, and the scripts that were skipped because they watch. */
export function scriptFor(
  kind: ScriptKind,
  scripts: ReadonlyMap<string, string>,
): { readonly name: string | null; readonly watching: readonly string[] } {
  const watching: string[] = [];
  for (const name of CANDIDATES[kind]) {
    const text = scripts.get(name) ?? '';
    if (text.trim() === '' || PLACEHOLDER.test(text)) continue;
    if (!WATCHES.test(text)) return { name, watching };
    watching.push(name);
  }
  return { name: null, watching };
}
