import { rmdirSync, unlinkSync } from 'node:fs';
import { disarmAbove } from './attribute-traps.ts';
import { finder } from './found.ts';
import { joinNul, onDisk, parentOf, type RawPath } from './raw-path.ts';
import type { Step, TreeState } from './state.ts';

/**
 * Takes these changes of a measured step off the disk: added files are deleted, with the folders that this leaves empty;
 * changed files that the commit does not hold are put back. Everything else stays, and the step is to be measured again.
 */
export async function discard(state: TreeState, step: Step, names: ReadonlySet<RawPath>): Promise<void> {
  const head = await state.head;
  const changes = step.step.filter(({ raw }) => names.has(raw));
  for (const { raw } of changes.filter(({ oldMode }) => oldMode === null)) removeAdded(state, raw);
  const back = changes
    .filter(({ raw, oldMode, newMode }) => oldMode !== null && newMode !== null && isNew(head.at(raw)))
    .map(({ raw }) => raw);
  if (back.length === 0) return;
  disarmAbove(state.site.root, back);
  await state.store.git({
    args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
    index: state.good.index,
    input: joinNul(back),
  });
  for (const raw of back) state.recent.set(raw, -1n);
}

function isNew(difference: { readonly head: unknown; readonly start: unknown } | null): boolean {
  return difference !== null && difference.head === null && difference.start !== null;
}

function removeAdded({ site, good }: TreeState, raw: RawPath): void {
  const { kind } = finder(site.root)(raw);
  if (kind !== 'file' && kind !== 'link') return;
  // A locked folder keeps its files: they stay a change.
  if (!tried(() => unlinkSync(onDisk(site.root, raw)))) return;
  for (let above = parentOf(raw); above !== '' && !good.folders.has(above); above = parentOf(above)) {
    if (!tried(() => rmdirSync(onDisk(site.root, above)))) return;
  }
}

function tried(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
