import type { Journal } from '../../changes/journal.ts';
import type { Emit } from '../../core/ports.ts';

/** Paths named in the notice; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * Warns about files that another process changed since the last step. They are not judged, kept or committed, but gates
 * see them.
 */
export async function noteExternalChanges(
  journal: Pick<Journal, 'settle' | 'measure'>,
  emit: Emit,
): Promise<void> {
  await journal.settle();
  const { step } = await journal.measure();
  if (step.length === 0) return;
  const named = step.slice(0, NAMED_PATHS).map(({ path }) => path);
  const more = step.length > named.length ? ` and ${step.length - named.length} more` : '';
  const text = `another process changed ${named.join(', ')}${more}; these changes are not committed. Let nothing else write to the workspace during a run`;
  emit({ type: 'notice', level: 'warning', text });
}
