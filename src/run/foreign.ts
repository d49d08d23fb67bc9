import type { Emit } from '../core/ports.ts';
import type { Journal } from '../journal/journal.ts';

/** Paths named in the notice; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * Says what changed since the last step without being one: another process was at work here. It was judged by
 * nobody, so it is neither kept nor committed; what a gate is run on, it is run on with it there.
 */
export async function noteForeign(journal: Pick<Journal, 'settle' | 'measure'>, emit: Emit): Promise<void> {
  await journal.settle();
  const { step } = await journal.measure();
  if (step.length === 0) return;
  const named = step.slice(0, NAMED_PATHS).map(({ path }) => path);
  const more = step.length > named.length ? ` and ${step.length - named.length} more` : '';
  const text = `changed by something that was no step of this run: ${named.join(', ')}${more}; it is not committed. Let nothing else write to the workspace while a run is under way`;
  emit({ type: 'notice', level: 'warning', text });
}
