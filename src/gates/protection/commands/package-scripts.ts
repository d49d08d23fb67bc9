import { parseBounded } from '../../../core/text/bounded-json.ts';

/** The relevant parts of a package.json: its scripts, and the blocks that configure tools, as text. */
export interface PackageFile {
  readonly scripts: ReadonlyMap<string, string>;
  readonly blocks: ReadonlyMap<string, string>;
  readonly name: string;
  readonly workspaces: readonly string[];
  /** Names of its dependencies of every kind. */
  readonly dependencies: readonly string[];
}

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Returns null if the text is not a JSON object. */
export function readPackage(text: string, keys: readonly string[]): PackageFile | null {
  const value = packageObject(text);
  if (value === null) return null;
  const scripts = isRecord(value.scripts) ? Object.entries(value.scripts) : [];
  const { workspaces } = value;
  const listed = isRecord(workspaces) ? workspaces.packages : workspaces;
  return {
    scripts: new Map(scripts.map(([name, command]) => [name, String(command)])),
    blocks: new Map(keys.filter((key) => key in value).map((key) => [key, JSON.stringify(value[key])])),
    name: String(value.name ?? ''),
    workspaces: Array.isArray(listed) ? listed.map(String) : [],
    dependencies: DEPENDENCIES.flatMap((key) => {
      const block = value[key];
      return isRecord(block) ? Object.keys(block) : [];
    }),
  };
}

/** Returns the object of a package.json; null if the text is not a JSON object. */
export function packageObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = parseBounded(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const RUNNERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);
const MANY = new Set(['npm-run-all', 'npm-run-all2', 'run-s', 'run-p', 'wireit', 'turbo', 'lerna', 'nx']);
const RUN = new Set(['run', 'run-script', 'rum', 'urn', 'workspaces', 'foreach', 'exec']);
/** npm's short names for `test`. Source: `npm help test`. */
const TEST = new Set(['t', 'tst']);

export function wordsOf(command: string): readonly string[] {
  return command.split(/[\s;&|()"'`]+/).filter((word) => word !== '');
}

/** Maximum number of words after a runner's name that are searched for script names. */
const MAX_WORDS_AFTER_RUNNER = 50;

/**
 * Returns the package.json scripts that a command runs. Extra names are harmless, because only existing scripts count.
 */
export function scriptsNamed(command: string): readonly string[] {
  const words = wordsOf(command);
  return words.flatMap((word, index) => {
    if (word === '--run') return words.slice(index + 1, index + 2);
    if (!RUNNERS.has(word) && !MANY.has(word)) return [];
    const rest = words
      .slice(index + 1, index + MAX_WORDS_AFTER_RUNNER)
      .filter((each) => !each.startsWith('-'));
    if (MANY.has(word)) return rest;
    const named = rest.find((each) => !RUN.has(each)) ?? '';
    return [TEST.has(named) ? 'test' : named];
  });
}
