import { readlinkSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { LINK_MODE } from '../../../core/git/file-mode.ts';
import { isWithin } from '../../../core/path/is-within.ts';
import { leadsOut } from '../../../core/path/leads-out.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { isGitRaw, parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import { type DiskEntry, diskEntryReader } from '../worktree/disk-entry.ts';
import { ignoredFiles, ignoredFolders } from '../worktree/ignored-paths.ts';

/** A symbolic link with a forbidden target, and the reason. */
export interface ForbiddenLink {
  readonly raw: RawPath;
  readonly target: RawPath;
  readonly why: string;
}

/**
 * Returns the links that a step added or changed and that lead into a git directory, to ignored paths (which are not
 * measured), or out of the repository.
 */
export async function findForbiddenLinks(
  state: TreeState,
  step: readonly RawChange[],
  found: ReadonlyMap<RawPath, DiskEntry>,
): Promise<ForbiddenLink[]> {
  const made = step.filter(({ raw, newMode }) => newMode === LINK_MODE && found.get(raw)?.kind === 'link');
  if (made.length === 0) return [];
  const links = made.map(({ raw }) => ({ raw, target: targetOf(state.repo.root, raw) }));
  const bad: ForbiddenLink[] = [];
  const inside: { readonly raw: RawPath; readonly target: RawPath; readonly places: RawPath[] }[] = [];
  for (const { raw, target } of links) {
    const places = linkDestinations(state.repo.root, raw, target);
    const why = linkProblem(places) ?? (leadsOut(raw, target) ? 'which is outside the repository' : null);
    if (why !== null) bad.push({ raw, target, why });
    else inside.push({ raw, target, places: places.flatMap((place) => place ?? []) });
  }
  const ignored = await ignoredAmong(
    state,
    inside.flatMap(({ places }) => places),
  );
  for (const { raw, target, places } of inside) {
    if (places.some((place) => ignored.has(place))) bad.push({ raw, target, why: 'which is ignored' });
  }
  return bad;
}

function targetOf(root: string, raw: RawPath): RawPath {
  return readlinkSync(toDiskPath(root, raw), 'latin1');
}

/** Returns where a link leads below the root: as written, and on disk if that exists. null: out of the root. */
function linkDestinations(root: string, raw: RawPath, target: RawPath): (RawPath | null)[] {
  const spelled = posix.join(parentOf(raw), target).replace(/\/$/, '');
  const byWords = spelled === '..' || spelled.startsWith('../') ? null : spelled.replace(/^\.$/, '');
  try {
    const real = realpathSync(toDiskPath(root, raw), 'latin1');
    const top = realpathSync(root, 'latin1');
    const onTop = isWithin(real, top);
    return [byWords, onTop ? real.slice(top.length + 1) : null];
  } catch {
    // The target does not exist, or the links form a circle.
    return [byWords];
  }
}

function linkProblem(places: readonly (RawPath | null)[]): string | null {
  return places.some((place) => place !== null && isGitRaw(place)) ? 'a git directory' : null;
}

async function ignoredAmong(state: TreeState, places: readonly RawPath[]): Promise<ReadonlySet<RawPath>> {
  const find = diskEntryReader(state.repo.root);
  const asked = places.filter((place) => place !== '' && !state.start.entries.has(place));
  const folders = asked.filter((place) => ['folder', 'gone'].includes(find(place).kind));
  const [ruled, rest] = await Promise.all([
    ignoredFolders(state.store, folders),
    ignoredFiles(state.store, asked),
  ]);
  return new Set([...ruled, ...rest]);
}
