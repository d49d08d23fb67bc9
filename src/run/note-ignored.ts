import { summaryOf } from '../core/ignored.ts';
import { messageOf } from '../core/message-of.ts';
import type { Crew } from './wire.ts';

/** Counts the ignored files that a rollback does not put back. 0 also where they cannot be listed; `noteIgnored` says that. */
export async function ignoredLeftBy({
  journal,
  shellUsed,
  wroteIgnored,
}: Pick<Crew, 'journal' | 'shellUsed' | 'wroteIgnored'>): Promise<number> {
  if (!shellUsed() && !wroteIgnored()) return 0;
  const found = await journal.ignoredChanges().catch(() => null);
  return found?.changes.length ?? 0;
}

/**
 * Lists what commands, gates and edits left in ignored places: a later step of the job may run it. No rule judges
 * these files. Never throws, because the run is over.
 */
export async function noteIgnored({
  desk,
  journal,
  shellUsed,
  wroteIgnored,
}: Pick<Crew, 'desk' | 'journal' | 'shellUsed' | 'wroteIgnored'>): Promise<void> {
  if (!shellUsed() && !wroteIgnored()) return;
  const { emit } = desk.observers;
  try {
    const summary = summaryOf(await journal.ignoredChanges());
    if (summary.first.length > 0 || !summary.whole) emit({ type: 'ignored_changed', ...summary });
  } catch (error) {
    const text = `cannot list what commands and gates changed in ignored folders (${messageOf(error)}): look at them before a later step of the job runs what is in them`;
    emit({ type: 'notice', level: 'warning', text });
  }
}
