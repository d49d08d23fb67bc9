import { readlinkSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { leadsOut } from '../../core/leads-out.ts';
import type { RawChange } from './diff-output.ts';
import { type Found, finder } from './found.ts';
import { ignoredFiles, ignoredFolders } from './ignored.ts';
import { looksLikeDotGit } from './names.ts';
import { onDisk, parentOf, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';

/** A symbolic link that leads where no change may: what, and why. */
export interface BadLink {
  readonly raw: RawPath;
  readonly target: RawPath;
  readonly why: string;
}

const LINK = '120000';

/**
 * Of the links that a step made or changed, those that lead into a git directory or to ignored paths, where nothing is
 * measured, and those that lead out of the repository, which no commit may hold.
 */
export async function badLinks(
  state: TreeState,
  step: readonly RawChange[],
  found: ReadonlyMap<RawPath, Found>,
): Promise<BadLink[]> {
  const made = step.filter(({ raw, newMode }) => newMode === LINK && found.get(raw)?.kind === 'link');
  if (made.length === 0) return [];
  const links = made.map(({ raw }) => ({ raw, target: targetOf(state.site.root, raw) }));
  const bad: BadLink[] = [];
  const inside: { readonly raw: RawPath; readonly target: RawPath; readonly places: RawPath[] }[] = [];
  for (const { raw, target } of links) {
    const places = placesOf(state.site.root, raw, target);
    const why = trouble(places) ?? (leadsOut(raw, target) ? 'which is out of the repository' : null);
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
  return readlinkSync(onDisk(root, raw), 'latin1');
}

/** Where a link leads below the root: by its words, and on disk where that exists. null: out of the root. */
function placesOf(root: string, raw: RawPath, target: RawPath): (RawPath | null)[] {
  const spelled = posix.join(parentOf(raw), target).replace(/\/$/, '');
  const byWords = spelled === '..' || spelled.startsWith('../') ? null : spelled.replace(/^\.$/, '');
  try {
    const real = realpathSync(onDisk(root, raw), 'latin1');
    const top = realpathSync(root, 'latin1');
    const onTop = real === top || real.startsWith(`${top}/`);
    return [byWords, onTop ? real.slice(top.length + 1) : null];
  } catch {
    // Nothing there, or a circle.
    return [byWords];
  }
}

function trouble(places: readonly (RawPath | null)[]): string | null {
  return places.some((place) => place !== null && looksLikeDotGit(place)) ? 'a git directory' : null;
}

async function ignoredAmong(state: TreeState, places: readonly RawPath[]): Promise<ReadonlySet<RawPath>> {
  const find = finder(state.site.root);
  const asked = places.filter((place) => place !== '' && !state.start.entries.has(place));
  const folders = asked.filter((place) => ['folder', 'gone'].includes(find(place).kind));
  const [ruled, rest] = await Promise.all([
    ignoredFolders(state.store, folders),
    ignoredFiles(state.store, asked),
  ]);
  return new Set([...ruled, ...rest]);
}
