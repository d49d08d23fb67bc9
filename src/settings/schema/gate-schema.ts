import { z } from 'zod';
import { folderProblem, outputFolderProblem, variableNameProblem } from '../values/names.ts';
import { count, span } from '../values/units.ts';
import { text } from './checked-text.ts';
import { globs } from './glob-list.ts';
import { network } from './network-schema.ts';

const gate = z.strictObject({
  name: z.string().min(1).describe('Name in logs and reports.'),
  command: z.string().min(1).describe('Command, run with `bash -o pipefail -c`.'),
  required: z.boolean().default(true).describe('Whether a failed gate fails the run.'),
  timeout: span.prefault('3m').describe('Time limit. A gate that exceeds it has failed.'),
  max_retries: count()
    .default(0)
    .describe("How often the agent gets a failed gate's output to try again. 0 means never."),
  baseline: z
    .enum(['enforce', 'tolerate', 'off'])
    .default('enforce')
    .describe(
      '`tolerate` exempts a gate that failed before the agent started. `off` does not run the gate at the start.',
    ),
  env: z
    .record(text(variableNameProblem), z.string())
    .default({})
    .describe('Additional environment variables.'),
  network: network.optional().describe('Network access, if different from `sandbox.network`.'),
  reads: globs
    .default([])
    .describe(
      'Files of `denied_reads` that the gate needs. The output of this gate and all later ones is then hidden from the agent.',
    ),
  working_dir: text(folderProblem)
    .default('')
    .describe('Working directory, relative to the repository root.'),
});

/** The gates, each with a unique name. */
export const gates = z.array(gate).superRefine((all, context) => {
  for (const [at, { name }] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === at) continue;
    const message = `expected a unique name, but another gate is also called "${name}": rename one, because reports identify gates by name`;
    context.addIssue({ code: 'custom', message, path: [at, 'name'] });
  }
});

/** Ignored folders that gates see as commands left them. */
export const gateInputs = z
  .array(text((path) => folderProblem(path) ?? outputFolderProblem(path)))
  .default([])
  .describe(
    'Git-ignored folders that gates see as commands left them. All other ignored files are restored before gates run.',
  );
