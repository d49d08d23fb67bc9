import assert from 'node:assert/strict';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isRefusal } from '../../../src/core/run/refusal.ts';
import { type Asked, existing } from './paths.ts';
import type { Property } from './property.ts';
import { base, spelled } from './spelled-paths.ts';
import { spelledIn, standardWorld, type World } from './world.ts';

/** Names that differ between two pictures. */
export function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((each) => before.get(each) !== after.get(each)).sort();
}

/** What a write may change: the file, and folders made for it. */
export function checkOnly(world: World, before: ReadonlyMap<string, string>, path: string): void {
  const changed = differing(before, world.picture());
  for (const each of changed) {
    assert.ok(`repo/${path}` === each || `repo/${path}`.startsWith(`${each}/`), `${each} was changed`);
    assert.ok(`repo/${path}` === each || !before.has(each), `${each} was replaced`);
  }
}

/** Puts a file back as it was, and takes folders away that were made for it. */
export function putBack(
  world: World,
  before: ReadonlyMap<string, string>,
  path: string,
  old: Uint8Array | null,
): void {
  if (old !== null) {
    writeFileSync(join(world.root, path), old);
    return;
  }
  const made = differing(before, world.picture()).at(0);
  if (made !== undefined) rmSync(join(world.home, made), { recursive: true });
}

export const writesThere: Property<Omit<Asked, 'use'> & { bytes: Uint8Array }> = {
  name: 'what is written is read again at the same place, and nothing else has changed',
  inputs: fc.record({ spelled, base, bytes: fc.uint8Array({ maxLength: 40 }) }),
  holds: async ({ spelled: text, base: below, bytes }) => {
    const world = standardWorld();
    const workspace = world.workspace(below);
    const resolved = await workspace.resolve(spelledIn(world, text), 'write');
    if (isRefusal(resolved) || resolved.path === '') return;
    const before = world.picture();
    const { path } = resolved;
    // Before anything is written: a way out must be found here, not made use of.
    const above = existing(join(world.root, path));
    assert.ok(above.startsWith(world.root) && realpathSync(above) === above, 'outside');
    const old = resolved.kind === 'missing' ? null : new Uint8Array(readFileSync(join(world.root, path)));
    const trouble = await workspace.write(path, bytes, old);
    try {
      if (trouble !== undefined) return assert.deepEqual(differing(before, world.picture()), []);
      checkOnly(world, before, path);
      const again = await workspace.resolve(join(world.root, path), 'read');
      assert.ok(!isRefusal(again) && again.path === path, 'elsewhere when read again');
      const content = await workspace.read(again.path, 1000);
      assert.ok(!isRefusal(content) && Buffer.compare(content.bytes, bytes) === 0, 'other bytes');
    } finally {
      if (trouble === undefined) putBack(world, before, path, old);
    }
  },
};
