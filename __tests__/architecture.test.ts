import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, ORDER, objection, rankIn } from './support/architecture.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SRC = join(ROOT, 'src');
const LINE_LIMIT = 250;
const FOLDER_LIMIT = 25;
const VAGUE = /^(utils?|helpers?|managers?|services?|common|misc|shared)$/;

interface Folder {
  readonly path: string;
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Every folder below `src/`, with its own files and sub-folders. The root is ''. */
function foldersBelow(path = ''): readonly Folder[] {
  const entries = readdirSync(join(SRC, path), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter(({ name }) => name.endsWith('.ts')).map(({ name }) => name);
  return [{ path, files, folders }, ...folders.flatMap((name) => foldersBelow(join(path, name)))];
}

const all = foldersBelow();
const sources = all.flatMap(({ path, files }) => files.map((name) => join(path, name)));
const texts = new Map(sources.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));
const imports = sources.flatMap((from) =>
  importsOf(texts.get(from) ?? '').map((to): Import => ({ from, to })),
);

function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' > '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

const tooLong = (text: string): boolean => text.trimEnd().split('\n').length > LINE_LIMIT;
const tooFull = ({ files }: Folder): boolean => files.length > FOLDER_LIMIT;
const isVague = (name: string): boolean => VAGUE.test(basename(name, '.ts'));

/** Sub-folders without a place in the order of their folder, and places without a sub-folder. */
function unordered({ path, files, folders }: Folder): readonly string[] {
  const order = ORDER[path];
  if (folders.length === 0) return order === undefined ? [] : [`${path} has no sub-folders to order`];
  if (order === undefined)
    return [`${path} has sub-folders and no order in __tests__/support/architecture.ts`];
  const gone = order.flat().filter((name) => name !== '.' && ![...folders, ...files].includes(name));
  const missing = folders.filter((name) => rankIn(path, name) === -1);
  return [
    ...gone.map((name) => `the order of src/${path} names ${name}, which does not exist`),
    ...missing.map((name) => `src/${join(path, name)} has no place in the order of src/${path}`),
  ];
}

/** `process` as a value: what an adapter or an entry point may use, and nobody else. */
function usesProcess(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, '');
  return /(?<![.\w'"`-])process\.(?!memoryUsage)/.test(code);
}

const mayHaveEffects = (file: string): boolean => objection({ from: file, to: 'node:fs' }) === null;

describe('the architecture', () => {
  it('is read from all sources', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(imports.length).toBeGreaterThan(2000);
  });

  it('imports only downward, and never between modules', () => {
    expect(imports.map(objection).filter((found) => found !== null)).toEqual([]);
  });

  it('reports an upward, a sideways and an outside import', () => {
    expect(objection({ from: 'constraints/chain.ts', to: '../run/run.ts' })).toContain('imports upward');
    expect(objection({ from: 'tools/registry.ts', to: '../gates/run-gates.ts' })).toContain(
      'imports sideways',
    );
    expect(objection({ from: 'adapters/log/a.ts', to: '../../report/a.ts' })).toContain('imports sideways');
    expect(objection({ from: 'core/run/codes.ts', to: '../tools/tool.ts' })).toContain('imports upward');
    expect(objection({ from: 'settings/values/a.ts', to: '../request/a.ts' })).toContain('imports upward');
    expect(objection({ from: 'run/calls/a.ts', to: '../delivery/a.ts' })).toContain('imports upward');
    expect(objection({ from: 'run/compose-agent.ts', to: './run.ts' })).toContain('imports upward');
    expect(objection({ from: 'adapters/git/program/a.ts', to: '../tree.ts' })).toContain('imports upward');
    expect(objection({ from: 'entry/cli/a.ts', to: '../action/a.ts' })).toContain('imports sideways');
    expect(objection({ from: 'agent/loop.ts', to: 'node:fs' })).toContain('only adapters and entry points');
    expect(objection({ from: 'run/run.ts', to: '@octokit/rest' })).toContain(
      'only adapters and entry points',
    );
    expect(objection({ from: 'core/path/path.ts', to: 'zod' })).toContain('core/ imports nothing');
    expect(objection({ from: 'run/run.ts', to: '../core/path/path.ts' })).toBeNull();
  });

  it('gives every sub-folder a place in the order of its folder', () => {
    expect(all.flatMap(unordered)).toEqual([]);
    const planted: Folder = { path: 'run', files: [], folders: ['calls', 'new'] };
    expect(unordered(planted)).toContain('src/run/new has no place in the order of src/run');
    expect(unordered({ path: 'audit', files: [], folders: ['new'] })).toHaveLength(1);
  });

  it('has no import cycle', () => {
    const graph = new Map(
      sources.map((file) => [
        file,
        importsOf(texts.get(file) ?? '')
          .filter((to) => to.startsWith('.'))
          .map((to) => join(dirname(file), to)),
      ]),
    );
    expect(cycles(graph)).toEqual([]);
    const planted = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['a.ts']],
    ]);
    expect(cycles(planted)).toEqual(['a.ts > b.ts > a.ts']);
  });

  it(`has no file over ${LINE_LIMIT} lines`, () => {
    expect(sources.filter((file) => tooLong(texts.get(file) ?? ''))).toEqual([]);
    expect(tooLong('line\n'.repeat(LINE_LIMIT + 1))).toBe(true);
  });

  it(`has no folder with more than ${FOLDER_LIMIT} source files of its own`, () => {
    expect(all.filter(tooFull).map(({ path, files }) => `src/${path}: ${files.length} files`)).toEqual([]);
    const planted = { path: 'run', files: Array.from({ length: 26 }, (_, at) => `${at}.ts`), folders: [] };
    expect(tooFull(planted)).toBe(true);
  });

  it('names no file or folder utils, helpers, manager, service, common, misc or shared', () => {
    const names = all.flatMap(({ path, files, folders }) =>
      [...files, ...folders].map((name) => join(path, name)),
    );
    expect(names.filter(isVague)).toEqual([]);
    expect(['run/utils.ts', 'core/helpers', 'core/path.ts'].filter(isVague)).toHaveLength(2);
  });

  it('touches process only in adapters and entry points', () => {
    const touching = sources.filter((file) => !mayHaveEffects(file) && usesProcess(texts.get(file) ?? ''));
    expect(touching).toEqual([]);
    expect(usesProcess('const home = process.env.HOME;')).toBe(true);
    expect(usesProcess('// process.env is not read here')).toBe(false);
  });
});

/** The folders that the tables of docs/internals/architecture.md describe: rows of the form "| `run/calls/` | … |". */
const PAGE = readFileSync(join(ROOT, 'docs/internals/architecture.md'), 'utf8');
const described = [...PAGE.matchAll(/^\| `([\w/-]+)\/` \|/gm)].map(([, path = '']) => path);

describe('docs/internals/architecture.md', () => {
  it('describes every folder of src/, of run/, of adapters/ and of adapters/git/, and no other', () => {
    const parents = ['', 'run', 'adapters', 'adapters/git'];
    const there = all.filter(({ path }) => parents.includes(path));
    const expected = there.flatMap(({ path, folders }) => folders.map((name) => join(path, name)));
    expect([...described].sort()).toEqual([...expected].sort());
  });

  it('draws the layers as the test holds them', () => {
    const drawn = [...PAGE.matchAll(/^ *\d {2}([\w/ |-]+?)(?: {3,}.*)?$/gm)].map(([, line = '']) =>
      (line.match(/[\w-]+(?=\/)/g) ?? []).sort(),
    );
    const layers = (ORDER[''] ?? []).map((group) => group.filter((name) => !name.endsWith('.ts')).sort());
    expect(drawn.filter((names) => names.length > 0)).toEqual(
      layers.filter((names) => names.length > 0).reverse(),
    );
  });

  it('names only files that exist, as AGENTS.md does', () => {
    const pages = ['docs/internals/architecture.md', 'AGENTS.md'].map((page) =>
      readFileSync(join(ROOT, page), 'utf8'),
    );
    const named = pages.flatMap((page) =>
      [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.ts)`/g)].map(([, path = '']) => path),
    );
    const tests = readdirSync(join(ROOT, '__tests__'), { recursive: true, encoding: 'utf8' });
    const known = new Set([
      ...sources,
      ...sources.map((file) => `src/${file}`),
      ...tests.map((file) => `__tests__/${file}`),
    ]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !known.has(path) && !path.startsWith('scripts/'))).toEqual([]);
  });

  it('has a glossary of at most 30 words', () => {
    const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
    const words = [...glossary.matchAll(/^\| \*\*([^*]+)\*\* \|/gm)];
    expect(words.length).toBeGreaterThan(15);
    expect(words.length).toBeLessThanOrEqual(30);
  });
});
