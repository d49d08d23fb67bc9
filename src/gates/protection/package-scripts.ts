import { parseBounded } from '../../core/bounded-json.ts';

/** What counts of a package.json: its scripts, and the blocks that configure tools, as text. */
export interface PackageFile {
  readonly scripts: ReadonlyMap<string, string>;
  readonly blocks: ReadonlyMap<string, string>;
}

/** null where the text is no JSON object. */
export function readPackage(text: string, keys: readonly string[]): PackageFile | null {
  const value = parsed(text);
  if (!isRecord(value)) return null;
  const scripts = isRecord(value.scripts) ? Object.entries(value.scripts) : [];
  return {
    scripts: new Map(scripts.map(([name, command]) => [name, String(command)])),
    blocks: new Map(keys.filter((key) => key in value).map((key) => [key, JSON.stringify(value[key])])),
  };
}

function parsed(text: string): unknown {
  try {
    return parseBounded(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
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

/** So far behind a runner's name the scripts that it runs are looked for, in words. */
const REACH = 50;

/** Which scripts of a package.json a command runs. Names of too many do no harm: only those that exist count. */
export function scriptsNamed(command: string): readonly string[] {
  const words = wordsOf(command);
  return words.flatMap((word, index) => {
    if (word === '--run') return words.slice(index + 1, index + 2);
    if (!RUNNERS.has(word) && !MANY.has(word)) return [];
    const rest = words.slice(index + 1, index + REACH).filter((each) => !each.startsWith('-'));
    if (MANY.has(word)) return rest;
    const named = rest.find((each) => !RUN.has(each)) ?? '';
    return [TEST.has(named) ? 'test' : named];
  });
}
