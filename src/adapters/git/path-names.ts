import type { WorkspacePath } from '../../core/path.ts';
import { type RawPath, toWorkspacePath } from './raw-path.ts';

export type PathNames = (raw: RawPath) => WorkspacePath;

/**
 * One text for each path, however often it is measured. A name cut out of git's answer keeps the whole answer in
 * memory for as long as anybody remembers the path, and to compare two such cuts takes five times as long as to
 * compare two texts of their own; two mentions of one text take no comparing at all.
 */
export function rememberNames(): PathNames {
  const names = new Map<RawPath, WorkspacePath>();
  return (raw) => {
    const known = names.get(raw);
    if (known !== undefined) return known;
    const own = Buffer.from(raw, 'latin1').toString('latin1');
    const path = toWorkspacePath(own);
    names.set(own, path);
    return path;
  };
}
