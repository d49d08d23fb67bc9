import { reportCopyProblem, writeReportCopy } from '../../adapters/output/report-copy.ts';
import { decidePath } from '../../constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../constraints/registry.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { CONTROLLED_HEADING, controlledEditReport } from '../../report/files/controlled-edit.ts';
import type { RunContext } from '../context/run-context.ts';

type Parts = Pick<RunContext, 'request' | 'place'>;

/**
 * Checks before any model call that the report can be written to the configured path. Throws StopRun(config) if it
 * cannot.
 */
export function checkControlledReport(parts: Parts): void {
  const reason = parts.request.settings.mode === 'controlled-edit' ? objection(parts) : null;
  if (reason !== null) throw new StopRun({ kind: 'config', reason: `controlled_edit.report: ${reason}` });
}

/** Writes the copy of the report to the workspace, even if the edit failed (decision D16). */
export function leaveControlledReport({
  request,
  place,
  observers,
  redactor,
  hostProcess,
}: RunContext): void {
  const { mode, controlled_edit: wanted } = request.settings;
  if (mode !== 'controlled-edit') return;
  const text = Buffer.from(controlledEditReport(observers.record()));
  try {
    const reason = objection({ request, place });
    if (reason !== null) throw new Error(reason);
    writeReportCopy(place.root, wanted.report, redactor.bytes(text));
  } catch (error) {
    hostProcess.warn(`the report cannot be copied to ${wanted.report} (${messageOf(error)})`);
  }
}

/** Returns why the report may not be written; null if it may. It quotes the agent, so protected paths are refused. */
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
