import type { ChangedFile } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';

const LOCK_FILES =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Cargo\.lock|composer\.lock|Gemfile\.lock|go\.sum|packages\.lock\.json|mix\.lock|pubspec\.lock|deno\.lock)$/;
const SOURCE =
  /\b(?:(?:git\+)?(?:https?|ssh|git):\/\/(?:[^\s/@"']+@)?[^\s/"':]+|(?:file|link|portal):[^\s"',}]+)|^[ ]*remote:[ ]+(?!https?:)\S+/gm;

export function isLockFile(path: string): boolean {
  return LOCK_FILES.test(path);
}

/** Finds dependencies from hosts that the lock file did not name before. */
export function lockFindings({ path, status, before, after }: ChangedFile): readonly Finding[] {
  if (!isLockFile(path) || after === null) return [];
  const found = { rule: 'gate_definition', path, line: null } as const;
  const known = new Set((before ?? '').match(SOURCE));
  const fresh = [...new Set(sourcesIn(path, after))].filter((source) => !known.has(source));
  const first = status === 'added' && /(?:^|\/)npm-shrinkwrap\.json$/.test(path);
  return [
    ...(first ? [{ ...found, was: 'no such file', is: 'added: npm reads it before package-lock.json' }] : []),
    ...fresh
      .slice(0, 5)
      .map((source) => ({ ...found, was: 'no dependency from there', is: excerpt(source) })),
    ...otherPackages(before ?? '', after)
      .slice(0, 5)
      .map(([name, source]) => ({ ...found, was: `dependency ${excerpt(name)}`, is: excerpt(source) })),
  ];
}

/** Home pages and funding pages. In composer.lock, `url` also contains URLs of code. */
const PAGES =
  /"(?:homepage|funding|issues|source|docs|forum|wiki|chat|rss|security)"[ ]*:[ ]*"[^"]*"|^[ ]*"https?:[^"]*",?$|^[ ]*(?:homepage|deprecated):.*$/gm;
const URLS = /"url"[ ]*:[ ]*"[^"]*"/g;

/** Returns the URLs of code that is not from a registry. */
function sourcesIn(path: string, text: string): readonly string[] {
  const isComposer = path.endsWith('composer.lock');
  const code = text.replace(PAGES, '').replace(isComposer ? /(?!)/g : URLS, '');
  return (code.match(SOURCE) ?? []).filter(
    (source) => !isRegistry(source) && !(isComposer && HOSTS_OF_PHP.test(source)),
  );
}

function isRegistry(source: string): boolean {
  return /\/\/(?:registry\.(?:npmjs|yarnpkg)\.\w+|files\.pythonhosted\.org|pypi\.org|static\.crates\.io|index\.crates\.io|rubygems\.org|api\.github\.com|jsr\.io|deno\.land)$/.test(
    source,
  );
}

const HOSTS_OF_PHP =
  /^https?:\/\/(?:github\.com|opencollective\.com|(?:www\.)?patreon\.com|tidelift\.com|(?:www\.)?paypal\.me|[\w.-]+\.sponsors\.dev)$/;

/** An entry of package-lock.json with the package that it installs from the registry. */
const ENTRY =
  /"node_modules\/(?:[^"\n]{0,400}\/node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)"[ ]*:[ ]*\{\s*(?:"name"[ ]*:[ ]*"([^"\n]+)",\s*)?(?:"version"[^\n]*\s*)?"resolved"[ ]*:[ ]*"https?:\/\/[^/"\n]+\/([^"\n]+?)\/-\//g;

/** Returns new entries that install a package with another name. */
function otherPackages(before: string, after: string): readonly (readonly [name: string, source: string])[] {
  const others = (text: string) =>
    [...text.matchAll(ENTRY)].flatMap(([, name = '', alias, source = '']) => {
      const installed = decodeURIComponent(source.replace(/%(?![\da-f]{2})/gi, '%25'));
      return installed === (alias ?? name) || installed.endsWith(`/${name}`)
        ? []
        : ([[name, installed]] as const);
    });
  const known = new Set(others(before).map((pair) => pair.join(' ')));
  return others(after).filter((pair) => !known.has(pair.join(' ')));
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const FOREIGN_SOURCE = /^(?:file:|link:|portal:|npm:|git|https?:|\.{1,2}\/|[\w-]+\/[\w.-]+(?:#|$))/;

/** Finds dependencies of a package.json that now point to other packages, files or repositories. */
export function foreignDependencies(
  path: string,
  before: string | null,
  after: string | null,
): readonly Finding[] {
  const [was, is] = [dependenciesIn(before), dependenciesIn(after)];
  return [...is].flatMap(([name, source]) => {
    if (!FOREIGN_SOURCE.test(source) || was.get(name) === source) return [];
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
