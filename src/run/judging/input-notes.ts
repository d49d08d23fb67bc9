import type { CommitFiles, TrackedFile } from '../../core/git/tracked-file.ts';
import { DEFAULT_CONFIG, OTHER_CONFIG } from '../../settings/sources/find-file.ts';
import { isInvisibleKind } from '../../trigger/untrusted/invisible.ts';
import type { CallContext, ConstraintEnforcer } from './constraint-enforcer.ts';

const PREVENTED: CallContext = { turn: 0, effect: 'prevented' };
const WARNING = { response: 'warn_continue' } as const;

/** Records what was removed from other people's text: IN-01, and IN-02 for invisible characters. */
export function noteCleaned(cleaned: readonly string[], enforcer: Pick<ConstraintEnforcer, 'note'>): void {
  if (cleaned.length === 0) return;
  const reason = `removed from other people's text before the model saw it: ${cleaned.join(', ')}`;
  enforcer.note('IN-01', reason, PREVENTED, WARNING);
  const unseen = cleaned.filter(isInvisibleKind);
  if (unseen.length === 0) return;
  enforcer.note(
    'IN-02',
    `other people's text contained characters that a reader cannot see: ${unseen.join(', ')}`,
    PREVENTED,
    WARNING,
  );
}

/** Files that configure a run. Those of a pull request's head are ignored. */
const STEERING: readonly string[] = [DEFAULT_CONFIG, OTHER_CONFIG, 'AGENTS.md'];
const MOST_BYTES = 1024 * 1024;

/** Records files of a pull request that are ignored because those of the base branch count: CFG-02. */
export async function noteIgnoredSteering(
  files: CommitFiles,
  { trusted, head }: { readonly trusted: string; readonly head: string },
  enforcer: Pick<ConstraintEnforcer, 'note'>,
): Promise<void> {
  const [base, own] = await Promise.all(
    [trusted, head].map((commit) => files.filesAt(commit, STEERING, MOST_BYTES)),
  );
  const paths = STEERING.filter((path) => differs(base?.get(path), own?.get(path)));
  if (paths.length === 0) return;
  const reason = `${paths.join(', ')} of the pull request ${paths.length === 1 ? 'is' : 'are'} not used, because the base branch decides how a run works: merge the change first`;
  enforcer.note('CFG-02', reason, PREVENTED, { ...WARNING, paths });
}

/** Returns true if the head's file differs from the base's, or cannot be read. */
function differs(base: TrackedFile | string | undefined, own: TrackedFile | string | undefined): boolean {
  if (own === undefined) return false;
  if (typeof own === 'string') return typeof base === 'object';
  return typeof base !== 'object' || !Buffer.from(own.bytes).equals(base.bytes);
}
