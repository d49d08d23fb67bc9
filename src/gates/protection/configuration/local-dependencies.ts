import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isRequirements } from '../commands/requirements.ts';
import { sectionsOf } from './file-sections.ts';

/** Folders, URLs and other indexes in lists of packages that pip installs. */
const ELSEWHERE =
  /^(?:-e\b|--editable\b|--(?:extra-)?index-url\b|-i\b|--find-links\b|-f\b|--trusted-host\b|--no-index\b|\.{0,2}\/|file:|git\+|https?:)|@[ ]*(?:file:|git\+|https?:|\.{0,2}\/)/;
/** Folders and URLs in the dependency tables of other tools. */
const IN_TABLES = /@[ ]*(?:file:|git\+|https?:|\.{0,2}\/)|\{[^}]*\b(?:path|git|url|file)[ ]*=/;

/** Finds dependencies of Python and Rust that now come from folders or URLs. */
export function requirementFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  const is = after ?? '';
  if (isRequirements(path)) return freshIn(path, before ?? '', is, ELSEWHERE);
  if (/(?:^|\/)(?:pyproject\.toml|Pipfile|setup\.cfg)$/.test(path)) {
    return freshIn(path, before ?? '', is, IN_TABLES);
  }
  return /(?:^|\/)Cargo\.toml$/.test(path) ? exchangedCrates(path, before ?? '', is) : [];
}

function freshIn(path: string, before: string, after: string, pattern: RegExp): readonly Finding[] {
  return linesNotIn(after, before)
    .filter(({ text }) => pattern.test(text))
    .slice(0, 5)
    .map(({ text, line }) => ({
      rule: 'gate_definition',
      path,
      line,
      was: 'no dependency from there',
      is: `"${excerpt(text)}"`,
    }));
}

/** Finds crates that came from the registry and now point to a folder or a repository. */
function exchangedCrates(path: string, before: string, after: string): readonly Finding[] {
  const was = cratesIn(before);
  return [...cratesIn(after)]
    .filter(([name, isElsewhere]) => isElsewhere && was.get(name) === false)
    .map(([name]) => ({
      rule: 'gate_definition',
      path,
      line: null,
      was: `dependency ${excerpt(name)} of the registry`,
      is: 'from a folder or a repository',
    }));
}

/** Maps the names of dependencies to true if they come from outside the registry. */
function cratesIn(text: string): ReadonlyMap<string, boolean> {
  const crates = new Map<string, boolean>();
  for (const [section, lines] of sectionsOf(text)) {
    const [, own] = /(?:^|\.)(?:dev-|build-)?dependencies(?:\.([\w-]+))?$/.exec(section) ?? [null, null];
    if (own === null) continue;
    const isElsewhere = (line: string) => /\b(?:path|git)[ ]*=/.test(line);
    if (own !== undefined) crates.set(own, isElsewhere(lines));
    else
      for (const line of lines.split('\n'))
        if (line !== '') crates.set(/^[\w-]*/.exec(line)?.[0] ?? '', isElsewhere(line));
  }
  return crates;
}
