import type { CommitFiles, TrackedFile } from '../core/tracked-file.ts';
import { DEFAULT_CONFIG, OTHER_CONFIG } from '../settings/sources.ts';
import { isInvisibleKind } from '../trigger/untrusted/invisible.ts';
import type { Occasion, Referee } from './referee.ts';

const PREVENTED: Occasion = { turn: 0, effect: 'prevented' };
const WARNING = { response: 'warn_continue' } as const;

/** Records what was removed from the texts of others: IN-01, and IN-02 for what a reader cannot see. */
export function noteCleaned(cleaned: readonly string[], referee: Pick<Referee, 'note'>): void {
  if (cleaned.length === 0) return;
  const reason = `taken out of what others wrote, before the model saw it: ${cleaned.join(', ')}`;
  referee.note('IN-01', reason, PREVENTED, WARNING);
  const unseen = cleaned.filter(isInvisibleKind);
  if (unseen.length === 0) return;
  referee.note(
    'IN-02',
    `the texts of others held what a reader cannot see: ${unseen.join(', ')}`,
    PREVENTED,
    WARNING,
  );
}

/** Files that steer a run. Those of a pull request's head steer nothing. */
const STEERING: readonly string[] = [DEFAULT_CONFIG, OTHER_CONFIG, 'AGENTS.md'];
const MOST_BYTES = 1024 * 1024;

/** Records the files of a pull request that would steer the run and are ignored, because the base's count: CFG-02. */
export async function noteIgnoredSteering(
  files: CommitFiles,
  { trusted, head }: { readonly trusted: string; readonly head: string },
  referee: Pick<Referee, 'note'>,
): Promise<void> {
  const [base, own] = await Promise.all(
    [trusted, head].map((commit) => files.filesAt(commit, STEERING, MOST_BYTES)),
  );
  const paths = STEERING.filter((path) => differs(base?.get(path), own?.get(path)));
  if (paths.length === 0) return;
  const reason = `${paths.join(', ')} of the pull request ${paths.length === 1 ? 'is' : 'are'} not used, because the base branch decides how a run works: merge the change first`;
  referee.note('CFG-02', reason, PREVENTED, { ...WARNING, paths });
}

/** Whether the head has another file than the base, or what cannot be read as one. */
function differs(base: TrackedFile | string | undefined, own: TrackedFile | string | undefined): boolean {
  if (own === undefined) return false;
  if (typeof own === 'string') return typeof base === 'object';
  return typeof base !== 'object' || !Buffer.from(own.bytes).equals(base.bytes);
}
