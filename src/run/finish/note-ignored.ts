import { summaryOf } from '../../core/git/ignored.ts';
import { messageOf } from '../../core/text/message-of.ts';
import type { RunServices } from '../compose-run.ts';

/** Counts ignored files that a rollback does not restore. Returns 0 if they cannot be listed. */
export async function ignoredLeftBy({
  journal,
  shellUsed,
  wroteIgnored,
}: Pick<RunServices, 'journal' | 'shellUsed' | 'wroteIgnored'>): Promise<number> {
  if (!shellUsed() && !wroteIgnored()) return 0;
  const found = await journal.ignoredChanges().catch(() => null);
  return found?.changes.length ?? 0;
}

/**
 * Records what commands, gates and edits left in ignored paths, because a later step of the job may run it. No rule
 * judges these files. Never throws, because the run is over.
 */
export async function noteIgnored({
  context,
  journal,
  shellUsed,
  wroteIgnored,
}: Pick<RunServices, 'context' | 'journal' | 'shellUsed' | 'wroteIgnored'>): Promise<void> {
  if (!shellUsed() && !wroteIgnored()) return;
  const { emit } = context.observers;
  try {
    const summary = summaryOf(await journal.ignoredChanges());
    if (summary.first.length > 0 || !summary.whole) emit({ type: 'ignored_changed', ...summary });
  } catch (error) {
    const text = `cannot list what commands and gates changed in ignored folders (${messageOf(error)}): check these folders before a later step of the job runs files from them`;
    emit({ type: 'notice', level: 'warning', text });
  }
}
