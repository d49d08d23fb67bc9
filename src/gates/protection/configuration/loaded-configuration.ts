import type { ChangedFile, DefinitionFile, GateProtectionInput } from '../changes/changed-file.ts';
import { excerpt, type Finding } from '../changes/finding.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isTestPath } from '../changes/test-path.ts';
import { isPackageFile, isSource } from '../commands/gate-commands.ts';
import { importsOf, joinPath } from '../commands/imported-files.ts';
import { readPackage } from '../commands/package-scripts.ts';
import { isGateConfiguration, PACKAGE_KEYS } from './configuration-table.ts';

/** Maximum number of configuration files, those near the root first, and of files that they load. */
const MAX_ROOTS = 100;
const MAX_LOADED = 200;
/** Maximum characters of a file that are searched for names. */
const MAX_READ_CHARS = 64 * 1024;

const VITE = /^vite\.config\.[cm]?[jt]s$/;
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.json', '/index.js', '/index.ts'];
const QUOTED = /["'](?:<rootDir>\/|(?=\.{1,2}\/))([\w@./+-]+)["']/g;
/** Settings whose values are code that a test runner loads. Their values count also below folders of sources. */
const LOADS =
  /\b(?:setup\w*|global(?:Setup|Teardown)|preset|(?:test)?environment|runner|resolver|reporters?|snapshotSerializers|require|file)["']?[ ]*:[ ]*(?:\[[^\]]{0,400}\]|["'][^"'\n]*["'])/gi;

/** Returns the configuration files among these paths that tools find by themselves. */
function configurationRoots(paths: Iterable<string>): readonly string[] {
  const depth = (path: string): number => path.split('/').length;
  return [...paths]
    .filter((path) => isPackageFile(path) || isGateConfiguration(path, []) || VITE.test(nameOf(path)))
    .filter((path) => !path.includes('node_modules/'))
    .toSorted((a, b) => depth(a) - depth(b))
    .slice(0, MAX_ROOTS);
}

/** Returns the files of the start that configure tools, and the files that these load as far as `known` leads to them. */
export function configurationPaths(
  known: readonly DefinitionFile[],
  startPaths: ReadonlySet<string>,
): readonly string[] {
  const loaded = loadedByConfiguration({ files: [], definitions: known }, startPaths);
  return [...configurationRoots(startPaths), ...loaded.keys()];
}

/** Maps each file that a configuration loads, directly or indirectly, to that configuration. */
export function loadedByConfiguration(
  { files, definitions }: Pick<GateProtectionInput, 'files' | 'definitions'>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const texts = new Map<string, readonly string[]>([
    ...definitions.map(({ path, text }) => [path, [text]] as const),
    ...files.map(({ path, before, after }) => [path, [before ?? '', after ?? '']] as const),
  ]);
  const loaded = new Map<string, string>();
  const waiting = configurationRoots(texts.keys());
  const seen = new Set(waiting);
  for (const path of seen) {
    for (const name of (texts.get(path) ?? []).flatMap((text) => namesIn(path, text, paths))) {
      if (
        isTestPath(name) ||
        isPackageFile(name) ||
        isGateConfiguration(name, []) ||
        loaded.size >= MAX_LOADED
      )
        continue;
      if (!loaded.has(name)) loaded.set(name, path);
      seen.add(name);
    }
  }
  return loaded;
}

/** Finds a changed file that the configuration of a tool loads. */
export function loadedFindings(
  { path, before, after }: ChangedFile,
  loaded: ReadonlyMap<string, string>,
): readonly Finding[] {
  const by = loaded.get(path);
  if (by === undefined || before === null) return [];
  const [gone] = linesNotIn(before, after ?? '');
  const [now] = linesNotIn(after ?? '', before);
  if (gone === undefined && now === undefined) return [];
  const was = gone === undefined ? 'not there' : `"${excerpt(gone.text)}"`;
  const is = now === undefined ? 'gone' : `"${excerpt(now.text)}"`;
  return [
    {
      rule: 'gate_configuration',
      path,
      line: now?.line ?? null,
      was,
      is: `${is}, which ${excerpt(by)} loads`,
    },
  ];
}

/** Returns the existing files that a configuration file, or a file that it loads, names. */
function namesIn(path: string, whole: string, paths: ReadonlySet<string>): readonly string[] {
  const text = (isPackageFile(path) ? blocksOf(whole) : whole).slice(0, MAX_READ_CHARS);
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const existing = (names: readonly string[]): readonly string[] => names.filter((name) => paths.has(name));
  const named = (part: string): readonly string[] =>
    [...part.matchAll(QUOTED)].flatMap(([, name = '']) =>
      ENDINGS.flatMap((ending) => joinPath(folder, name + ending) ?? []),
    );
  const always = [...text.matchAll(LOADS)].flatMap(([part]) => named(part));
  const others = [...named(text), ...importsOf(path, text)].filter((name) => !isSource(name));
  return existing([...always, ...others]).filter((name) => /\.(?:[cm]?[jt]s|json|ya?ml|toml)$/.test(name));
}

/** Returns the blocks of a package.json that configure tools, as text. */
function blocksOf(text: string): string {
  const blocks = readPackage(text, PACKAGE_KEYS)?.blocks ?? new Map<string, string>();
  return [...blocks].map(([name, block]) => `"${name}": ${block}`).join('\n');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
