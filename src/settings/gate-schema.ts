import { z } from 'zod';
import { text } from './checked-text.ts';
import { globs } from './glob-list.ts';
import { folderProblem, outputFolderProblem, variableNameProblem } from './names.ts';
import { network } from './network.ts';
import { count, span } from './units.ts';

const gate = z.strictObject({
  name: z.string().min(1).describe('in logs and reports'),
  command: z.string().min(1).describe('run by `bash -o pipefail -c`'),
  required: z.boolean().default(true).describe('red fails the run'),
  timeout: span.prefault('3m').describe('counts as red'),
  max_retries: count().default(0).describe('how often a red gate goes back to the agent; 0: never'),
  baseline: z
    .enum(['enforce', 'tolerate', 'off'])
    .default('enforce')
    .describe('`tolerate` exempts a gate that was red before the agent started'),
  env: z.record(text(variableNameProblem), z.string()).default({}).describe('added to its environment'),
  network: network.optional().describe('what it reaches, where not as `sandbox.network` says'),
  reads: globs
    .default([])
    .describe(
      'files of `denied_reads` that it needs; what it and the gates after it print is then kept from the agent',
    ),
  working_dir: text(folderProblem).default('').describe('relative to the repository root'),
});

/** The gates, each with a name of its own. */
export const gates = z.array(gate).superRefine((all, context) => {
  for (const [at, { name }] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === at) continue;
    const message = `expected a name of its own, "${name}" is another gate's: reports tell gates by their names`;
    context.addIssue({ code: 'custom', message, path: [at, 'name'] });
  }
});

/** Ignored folders that gates see as commands left them. */
export const gateInputs = z
  .array(text((path) => folderProblem(path) ?? outputFolderProblem(path)))
  .default([])
  .describe('ignored folders that gates see as commands left them; all others are put back for gates');
