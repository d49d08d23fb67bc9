import type { ChangedFile } from './changed-file.ts';
import { excerpt, type Finding } from './finding.ts';

const LOCK_FILES =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|packages\.lock\.json|mix\.lock|pubspec\.lock|deno\.lock)$/;
const SOURCE =
  /\b(?:(?:git\+)?(?:https?|ssh|git):\/\/(?:[^\s/@"']+@)?[^\s/"':]+|(?:file|link|portal):[^\s"',}]+)/g;

/** Dependencies that come from a place that the lock file did not name before. */
export function lockFindings({ path, before, after }: ChangedFile): readonly Finding[] {
  if (!LOCK_FILES.test(path) || before === null || after === null) return [];
  const known = new Set(before.match(SOURCE));
  const fresh = [...new Set(after.match(SOURCE))].filter(
    (source) => !known.has(source) && !isRegistry(source),
  );
  return fresh.slice(0, 5).map((source) => ({
    rule: 'gate_definition',
    path,
    line: null,
    was: 'no dependency from there',
    is: excerpt(source),
  }));
}

/** Addresses of funding pages and home pages stand in lock files too. */
function isRegistry(source: string): boolean {
  return /\/\/(?:registry\.(?:npmjs|yarnpkg)\.\w+|github\.com|opencollective\.com|(?:www\.)?patreon\.com|tidelift\.com|files\.pythonhosted\.org|pypi\.org|static\.crates\.io|index\.crates\.io|rubygems\.org|api\.github\.com|jsr\.io|deno\.land|feross\.org|ko-fi\.com|paypal\.me|polar\.sh)$/.test(
    source,
  );
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const FOREIGN = /^(?:file:|link:|portal:|npm:|git|https?:|\.{1,2}\/|[\w-]+\/[\w.-]+(?:#|$))/;

/** Dependencies of a package.json that lead to other packages, files or repositories than before. */
export function foreignDependencies(
  path: string,
  before: string | null,
  after: string | null,
): readonly Finding[] {
  const [was, is] = [dependenciesIn(before), dependenciesIn(after)];
  return [...is].flatMap(([name, source]) => {
    if (!FOREIGN.test(source) || was.get(name) === source) return [];
    const old = was.get(name) === undefined ? 'not there' : `"${excerpt(was.get(name) ?? '')}"`;
    return [
      {
        rule: 'gate_definition' as const,
        path,
        line: null,
        was: `dependency ${excerpt(name)} ${old}`,
        is: `"${excerpt(source)}"`,
      },
    ];
  });
}

function dependenciesIn(text: string | null): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return new Map();
    const blocks = Object.entries(value).filter(([key]) => FIELDS.includes(key));
    return new Map(
      blocks.flatMap(([, block]) =>
        Object.entries(block ?? {}).map(([name, source]) => [name, String(source)]),
      ),
    );
  } catch {
    return new Map();
  }
}
