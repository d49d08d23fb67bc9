import type { Cause } from '../../core/run/outcome.ts';
import type { RunRecord, ViolationEntry } from '../../report/record/run-record.ts';

/** The recorded attempts of a run. */
type Tried = Pick<RunRecord, 'mode' | 'undone' | 'violations'>;

// A run whose commands or edits were all refused or undone did not do its work, whatever the agent says. It is never
// reported as a success (docs/configuration.md#exit-codes).

/** Returns the cause if commands were refused or undone; null if none was. */
export function commandsUndone({ undone, violations }: Tried): Cause | null {
  const refused = violations.filter(isRefusedCommand).length;
  const steps = refused + undone.filter(({ by }) => by === 'command').length;
  if (steps === 0) return null;
  const reason = `nothing is left of the work: ${steps} command(s) broke a rule and were refused or undone; see the violations`;
  return { kind: 'violation', reason };
}

/** Returns the cause if all edits broke a rule; null if none did, or if there was nothing to edit. */
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

/** Codes of mistakes that break no rule about changes, such as a malformed call or a second edit. */
const MISTAKES: readonly string[] = ['PROTO-01', 'TOOL-01', 'PATCH-01', 'PATCH-03'];

function isRefusedEdit({ violation: { tool = '', code, response } }: ViolationEntry): boolean {
  return EDITING.includes(tool) && response === 'reject' && !MISTAKES.includes(code);
}
