import { z } from 'zod';
import { reportPathProblem } from '../values/names.ts';
import { text } from './checked-text.ts';

/** Settings of the mode controlled-edit. Source: "Controlled Edit Mode v1", 2 and 4. */
export const controlledEdit = z.strictObject({
  build: z
    .string()
    .min(1)
    .default('cmake --build build')
    .describe('Build command, run once after the edit with `bash -o pipefail -c`. Its exit code decides.'),
  report: text(reportPathProblem)
    .default('docs/telemetry/controlled_edit_report.md')
    .describe('Path of a copy of the report, relative to the root. Never counted or committed.'),
});
