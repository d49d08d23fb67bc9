import { messageOf } from '../adapters/output-folder.ts';
import { writeReportCopy } from '../adapters/report-copy.ts';
import { controlledEditReport } from '../report/controlled-edit.ts';
import type { Desk } from './desk.ts';

/** The copy that controlled-edit leaves in the workspace, whatever became of the edit (DECISIONS D16). */
export function leaveControlledReport({ request, place, observers, redactor, around }: Desk): void {
  const { mode, controlled_edit: wanted } = request.settings;
  if (mode !== 'controlled-edit') return;
  const text = Buffer.from(controlledEditReport(observers.record()));
  try {
    writeReportCopy(place.root, wanted.report, redactor.bytes(text));
  } catch (error) {
    around.warn(`the report cannot be copied to ${wanted.report} (${messageOf(error)})`);
  }
}
