import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Path to what is there: kind, mode and content. */
export type Snapshot = ReadonlyMap<string, string>;

/** Everything below `top`, but for the folders that `skip` names by absolute path. */
export function snapshot(top: string, skip: readonly string[] = []): Snapshot {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (skip.includes(path)) return;
    const stat = lstatSync(path);
    const mode = stat.mode.toString(8);
    if (stat.isDirectory()) {
      found.set(path, mode);
      for (const name of readdirSync(path)) visit(join(path, name));
    } else if (stat.isSymbolicLink()) found.set(path, `${mode} -> ${readlinkSync(path)}`);
    else if (stat.isFile())
      found.set(path, `${mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
    else found.set(path, mode);
  };
  visit(top);
  return found;
}

/** Paths that are new, gone or other than before. */
export function differing(before: Snapshot, after: Snapshot): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
