import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { isTestPath } from '../changes/test-path.ts';
import { readPackage } from '../commands/package-scripts.ts';

interface List {
  readonly names: RegExp;
  /** Returns the entries that decide which tests a tool finds. */
  readonly entries: (text: string) => readonly string[];
}

const LISTS: readonly List[] = [
  {
    names: /^(?:CMakeLists\.txt|meson\.build)$/,
    entries: (text) => [
      ...allMatches(text, /\badd_subdirectory[ ]*\([ \n]*([\w./${}-]+)|\bsubdir\([ ]*'([^'\n]+)'/g),
      ...allMatches(text, /([\w./-]+\.(?:c|cc|cpp|cxx))\b/g).filter(isTestPath),
    ],
  },
  { names: /^pom\.xml$/, entries: (text) => allMatches(text, /<module>([^<\n]+)<\/module>/g) },
  {
    names: /^Cargo\.toml$/,
    entries: (text) =>
      allMatches(text, /^(?:members|default|features\.default)[ ]*=[ ]*\[([^\]]*)\]/gm).flatMap((list) =>
        allMatches(list, /"([^"]+)"/g),
      ),
  },
  {
    names: /^BUILD(?:\.bazel)?$/,
    entries: (text) =>
      allMatches(text, /"([^"\n]+)"/g).filter((entry) => isTestPath(entry.replace(/^:/, ''))),
  },
  { names: /^package\.json$/, entries: (text) => readPackage(text, [])?.workspaces ?? [] },
];

function allMatches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, one = '', two = '']) => one || two);
}

/** Finds folders, modules and test files that a build file no longer lists. */
export function lostEntries({ path, before, after }: ChangedFile): readonly Finding[] {
  if (before === null || after === null) return [];
  const list = LISTS.find(({ names }) => names.test(path.slice(path.lastIndexOf('/') + 1)));
  if (list === undefined) return [];
  const left = new Set(list.entries(after));
  return [...new Set(list.entries(before))]
    .filter((entry) => !left.has(entry))
    .slice(0, 5)
    .map((entry) => ({
      rule: 'gate_configuration',
      path,
      line: null,
      was: `lists ${excerpt(entry)}`,
      is: 'not listed',
    }));
}
