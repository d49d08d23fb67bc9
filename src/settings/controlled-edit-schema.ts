import { z } from 'zod';
import { text } from './checked-text.ts';
import { reportPathProblem } from './names.ts';

/** What the mode controlled-edit goes by. Source: "Controlled Edit Mode v1", 2 and 4. */
export const controlledEdit = z.strictObject({
  build: z
    .string()
    .min(1)
    .default('cmake --build build')
    .describe('run once after the edit, by `bash -o pipefail -c`; its exit code decides'),
  report: text(reportPathProblem)
    .default('docs/telemetry/controlled_edit_report.md')
    .describe('a copy of the report, relative to the root; never counted or committed'),
});
