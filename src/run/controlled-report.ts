import { reportCopyProblem, writeReportCopy } from '../adapters/report-copy.ts';
import { decidePath } from '../constraints/path-rules.ts';
import { buildPathRules } from '../constraints/registry.ts';
import { messageOf } from '../core/message-of.ts';
import { StopRun } from '../core/outcome.ts';
import { CONTROLLED_HEADING, controlledEditReport } from '../report/controlled-edit.ts';
import type { Desk } from './desk.ts';

type Parts = Pick<Desk, 'request' | 'place'>;

/**
 * A report that could not be left where the settings want it is known before anything is paid for. Throws
 * StopRun(config).
 */
export function checkControlledReport(parts: Parts): void {
  const reason = parts.request.settings.mode === 'controlled-edit' ? objection(parts) : null;
  if (reason !== null) throw new StopRun({ kind: 'config', reason: `controlled_edit.report: ${reason}` });
}

/** The copy that controlled-edit leaves in the workspace, whatever became of the edit (DECISIONS D16). */
export function leaveControlledReport({ request, place, observers, redactor, around }: Desk): void {
  const { mode, controlled_edit: wanted } = request.settings;
  if (mode !== 'controlled-edit') return;
  const text = Buffer.from(controlledEditReport(observers.record()));
  try {
    const reason = objection({ request, place });
    if (reason !== null) throw new Error(reason);
    writeReportCopy(place.root, wanted.report, redactor.bytes(text));
  } catch (error) {
    around.warn(`the report cannot be copied to ${wanted.report} (${messageOf(error)})`);
  }
}

/** Why it may not be written there; null where it may. A report quotes the agent: it goes to no protected path. */
function objection({ request, place }: Parts): string | null {
  const { constraints, controlled_edit: wanted } = request.settings;
  const { openProtected } = request;
  const extra = { openProtected, harness: [], agentLinkAtRoot: place.hasAgentLink, base: '' };
  const { rule, pattern } = decidePath(wanted.report, buildPathRules(constraints, extra));
  if (rule === 'protected_paths') {
    return `${wanted.report} is protected (${pattern ?? ''}): name another file, or open it with --open-protected`;
  }
  return reportCopyProblem(place.root, wanted.report, CONTROLLED_HEADING);
}
