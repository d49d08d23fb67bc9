import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, printableName, violated } from '../definition/validation.ts';
import { toolsAllowed } from './allowed-tools.ts';
import { INTERACTIVE_TOOLS } from './interactive-tools.ts';

export const unknownTool: ConstraintDefinition = {
  name: 'unknown_tool',
  code: 'PROTO-02',
  response: 'reject',
  floor: true,
  summary: 'A call must name an existing tool.',
  remedy: 'use a model that calls only the tools it is offered',
  checks: {
    call: ({ tool, known }, { settings }) => {
      if (known || INTERACTIVE_TOOLS.includes(tool)) return passed();
      const offered = toolsAllowed(settings.allowed_tools).join(', ');
      return violated({
        reason: `there is no tool ${printableName(tool)}: use one of ${offered}`,
        metrics: { tool: printableName(tool) },
        actual: printableName(tool),
      });
    },
  },
};
