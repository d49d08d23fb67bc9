import { isRefusal, refuse } from '../core/run/refusal.ts';
import type { CompletionTool } from '../core/tools/tool.ts';
import { oneOf, optional, type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';

const fields = {
  result: text(),
  status: optional(oneOf(['complete', 'partial', 'impossible'])),
};
type Args = ParsedArguments<typeof fields>;

export const taskCompletion: CompletionTool<Args> = {
  kind: 'completion',
  spec: {
    name: 'task_completion',
    description: 'End the run and say what was done or found.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'task_completion');
    if (isRefusal(taken) || taken.result.trim() !== '') return taken;
    return refuse('task_completion: "result" is empty: say what was done or found');
  },
  completion: ({ result, status = 'complete' }) => ({ result, status }),
};
