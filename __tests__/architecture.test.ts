import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const LINE_LIMIT = 250;

/** Floors from the bottom up; rooms and adapters share one. Source: docs/architecture.md. */
const FLOORS: readonly (readonly string[])[] = [
  ['core'],
  ['settings'],
  ['agent', 'tools', 'constraints', 'gates', 'journal', 'trigger', 'delivery', 'audit', 'report', 'adapters'],
  ['run'],
  ['doors'],
];

/** Node modules that only compute: any floor above core may use them. */
const PURE_BUILTINS = new Set(['node:crypto', 'node:util', 'node:path', 'node:buffer']);

interface Import {
  readonly from: string;
  readonly to: string;
}

function sources(folder = SRC): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** Every static, type-only and dynamic import and re-export of a file, as written. */
function importsOf(text: string): readonly string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => match[2] ?? '');
}

function room(file: string): string {
  const parts = relative(SRC, file).split('/');
  return parts.length === 1 ? 'doors' : (parts[0] ?? '');
}

function floor(name: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(name));
}

/** Why an import may not be, or null. Pure, so that a planted one can be tried. */
function objection({ from, to }: Import): string | null {
  const here = room(from);
  if (!to.startsWith('.')) return outside(from, here, to);
  const there = room(resolve(dirname(from), to));
  if (floor(here) === -1) return `${here} is on no floor`;
  if (here === there) return null;
  if (floor(there) > floor(here)) return `${relative(SRC, from)} imports upward: ${to}`;
  if (floor(there) === floor(here)) return `${relative(SRC, from)} imports sideways: ${to}`;
  return null;
}

function outside(from: string, here: string, to: string): string | null {
  if (here === 'core') return `core/ imports nothing, yet ${relative(SRC, from)} imports ${to}`;
  const effectful = to.startsWith('node:')
    ? !PURE_BUILTINS.has(to)
    : /^(@actions|@octokit|@ai-sdk)\//.test(to);
  const allowed = here === 'adapters' || here === 'doors' || relative(SRC, from) === 'settings/file.ts';
  return effectful && !allowed ? `${relative(SRC, from)} reaches outside: ${to}` : null;
}

function cycles(): readonly string[] {
  const graph = new Map<string, readonly string[]>();
  for (const file of sources()) {
    const local = importsOf(readFileSync(file, 'utf8')).filter((to) => to.startsWith('.'));
    graph.set(
      file,
      local.map((to) => resolve(dirname(file), to)),
    );
  }
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) {
      const loop = [...trail.slice(trail.indexOf(file)), file];
      found.push(loop.map((part) => relative(SRC, part)).join(' > '));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

const usesProcess = /(?<![.\w'"`-])process\.(?!memoryUsage)/;

describe('the house', () => {
  const all = sources().flatMap((from) =>
    importsOf(readFileSync(from, 'utf8')).map((to): Import => ({ from, to })),
  );

  it('sees the sources it judges', () => {
    expect(sources().length).toBeGreaterThan(30);
    expect(all.length).toBeGreaterThan(100);
  });

  it('imports only downward, and never from room to room', () => {
    expect(all.map(objection).filter((found) => found !== null)).toEqual([]);
  });

  it('goes red for an upward, a sideways and an outside import', () => {
    const plant = (from: string, to: string): string | null => objection({ from: join(SRC, from), to });
    expect(plant('constraints/chain.ts', '../run/run.ts')).toBe(
      'constraints/chain.ts imports upward: ../run/run.ts',
    );
    expect(plant('tools/registry.ts', '../gates/run-gates.ts')).toBe(
      'tools/registry.ts imports sideways: ../gates/run-gates.ts',
    );
    expect(plant('agent/loop.ts', 'node:fs')).toBe('agent/loop.ts reaches outside: node:fs');
    expect(plant('core/path.ts', 'zod')).toBe('core/ imports nothing, yet core/path.ts imports zod');
    expect(plant('run/run.ts', '../core/path.ts')).toBeNull();
  });

  it('has no import cycle', () => {
    expect(cycles()).toEqual([]);
  });

  it(`has no file over ${LINE_LIMIT} lines`, () => {
    const long = sources().filter(
      (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > LINE_LIMIT,
    );
    expect(long.map((file) => relative(SRC, file))).toEqual([]);
  });

  it('touches process only in adapters and doors', () => {
    const touching = sources().filter((file) => {
      const name = room(file);
      if (name === 'adapters' || name === 'doors' || relative(SRC, file) === 'settings/file.ts') return false;
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, '');
      return usesProcess.test(code);
    });
    expect(touching.map((file) => relative(SRC, file))).toEqual([]);
  });
});
