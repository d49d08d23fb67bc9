import { parseBounded } from '../../core/text/bounded-json.ts';

/** The parts of a package.json or composer.json that `init` uses. Parts with another shape count as missing. */
export interface Manifest {
  /** Scripts: texts, or lists of texts joined by line breaks. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly packageManager: string;
  readonly hasNodeEngine: boolean;
  readonly workspaces: readonly string[];
  /** Names of all dependencies, of every kind. */
  readonly dependencies: ReadonlySet<string>;
}

const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'require',
  'require-dev',
];

/** Reads a manifest's text; null if it is not a JSON object. */
export function readManifest(text: string): Manifest | null {
  let data: unknown;
  try {
    data = parseBounded(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const all = entriesOf(data);
  return {
    scripts: new Map([...entriesOf(all.get('scripts'))].map(([name, value]) => [name, scriptText(value)])),
    packageManager: textIn(all, 'packageManager'),
    hasNodeEngine: textIn(entriesOf(all.get('engines')), 'node') !== '' || all.has('volta'),
    workspaces: workspacesIn(all.get('workspaces')),
    dependencies: new Set(DEPENDENCIES.flatMap((name) => [...entriesOf(all.get(name)).keys()])),
  };
}

/** Returns the entries of a parsed object; empty for other values. */
export function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
}

function textIn(entries: ReadonlyMap<string, unknown>, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value : '';
}

function scriptText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').join('\n') : '';
}

/** Reads workspaces from a list, or from Yarn's `{ packages: [...] }`. */
function workspacesIn(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : entriesOf(value).get('packages');
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
