import assert from 'node:assert/strict';
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ResolvedPath } from '../../../src/core/ports.ts';
import { isRefusal, type Refusal } from '../../../src/core/run/refusal.ts';
import type { Property } from './property.ts';
import { base, spelled } from './spelled-paths.ts';
import { oneOf } from './words.ts';
import { type Entry, HIDDEN, makeWorld, spelledIn, standardWorld, type World } from './world.ts';

const use = oneOf(['read', 'write'] as const);

export interface Asked {
  readonly spelled: string;
  readonly use: 'read' | 'write';
  readonly base: string;
}

/** Where the system itself ends up; null where it finds nothing. */
function realPlace(world: World, { spelled: text, base: below }: Asked): string | null {
  try {
    return realpathSync.native(text.startsWith('/') ? text : `${join(world.root, below)}/${text}`);
  } catch {
    return null;
  }
}

/** Written apart from the product's own test of a name, and slower: any spelling of git's folder. */
function isGits(part: string): boolean {
  const shown = part
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  return shown.split(/[:\\]/).some((piece) => ['.git', 'git~1'].includes(piece.replace(/[.\s]+$/, '')));
}

function isOffLimits(path: string): boolean {
  const below = path.toLowerCase();
  return path.split('/').some(isGits) || below === HIDDEN || below.startsWith(`${HIDDEN}/`);
}

/** The nearest thing that exists at or above a path. */
export function existing(path: string): string {
  let at = path;
  while (!existsSync(at)) at = join(at, '..');
  return at;
}

/** `known`: whether no link's way through git's folder can be hidden from this check. */
function checkAnswer(world: World, asked: Asked, answer: ResolvedPath | Refusal, known = true): void {
  const there = realPlace(world, asked);
  if (isRefusal(answer)) {
    assert.match(answer.reason, /^[^\n\r\p{Cc}]+$/u);
    assert.ok(!known || !mustResolve(world, asked, there), `refused, though plain: ${answer.reason}`);
    return;
  }
  const at = answer.path === '' ? world.root : join(world.root, answer.path);
  assert.equal(at, [world.root, answer.path].filter((part) => part !== '').join('/'), 'not canonical');
  assert.ok(!isOffLimits(answer.path), 'off limits');
  if (answer.kind === 'missing') {
    assert.throws(() => lstatSync(at), /ENOENT/);
    const above = existing(at);
    assert.equal(realpathSync(above), above);
  } else {
    assert.equal(realpathSync(at), at, 'a link is on the way');
    const stat = lstatSync(at);
    assert.equal(answer.kind, stat.isDirectory() ? 'directory' : stat.isFile() ? 'file' : 'special');
  }
  assert.ok(existing(at) === world.root || existing(at).startsWith(`${world.root}/`), 'outside');
  if (there !== null) assert.equal(at, there, 'the system goes elsewhere');
  if (asked.use === 'write') checkTarget(world, asked, answer, at);
}

function checkTarget(world: World, asked: Asked, answer: ResolvedPath, at: string): void {
  assert.ok(
    asked.base === '' || at.startsWith(`${join(world.root, asked.base)}/`),
    'outside the folder to write',
  );
  assert.notEqual(answer.kind, 'directory');
  if (answer.kind === 'file') assert.equal(lstatSync(at).nlink, 1);
}

/** Honest work must get through: a plain relative name that leads, step by step, through nothing forbidden. */
function mustResolve(world: World, asked: Asked, there: string | null): boolean {
  if (asked.use === 'write' || there === null || !/^[\w.-][\w./-]*$/.test(asked.spelled)) return false;
  const parts = asked.spelled.split('/');
  if (parts.some(isGits)) return false;
  const steps = parts.map((_, at) => join(world.root, asked.base, '/') + parts.slice(0, at + 1).join('/'));
  const kind = lstatSync(there);
  return (
    (kind.isFile() || kind.isDirectory()) && steps.every((step) => isOpen(world, realpathSync.native(step)))
  );
}

function isOpen(world: World, place: string): boolean {
  if (place !== world.root && !place.startsWith(`${world.root}/`)) return false;
  return !isOffLimits(place.slice(world.root.length + 1));
}

export const resolvesInside: Property<Asked> = {
  name: "a path that resolves is where the system goes, inside the root, and neither git's nor ours",
  inputs: fc.record({ spelled, use, base }),
  holds: async (input) => {
    const world = standardWorld();
    const asked = { ...input, spelled: spelledIn(world, input.spelled) };
    checkAnswer(world, asked, await world.workspace(asked.base).resolve(asked.spelled, asked.use));
  },
};

const treeName = oneOf(['a', 'b', 'c', '.git', 'src', 'caf\u00e9']);
const treePath = fc.array(treeName, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const linkText = fc
  .tuple(
    oneOf(['', '', '../', '../../', '/', '{root}/', '{alias}/', '{outside}/']),
    fc.array(oneOf(['a', 'b', 'c', '..', '.', '.git', 'src']), { maxLength: 4 }),
  )
  .map(([start, parts]) => start + parts.join('/') || '.');
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ at: treePath, kind: fc.constant('link' as const), says: linkText }) },
  fc.record({ at: treePath, kind: fc.constant('file' as const), says: fc.constant('text\n') }),
  fc.record({ at: treePath, kind: fc.constant('folder' as const) }),
);
const walked = fc
  .array(oneOf(['a', 'b', 'c', 'src', '..', '.', '.git', 'new']), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('/'));

export const followsLinks: Property<{ entries: Entry[]; asked: Asked[] }> = {
  name: 'in any tree of links a path leads where the system leads, or nowhere',
  inputs: fc.record({
    entries: fc.array(entry, { minLength: 1, maxLength: 8 }),
    asked: fc.array(fc.record({ spelled: walked, use, base: fc.constant('') }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  holds: async ({ entries, asked }) => {
    const world = makeWorld(entries);
    try {
      const workspace = world.workspace('');
      const known = !entries.some((one) => one.kind === 'link' && `${one.at}/${one.says}`.includes('.git'));
      for (const one of asked) checkAnswer(world, one, await workspace.resolve(one.spelled, one.use), known);
    } finally {
      world.remove();
    }
  },
};
