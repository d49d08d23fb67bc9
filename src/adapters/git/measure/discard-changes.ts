import { rmdirSync, unlinkSync } from 'node:fs';
import { joinNul, parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { MeasuredStep, TreeState } from '../start/tree-state.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { diskEntryReader } from '../worktree/disk-entry.ts';

/**
 * Removes these changes of a measured step from the disk. Added files are deleted, with folders that become empty.
 * Changed files that the commit does not contain are restored. Everything else stays, and the step must be measured
 * again.
 */
export async function discardChanges(
  state: TreeState,
  step: MeasuredStep,
  names: ReadonlySet<RawPath>,
): Promise<void> {
  const head = await state.head;
  const changes = step.step.filter(({ raw }) => names.has(raw));
  for (const { raw } of changes.filter(({ oldMode }) => oldMode === null)) removeAdded(state, raw);
  const back = changes
    .filter(({ raw, oldMode, newMode }) => oldMode !== null && newMode !== null && isNew(head.at(raw)))
    .map(({ raw }) => raw);
  if (back.length === 0) return;
  releaseFifosAbove(state.repo.root, back);
  await state.store.git({
    args: ['checkout-index', '--force', '-u', '-z', '--stdin'],
    index: state.good.index,
    input: joinNul(back),
  });
  for (const raw of back) state.racyFiles.set(raw, -1n);
}

function isNew(difference: { readonly head: unknown; readonly start: unknown } | null): boolean {
  return difference !== null && difference.head === null && difference.start !== null;
}

function removeAdded({ repo, good }: TreeState, raw: RawPath): void {
  const { kind } = diskEntryReader(repo.root)(raw);
  if (kind !== 'file' && kind !== 'link') return;
  // Files in a locked folder stay, and they remain a change.
  if (!succeeds(() => unlinkSync(toDiskPath(repo.root, raw)))) return;
  for (let above = parentOf(raw); above !== '' && !good.folders.has(above); above = parentOf(above)) {
    if (!succeeds(() => rmdirSync(toDiskPath(repo.root, above)))) return;
  }
}

function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
