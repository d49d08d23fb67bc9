import { TOOL_NAMES } from '../settings/schema.ts';
import type { ConstraintDefinition } from './definition.ts';
import { broken, kept, shown } from './validation.ts';

/** The tools a run may use: an empty list is all of them, and a run can always be ended. Source: ADR-0027. */
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
    'only the tools in `allowed_tools` are used; an empty list is all, and `task_completion` always is',
  remedy: 'use another tool, or add this one to `allowed_tools`',
  applies: ({ settings }) => settings.allowed_tools.length > 0,
  checks: {
    call: ({ tool, known }, { settings }) => {
      const allowed = toolsAllowed(settings.allowed_tools);
      if (!known || allowed.includes(tool)) return kept({ tool });
      return broken({
        reason: `tool ${shown(tool)} is not in allowed_tools (${allowed.join(', ')}): use one of these`,
        forPeople: `the model called ${shown(tool)}, which is not in allowed_tools (${allowed.join(', ')}): add it there if the task needs it`,
        metrics: { tool },
        limit: allowed.join(', '),
        actual: tool,
      });
    },
  },
};
