import type { Cause } from '../core/outcome.ts';
import type { RunRecord, ViolationEntry } from '../report/run-record.ts';

/** What is on record of what a run tried. */
type Tried = Pick<RunRecord, 'mode' | 'undone' | 'violations'>;

// A run that has changed nothing because nothing of what it tried was let stand did not do its work, whatever the agent
// says, and is never shown as a success (CONTRACT 2).

/** Its commands were refused or taken back; null where none was. */
export function commandsUndone({ undone, violations }: Tried): Cause | null {
  const refused = violations.filter(isRefusedCommand).length;
  const steps = refused + undone.filter(({ by }) => by === 'command').length;
  if (steps === 0) return null;
  const reason = `nothing is left of the work: ${steps} command(s) broke a rule and were refused or taken back whole; see the violations`;
  return { kind: 'violation', reason };
}

/** Its edits broke a rule, all of them; null where none did, or where there was nothing to edit. */
export function editsRefused({ mode, violations }: Tried): Cause | null {
  if (mode === 'read-only') return null;
  const refused = violations.filter(isRefusedEdit);
  const last = refused.at(-1)?.violation.reason;
  if (last === undefined) return null;
  const edits =
    refused.length === 1 ? '1 edit broke a rule and was' : `${refused.length} edits broke a rule and were`;
  return { kind: 'violation', reason: `nothing was changed: ${edits} refused, the last because ${last}` };
}

function isRefusedCommand({ violation: { code, response } }: ViolationEntry): boolean {
  return code === 'EXEC-01' && response === 'reject';
}

const EDITING: readonly string[] = ['write_file', 'apply_diff', 'edit_file'];

/** A call that cannot be read, or a second edit where one may be made, breaks no rule on what may be changed. */
const SLIPS: readonly string[] = ['PROTO-01', 'TOOL-01', 'PATCH-01', 'PATCH-03'];

function isRefusedEdit({ violation: { tool = '', code, response } }: ViolationEntry): boolean {
  return EDITING.includes(tool) && response === 'reject' && !SLIPS.includes(code);
}
