import { TOOL_NAMES } from '../../settings/schema/schema.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, printableName, violated } from '../definition/validation.ts';

/**
 * Returns the tools that a run may use. An empty list means all, and `task_completion` is always allowed. Source:
 * ADR-0027.
 */
export function toolsAllowed(configured: readonly string[]): readonly string[] {
  if (configured.length === 0) return TOOL_NAMES;
  return configured.includes('task_completion') ? configured : [...configured, 'task_completion'];
}

export const allowedTools: ConstraintDefinition = {
  name: 'allowed_tools',
  code: 'TOOL-01',
  designs: ['ADR-0027', 'ADR-0026'],
  response: 'reject',
  floor: false,
  summary:
    'Only the tools in `allowed_tools` may be used. An empty list allows all. `task_completion` is always allowed.',
  remedy: 'use another tool, or add this one to `allowed_tools`',
  applies: ({ settings }) => settings.allowed_tools.length > 0,
  checks: {
    call: ({ tool, known }, { settings }) => {
      const allowed = toolsAllowed(settings.allowed_tools);
      if (!known || allowed.includes(tool)) return passed({ tool });
      return violated({
        reason: `tool ${printableName(tool)} is not in allowed_tools (${allowed.join(', ')}): use one of these`,
        forPeople: `the model called ${printableName(tool)}, which is not in allowed_tools (${allowed.join(', ')}): add it there if the task needs it`,
        metrics: { tool },
        limit: allowed.join(', '),
        actual: tool,
      });
    },
  },
};
